package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotTool.MetadataEntry;
import com.github.copilot.tool.CopilotTool.MetadataFlag;
import com.github.copilot.tool.CopilotTool.MetadataValue;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** SPEC section 3 for classes without companion: which methods are tools, and what their definitions say. */
@SuppressWarnings("unused")
class AnnotatedToolsTest {
    /** Needs an instance of the test's own class. */
    class Inner {
        public int number;
    }

    record Trees(ObjectNode object, ArrayNode array, JsonNode any) {}

    @JsonAutoDetect
    record Shown(@JsonFormat(shape = JsonFormat.Shape.STRING) @JsonView(Shown.class) double price) {}

    interface Many extends List<String> {}

    static class Around<A> {
        class Base {
            @CopilotTool("Takes.")
            String take(@CopilotToolParam(name = "it", value = "It.") A it) {
                return it + " " + it.getClass().getSimpleName();
            }
        }
    }

    static class Within extends Around<Long>.Base {
        Within() {
            new Around<Long>().super();
        }
    }

    private static ToolDefinition only(Object tools) {
        List<ToolDefinition> all = ToolDefinition.fromObject(tools);
        assertEquals(1, all.size(), all.toString());
        return all.get(0);
    }

    private static Object call(ToolDefinition tool, ObjectNode arguments) {
        ToolInvocation invocation =
                new ToolInvocation().setToolCallId("the call").setArguments(arguments);
        return tool.handler().invoke(invocation).join();
    }

    private static ObjectNode arguments() {
        return RpcMapper.INSTANCE.createObjectNode();
    }

    /** R3.6, R3.7. */
    @Test
    void flags_and_metadata_are_what_the_annotation_says() throws JsonProcessingException {
        class Tools {
            @CopilotTool(
                    value = "All.",
                    name = "all",
                    overridesBuiltInTool = true,
                    skipPermission = true,
                    isTerminal = true,
                    defer = ToolDefer.NEVER,
                    metadata = {
                        @MetadataEntry(key = "z", value = @MetadataValue(bool = true)),
                        @MetadataEntry(key = "a", value = @MetadataValue(str = "text", bool = true)),
                        @MetadataEntry(
                                key = "m",
                                value =
                                        @MetadataValue(
                                                str = "text",
                                                flags = {
                                                    @MetadataFlag(name = "y", value = true),
                                                    @MetadataFlag(name = "x", value = false)
                                                }))
                    })
            void everything() {}
        }
        assertEquals(
                "{\"name\":\"all\",\"description\":\"All.\",\"parameters\":{\"type\":\"object\",\"properties\":{},"
                        + "\"required\":[]},\"overridesBuiltInTool\":true,\"skipPermission\":true,\"defer\":\"never\","
                        + "\"metadata\":{\"z\":true,\"a\":\"text\",\"m\":{\"y\":true,\"x\":false}},\"isTerminal\":true}",
                new ObjectMapper().writeValueAsString(only(new Tools())));
    }

    /** R3.3: no class file holds Javadoc. */
    @Test
    void a_description_from_javadoc_stays_blank() {
        class Tools {
            /** Says so. */
            @CopilotTool("")
            void documented() {}
        }
        assertEquals("", only(new Tools()).description());
    }

    /** R3.5. */
    static class StaticTools {
        @CopilotTool("Adds.")
        static int add(
                @CopilotToolParam(value = "Left.", name = "left") int left,
                @CopilotToolParam(value = "Right.", name = "right") int right) {
            return left + right;
        }
    }

    @Test
    void static_tools_need_no_instance() {
        ToolDefinition tool = ToolDefinition.fromClass(StaticTools.class).get(0);
        assertEquals("5", call(tool, arguments().put("left", 2).put("right", 3)));
        assertEquals("add", only(new StaticTools()).name());
    }

