package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * SPEC sections 4 to 7 hold for both ways of making a tool without the processor: each row of the tables is tried with
 * the method of {@link Tried} as an annotated tool, and as a lambda, where a class alone can say its parameters' types.
 */
class BothWaysTest {
    private static final Tried TRIED = new Tried();
    private static final Map<String, ToolDefinition> ANNOTATED = ToolDefinition.fromObject(TRIED).stream()
            .collect(Collectors.toMap(ToolDefinition::name, Function.identity()));

    /** What only a declaration can say: type arguments, constraints, what a null result is. */
    private static final List<String> ANNOTATED_ONLY = List.of(
            "items",
            "by_colour",
            "colours",
            "dates",
            "nullables",
            "boxes",
            "beans",
            "bounded",
            "limited",
            "nothing",
            "give_null_list",
            "null_string",
            "later_nothing",
            "empty_optional",
            // A lambda throws nothing checked, and returns a future rather than any stage.
            "throw_checked",
            "stage_that_throws");

    /** A way of making a tool. */
    private enum Way {
        ANNOTATED,
        LAMBDA;

        ToolDefinition tool(String name) {
            ToolDefinition annotated = BothWaysTest.ANNOTATED.get(name);
            assertNotNull(annotated, name);
            return this == ANNOTATED ? annotated : lambda(name);
        }
    }

    private static ToolDefinition lambda(String name) {
        Method method = Arrays.stream(Tried.class.getDeclaredMethods())
                .filter(each -> each.isAnnotationPresent(CopilotTool.class)
                        && Names.ofMethod(each.getName()).equals(name))
                .findFirst()
                .orElseThrow();
        String description = method.getAnnotation(CopilotTool.class).value();
        List<Param<?>> parameters = Arrays.stream(method.getParameters())
                .<Param<?>>map(BothWaysTest::param)
                .toList();
        boolean later = CompletionStage.class.isAssignableFrom(method.getReturnType());
        if (later) {
            return ToolDefinition.fromAsync(name, description, () -> (CompletableFuture<?>) invoke(method));
        }
        return switch (parameters.size()) {
            case 0 -> ToolDefinition.from(name, description, () -> invoke(method));
            case 1 -> ToolDefinition.from(name, description, parameters.get(0), value -> invoke(method, value));
            default ->
                ToolDefinition.from(
                        name,
                        description,
                        parameters.get(0),
                        parameters.get(1),
                        (first, second) -> invoke(method, first, second));
        };
    }

    private static Param<?> param(Parameter parameter) {
        CopilotToolParam said = parameter.getAnnotation(CopilotToolParam.class);
        if (said == null) {
            // The single record of a tool (R4.8).
            return Param.of(parameter.getType(), "it", "It.");
        }
        return Param.of(parameter.getType(), said.name(), said.value(), said.required(), said.defaultValue())
                .schema(said.schema());
    }

