package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;
import jakarta.validation.constraints.Size;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.FutureTask;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tools that a lambda makes: each shape, and the ones that are refused. */
class LambdaToolsTest {
    private static final Param<String> A = Param.of(String.class, "a", "The first.");
    private static final Param<String> B = Param.of(String.class, "b", "The second.");

    private static CompletableFuture<String> later(String value) {
        return CompletableFuture.completedFuture(value);
    }

    private static Arguments row(int parameters, boolean invocation, ToolDefinition tool) {
        return Arguments.of(parameters, invocation, tool);
    }

    static Stream<Arguments> shapes() {
        return Stream.of(
                row(0, false, ToolDefinition.from("t", "It.", () -> "")),
                row(1, false, ToolDefinition.from("t", "It.", A, a -> a)),
                row(2, false, ToolDefinition.from("t", "It.", A, B, (a, b) -> a + b)),
                row(0, false, ToolDefinition.fromAsync("t", "It.", () -> later(""))),
                row(1, false, ToolDefinition.fromAsync("t", "It.", A, a -> later(a))),
                row(2, false, ToolDefinition.fromAsync("t", "It.", A, B, (a, b) -> later(a + b))),
                row(0, true, ToolDefinition.fromWithToolInvocation("t", "It.", i -> i.getToolCallId())),
                row(1, true, ToolDefinition.fromWithToolInvocation("t", "It.", A, (a, i) -> a + i.getToolCallId())),
                row(0, true, ToolDefinition.fromAsyncWithToolInvocation("t", "It.", i -> later(i.getToolCallId()))),
                row(
                        1,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t", "It.", A, (a, i) -> later(a + i.getToolCallId()))));
    }

    @ParameterizedTest(name = "{0} parameters, invocation {1}")
    @MethodSource("shapes")
    void each_shape_passes_its_arguments_in_order(int parameters, boolean invocation, ToolDefinition tool) {
        List<String> names = List.of("a", "b").subList(0, parameters);
        assertEquals(names, ((Map<?, ?>) tool.parameters()).get("required"));
        ObjectNode arguments = RpcMapper.INSTANCE.createObjectNode();
        names.forEach(name -> arguments.put(name, name.toUpperCase(Locale.ROOT)));
        ToolInvocation call = new ToolInvocation().setToolCallId("!").setArguments(arguments);
        assertEquals(
                "AB".substring(0, parameters) + (invocation ? "!" : ""),
                tool.handler().invoke(call).join());
        assertEquals(new ToolDefinition("t", "It.", tool.parameters(), tool.handler(), null, null, null), tool);
    }

    private static Arguments row(String fragment, Executable making) {
        return Arguments.of(fragment, making);
    }

    static Stream<Arguments> refused() {
        Param<Thread> thread = Param.of(Thread.class, "thread", "One.");
        Param<ToolInvocation> call = Param.of(ToolInvocation.class, "call", "The call.");
        Param<Named> named = Param.of(Named.class, "named", "One.");
        Param<Defaulted> defaulted = Param.of(Defaulted.class, "defaulted", "One.");
        Param<Integer> primitive = Param.of(int.class, "n", "One.").required(false);
        Supplier<String> none = null;
        Supplier<CompletableFuture<String>> noneLater = null;
        Function<String, String> noFunction = null;
        Function<ToolInvocation, String> noCall = null;
        BiFunction<String, ToolInvocation, CompletableFuture<String>> noCallLater = null;
        Param<String> noParameter = null;
        String noHandler = "The handler of the tool 't' is null.";
        String noFirst = "Parameter 1 of the tool 't' is null.";
        return Stream.of(
                row(noHandler, () -> ToolDefinition.from("t", "It.", none)),
                row(noHandler, () -> ToolDefinition.fromAsync("t", "It.", noneLater)),
                row(noHandler, () -> ToolDefinition.from("t", "It.", A, noFunction)),
                row(noHandler, () -> ToolDefinition.fromWithToolInvocation("t", "It.", noCall)),
                row(noHandler, () -> ToolDefinition.fromAsyncWithToolInvocation("t", "It.", A, noCallLater)),
                row(noFirst, () -> ToolDefinition.from("t", "It.", noParameter, a -> a)),
                row(noFirst, () -> ToolDefinition.fromAsync("t", "It.", noParameter, a -> later(a))),
                row(noFirst, () -> ToolDefinition.fromWithToolInvocation("t", "It.", noParameter, (a, i) -> a)),
                row(
                        "Parameter 2 of the tool 't' is null.",
                        () -> ToolDefinition.from("t", "It.", A, noParameter, (a, b) -> a)),
                row("name is blank", () -> ToolDefinition.from(null, "It.", () -> "")),
                row("name is blank", () -> ToolDefinition.from(" ", "It.", () -> "")),
                row("'t' is blank", () -> ToolDefinition.from("t", null, () -> "")),
                row("'t' is blank", () -> ToolDefinition.from("t", " ", () -> "")),
                row("'a b' has the character", () -> ToolDefinition.from("a b", "It.", () -> "")),
                row(
                        "'a' belongs to two parameters",
                        () -> ToolDefinition.from("t", "It.", A, B.name("a"), (a, b) -> a)),
                row(
                        "Thread, the type of 'thread', is not supported without a companion",
                        () -> ToolDefinition.from("t", "It.", thread, a -> a)),
                row(
                        "'n' is required = false without a default",
                        () -> ToolDefinition.from("t", "It.", primitive, a -> a)),
                // R4.9
                row(
                        "'name' has no meaning on the component 'text'",
                        () -> ToolDefinition.from("t", "It.", named, Named::text)),
                row(
                        "'defaultValue' has no meaning on the component 'text'",
                        () -> ToolDefinition.from("t", "It.", defaulted, Defaulted::text)),
                // R4.2
                row("'call' is a ToolInvocation", () -> ToolDefinition.from("t", "It.", call, a -> "")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void what_is_no_tool_is_refused(String fragment, Executable making) {
        String message = assertThrows(IllegalArgumentException.class, making).getMessage();
        assertTrue(message.contains(fragment), message);
    }

    private static Object called(ToolDefinition tool, String arguments) {
        try {
            return tool.handler()
                    .invoke(new ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments)))
                    .join();
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    /** A picture with a text. */
    record Chart(String text, ToolBinaryResult picture) {}

    private static Arguments result(Object expected, Supplier<Object> lambda) {
        return Arguments.of(expected, ToolDefinition.from("t", "It.", lambda));
    }

    private static Arguments result(Object expected, ToolDefinition tool) {
        return Arguments.of(expected, tool);
    }

    static Stream<Arguments> results() {
        ToolResultObject object = ToolResultObject.failure("no", "none");
        ToolBinaryResult png = new ToolBinaryResult("iVBORw==", "image/png", "image", null);
        ToolResultObject alone = new ToolResultObject("success", "image/png, 4 bytes", List.of(png), null, null, null);
        ToolResultObject titled = new ToolResultObject("success", "Sales.", List.of(png), null, null, null);
        return Stream.of(
                result("Success", () -> null),
                result("Success", Optional::empty),
                result("Success", () -> later(null)),
                result("Success", ToolDefinition.fromAsync("t", "It.", () -> later(null))),
                result("Success", ToolDefinition.fromWithToolInvocation("t", "It.", i -> null)),
                result("Success", ToolDefinition.fromAsyncWithToolInvocation("t", "It.", i -> later(null))),
                result("done", () -> later("done")),
                result("in it", () -> Optional.of("in it")),
                result("[1,2]", () -> List.of(1, 2)),
                result("3", ToolDefinition.fromAsync("t", "It.", () -> future(3))),
                result(object, () -> object),
                result(object, ToolDefinition.fromAsync("t", "It.", () -> future(object))),
                // R6.4
                result(alone, () -> png),
                result(alone, () -> List.of(png)),
                result(alone, ToolDefinition.fromAsync("t", "It.", () -> future(List.of(png)))),
                result(alone, () -> new ToolBinaryResult[] {png}),
                result(alone, () -> Arrays.asList(png, null)),
                result(titled, () -> new Chart("Sales.", png)),
                result("Sales.", () -> new Chart("Sales.", null)),
                result("[]", List::of),
                result("[null]", () -> Arrays.asList((Object) null)));
    }

    /** A lambda's result type is erased, so the class of the value decides. */
    @ParameterizedTest
    @MethodSource("results")
    void a_result_is_delivered_by_its_class_at_run_time(Object expected, ToolDefinition tool) {
        assertEquals(expected, called(tool, "{}"));
    }

    /** R6.1. */
    @Test
    void a_null_future_fails_the_future_and_names_the_tool() {
        for (ToolDefinition tool : List.of(
                ToolDefinition.fromAsync("absent", "It.", () -> null),
                ToolDefinition.fromAsyncWithToolInvocation("absent", "It.", i -> null))) {
            CompletableFuture<Object> future = tool.handler().invoke(new ToolInvocation());
            Throwable failure =
                    assertThrows(CompletionException.class, future::join).getCause();
            assertEquals("Tool absent returned null where it promises a future.", failure.getMessage());
        }
    }

    private static <T> CompletableFuture<T> future(T value) {
        return CompletableFuture.completedFuture(value);
    }

    /** The arguments of a tool with more than two. */
    record Search(
            @CopilotToolParam("What to look for") String text,
            @CopilotToolParam("How many") @JsonProperty("most") int limit,
            Optional<LocalDate> since) {
        Search {
            if (limit > 1000) {
                throw new IllegalArgumentException("secret");
            }
        }
    }

    record Named(@CopilotToolParam(name = "words") String text) {}

    record Defaulted(@CopilotToolParam(defaultValue = "a") String text) {}

    private static final Param<Search> SEARCH = Param.of(Search.class, "search", "What to look for.");

    /** As in the SDK, and unlike R4.8. */
    @Test
    void a_single_record_is_one_argument() throws JsonProcessingException {
        ToolDefinition tool = ToolDefinition.from("search", "Searches.", SEARCH, Search::toString);
        assertEquals(
                "{\"type\":\"object\",\"properties\":{\"search\":{\"type\":\"object\",\"properties\":{"
                        + "\"text\":{\"type\":\"string\",\"description\":\"What to look for\"},"
                        + "\"most\":{\"type\":\"integer\",\"description\":\"How many\"},"
                        + "\"since\":{\"type\":\"string\",\"format\":\"date\"}},"
                        + "\"required\":[\"text\",\"most\"],\"description\":\"What to look for.\"}},"
                        + "\"required\":[\"search\"]}",
                RpcMapper.INSTANCE.writeValueAsString(tool.parameters()));
        assertEquals(
                "Search[text=a, limit=5, since=Optional[2026-03-02]]",
                called(tool, "{\"search\":{\"text\":\"a\",\"most\":5.0,\"since\":\"2026-03-02\"}}"));
        assertFailure("argument 'search.most' must be", called(tool, "{\"search\": {\"text\": \"a\", \"most\": {}}}"));
        assertFailure("the tool's own checks refused", called(tool, "{\"search\": {\"text\": \"a\", \"most\": 2000}}"));
    }

    private static void assertFailure(String fragment, Object answer) {
        ToolResultObject result = assertInstanceOf(ToolResultObject.class, answer);
        assertEquals("failure", result.resultType());
        assertTrue(result.textResultForLlm().contains(fragment), result::textResultForLlm);
        assertFalse(result.textResultForLlm().contains("secret"), result::textResultForLlm);
    }

    /** A class that the mapper makes. */
    static class Basket {
        @JsonProperty(required = true)
        public List<String> items;

        @Size(max = 2)
        public String note;
    }

    @Test
    void a_class_is_an_argument_with_a_default() {
        Param<Basket> basket = Param.of(Basket.class, "basket", "It.").defaultValue("{\"items\": [\"d\"]}");
        ToolDefinition tool = ToolDefinition.from("t", "It.", basket, it -> it.items + " " + it.note);
        assertEquals(List.of(), ((Map<?, ?>) tool.parameters()).get("required"));
        assertEquals("[x] null", called(tool, "{\"basket\": {\"items\": [\"x\"]}}"));
        assertEquals("[d] null", called(tool, "{}"));
        assertFailure("'basket.items' is required", called(tool, "{\"basket\": {}}"));
        assertFailure(
                "'basket.note' must be a string of at most 2",
                called(tool, "{\"basket\": {\"items\": [], \"note\": \"long\"}}"));
    }

    record Trees(ObjectNode object, ArrayNode array, JsonNode any) {}

    /** R7.3: some of Jackson's trees hold only one kind of JSON. */
    @Test
    void a_tree_is_what_it_holds() {
        ToolDefinition tool = ToolDefinition.from("t", "It.", Param.of(Trees.class, "trees", "They."), Trees::toString);
        String schema = tool.parameters().toString();
        assertTrue(schema.contains("{object={type=object}, array={type=array, items={}}, any={}}"), schema);
        assertEquals(
                "Trees[object={\"a\":1}, array=[2], any=3]",
                called(tool, "{\"trees\": {\"object\": {\"a\": 1}, \"array\": [2], \"any\": 3}}"));
    }

    record Dated(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate day) {}

    @Test
    void what_only_a_companion_reads_is_refused_with_what_to_do() {
        Param<Dated> dated = Param.of(Dated.class, "dated", "When.");
        String message = assertThrows(
                        IllegalArgumentException.class, () -> ToolDefinition.from("t", "It.", dated, Dated::toString))
                .getMessage();
        assertEquals(
                "Tool t: LambdaToolsTest.Dated, the type of 'dated', is not supported without a companion: @JsonFormat"
                        + " decides how it is read. Take a JsonNode, and describe it with Param.schema(...), or write an"
                        + " annotated method and compile it with copilot-tool-processor.",
                message);
    }

    @Test
    void a_tree_with_a_schema_is_an_argument() {
        Param<JsonNode> any = Param.of(JsonNode.class, "any", "It.")
                .schema("{\"$ref\": \"#/$defs/A\", \"$defs\": {\"A\": {\"type\": \"object\"}}}");
        ToolDefinition tool = ToolDefinition.from("t", "It.", any, JsonNode::toString);
        assertEquals(
                "{type=object, properties={any={$ref=#/$defs/A, description=It.}}, required=[any], $defs={A={type=object}}}",
                tool.parameters().toString());
        assertEquals("{\"a\":1}", called(tool, "{\"any\": {\"a\": 1}}"));
    }

    record Amounts(List<BigInteger> all) {}

    /** R5.8. */
    @Test
    void the_digits_of_a_call_are_limited() {
        Param<Amounts> amounts = Param.of(Amounts.class, "amounts", "They.");
        ToolDefinition tool = ToolDefinition.from("t", "It.", amounts, it -> "made");
        assertEquals("made", called(tool, "{\"amounts\": {\"all\": [\"1e99\"]}}"));
        String large = String.join(",", Collections.nCopies(20, "\"1e99999\""));
        assertFailure("too many digits together", called(tool, "{\"amounts\": {\"all\": [" + large + "]}}"));
    }

    /** R6.2. */
    @Test
    void what_no_tool_can_wait_for_fails_the_future() {
        for (Object result : List.of(Stream.of(1), new FutureTask<>(() -> 1))) {
            ToolDefinition tool = ToolDefinition.from("t", "It.", () -> result);
            CompletableFuture<Object> future = tool.handler().invoke(new ToolInvocation());
            String message = assertThrows(CompletionException.class, future::join)
                    .getCause()
                    .getMessage();
            assertTrue(message.startsWith("Tool t returned a "), message);
        }
    }

    /** R5.4: nothing is thrown, even if there is no call. */
    @Test
    void a_null_invocation_is_answered() {
        ToolDefinition tool = ToolDefinition.from("t", "It.", A, a -> a);
        assertTrue(tool.handler().invoke(null).isDone());
    }
}
