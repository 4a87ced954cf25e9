package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.RecordingFormat.Made;
import io.github.copilottool.testkit.ReplayReport.Refusal;
import io.github.copilottool.testkit.ReplayReport.UnknownArgument;
import io.github.copilottool.testkit.ReplayReport.Unread;
import io.github.copilottool.testkit.ReplayReport.WrongArgument;
import io.github.copilottool.testkit.shop.CheckedTools;
import io.github.copilottool.testkit.shop.NewStore;
import io.github.copilottool.testkit.shop.OldStore;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of what a replay reads and reports. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReplayTest {
    private static final String FIND = "{\"tool\": \"find_order\", \"arguments\": {\"id\": 7}}";

    private final Tools shop = Tools.of(new ShopTools());

    @TempDir
    Path folder;

    /** Returns calls of the old store that its tools accept, made of their schemas. */
    private static List<Made> corpus() {
        Tools tools = Tools.of(new OldStore());
        List<Made> calls = new ArrayList<>();
        for (String tool : tools.names()) {
            ArgumentNames names = ArgumentNames.of(tools.schema(tool));
            for (Map<String, Object> arguments : tools.examples(tool)) {
                if (names.known().containsAll(arguments.keySet())) {
                    assertEquals("success", tools.answer(tool, arguments).type());
                    calls.add(new Made(tool, arguments, true));
                }
            }
        }
        // The schema of an int has no bounds, so that no value of it is far from 0.
        calls.add(new Made("rate", Map.of("stars", 300), true));
        calls.add(new Made("rate", Map.of("stars", -129), true));
        return calls;
    }

    private Path file(String... lines) throws IOException {
        return file(List.of(lines));
    }

    private Path file(List<String> lines) throws IOException {
        return Files.write(folder.resolve("calls.jsonl"), lines);
    }

    private static String refusals(ReplayReport report) {
        StringBuilder text = new StringBuilder();
        report.refusals().stream()
                .sorted((one, other) -> one.tool().compareTo(other.tool()))
                .forEach(each -> text.append(each.count())
                        .append(' ')
                        .append(each.tool())
                        .append(": ")
                        .append(each.cause())
                        .append('\n'));
        return text.toString();
    }

    @ParameterizedTest
    @EnumSource
    void planted_changes_are_found_and_nothing_else(RecordingFormat format) throws IOException {
        List<Made> calls = corpus();
        long orders = calls.stream().filter(each -> each.tool().equals("order")).count();
        long parcels = calls.stream()
                .filter(each -> each.tool().equals("track_parcel"))
                .count();
        long stars = calls.stream()
                .filter(each -> each.tool().equals("rate"))
                .map(each -> ((Number) each.arguments().get("stars")).intValue())
                .filter(each -> each != (byte) (int) each)
                .count();
        assertTrue(orders > 0 && parcels > 0 && stars > 0 && calls.size() > 12, calls.toString());

        ReplayReport report = Tools.of(new NewStore()).replay(file(format.lines(calls)));
        assertEquals(
                orders + " order: argument 'quantity' is required.\n"
                        + "1 paint: argument 'colour' must be one of \"RED\", \"GREEN\".\n"
                        + stars + " rate: argument 'stars' must be an integer from -128 to 127.\n"
                        + parcels + " track_parcel: there is no such tool. 'follow_parcel' has the same arguments.\n",
                refusals(report));
        assertEquals(calls.size(), report.calls());
        assertEquals(orders + 1 + stars + parcels, report.refused());
        assertEquals(calls.size() - report.refused(), report.accepted());
        assertEquals(List.of(), report.unknownArguments());
        assertEquals(List.of(), report.unread());
        assertThrows(AssertionError.class, report::assertNone);
    }

    @ParameterizedTest
    @EnumSource
    void unchanged_tools_accept_all(RecordingFormat format) throws IOException {
        ReplayReport report = Tools.of(new OldStore()).replay(file(format.lines(corpus())));
        assertEquals(List.of(), report.assertNone().refusals());
        assertEquals(corpus().size(), report.accepted());
        assertFalse(report.toString().contains("none of the formats"), report.toString());
    }

    @ParameterizedTest
    @EnumSource
    void calls_that_failed_before_are_no_new_refusals(RecordingFormat format) throws IOException {
        List<Made> calls = List.of(
                new Made("order", Map.of("article", "pen"), false),
                new Made("pack", Map.of("articles", List.of(), "asGift", true), true));
        ReplayReport report = Tools.of(new NewStore()).replay(file(format.lines(calls)));
        assertEquals(1, report.assertNone().refusedBefore());
        assertEquals(1, report.accepted());
        Refusal refusal = report.refusals().get(0);
        assertEquals(0, refusal.count());
        assertEquals(1, refusal.failedBefore());
        assertTrue(
                report.toString().contains("REFUSED NOW, AND FAILED WHEN THEY WERE RECORDED\n      1  order: "),
                report.toString());
    }

    @Test
    void lines_of_other_formats_are_counted_and_shown_once() throws IOException {
        ReplayReport report = shop.replay(file(
                "",
                "INFO started",
                FIND,
                "{\"tool\": \"find_order\", \"argu",
                "[1, 2]",
                "{\"level\": \"info\", \"count\": 7}",
                "x".repeat(17 << 20),
                FIND));
        assertEquals(2, report.assertNone().accepted());
        assertTrue(
                report.toString()
                        .endsWith("\n5 lines have none of the formats; the first is calls.jsonl:2: INFO started\n"),
                report.toString());
    }

    @Test
    void a_file_may_have_all_formats_a_mark_and_an_open_last_line() throws IOException {
        List<String> lines = new ArrayList<>();
        for (RecordingFormat each : RecordingFormat.values()) {
            lines.addAll(each.lines(List.of(new Made("find_order", Map.of("id", 7), true))));
        }
        lines.add("[" + FIND + ", " + FIND + "]");
        Path file = folder.resolve("all.jsonl");
        Files.writeString(file, "\ufeff" + String.join("\r\n", lines));
        ReplayReport report = shop.replay(file);
        assertEquals(RecordingFormat.values().length + 2, report.accepted(), report.toString());
        assertEquals(report.accepted(), report.assertNone().calls());
        assertFalse(report.toString().contains("none of the formats"), report.toString());
    }

    @Test
    void a_directory_is_read_with_all_below_it() throws IOException {
        Files.createDirectories(folder.resolve("one/two"));
        Files.writeString(folder.resolve("one/two/events.jsonl"), FIND);
        Files.writeString(folder.resolve("one/calls.log"), FIND.replace("7", "\"x\""));
        Files.writeString(folder.resolve("one/session.db"), FIND);
        ReplayReport report = shop.replay(folder);
        assertEquals(2, report.calls());
        assertEquals("one/calls.log:1", report.refusals().get(0).place().replace('\\', '/'));
    }

    @Test
    void values_that_came_are_no_part_of_a_reason() throws IOException {
        Tools checked = Tools.of(new CheckedTools());
        ReplayReport report = checked.replay(file(
                "{\"tool\": \"pack\", \"arguments\": {\"items\": [{\"number\": 1, \"colour\": \"RED\"},"
                        + " {\"number\": \"x\", \"colour\": \"RED\"}], \"numbers\": {}}}",
                "{\"tool\": \"pack\", \"arguments\": {\"items\": [{\"number\": true, \"colour\": \"RED\"}],"
                        + " \"numbers\": {}}}",
                "{\"tool\": \"pack\", \"arguments\": {\"items\": [], \"numbers\": {\"PINK\": 1}}}",
                "{\"tool\": \"pack\", \"arguments\": {\"items\": [], \"numbers\": {\"GREY\": 1}}}"));
        assertEquals(
                "2 pack: argument 'items[].number' must be an integer.\n"
                        + "2 pack: a key of argument 'numbers' must be one of \"RED\", \"GREEN\".\n",
                refusals(report));
        WrongArgument number = report.advice().get(0);
        assertEquals("items[].number", number.argument());
        assertEquals(Map.of("\"x\"", 1L, "true", 1L), number.came());
        assertEquals(4, number.of());
    }

    @Test
    void names_that_no_longer_exist_are_shown_with_the_nearest() throws IOException {
        ReplayReport report = shop.replay(file(
                "{\"tool\": \"find_orders\", \"arguments\": {\"id\": 7}}",
                "{\"tool\": \"find_order\", \"arguments\": {\"id\": 7, \"extend\": \"ALL\", \"colour\": 1}}"));
        assertEquals("1 find_orders: there is no such tool. Did you mean 'find_order'?\n", refusals(report));
        assertEquals(
                List.of(
                        new UnknownArgument("find_order", "extend", "extent", 1, "calls.jsonl:2"),
                        new UnknownArgument("find_order", "colour", null, 1, "calls.jsonl:2")),
                report.unknownArguments());
        assertTrue(report.toString().contains("find_order: 'extend' (did you mean 'extent'?)"), report.toString());
    }

    @Test
    void tools_of_other_programs_can_be_left_out() throws IOException {
        Path calls = file(
                "{\"tool\": \"bash\", \"arguments\": {\"command\": \"ls\"}}",
                "{\"tool\": \"look_up\", \"arguments\": {}}",
                FIND);
        assertEquals(2, shop.replay(calls).refused());
        Path former = folder.resolve("tools.json");
        Files.writeString(former, "[{\"name\": \"look_up\"}]");
        ReplayReport report = shop.replay(calls, former);
        assertEquals("1 look_up: there is no such tool.\n", refusals(report));
        assertTrue(report.toString().contains("\n1 call of another tool is left out.\n"), report.toString());
        Files.writeString(former, Catalog.of(OldStore.class).json());
        assertEquals(0, shop.replay(calls, former).refused());
    }

    @Test
    void a_tool_of_an_mcp_server_can_have_a_prefix() throws IOException {
        ReplayReport report = shop.replay(file("{\"type\": \"tool.execution_start\", \"data\": {\"toolCallId\": \"1\","
                + " \"toolName\": \"shop-find_order\", \"mcpToolName\": \"find_order\", \"arguments\": {\"id\": 7}}}"));
        assertEquals(1, report.assertNone().accepted());
    }

    @Test
    void arguments_can_be_json_text_or_absent() throws IOException {
        String start = "{\"type\": \"tool.execution_start\", \"data\": {\"toolCallId\": \"1\", \"toolName\": \"track\"";
        ReplayReport report = shop.replay(
                file(
                        start + ", \"arguments\": \"{\\\"id\\\": 7}\"}}",
                        start + ", \"arguments\": \"[REDACTED]\"}}",
                        start + "}}",
                        "{\"tool\": \"break_down\"}",
                        "{\"tool\": \"track\", \"arguments\": null}",
                        "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"who_calls\"}}"));
        assertEquals(3, report.assertNone().accepted());
        assertEquals(List.of(new Unread("track", "their arguments were not recorded", 3)), report.unread());
    }

    @Test
    void arguments_that_were_left_out_are_no_problem() throws IOException {
        ReplayReport report = Tools.of(new CheckedTools())
                .replay(file(
                        "{\"tool\": \"pay\", \"arguments\": {\"price\": {}, \"code\": \"a\"},"
                                + " \"omitted\": [\"currency\", \"price.cents\"]}",
                        "{\"tool\": \"pack\", \"arguments\": {\"items\": [{\"colour\": \"RED\"}], \"numbers\": {}},"
                                + " \"omitted\": [\"items[].number\"]}",
                        "{\"tool\": \"pay\", \"arguments\": {\"price\": {}}, \"omitted\": [\"currency\","
                                + " \"price.cents\"]}"));
        assertEquals("1 pay: argument 'code' is required.\n", refusals(report));
        assertEquals(2, report.accepted());
    }

    @Test
    void a_tool_without_a_companion_is_not_read() throws IOException {
        ToolDefinition lambda = ToolDefinition.from("now", "Tells the time.", () -> "noon");
        ReplayReport report = Tools.of(lambda).replay(file("{\"tool\": \"now\"}"));
        assertEquals(
                List.of(new Unread(
                        "now", "it has no companion, so its arguments cannot be read without calling it", 1)),
                report.unread());
        // A replay that reads nothing proves nothing.
        assertTrue(
                assertThrows(AssertionError.class, report::assertNone)
                        .getMessage()
                        .startsWith(
                                "1 call: 0 accepted, 0 refused.\n\n  CALLS  NOT READ\n      1  now: it has no companion"),
                report.toString());
    }

    @Test
    void a_call_in_a_models_message_and_its_span_are_one_call() throws IOException {
        String message = "{\"type\": \"span\", \"attributes\": {\"gen_ai.operation.name\": \"chat\","
                + " \"gen_ai.output.messages\": \"[{\\\"role\\\": \\\"assistant\\\", \\\"parts\\\": [{\\\"type\\\":"
                + " \\\"tool_call\\\", \\\"id\\\": \\\"ID\\\", \\\"name\\\": \\\"track\\\", \\\"arguments\\\":"
                + " {\\\"id\\\": \\\"x\\\"}}]}]\"}}";
        String span =
                "{\"type\": \"span\", \"status\": {\"code\": 2}, \"attributes\": {\"gen_ai.tool.name\": \"track\","
                        + " \"gen_ai.tool.call.id\": \"a\"}}";
        ReplayReport report = shop.replay(file(
                message.replace("ID", "a"),
                message.replace("ID", "b"),
                span,
                message.replace("ID", "a").replace("chat", "invoke_agent")));
        assertEquals(2, report.calls(), report.toString());
        assertEquals(1, report.refused());
        assertEquals(1, report.refusedBefore());
    }

    @Test
    void attributes_of_otlp_can_be_structured() throws IOException {
        ReplayReport report = shop.replay(file("{\"resourceSpans\": [{\"scopeSpans\": [{\"spans\": [{\"attributes\": ["
                + "{\"key\": \"gen_ai.tool.name\", \"value\": {\"stringValue\": \"whole\"}},"
                + "{\"key\": \"gen_ai.tool.call.arguments\", \"value\": {\"kvlistValue\": {\"values\": ["
                + "{\"key\": \"id\", \"value\": {\"intValue\": \"7\"}},"
                + "{\"key\": \"of\", \"value\": {\"arrayValue\": {\"values\": [{\"boolValue\": true}, {}]}}}]}}}"
                + "]}]}]}]}"));
        assertEquals(
                "{\"id\":7,\"of\":[true,null]}",
                report.refusals().get(0).arguments().toString());
    }

    @Test
    void a_result_is_found_among_many_calls_that_are_open() throws IOException {
        List<String> lines = new ArrayList<>();
        String start =
                "{\"jsonrpc\": \"2.0\", \"id\": %d, \"method\": \"tools/call\", \"params\": {\"name\": \"track\"}}";
        String end = "{\"jsonrpc\": \"2.0\", \"id\": %d, \"error\": {\"code\": -32602}}";
        for (int i = 0; i < 1_500; i++) {
            lines.add(String.format(start, i));
        }
        for (int i = 0; i < 1_500; i++) {
            lines.add(String.format(end, i));
        }
        ReplayReport report = shop.replay(file(lines));
        assertEquals(1_000, report.refusedBefore());
        assertEquals(500, report.refused());
    }

    @Test
    void reasons_are_bounded() throws IOException {
        List<String> lines = Stream.iterate(0, each -> each < 1_200, each -> each + 1)
                .map(each -> "{\"tool\": \"track\", \"arguments\": {\"id\": " + each + ", \"a" + each + "\": 1}}")
                .toList();
        ReplayReport report = shop.replay(file(lines));
        assertEquals(1_000, report.unknownArguments().size());
        assertEquals(1_200, report.accepted());
        assertTrue(report.toString().contains("more than 1,000 reasons"), "said");
    }

    @Test
    void long_texts_are_cut() throws IOException {
        String text = "x".repeat(50_000);
        ReplayReport report = shop.replay(file(
                FIND.replace("7", "\"" + text + "\""),
                "{\"tool\": \"" + text + "\"}",
                "{\"tool\": \"track\", \"arguments\": {\"id\": 7, \"" + text + "\": 8}}"));
        assertEquals(2, report.refused());
        assertEquals(null, report.refusals().get(0).arguments());
        assertTrue(JsonText.of(report).toString().length() < 10_000, "short");
    }

    @Test
    void files_that_cannot_be_read_are_an_error() throws IOException {
        assertEquals(
                folder.resolve("none") + " does not exist.",
                assertThrows(AssertionError.class, () -> shop.replay(folder.resolve("none")))
                        .getMessage());
        Path text = file("hello", "world");
        assertEquals(
                "There are no calls of these tools in " + text
                        + ". 2 of its lines have none of the formats, first calls.jsonl:1: hello",
                assertThrows(AssertionError.class, () -> shop.replay(text)).getMessage());
    }

    @Test
    void numbers_keep_all_their_digits() throws IOException {
        ReplayReport report = shop.replay(file(FIND.replace("7", "7.0"), FIND.replace("7", "7.00000000000000000010")));
        assertEquals("1 find_order: argument 'id' must be an integer.\n", refusals(report));
        JsonNode arguments = report.refusals().get(0).arguments();
        assertEquals("{\"id\":7.00000000000000000010}", arguments.toString());
        assertEquals(
                Map.of("7.00000000000000000010", 1L), report.advice().get(0).came());
    }

    @Test
    void control_characters_are_escaped() throws IOException {
        ReplayReport report = shop.replay(file(
                "{\"tool\": \"a\\u001b[2J\\n\", \"arguments\": {\"b\": \"\\u009b\"}}",
                "{\"tool\": \"track\", \"arguments\": {\"id\": \"\\u009b\\u001b\", \"c\\u0007\": 1}}"));
        String text = report + report.adviceText();
        assertEquals(
                List.of(),
                text.chars()
                        .filter(each -> each != '\n' && Character.isISOControl(each))
                        .boxed()
                        .toList());
        assertTrue(text.contains("a\\u001b[2J\\u000a: there is no such tool.\n"), text);
    }
}
