package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotTool.MetadataEntry;
import com.github.copilot.tool.CopilotTool.MetadataValue;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 3 of docs/rules.md without companion: which methods are tools, and what their definitions say. */
@SuppressWarnings("unused")
class AnnotatedToolsTest {
    /** A class that needs an instance of the test's own class. */
    class Inner {
        public int number;
    }

    record Trees(ObjectNode object, ArrayNode array, JsonNode any) {}

    interface Many extends List<String> {}

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

    /** R3.3: class files do not contain Javadoc. */
    @Test
    void a_description_from_javadoc_stays_blank() {
        class Tools {
            /** Has Javadoc. */
            @CopilotTool("")
            void documented() {}
        }
        assertEquals("", only(new Tools()).description());
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
                row("names of its parameters are not in its class file", NoNames::new),
                row("is private, so its companion cannot call it", Private::new),
                row("more than one ToolInvocation", TwoCalls::new),
                row("is annotated with @CopilotToolParam", AnnotatedCall::new),
                row("has no meaning on", AnnotatedRecord::new),
                row("Return a CompletableFuture or the value itself", Waiting::new),
                row("Thread, the type of 'it[]', is not supported without a companion", OddType::new),
                row("keys of the type AnnotatedToolsTest.Point are not read", OddKey::new),
                row("the primitive type int has no null", OptionalPrimitive::new),
                row("belongs to two parameters", Twice::new),
                row("'a b' has the character ' '", OddName::new),
                row("it is an inner class, of which Jackson cannot make an instance", OfAnInnerClass::new),
                row("it is an interface or abstract class", OfAnAbstractList::new),
                row("The metadata key 'a' occurs twice", MetadataTwice::new));
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

    /** R7.3: some of Jackson's trees hold only one kind of JSON. */
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

    /** A class with a property whose place the class file does not have. */
    public static class Settings {
        public void setZone(int zone) {}

        public void setYear(int year) {}
    }

    @Test
    void all_tools_that_are_not_supported_are_told_at_once() {
        class Tools {
            @CopilotTool("Works.")
            void work() {}

            @CopilotTool("Takes.")
            void many(@CopilotToolParam(value = "It.", name = "it") List<Many> it) {}

            @CopilotTool("Takes.")
            void settings(@CopilotToolParam(value = "It.", name = "it") Settings it) {}
        }
        String name = Tools.class.getName();
        String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Tools()))
                .getMessage();
        assertEquals(
                "2 tool methods of " + name + " cannot be used without a companion:\n- " + name
                        + ".many(List): AnnotatedToolsTest.Many, the type of 'it[]', is not supported without a companion:"
                        + " it is an interface or abstract class. Compile the class with copilot-tool-processor.\n- "
                        + name
                        + ".settings(AnnotatedToolsTest.Settings): AnnotatedToolsTest.Settings, the type of 'it', is not supported"
                        + " without a companion: its class file does not keep the order of its methods, which have no"
                        + " fields. Compile the class with copilot-tool-processor.",
                message);
    }
}