    private static Object invoke(Method method, Object... arguments) {
        try {
            return method.invoke(TRIED, arguments);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown.getCause();
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Stream<Arguments> bothWays(String[]... rows) {
        return Arrays.stream(rows).flatMap(row -> Arrays.stream(Way.values())
                .filter(way -> way == Way.ANNOTATED || !ANNOTATED_ONLY.contains(row[0]))
                .map(way -> {
                    Object[] cells = new Object[row.length + 1];
                    cells[0] = way;
                    System.arraycopy(row, 0, cells, 1, row.length);
                    return Arguments.of(cells);
                }));
    }

    private static String[] row(String... cells) {
        return cells;
    }

    /** The schema of the parameter {@code it}, which has the description {@code It.}. */
    static Stream<Arguments> schemas() {
        String integer = "{'type':'integer','description':'It.'}";
        return bothWays(
                // R7.3
                row("take_int", integer),
                row("take_long", integer),
                row("take_double", "{'type':'number','description':'It.'}"),
                row("take_boolean", "{'type':'boolean','description':'It.'}"),
                row("take_char", "{'type':'string','description':'It.'}"),
                row("take_string", "{'type':'string','description':'It.'}"),
                row("take_bytes", "{'type':'string','contentEncoding':'base64','description':'It.'}"),
                row("take_colour", "{'type':'string','enum':['red','GREEN'],'description':'It.'}"),
                row("take_grade", integer),
                row("take_uuid", "{'type':'string','format':'uuid','description':'It.'}"),
                row("take_date", "{'type':'string','format':'date','description':'It.'}"),
                row("take_year", integer),
                row("take_object", "{'description':'It.'}"),
                row("take_node", "{'description':'It.'}"),
                row("take_ints", "{'type':'array','items':{'type':'integer'},'description':'It.'}"),
                row("take_raw_list", "{'type':'array','items':{},'description':'It.'}"),
                row("take_raw_map", "{'type':'object','description':'It.'}"),
                row("take_optional_int", integer),
                row("maybe", integer),
                row("take_code", "{'type':'string','description':'It.'}"),
                // R4.9, R7.3
                row(
                        "take_item",
                        "{'type':'object','properties':{'name':{'type':'string','description':'What.'},"
                                + "'price':{'type':'number'},'note':{'type':'string'},"
                                + "'colour':{'type':'string','enum':['red','GREEN']}},"
                                + "'required':['name','price'],'description':'It.'}"),
                row(
                        "take_marked",
                        "{'type':'object','properties':{'mark':{'enum':[1,2],'description':'It.'}},"
                                + "'required':['mark'],'description':'It.'}"),
                // R7.5
                row("take_tree", "{'$ref':'#/$defs/Node','description':'It.'}"),
                // R7.7, R7.8, R7.11
                row(
                        "take_bean",
                        "{'type':'object','properties':{'id':{'type':'string'},'count':{'type':'integer'},"
                                + "'weight':{'type':'number','exclusiveMinimum':0,'description':'How heavy.'},"
                                + "'at_x':{'type':'integer'}},'required':['id'],'description':'It.'}"),
                row(
                        "take_figure",
                        "{'oneOf':[{'type':'object','properties':{'kind':{'type':'string','enum':['circle']},"
                                + "'radius':{'type':'number'}},'required':['kind','radius']},"
                                + "{'type':'object','properties':{'kind':{'type':'string','enum':['Tried$Square']},"
                                + "'side':{'type':'number'}},'required':['kind','side']}],'description':'It.'}"),
                // R4.6
                row("default_int", "{'type':'integer','description':'It.','default':10}"),
                row("default_double", "{'type':'number','description':'It.','default':0.5}"),
                row("default_boolean", "{'type':'boolean','description':'It.','default':true}"),
                row("default_colour", "{'type':'string','enum':['red','GREEN'],'description':'It.','default':'red'}"),
                row("default_ints", "{'type':'array','items':{'type':'integer'},'description':'It.','default':[1,2]}"),
                row("default_date", "{'type':'string','format':'date','description':'It.','default':'2024-02-29'}"),
                // R4.10
                row("own_schema", "{'minItems':1,'items':{'$ref':'#/$defs/a'},'description':'It.'}"),
                row("own_schemas", "{'$ref':'#/$defs/a','description':'It.'}"),
                // R7.3, R7.6
                row(
                        "by_colour",
                        "{'type':'object','additionalProperties':{'type':'array','items':{'type':'integer'}},"
                                + "'description':'It.'}"),
                row("dates", "{'type':'array','items':{'type':'string','format':'date'},'description':'It.'}"),
                row("nullables", "{'type':'array','items':{'type':'string'},'description':'It.'}"),
                row(
                        "boxes",
                        "{'type':'array','items':{'type':'object','properties':{'content':{'type':'string'}},"
                                + "'required':['content']},'description':'It.'}"),
                row("bounded", "{'type':'number','description':'It.'}"));
    }

    @ParameterizedTest(name = "{1} {0}")
    @MethodSource("schemas")
    void a_type_has_one_schema(Way way, String tool, String schema) throws JsonProcessingException {
        Map<?, ?> parameters = (Map<?, ?>) way.tool(tool).parameters();
        assertEquals(
                List.of("type", "properties", "required"),
                List.copyOf(parameters.keySet()).subList(0, 3));
        Object actual = ((Map<?, ?>) parameters.get("properties")).get("it");
        assertEquals(json(schema), new ObjectMapper().writeValueAsString(actual));
    }

    /** The whole of a tool's schema. */
    static Stream<Arguments> wholes() {
        return bothWays(
                row("give_string", "{'type':'object','properties':{},'required':[]}"),
                row(
                        "maybe",
                        "{'type':'object','properties':{'it':{'type':'integer','description':'It.'}},'required':[]}"),
                row(
                        "take_tree",
                        "{'type':'object','properties':{'it':{'$ref':'#/$defs/Node','description':'It.'},"
                                + "'also':{'type':'string','description':'Also.'}},'required':['it'],"
                                + "'$defs':{'Node':{'type':'object','properties':{'name':{'type':'string'},"
                                + "'children':{'type':'array','items':{'$ref':'#/$defs/Node'}}},"
                                + "'required':['name','children']}}}"),
                row(
                        "own_schemas",
                        "{'type':'object','properties':{'it':{'$ref':'#/$defs/a','description':'It.'},"
                                + "'also':{'$ref':'#/$defs/a2','description':'Also.'}},'required':['it','also'],"
                                + "'$defs':{'a':{'type':'string'},'a2':{'maximum':1E+400}}}"),
                // R4.8
                row(
                        "search",
                        "{'type':'object','properties':{'text':{'type':'string','description':'The words.'},"
                                + "'limit':{'type':'integer','minimum':1,'description':'How many.','default':10},"
                                + "'from':{'type':'string','format':'date','description':'Since.'}},"
                                + "'required':['text']}"),
                // R7.8
                row(
                        "limited",
                        "{'type':'object','properties':{"
                                + "'some':{'type':'integer','minimum':2,'maximum':5,'description':'Some.'},"
                                + "'few':{'type':'integer','minimum':1,'description':'Few.'},"
                                + "'part':{'type':'number','exclusiveMaximum':1.5,'description':'Part.'},"
                                + "'text':{'type':'string','minLength':1,'maxLength':4,'pattern':'\\\\S',"
                                + "'description':'Text.'},"
                                + "'code':{'type':'string','pattern':'^(?:[a-z]+|x{2})$','description':'Code.'},"
                                + "'odd':{'type':'string','description':'Odd.'},"
                                + "'mail':{'type':'string','format':'email','description':'Mail.'},"
                                + "'words':{'type':'array','items':{'type':'string','maxLength':2},'minItems':1,"
                                + "'description':'Words.'}},'required':['some','few','part','text','code','odd',"
                                + "'mail','words']}"));
    }

    @ParameterizedTest(name = "{1} {0}")
    @MethodSource("wholes")
    void a_tool_has_one_schema(Way way, String tool, String schema) throws JsonProcessingException {
        assertEquals(
                json(schema),
                new ObjectMapper().writeValueAsString(way.tool(tool).parameters()));
    }

    static Stream<Arguments> calls() {
        String limited = "'some':2,'few':1,'part':1.4,'text':' a','code':'xx','odd':'aa','mail':'a@b.c','words':['ab']";
        return bothWays(
                // R5.2
                row("take_int", "{'it':5.0}", "5"),
                row("take_int", "{'it':'-7'}", "-7"),
                row("take_long", "{'it':9007199254740993}", "9007199254740993"),
                row("take_double", "{'it':'1e2'}", "100.0"),
                row("take_boolean", "{'it':'true'}", "true"),
                row("take_char", "{'it':'x'}", "x"),
                row("take_string", "{'it':'x','more':1}", "x"),
                row("take_bytes", "{'it':'YWI='}", "2"),
                row("take_colour", "{'it':'red'}", "RED"),
                row("take_colour", "{'it':'verde'}", "GREEN"),
                row("take_grade", "{'it':2}", "BAD"),
                // R5.1
                row(
                        "take_uuid",
                        "{'it':'123e4567-e89b-12d3-a456-426614174000'}",
                        "123e4567-e89b-12d3-a456-426614174000"),
                row("take_date", "{'it':'2024-02-29'}", "2024-02-29"),
                row("take_year", "{'it':2024}", "2024"),
                row("take_object", "{'it':{'a':[1,2.5]}}", "{a=[1, 2.5]}"),
                row("take_node", "{'it':{'a':null}}", "{\"a\":null}"),
                row("take_ints", "{'it':[1,'2']}", "[1, 2]"),
                row("take_raw_list", "{'it':[1,'2']}", "[1, 2]"),
                row("take_raw_map", "{'it':{'b':1,'a':2}}", "{b=1, a=2}"),
                row("take_optional_int", "{}", "OptionalInt.empty"),
                row("take_optional_int", "{'it':4}", "OptionalInt[4]"),
                row("take_bean", "{'it':{'id':'i','count':2.0,'weight':1.5,'at_x':3,'more':0}}", "i 2 1.5 3"),
                row("take_code", "{'it':'c'}", "code c"),
                row("take_figure", "{'it':{'kind':'circle','radius':1}}", "Circle[radius=1.0]"),
                row("take_figure", "{'it':{'side':2,'kind':'Tried$Square'}}", "Square[side=2.0]"),
                row(
                        "take_item",
                        "{'it':{'name':'n','price':1,'colour':'GREEN'},'also':'!'}",
                        "Item[name=n, price=1.0, note=Optional.empty, colour=GREEN]!"),
                row(
                        "take_tree",
                        "{'it':{'name':'a','children':[{'name':'b','children':[]}]}}",
                        "Node[name=a, children=[Node[name=b, children=[]]]]null"),
                row("take_marked", "{'it':{'mark':7},'also':{'n':1}}", "Marked[mark=7]Renamed[number=1, secret=null]"),
                // R4.3, R4.7
                row("maybe", "{}", "null"),
                row("maybe", "{'it':null}", "null"),
                row("default_int", "{}", "10"),
                row("default_int", "{'it':null}", "10"),
                row("default_int", "{'it':3}", "3"),
                row("default_double", "{}", "0.5"),
                row("default_boolean", "{}", "true"),
                row("default_colour", "{}", "RED"),
                row("default_ints", "{}", "[1, 2]"),
                row("default_date", "{}", "2024-02-29"),
                row("own_schema", "{'it':[null]}", "[null]"),
                row("by_colour", "{'it':{'red':[1]}}", "{RED=[1]}"),
                row("colours", "{'it':['GREEN','red']}", "[RED, GREEN]"),
                row("dates", "{'it':['2024-02-29']}", "[2024-02-29]"),
                row("nullables", "{'it':['a',null]}", "[a, null]"),
                row("boxes", "{'it':[{'content':'c'}]}", "[Box[content=c]]"),
                row("beans", "{'it':{'a':{'id':'i'}}}", "{a=i 0 null 0}"),
                row("bounded", "{'it':1.5}", "1.5"),
                row("search", "{'text':'t','from':'2024-02-29'}", "Query[text=t, limit=10, since=2024-02-29]"),
                row("rename", "{'n':3,'secret':'s'}", "Renamed[number=3, secret=null]"),
                row("limited", "{" + limited + "}", "fine"));
    }

    @ParameterizedTest(name = "{1} {2} {0}")
    @MethodSource("calls")
    void arguments_reach_the_tool_exactly(Way way, String tool, String arguments, String shown) {
        assertEquals(shown, answer(way.tool(tool), json(arguments)));
    }

    static Stream<Arguments> refusals() {
        String range = "must be an integer from -2147483648 to 2147483647, but was ";
        return bothWays(
                // R5.3
                row("take_int", "{}", "argument 'it' " + range + "missing or null."),
                row("take_int", "{'it':5.7}", "argument 'it' " + range + "5.7."),
                row("take_int", "{'it':9999999999}", "argument 'it' " + range + "9999999999."),
                row("take_int", "{'it':' 5'}", "argument 'it' " + range + "\" 5\"."),
                row("take_string", "{'it':5}", "argument 'it' must be a string, but was 5."),
                row(
                        "take_colour",
                        "{'it':'blue'}",
                        "argument 'it' must be one of \"red\", \"GREEN\", but was \"blue\"."),
                row("take_colour", "{'it':0}", "argument 'it' must be one of \"red\", \"GREEN\", but was 0."),
                row("take_uuid", "{'it':'x'}", "argument 'it' must be a UUID, but was \"x\"."),
                row("take_date", "{'it':'today'}", "argument 'it' must be an ISO 8601 date, but was \"today\"."),
                row("take_year", "{}", "argument 'it' must be a year such as 2024, but was missing or null."),
                row("take_object", "{}", "argument 'it' must be given, but was missing or null."),
                row("take_ints", "{'it':[1,null]}", "argument 'it[1]' " + range + "missing or null."),
                row("take_raw_list", "{'it':[null]}", "argument 'it[0]' must be given, but was missing or null."),
                row(
                        "take_raw_map",
                        "{'it':{'a b':null}}",
                        "argument 'it[\"a b\"]' must be given, but was missing or null."),
                row("take_bean", "{'it':{'count':1.5}}", "argument 'it.count' " + range + "1.5."),
                row(
                        "take_figure",
                        "{'it':{'kind':'line'}}",
                        "argument 'it' must be an object (Tried.Figure) whose \"kind\" is one of "
                                + "\"circle\", \"Tried$Square\", but was {\"kind\":\"line\"}."),
                row(
                        "take_item",
                        "{'it':{'name':'n'},'also':''}",
                        "argument 'it.price' must be a number, but was missing or null."),
                // R5.6
                row(
                        "take_item",
                        "{'it':{'name':'n','price':-1},'also':''}",
                        "argument 'it' could not be accepted: the tool's own checks refused what was given."),
                row("default_int", "{'it':'x'}", "argument 'it' " + range + "\"x\"."),
                row(
                        "items",
                        "{'it':[{'name':'n','price':1},{'name':2,'price':1}]}",
                        "argument 'it[1].name' must be a string, but was 2."),
                row(
                        "by_colour",
                        "{'it':{'blue':[]}}",
                        "argument 'it.blue' must be one of \"red\", \"GREEN\", but was \"blue\"."),
                row("by_colour", "{'it':{'red':['x']}}", "argument 'it.red[0]' " + range + "\"x\"."),
                row("search", "{}", "argument 'text' must be a string, but was missing or null."),
                row("search", "{'text':'t','limit':0}", "argument 'limit' must be at least 1, but was 0."),
                row("rename", "{}", "argument 'n' must be given, but was missing or null."),
                row("limited", "{'some':6}", "argument 'some' must be at most 5, but was 6."),
                row("limited", "{'some':5,'few':0}", "argument 'few' must be at least 1, but was 0."),
                row("limited", "{'some':5,'few':1,'part':1.5}", "argument 'part' must be less than 1.5, but was 1.5."),
                row(
                        "limited",
                        "{'some':5,'few':1,'part':1,'text':'abcde'}",
                        "argument 'text' must be a string of 1 to 4 characters, but was \"abcde\"."));
    }

    @ParameterizedTest(name = "{1} {2} {0}")
    @MethodSource("refusals")
    void what_does_not_fit_is_refused_in_words_for_the_model(Way way, String tool, String arguments, String sentence) {
        ToolResultObject result = (ToolResultObject) answer(way.tool(tool), json(arguments));
        assertEquals("failure", result.resultType());
        assertEquals("Tool " + tool + ": " + sentence, result.textResultForLlm());
    }

    static Stream<Arguments> results() {
        return bothWays(
                row("give_string", "text \"quoted\""),
                row("give_int", "5"),
                row("give_list", "[\"a\"]"),
                row("give_record", "{\"content\":\"c\"}"),
                row("give_result", ToolResultObject.success("as it is").toString()),
                row("give_optional", "held"),
                row("give_optional_int", "3"),
                row("give_null_list", "null"),
                row("give_object", ToolResultObject.failure("no", "no").toString()),
                row("later_string", "later"),
                row("later_list", "[1]"),
                row("later_result", ToolResultObject.success("as it is").toString()),
                row("nothing", "Success"),
                row("later_nothing", "Success"),
                row("null_string", null),
                row("empty_optional", null));
    }

    @ParameterizedTest(name = "{1} {0}")
    @MethodSource("results")
    void a_result_is_delivered_as_section_6_says(Way way, String tool, String expected) {
        Object answer = answer(way.tool(tool), null);
        assertEquals(expected, answer == null ? null : answer.toString());
    }

    static Stream<Arguments> failures() {
        return bothWays(
                row("throw_error", "java.lang.StackOverflowError", "deep"),
                row("give_unwritable", "com.fasterxml.jackson.databind.JsonMappingException", "self-reference"),
                row("later_null", "java.lang.IllegalStateException", "Tool later_null returned null"),
                row("later_failure", "java.lang.IllegalStateException", "broken"),
                row("throw_exception", "java.lang.UnsupportedOperationException", "not now"),
                row("throw_checked", "java.io.IOException", "no disk"),
                row("throw_early", "java.lang.LinkageError", "early"),
                row("later_error", "java.lang.AssertionError", "wrong"),
                row("later_thrown", "java.lang.UnsupportedOperationException", "not later"),
                row("later_unwritable", "com.fasterxml.jackson.databind.JsonMappingException", "self-reference"),
                row("stage_that_throws", "java.lang.StackOverflowError", "no stage"));
    }

    /** R5.4, R6.1. */
    @ParameterizedTest(name = "{1} {0}")
    @MethodSource("failures")
    void what_a_tool_throws_fails_the_future_and_nothing_is_thrown(Way way, String tool, String type, String message)
            throws Exception {
        CompletableFuture<Object> future = way.tool(tool).handler().invoke(new ToolInvocation());
        try {
            throw new AssertionError(future.get(10, TimeUnit.SECONDS));
        } catch (ExecutionException failed) {
            Class<?> expected = Class.forName(type);
            assertTrue(expected.isInstance(failed.getCause()), failed.toString());
            assertTrue(failed.getCause().getMessage().contains(message), failed.toString());
        }
    }

    /** R5.4: a future that the tool cancelled is one that failed. */
    @ParameterizedTest
    @EnumSource(Way.class)
    void a_cancelled_future_completes_the_handlers(Way way) {
        CompletableFuture<Object> future = way.tool("later_cancelled").handler().invoke(new ToolInvocation());
        assertThrows(CancellationException.class, () -> future.get(10, TimeUnit.SECONDS));
    }

    /** R5.5 */
    @ParameterizedTest
    @EnumSource(Way.class)
    void no_arguments_and_no_invocation_count_as_empty_ones(Way way) throws Exception {
        for (ToolInvocation none : Arrays.asList(null, new ToolInvocation())) {
            Object given = way.tool("give_string").handler().invoke(none).get(10, TimeUnit.SECONDS);
            assertEquals("text \"quoted\"", given);
            Object refused = way.tool("take_string").handler().invoke(none).get(10, TimeUnit.SECONDS);
            assertEquals("failure", ((ToolResultObject) refused).resultType());
        }
    }

    private static Object answer(ToolDefinition tool, String arguments) {
        ToolInvocation invocation = new ToolInvocation();
        try {
            if (arguments != null) {
                JsonNode given = RpcMapper.INSTANCE.readTree(arguments);
                invocation.setArguments(given);
            }
            return tool.handler().invoke(invocation).get(10, TimeUnit.SECONDS);
        } catch (Exception failed) {
            throw new AssertionError(failed);
        }
    }

    private static String json(String quoted) {
        return quoted.replace('\'', '"');
    }
}
