package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.testkit.shop.CheckedTools;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the command {@code replay} as its user sees it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReplayCommandTest {
    private static final String SHOP = ShopTools.class.getName();
    private static final String CHECKED = CheckedTools.class.getName();

    /** The calls in the large file; a million in the nightly build. */
    private static final int CALLS = Integer.getInteger("testkit.replay.calls", 20_000);

    @TempDir
    Path folder;

    private static Ended replay(Object... arguments) {
        return Ended.run(
                Stream.concat(Stream.of("replay"), Stream.of(arguments)).toArray());
    }

    private Path calls() throws IOException {
        return Files.writeString(
                folder.resolve("calls.jsonl"),
                """
                {"tool": "find_order", "arguments": {"id": 7}}
                {"tool": "find_order", "arguments": {"id": "ten"}}
                {"tool": "find_order", "arguments": {"id": "ten"}, "result": "failure"}
                {"tool": "find_order", "arguments": {"id": "all", "extent": "SOME"}}
                {"tool": "find_orders", "arguments": {"id": 7}}
                {"tool": "track", "arguments": {"id": 7, "idd": 8}}
                """);
    }

    @Test
    void a_table_for_people() throws IOException {
        assertEquals(
                new Ended(
                        3,
                        """
                        6 calls: 2 accepted, 3 refused, 1 refused that failed when they were recorded, too.

                          CALLS  REFUSED NOW
                              2  find_order: argument 'id' must be an integer.
                                 calls.jsonl:2: {"id":"ten"}
                              1  find_order: argument 'extent' must be one of "ALL", "HEAD".
                                 calls.jsonl:4: {"id":"all","extent":"SOME"}
                              1  find_orders: there is no such tool. Did you mean 'find_order'?
                                 calls.jsonl:5: {"id":7}

                          CALLS  REFUSED NOW, AND FAILED WHEN THEY WERE RECORDED
                              1  find_order: argument 'id' must be an integer.
                                 calls.jsonl:3: {"id":"ten"}

                          CALLS  WITH AN ARGUMENT THAT THE TOOL DOES NOT HAVE
                              1  track: 'idd' (did you mean 'id'?)
                                 calls.jsonl:6

                          WRONG  OF CALLS  ARGUMENT
                              3         4  find_order 'id'
                                           argument 'id' must be an integer.
                                           Came: "ten" (2), "all" (1)
                              1         4  find_order 'extent'
                                           argument 'extent' must be one of "ALL", "HEAD".
                                           Came: "SOME" (1)
                        """,
                        ""),
                replay("--advice", calls(), SHOP));
    }

    @Test
    void and_json_for_machines() throws IOException {
        Ended ended = replay(calls(), SHOP, "--json");
        assertEquals(3, ended.code());
        JsonNode json = JsonText.read(ended.out());
        assertEquals(3, json.path("refused").asInt());
        assertEquals(1, json.path("refusedBefore").asInt());
        assertEquals(
                "{\"tool\":\"find_order\",\"cause\":\"argument 'id' must be an integer.\",\"calls\":2,\"failedBefore\":0,"
                        + "\"sentence\":\"argument 'id' must be an integer, but was \\\"ten\\\".\","
                        + "\"place\":\"calls.jsonl:2\",\"arguments\":{\"id\":\"ten\"}}",
                json.path("refusals").path(0).toString());
        assertEquals(
                "{\"tool\":\"track\",\"argument\":\"idd\",\"nearest\":\"id\",\"calls\":1,\"place\":\"calls.jsonl:6\"}",
                json.path("unknownArguments").path(0).toString());
        assertEquals(
                "{\"\\\"ten\\\"\":2,\"\\\"all\\\"\":1}",
                json.path("advice").path(0).path("came").toString());
    }

    @Test
    void no_refusal_is_no_error() throws IOException {
        Path file = Files.writeString(folder.resolve("c.jsonl"), "{\"tool\": \"track\", \"arguments\": {\"id\": 7}}");
        assertEquals(
                new Ended(0, "1 call: 1 accepted, 0 refused.\n\nNo argument is wrong.\n", ""),
                replay(file, SHOP, "--advice"));
    }

    @Test
    void a_recording_without_arguments_is_an_error() throws IOException {
        Path file = Files.writeString(folder.resolve("c.jsonl"), "{\"tool\": \"track\", \"arguments\": null}");
        assertEquals(
                new Ended(
                        1,
                        "1 call: 0 accepted, 0 refused.\n\n  CALLS  NOT READ\n"
                                + "      1  track: their arguments were not recorded.\n",
                        ""),
                replay(file, SHOP));
    }

    @Test
    void tools_are_called_only_if_their_class_is_made_for_it() throws IOException {
        Path file = Files.writeString(
                folder.resolve("c.jsonl"),
                "{\"tool\": \"pack\", \"arguments\": {\"items\": [], \"numbers\": {}}}\n"
                        + "{\"tool\": \"break_down\"}\n{\"tool\": \"track\", \"arguments\": {\"id\": \"x\"}}\n");
        CheckedTools.calls = 0;
        Ended read = replay(file, CHECKED, SHOP);
        assertEquals(0, CheckedTools.calls);
        assertTrue(read.out().startsWith("3 calls: 2 accepted, 1 refused.\n"), read.out());
        Ended called = replay(file, "--call", CHECKED, "--call", SHOP);
        assertEquals(1, CheckedTools.calls);
        assertEquals(3, called.code());
        assertEquals(
                """
                3 calls: 1 accepted, 2 refused.

                  CALLS  REFUSED NOW
                      1  break_down: the call ended with failure: java.lang.IllegalStateException: the stock's password is secret.
                         c.jsonl:2: {}
                      1  track: argument 'id' must be an integer.
                         c.jsonl:3: {"id":"x"}
                """,
                called.out());
    }

    @Test
    void a_wrong_command_line_is_an_error() throws IOException {
        Path calls = calls();
        String help = " --help explains the command.\n";
        String needed = "replay needs a file or directory of recorded calls, and tool classes.";
        assertEquals(new Ended(2, "", needed + help), replay());
        assertEquals(new Ended(2, "", needed + help), replay(calls));
        assertEquals(new Ended(2, "", "There is no option --all." + help), replay("--all", calls, SHOP));
        assertEquals(new Ended(2, "", "The option --against needs a value." + help), replay(calls, SHOP, "--against"));
        assertEquals(new Ended(1, "", "A path is empty.\n"), replay("", SHOP));
        assertEquals(new Ended(1, "", "There is no class a.B on the class path.\n"), replay(calls, "a.B"));
        Path none = folder.resolve("none");
        assertEquals(new Ended(1, "", none + " does not exist.\n"), replay(none, SHOP));
        assertEquals(new Ended(1, "", none + " does not exist.\n"), replay(calls, SHOP, "--against", none));
        Path wrong = Files.writeString(folder.resolve("wrong.json"), "{}");
        assertEquals(
                new Ended(1, "", wrong + " is no catalogue: it has no tools.\n"),
                replay(calls, SHOP, "--against", wrong));
    }

    @Test
    void progress_is_printed_on_long_runs() throws IOException {
        Path file = Files.writeString(folder.resolve("c.jsonl"), "{\"tool\": \"dream\"}\n".repeat(8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        long[] clock = {0};
        int code = new ReplayCommand(() -> clock[0] += 1_250_000_000L)
                .run(
                        List.of(file.toString(), SHOP),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(0, code);
        assertEquals("4 lines read, 50 % of c.jsonl\n8 lines read, 100 % of c.jsonl\n", err.toString());
    }

    /**
     * The file is larger than the heap of the JVM that reads it. The nightly build prints how long each thousand calls
     * took.
     */
    @Test
    void many_calls_need_little_memory() throws IOException, InterruptedException {
        Path file = folder.resolve("many.jsonl");
        String padding = "x".repeat(CALLS > 100_000 ? 150 : 3_000);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < CALLS; i++) {
                String id = i % 10 == 0 ? "\"n" + i + "\"" : String.valueOf(i);
                out.write("{\"tool\": \"find_order\", \"arguments\": {\"id\": " + id + ", \"note" + i % 3_000 + "\": \""
                        + padding + "\"}}\n");
            }
        }
        assertTrue(Files.size(file) > 40 << 20 || CALLS < 20_000, "larger than the heap");
        Path printed = folder.resolve("out");
        int code = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx24m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TimedReplay.class.getName(),
                        file.toString(),
                        SHOP)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start()
                .waitFor();
        String text = Files.readString(printed);
        assertEquals(3, code, text);
        assertTrue(
                text.startsWith(String.format(
                        "%,d calls: %,d accepted, %,d refused.\n", CALLS, CALLS - CALLS / 10, CALLS / 10)),
                text.lines().findFirst().orElse(""));
        if (CALLS > 100_000) {
            System.out.println(text.lines().reduce((one, other) -> other).orElse(""));
        }
    }
}
