package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** R7.5 for classes without companion: types that lead back to themselves end, and wrong ones are reported. */
@SuppressWarnings({"unused", "serial"})
class RecursiveTypesTest {
    static class OwnKey extends HashMap<OwnKey, String> {}

    interface Graph extends Map<Graph, String> {}

    static class One extends TreeMap<Other, String> {}

    static class Other extends HashMap<One, String> {}

    record Holder(OwnKey map) {}

    enum Kind {
        ONLY;

        @JsonValue
        Map<Kind, String> names() {
            return Map.of();
        }
    }

    static class Taker {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Taker(Giver giver) {}
    }

    static class Giver {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        Giver(Taker taker) {}
    }

    static class Tree extends HashMap<String, Tree> {}

    static class Node {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public Node next;

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public Map<Integer, List<Node>> all;

        public int number;
    }

    static class Pair<T> {
        @JsonUnwrapped(prefix = "a")
        public T one;

        @JsonUnwrapped(prefix = "b")
        public T two;
    }

    static class Twice1 extends Pair<Twice2> {}

    static class Twice2 extends Pair<Twice3> {}

    static class Twice3 extends Pair<Twice4> {}

    static class Twice4 extends Pair<Twice5> {}

    static class Twice5 extends Pair<Twice6> {}

    static class Twice6 extends Pair<Twice7> {}

    static class Twice7 extends Pair<Twice8> {}

    static class Twice8 extends Pair<Twice9> {}

    static class Twice9 extends Pair<Twice10> {}

    static class Twice10 extends Pair<Twice11> {}

    static class Twice11 {}

    private static Arguments row(String fragment, Supplier<Object> tools) {
        return Arguments.of(fragment, tools.get());
    }

    static Stream<Arguments> unusable() {
        class OfAnOwnKey {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") OwnKey it) {}
        }
        class OfAGraph {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Graph it) {}
        }
        class OfTwo {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") One it) {}
        }
        class OfAHolder {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") List<Holder> it) {}
        }
        class OfBytes {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Map<byte[], String> it) {}
        }
        class OfAKind {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Map<Kind, String> it) {}
        }
        class OfATaker {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Taker it) {}
        }
        class OfPairs {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Twice1 it) {}
        }
        return Stream.of(
                row("RecursiveTypesTest.OwnKey cannot be the key of", OfAnOwnKey::new),
                row("Graph, the type of 'it', has no JSON Schema here", OfAGraph::new),
                row("RecursiveTypesTest.Other cannot be the key of", OfTwo::new),
                row("RecursiveTypesTest.OwnKey cannot be the key of", OfAHolder::new),
                row("byte[] cannot be the key of 'it'", OfBytes::new),
                row("RecursiveTypesTest.Kind cannot be the key of", OfAKind::new),
                row("creators lead from there to RecursiveTypesTest.Taker again", OfATaker::new),
                row("unwraps to too many properties", OfPairs::new));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unusable")
    void what_cannot_work_is_said_of_the_method(String fragment, Object tools) {
        String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(tools))
                .getMessage();
        assertTrue(message.contains(fragment), message);
    }

    @Test
    void a_map_of_itself_by_its_values_is_a_definition() {
        class Tools {
            @CopilotTool("Takes.")
            String take(@CopilotToolParam(value = "It.", name = "it") Tree it) {
                return it.toString();
            }
        }
        ToolDefinition tool = ToolDefinition.fromObject(new Tools()).get(0);
        String schema = tool.parameters().toString();
        assertTrue(schema.contains("$defs={Tree={type=object, additionalProperties={$ref=#/$defs/Tree}}}"), schema);
        var arguments = RpcMapper.INSTANCE.createObjectNode();
        arguments.putObject("it").putObject("a").putObject("b");
        Object answer = tool.handler()
                .invoke(new ToolInvocation().setArguments(arguments))
                .join();
        assertEquals("{a={b={}}}", answer);
    }

    @Test
    void a_format_on_a_property_of_its_own_type_is_looked_at_once() {
        class Tools {
            @CopilotTool("Takes.")
            void take(@CopilotToolParam(value = "It.", name = "it") Node it) {}
        }
        String schema =
                ToolDefinition.fromObject(new Tools()).get(0).parameters().toString();
        assertTrue(schema.contains("next={$ref=#/$defs/Node}"), schema);
    }
}
