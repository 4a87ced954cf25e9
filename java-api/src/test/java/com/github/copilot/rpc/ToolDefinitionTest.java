package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Definitions: their JSON, their copies, and the companions that have them. */
class ToolDefinitionTest {
    private static final ToolHandler HANDLER = invocation -> CompletableFuture.completedFuture("done");
    private static final Map<String, Object> SCHEMA = Map.of("type", "object");
    private static final String HEAD = "{\"name\":\"n\",\"description\":\"d\",\"parameters\":{\"type\":\"object\"}";

    static Stream<Arguments> definitions() {
        ToolDefinition plain = ToolDefinition.create("n", "d", SCHEMA, HANDLER);
        return Stream.of(
                Arguments.of(plain, ""),
                Arguments.of(
                        ToolDefinition.createOverride("n", "d", SCHEMA, HANDLER), ",\"overridesBuiltInTool\":true"),
                Arguments.of(
                        ToolDefinition.createSkipPermission("n", "d", SCHEMA, HANDLER), ",\"skipPermission\":true"),
                Arguments.of(
                        ToolDefinition.createWithDefer("n", "d", SCHEMA, HANDLER, ToolDefer.AUTO),
                        ",\"defer\":\"auto\""),
                Arguments.of(
                        ToolDefinition.createWithMetadata("n", "d", SCHEMA, HANDLER, Map.of("k", 1)),
                        ",\"metadata\":{\"k\":1}"),
                Arguments.of(
                        new ToolDefinition("n", "d", SCHEMA, HANDLER, true, true, ToolDefer.AUTO),
                        ",\"overridesBuiltInTool\":true,\"skipPermission\":true,\"defer\":\"auto\""),
                Arguments.of(
                        new ToolDefinition("n", "d", SCHEMA, HANDLER, null, null, null, Map.of("k", 1)),
                        ",\"metadata\":{\"k\":1}"),
                Arguments.of(plain.overridesBuiltInTool(true), ",\"overridesBuiltInTool\":true"),
                Arguments.of(plain.overridesBuiltInTool(false), ",\"overridesBuiltInTool\":false"),
                Arguments.of(plain.skipPermission(true), ",\"skipPermission\":true"),
                Arguments.of(plain.isTerminal(true), ",\"isTerminal\":true"),
                Arguments.of(plain.defer(ToolDefer.NEVER), ",\"defer\":\"never\""),
                Arguments.of(plain.metadata(Map.of("k", true)), ",\"metadata\":{\"k\":true}"),
                Arguments.of(
                        plain.isTerminal(true).overridesBuiltInTool(true).metadata(Map.of("k", 1)),
                        ",\"overridesBuiltInTool\":true,\"metadata\":{\"k\":1},\"isTerminal\":true"));
    }

    @ParameterizedTest
    @MethodSource("definitions")
    void its_json_is_what_goes_over_the_wire(ToolDefinition definition, String rest) throws JsonProcessingException {
        assertEquals(HEAD + rest + "}", new ObjectMapper().writeValueAsString(definition));
        assertSame(HANDLER, definition.handler());
    }

    /** A tool class. */
    static class Tools {
        @CopilotTool("Says hello")
        String hello() {
            return "hello";
        }
    }

    /** A tool class of static tools, with its companion. */
    static final class StaticTools {
        private StaticTools() {}

        @CopilotTool("Says hello")
        static String hello() {
            return "hello";
        }
    }

    public static final class StaticTools$$CopilotToolMeta implements CopilotToolMetadataProvider<StaticTools> {
        @Override
        public List<ToolDefinition> definitions(StaticTools instance, ObjectMapper mapper) {
            assertNull(instance);
            assertSame(RpcMapper.INSTANCE, mapper);
            return List.of();
        }
    }

    /** An interface with a tool. */
    interface Greeting {
        @CopilotTool("Greets")
        default String greet() {
            return "hi";
        }
    }

    /** A class with tools of its own and of others. */
    static final class Inheriting extends Tools implements Greeting {}

    /** A class whose companion is not a companion. */
    static final class Odd {}

    /** A class with a companion's name that does not implement the interface. */
    public static final class Odd$$CopilotToolMeta {}

    @Test
    void the_companion_gives_a_class_its_static_tools() {
        assertEquals(List.of(), ToolDefinition.fromClass(StaticTools.class));
    }

    @Test
    void null_has_no_tools() {
        assertThrows(IllegalArgumentException.class, () -> ToolDefinition.fromObject(null));
        assertThrows(IllegalArgumentException.class, () -> ToolDefinition.fromClass(null));
    }

    @Test
    void a_class_with_instance_tools_needs_an_object() {
        String message = assertThrows(IllegalArgumentException.class, () -> ToolDefinition.fromClass(Inheriting.class))
                .getMessage();
        assertTrue(message.contains("greet, hello"), message);
    }

    @Test
    void a_class_without_tools_is_named() {
        String missing = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject("text"))
                .getMessage();
        assertTrue(missing.contains("java.lang.String$$CopilotToolMeta"), missing);
        assertThrows(IllegalStateException.class, () -> ToolDefinition.fromClass(List.class));
    }

    @Test
    void a_companion_that_is_none_is_named() {
        String odd = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Odd()))
                .getMessage();
        assertTrue(odd.contains("Odd$$CopilotToolMeta was compiled against another version of the Copilot SDK"), odd);
    }
}