    /** R4.2. */
    @Test
    void the_invocation_is_passed_at_any_position() {
        class Tools {
            @CopilotTool("Shows.")
            String show(
                    @CopilotToolParam(value = "A.", name = "a") String a,
                    ToolInvocation invocation,
                    @CopilotToolParam(value = "B.", name = "b") String b) {
                return a + invocation.getToolCallId() + b;
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals("<the call>", call(tool, arguments().put("a", "<").put("b", ">")));
        assertEquals(List.of("a", "b"), ((Map<?, ?>) tool.parameters()).get("required"));
    }

    /** R3.8. */
    interface Named<T> {
        @CopilotTool("Names.")
        String name(@CopilotToolParam(value = "It.", name = "it") T it);
    }

    abstract static class Middle<T> implements Named<T> {
        @CopilotTool("Is overridden.")
        Object replaced() {
            return "middle";
        }

        @CopilotTool("Counts.")
        static int count() {
            return 1;
        }
    }

    static class Leaf extends Middle<Integer> {
        @Override
        public String name(Integer it) {
            return "leaf " + (it + 1);
        }

        @Override
        @CopilotTool("Replaces.")
        String replaced() {
            return "leaf";
        }
    }

    @Test
    void inherited_tools_are_tools_with_the_types_that_the_heir_makes_them() {
        Map<String, ToolDefinition> tools = ToolDefinition.fromObject(new Leaf()).stream()
                .collect(Collectors.toMap(ToolDefinition::name, tool -> tool));
        assertEquals(Set.of("name", "replaced", "count"), tools.keySet());
        assertEquals("leaf 3", call(tools.get("name"), arguments().put("it", 2)));
        assertEquals(
                Map.of("type", "integer", "description", "It."),
                ((Map<?, ?>) ((Map<?, ?>) tools.get("name").parameters()).get("properties")).get("it"));
        assertEquals("Replaces.", tools.get("replaced").description());
        // What is called returns a String, so that is what is delivered.
        assertEquals("leaf", call(tools.get("replaced"), arguments()));
        assertEquals("1", call(tools.get("count"), arguments()));
    }

    interface Face {
        @CopilotTool("Of the interface.")
        String shared();

        @CopilotTool("Is not inherited.")
        static void fixed() {}
    }

    static class Upper {
        @CopilotTool("Of the class.")
        public String shared() {
            return "upper";
        }

        @CopilotTool("Is hidden.")
        static String hidden() {
            return "upper";
        }

        @CopilotTool("Is inherited.")
        static String kept() {
            return "kept";
        }
    }

    static class Lower extends Upper implements Face {
        @CopilotTool("Hides.")
        static String hidden() {
            return "lower";
        }
    }

    /** R3.8; JLS 8.4.8. */
    @Test
    void one_method_that_comes_by_two_paths_is_one_tool_and_a_hidden_one_none() {
        Map<String, String> answers = ToolDefinition.fromObject(new Lower()).stream()
                .collect(Collectors.toMap(
                        ToolDefinition::name, tool -> call(tool, arguments()).toString()));
        assertEquals(Map.of("shared", "upper", "hidden", "lower", "kept", "kept"), answers);
    }

    /** R4.6. */
    @Test
    void a_decimal_default_keeps_its_digits_for_the_tool() {
        class Tools {
            @CopilotTool("Shows.")
            String show(@CopilotToolParam(value = "It.", name = "it", defaultValue = "1.10") BigDecimal it) {
                return it.toString();
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals("1.10", call(tool, arguments()));
        assertTrue(
                tool.parameters().toString().contains("default=1.1}"),
                tool.parameters().toString());
    }

    /** R7.8, R5.3. */
    @Test
    void a_primitive_array_of_another_size_is_shown() {
        class Tools {
            @CopilotTool("Shows.")
            String show(@CopilotToolParam(value = "It.", name = "it") @Size(max = 1) int[] it) {
                return "fine";
            }
        }
        ObjectNode given = arguments();
        given.putArray("it").add(1).add(2);
        String text = call(only(new Tools()), given).toString();
        assertTrue(text.contains("argument 'it' must be an array of at most 1 element, but was [1,2]."), text);
    }

    record Point(int x, int y) {
        Point {
            if (x > y) {
                throw new IllegalArgumentException("a secret");
            }
        }
    }

    private static Arguments row(String fragment, Supplier<Object> tools) {
        return Arguments.of(fragment, tools.get());
    }

    static Stream<Arguments> unusable() {
        class NoNames {
            @CopilotTool("Takes.")
            void take(String it) {}
        }
        class Private {
            @CopilotTool("Hides.")
            private void hide() {}
        }
        class TwoCalls {
            @CopilotTool("Takes.")
            void take(ToolInvocation one, ToolInvocation two) {}
        }
        class AnnotatedCall {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam("It.") ToolInvocation call) {}
        }
        class AnnotatedRecord {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam("It.") Point point) {}
        }
        class Waiting {
            @CopilotTool("Waits.")
            Future<String> await() {
                return null;
            }
        }
        class OddType {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") List<Thread> it) {}
        }
        class OddKey {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Map<Point, String> it) {}
        }
        class OptionalPrimitive {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it", required = false) int it) {}
        }
        class Twice {
            @CopilotTool("Takes.")
            void take(
                    @CopilotToolParam(value = "It.", name = "it") int it,
                    @CopilotToolParam(value = "It.", name = "it") int too) {}
        }
        class OddName {
            @CopilotTool(value = "It.", name = "a b")
            void take() {}
        }
        class OfAnInnerClass {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Inner it) {}
        }
        class OfAnAbstractList {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Many it) {}
        }
        class MetadataTwice {
            @CopilotTool(
                    value = "It.",
                    metadata = {
                        @MetadataEntry(key = "a", value = @MetadataValue),
                        @MetadataEntry(key = "a", value = @MetadataValue)
                    })
            void take() {}
        }
        return Stream.of(
                row("does not hold the names of its parameters", NoNames::new),
                row("it is private", Private::new),
                row("more than one ToolInvocation", TwoCalls::new),
                row("on its ToolInvocation means nothing", AnnotatedCall::new),
                row("on its single record means nothing", AnnotatedRecord::new),
                row("return a CompletableFuture or the value itself", Waiting::new),
                row("Thread of 'it[]' has no schema", OddType::new),
                row("Jackson does not read its key AnnotatedToolsTest.Point", OddKey::new),
                row("its type int cannot be null", OptionalPrimitive::new),
                row("two parameters named 'it'", Twice::new),
                row("'a b' has other characters", OddName::new),
                row("it is an inner class, of which Jackson cannot make an instance", OfAnInnerClass::new),
                row("abstract class of which Jackson cannot make an instance", OfAnAbstractList::new),
                row("the key 'a' twice", MetadataTwice::new));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unusable")
    void what_cannot_work_is_said_of_the_method(String fragment, Object tools) {
        String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(tools))
                .getMessage();
        assertTrue(message.contains(fragment), message);
        assertTrue(message.startsWith("The tool method " + tools.getClass().getName() + "."), message);
    }

    /** R5.6, R4.8. */
    @Test
    void a_record_that_refuses_is_a_failure_of_the_tool() {
        class Tools {
            @CopilotTool("Takes.")
            String take(Point point) {
                return point.toString();
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals("Point[x=1, y=2]", call(tool, arguments().put("x", 1).put("y", 2)));
        String text = call(tool, arguments().put("x", 3).put("y", 2)).toString();
        assertTrue(text.contains("Tool take: the arguments could not be accepted"), text);
        assertTrue(!text.contains("a secret"), text);
    }

    /** R3.9: what the class around an inner one is made of counts in what inherits from that. */
    @Test
    void a_variable_of_the_class_around_is_what_the_supertypes_make_it() {
        ToolDefinition tool = only(new Within());
        assertEquals("5 Long", call(tool, arguments().put("it", 5)));
    }

    /** R7.3: of Jackson's trees some hold one kind of JSON. */
    @Test
    void a_tree_is_what_it_holds() {
        class Tools {
            @CopilotTool("Takes.")
            String take(Trees trees) {
                return trees.toString();
            }
        }
        ToolDefinition tool = only(new Tools());
        String properties = ((Map<?, ?>) tool.parameters()).get("properties").toString();
        assertEquals("{object={type=object}, array={type=array, items={}}, any={}}", properties);
        ObjectNode arguments = arguments();
        arguments.putObject("object").put("a", 1);
        arguments.putArray("array").add(2);
        assertEquals("Trees[object={\"a\":1}, array=[2], any=3]", call(tool, arguments.put("any", 3)));
    }

    /** R5.1: what changes nothing about reading a record leaves it to us, whose refusals name the component. */
    @Test
    void annotations_that_do_not_change_how_a_record_is_read_leave_it_to_us() {
        class Tools {
            @CopilotTool("Takes.")
            String take(Shown shown) {
                return shown.toString();
            }
        }
        ToolDefinition tool = only(new Tools());
        assertTrue(tool.parameters().toString().contains("{price={type=string}}"));
        assertEquals("Shown[price=1.5]", call(tool, arguments().put("price", 1.5)));
        String text = call(tool, arguments()).toString();
        assertTrue(text.contains("argument 'price' must be a number, but was missing or null."), text);
    }
}
