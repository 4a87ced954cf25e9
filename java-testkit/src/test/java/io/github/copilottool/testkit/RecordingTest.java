package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.RecordedCalls;
import io.github.copilottool.testkit.shop.CheckedTools;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a replay reads what {@link RecordedCalls} writes. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RecordingTest {
    @TempDir
    Path folder;

    /** A program that records calls until one of them ends the JVM at once. */
    static final class Killed {
        private Killed() {}

        public static void main(String[] arguments) {
            int[] calls = {0};
            ToolDefinition endless = ToolDefinition.from("count", "Counts.", () -> {
                if (++calls[0] > 100) {
                    Runtime.getRuntime().halt(7);
                }
                return "counted";
            });
            Tools tools = Tools.ofDefinitions(RecordedCalls.of(List.of(endless), Path.of(arguments[0])));
            while (true) {
                tools.call("count");
            }
        }
    }

    @Test
    void recorded_calls_are_accepted_or_failed_before() throws IOException {
        Path file = folder.resolve("calls.jsonl");
        Tools shop = Tools.of(new ShopTools());
        Tools recorded = Tools.ofDefinitions(RecordedCalls.of(shop.definitions(), file));
        assertEquals("Hello Ada", recorded.call("greet", "{\"name\": \"Ada\"}"));
        recorded.call("find_order", "{\"id\": \"ten\"}");
        recorded.call("track", "{\"id\": 7}");
        recorded.call("break_down");
        ReplayReport report = shop.replay(file).assertNone();
        assertEquals(4, report.calls());
        assertEquals(1, report.refusedBefore(), report.toString());
        assertEquals("find_order", report.refusals().get(0).tool());
    }

    @Test
    void a_recording_without_some_arguments_can_be_replayed() throws IOException {
        Path file = folder.resolve("calls.jsonl");
        Tools checked = Tools.of(new CheckedTools());
        Tools recorded = Tools.ofDefinitions(RecordedCalls.of(checked.definitions(), file, "currency", "cents"));
        recorded.call("pay", "{\"currency\": \"EUR\", \"price\": {\"cents\": 4711}, \"code\": \"a\"}");
        String line = Files.readString(file);
        assertEquals(-1, line.indexOf("EUR") + line.indexOf("4711") + 1, line);
        assertEquals(1, checked.replay(file).assertNone().accepted());
    }

    @Test
    void a_killed_process_loses_only_the_call_that_was_running() throws IOException, InterruptedException {
        Path file = folder.resolve("calls.jsonl");
        int code = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Killed.class.getName(),
                        file.toString())
                .inheritIO()
                .start()
                .waitFor();
        assertEquals(7, code);
        List<String> lines = Files.readAllLines(file);
        assertEquals(100, lines.size());
        for (String each : lines) {
            assertEquals("count", JsonText.read(each).path("tool").asText());
        }
    }
}
