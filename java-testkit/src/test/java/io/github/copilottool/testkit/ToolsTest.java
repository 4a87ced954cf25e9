package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;
import io.github.copilottool.testkit.shop.CheckedTools;
import io.github.copilottool.testkit.shop.Clock;
import io.github.copilottool.testkit.shop.OtherShop;
import io.github.copilottool.testkit.shop.Register;
import io.github.copilottool.testkit.shop.ShopTools;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the collection of tools, and of calls. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ToolsTest {
    private final Tools tools = Tools.of(new ShopTools());

    private static Tools handledBy(ToolHandler handler) {
        return Tools.of(ToolDefinition.create("tool", "A tool.", Map.of("type", "object"), handler));
    }

    private static String refusal(Runnable call) {
        return assertThrows(AssertionError.class, call::run).getMessage();
    }

    @Test
    void several_objects_static_classes_and_definitions_are_taken_together() {
        ToolDefinition repeat = ToolDefinition.from(
                "repeat", "Repeats a word.", Param.of(String.class, "word", "The word"), (String word) -> word + word);
        Tools all = Tools.of(new Register(), Clock.class, repeat);
        assertEquals(List.of("open_register", "year", "repeat"), all.names());
        assertEquals("Success", all.call("open_register"));
        assertEquals("2026", all.call("year"));
        assertEquals("haha", all.call("repeat", "{\"word\": \"ha\"}"));
        assertSame(repeat, all.definition("repeat"));
        assertEquals(List.of("repeat"), Tools.ofDefinitions(List.of(repeat)).names());
    }

    @Test
    void two_tools_of_one_name_are_refused_with_their_classes() {
        String message = refusal(() -> Tools.of(new ShopTools(), new Register(), new OtherShop()));
        assertEquals(
                "Several tools have one name: 'greet' of " + ShopTools.class.getName() + " and "
                        + OtherShop.class.getName()
                        + ". The model would see the first of them, and the session run the second.",
                message);
    }

    @Test
    void what_has_no_tools_is_refused_as_the_api_refuses_it() {
        assertThrows(IllegalStateException.class, () -> Tools.of("no tools"));
        assertThrows(IllegalArgumentException.class, () -> Tools.of((Object) null));
        assertThrows(IllegalArgumentException.class, () -> Tools.of(ShopTools.class));
    }

    @Test
    void an_unknown_name_is_answered_by_those_that_there_are() {
        Tools clock = Tools.of(Clock.class, new Register());
        String message = "There is no tool 'yaer'. There are: year, open_register.";
        assertEquals(message, refusal(() -> clock.call("yaer")));
        assertEquals(message, refusal(() -> clock.definition("yaer")));
        assertEquals(message, refusal(() -> clock.schema("yaer")));
        assertEquals(message, refusal(() -> clock.json("yaer")));
    }

    @Test
    void nulls_in_a_schema_are_left_out_as_on_the_wire_and_numbers_keep_their_digits() {
        Map<String, Object> schema = new java.util.LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("default", null);
        schema.put("x-scale", new java.math.BigDecimal("1.50"));
        ToolDefinition definition = ToolDefinition.create("tool", "A tool.", schema, call -> null);
        assertEquals(
                "{\"type\":\"object\",\"x-scale\":1.50}",
                Tools.of(definition).schema("tool").toString());
    }

    @Test
    void a_string_is_the_text_and_anything_else_its_json() {
        assertEquals("Hello Ada", tools.call("greet", "{\"name\": \"Ada\"}"));
        assertEquals("{\"id\":7,\"items\":[\"pen\"]}", tools.call("find_order", "{\"id\": 7}"));
        assertEquals(
                "null",
                handledBy(call -> CompletableFuture.completedFuture(null)).call("tool"));
        assertEquals(
                "[\"2026-03-02\"]",
                handledBy(call -> CompletableFuture.completedFuture(List.of(LocalDate.of(2026, 3, 2))))
                        .call("tool"));
    }

    @Test
    void a_result_object_says_its_text_and_type() {
        Answer answer = tools.answer("track", "{\"id\": 9}");
        assertEquals("There is no order 9.", answer.text());
        assertEquals("failure", answer.type());
        assertEquals(
                "unknown order",
                assertInstanceOf(ToolResultObject.class, answer.result()).error());
        assertTrue(answer.failure().isEmpty());
        assertEquals(
                "track ended with failure: There is no order 9.\nArguments: {\"id\":9}",
                refusal(answer::requireSuccess));
    }

    @Test
    void of_an_exception_the_model_reads_nothing_and_the_test_all() {
        Answer answer = tools.answer("break_down");
        assertEquals("Invoking this tool produced an error. Detailed information is not available.", answer.text());
        assertEquals(answer.text(), tools.call("break_down"));
        assertEquals("failure", answer.type());
        assertNull(answer.result());
        Throwable thrown = answer.failure().orElseThrow();
        assertEquals(
                "the stock's password is secret",
                assertInstanceOf(IllegalStateException.class, thrown).getMessage());
        AssertionError error = assertThrows(AssertionError.class, answer::requireSuccess);
        assertSame(thrown, error.getCause());
        assertTrue(error.getMessage().contains("the stock's password is secret"), error.getMessage());
    }

    /** A tool with an exception that is an answer. */
    static final class Desk {
        static final class ClosedException extends Exception {
            private static final long serialVersionUID = 1;

            ClosedException() {
                super("The desk is closed.");
            }
        }

        @CopilotTool("Asks.")
        int ask() throws ClosedException {
            throw new ClosedException();
        }
    }

    /** R5.10. */
    @Test
    void of_an_exception_that_is_an_answer_the_model_reads_the_message_and_the_test_all() {
        Answer answer = Tools.of(new Desk()).answer("ask");
        assertEquals("Tool ask: The desk is closed.", answer.text());
        assertEquals("failure", answer.type());
        assertInstanceOf(Desk.ClosedException.class, answer.failure().orElseThrow());
    }

    /** A tool whose own code refuses arguments. */
    static final class Ranges {
        record Range(int low, int high) {
            Range {
                if (low > high) {
                    throw new IllegalArgumentException("low is " + low);
                }
            }
        }

        @CopilotTool("Counts the numbers of a range.")
        String count(Range range, @CopilotToolParam("By what") int step) {
            return String.valueOf((range.high - range.low) / step);
        }
    }

    /** R5.6. */
    @Test
    void of_a_refused_argument_the_model_reads_no_words_and_the_test_all() {
        Logger logger = Logger.getLogger("com.github.copilot.tool");
        List<String> printed = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord printable) {
                printed.add(printable.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        logger.addHandler(handler);
        try {
            Tools ranges = Tools.of(new Ranges());
            Answer answer = ranges.answer("count", "{\"range\": {\"low\": 3, \"high\": 1}, \"step\": 1}");
            assertEquals(
                    "Tool count: argument 'range' could not be accepted: the tool's own checks refused what was given.",
                    answer.text());
            Throwable refused = answer.failure().orElseThrow();
            assertEquals(
                    "low is 3",
                    assertInstanceOf(IllegalArgumentException.class, refused).getMessage());
            assertSame(
                    Ranges.Range.class.getName(),
                    refused.getStackTrace()[0].getClassName().intern());
            assertSame(
                    refused,
                    assertThrows(AssertionError.class, answer::requireSuccess).getCause());
            assertTrue(ranges.answer("count").failure().isEmpty());
            assertEquals(
                    "2",
                    ranges.answer("count", "{\"range\": \"{\\\"low\\\": 1, \\\"high\\\": 3}\", \"step\": 1}")
                            .requireSuccess());
        } finally {
            logger.removeHandler(handler);
        }
        assertEquals(List.of(), printed);
    }

    @Test
    void arguments_that_are_one_text_are_passed_on() {
        ToolInvocation invocation = new ToolInvocation();
        invocation.setArguments(JsonNodeFactory.instance.textNode("{\"id\": 7}"));
        assertEquals("{\"id\":7,\"items\":[\"pen\"]}", tools.call("find_order", invocation));
    }

    @Test
    void a_future_that_fails_is_an_exception_too() {
        Throwable thrown = tools.answer("break_later").failure().orElseThrow();
        assertEquals(
                "not today",
                assertInstanceOf(IllegalArgumentException.class, thrown).getMessage());
        CompletableFuture<Object> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        assertEquals("failure", handledBy(call -> cancelled).answer("tool").type());
    }

    @Test
    void a_future_that_never_completes_is_given_up() {
        String message = refusal(() -> tools.withTimeout(Duration.ofMillis(1)).call("dream"));
        assertEquals(
                "The future of dream did not complete within PT0.001S: the model would wait for it."
                        + " Tools.withTimeout gives it longer.",
                message);
        assertThrows(IllegalArgumentException.class, () -> tools.withTimeout(Duration.ZERO));
    }

    @Test
    void an_interrupt_ends_the_wait_and_is_kept() {
        Thread.currentThread().interrupt();
        assertEquals("The test was interrupted while it waited for dream.", refusal(() -> tools.call("dream")));
        assertTrue(Thread.interrupted());
    }

    @Test
    void a_handler_that_throws_or_gives_no_future_is_reported() {
        Error broken = new StackOverflowError();
        AssertionError error = assertThrows(AssertionError.class, () -> handledBy(call -> {
                    throw broken;
                })
                .call("tool"));
        assertSame(broken, error.getCause());
        assertEquals("The handler of tool gave null in place of a future.", refusal(() -> handledBy(call -> null)
                .call("tool")));
    }

    @Test
    void a_value_that_is_no_json_is_reported() {
        Object unwritable = new Object() {
            @SuppressWarnings("unused")
            public String getBroken() {
                throw new IllegalStateException("broken");
            }
        };
        String message = refusal(() ->
                handledBy(call -> CompletableFuture.completedFuture(unwritable)).call("tool"));
        assertTrue(message.startsWith("The handler of tool completed with a "), message);
    }

    @Test
    void a_call_without_a_set_up_has_a_session_of_the_tests() {
        assertEquals("test-session test-call who_calls null", tools.call("who_calls"));
        assertEquals(
                "test-session test-call who_calls {a=1}",
                tools.withUnknownArguments().call("who_calls", "{\"a\": 1}"));
    }

    @Test
    void a_test_may_set_up_the_call() {
        ToolInvocation invocation = new ToolInvocation().setSessionId("s").setToolCallId("c");
        invocation.setArguments(JsonNodeFactory.instance.objectNode().put("a", 1));
        Tools lenient = tools.withUnknownArguments();
        assertEquals("s c who_calls {a=1}", lenient.call("who_calls", invocation));
        assertEquals(
                "s c other {a=1}",
                lenient.answer("who_calls", invocation.setToolName("other")).text());
    }

    @Test
    void an_argument_that_the_tool_does_not_have_is_the_tests_mistake() {
        assertEquals(
                "The tool find_order has no argument 'extend' (did you mean 'extent'?) and no argument 'x'. It has: id,"
                        + " extent. Tools.withUnknownArguments() allows others.",
                refusal(() -> tools.call("find_order", "{\"id\": 7, \"extend\": \"HEAD\", \"x\": null}")));
        ToolInvocation invocation = new ToolInvocation();
        invocation.setArguments(JsonNodeFactory.instance.objectNode().put("a", 1));
        assertEquals(
                "The tool who_calls has no argument 'a'. It has none. Tools.withUnknownArguments() allows others.",
                refusal(() -> tools.answer("who_calls", invocation)));
        assertEquals(
                "{\"id\":7,\"items\":[\"pen\"]}",
                tools.withUnknownArguments().call("find_order", "{\"id\": 7, \"x\": 1}"));
        Tools patient = tools.withUnknownArguments().withTimeout(Duration.ofMinutes(1));
        assertEquals("Hello Ada", patient.call("greet", "{\"name\": \"Ada\", \"x\": 1}"));
    }

    @Test
    void a_property_inside_an_argument_is_checked_as_well() {
        Tools checked = Tools.of(new CheckedTools());
        String items =
                "{\"items\": [{\"number\": 1, \"colour\": \"RED\"}, {\"nubmer\": 1}], \"numbers\": {\"RED\": 1}}";
        assertEquals(
                "The argument 'items[1]' of pack has no property 'nubmer' (did you mean 'number'?). It has: number, name,"
                        + " colour. Tools.withUnknownArguments() allows others.",
                refusal(() -> checked.call("pack", items)));
        assertEquals("packed", checked.call("pack", items.replace("nubmer\": 1", "number\": 1, \"colour\": \"RED\"")));
        String union = "{\"properties\": {\"a\": {\"anyOf\": [{\"$ref\": \"#/$defs/list\"}, {\"type\": \"object\","
                + " \"properties\": {\"b\": {}}}]}}, \"$defs\": {\"list\": {\"type\": \"object\", \"properties\": {\"c\": {},"
                + " \"next\": {\"prefixItems\": [{\"$ref\": \"#/$defs/list\"}], \"items\": {\"additionalProperties\": {}}}}}}}";
        assertEquals("{\"b\":1,\"c\":1}", definedBy(union).call("tool", "{\"a\": {\"b\": 1, \"c\": 1}}"));
        definedBy(union).call("tool", "{\"a\": {\"next\": [{\"next\": []}, {\"d\": {\"e\": 1}}]}}");
        assertTrue(refusal(() -> definedBy(union).call("tool", "{\"a\": {\"next\": [{\"d\": 1}]}}"))
                .startsWith("The argument 'a.next[0]' of tool has no property 'd'. It has: c, next."));
    }

    @Test
    void a_schema_that_allows_more_arguments_is_taken_at_its_word() {
        for (String schema : List.of(
                "{}",
                "{\"type\": \"object\"}",
                "{\"properties\": {\"b\": {}}, \"additionalProperties\": true}",
                "{\"properties\": {\"b\": {}}, \"additionalProperties\": {\"type\": \"integer\"}}",
                "{\"properties\": {\"b\": {}}, \"patternProperties\": {\"a\": {}}}")) {
            assertEquals("1", definedBy(schema).call("tool", "{\"a\": 1}"), schema);
        }
        for (String schema :
                List.of("{\"properties\": {}}", "{\"properties\": {\"b\": {}}, \"additionalProperties\": false}")) {
            refusal(() -> definedBy(schema).call("tool", "{\"a\": 1}"));
        }
    }

    /** Returns a JSON object as a definition has its schema. */
    @SuppressWarnings("unchecked") // JSON objects have strings for keys
    static Map<String, Object> object(String json) {
        try {
            return new ObjectMapper().readValue(json, Map.class);
        } catch (JsonProcessingException damaged) {
            throw new IllegalArgumentException(damaged);
        }
    }

    private static Tools definedBy(String schema) {
        return Tools.of(ToolDefinition.create(
                "tool",
                "A tool.",
                object(schema),
                call -> CompletableFuture.completedFuture(call.getArguments().get("a"))));
    }

    @Test
    void arguments_that_are_no_object_are_the_tests_own_fault() {
        for (String wrong : List.of("", "{", "[1]", "7", "null", "{\"a\": 1} x", "{\"a\": 1, \"a\": 2}")) {
            assertThrows(IllegalArgumentException.class, () -> tools.call("greet", wrong), wrong);
        }
    }
}
