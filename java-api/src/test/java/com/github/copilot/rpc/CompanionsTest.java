package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which companion gives an object its tools, and when reflection does. */
class CompanionsTest {
    private static ToolDefinition definition(String name, String description) {
        return ToolDefinition.create(
                name, description, Map.of(), invocation -> CompletableFuture.completedFuture(description));
    }

    /** A tool class with a companion. */
    static class Parent {
        @CopilotTool("By reflection.")
        String parent() {
            return "parent";
        }
    }

    /** The companion of {@link Parent}. */
    public static final class Parent$$CopilotToolMeta implements CopilotToolMetadataProvider<Parent> {
        @Override
        public List<ToolDefinition> definitions(Parent instance, ObjectMapper mapper) {
            return List.of(definition("parent", "By a companion."));
        }
    }

    /** An interface with a companion. */
    interface Greeting {
        /** Greets. */
        @CopilotTool("By reflection.")
        String greet();
    }

    /** The companion of {@link Greeting}. */
    public static final class Greeting$$CopilotToolMeta implements CopilotToolMetadataProvider<Greeting> {
        @Override
        public List<ToolDefinition> definitions(Greeting instance, ObjectMapper mapper) {
            return List.of(definition("greet", "By a companion."));
        }
    }

    /** An interface without companion. */
    interface Parting {
        /** Parts. */
        @CopilotTool("By reflection.")
        default String part() {
            return "bye";
        }
    }

    static class Child extends Parent {
        @Override
        String parent() {
            return "child";
        }
    }

    static class Grandchild extends Child implements Greeting {
        @Override
        public String greet() {
            return "hi";
        }
    }

    static class Richer extends Parent {
        @CopilotTool("By reflection.")
        String richer() {
            return "richer";
        }
    }

    static class Parted extends Parent implements Parting {}

    /** Two tools of one name. */
    static class Clashing {
        @CopilotTool("One.")
        String same() {
            return "one";
        }

        @CopilotTool(value = "Two.", name = "same")
        String other() {
            return "two";
        }
    }

    private static final class Named {
        @CopilotTool("By reflection.")
        String parent() {
            return "named";
        }
    }

    private static Object proxy(Class<?>... interfaces) {
        return Proxy.newProxyInstance(
                CompanionsTest.class.getClassLoader(), interfaces, (self, method, arguments) -> "proxied");
    }

    static Stream<Arguments> objects() {
        String companion = "By a companion.";
        String reflection = "By reflection.";
        return Stream.of(
                Arguments.of(new Parent(), Map.of("parent", companion)),
                Arguments.of(new Child(), Map.of("parent", companion)),
                Arguments.of(new Child() {}, Map.of("parent", companion)),
                Arguments.of(new Grandchild(), Map.of("parent", companion, "greet", companion)),
                Arguments.of((Greeting) () -> "lambda", Map.of("greet", companion)),
                Arguments.of(proxy(Greeting.class), Map.of("greet", companion)),
                // Where one of the tools has no companion, none of them is used.
                Arguments.of(proxy(Greeting.class, Parting.class), Map.of("greet", reflection, "part", reflection)),
                Arguments.of(new Parted(), Map.of("parent", reflection, "part", reflection)),
                Arguments.of(new Richer(), Map.of("parent", reflection, "richer", reflection)),
                Arguments.of(new Richer() {}, Map.of("parent", reflection, "richer", reflection)));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void the_nearest_companions_give_the_tools_where_they_know_them_all(Object object, Map<String, String> expected) {
        Map<String, String> actual = ToolDefinition.fromObject(object).stream()
                .collect(Collectors.toMap(ToolDefinition::name, ToolDefinition::description));
        assertEquals(expected, actual);
    }

    @Test
    void a_proxys_tool_is_called_on_the_proxy() {
        ToolDefinition tool = ToolDefinition.fromObject(proxy(Parting.class)).get(0);
        assertEquals("proxied", tool.handler().invoke(new ToolInvocation()).join());
    }

    @Test
    void the_tools_of_several_objects_come_in_their_order() {
        List<String> names =
                ToolDefinition.fromObjects(new Parent(), (Greeting) () -> "hi", proxy(Parting.class)).stream()
                        .map(ToolDefinition::name)
                        .toList();
        assertEquals(List.of("parent", "greet", "part"), names);
    }

    @Test
    void tools_of_one_name_are_refused_with_their_classes() {
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> ToolDefinition.fromObjects(new Parent(), proxy(Parting.class), new Named(), new Child()))
                .getMessage();
        String prefix = CompanionsTest.class.getName();
        assertTrue(
                message.contains("'parent' of " + prefix + "$Parent and " + prefix + "$Named and " + prefix + "$Child"),
                message);
        assertThrows(IllegalArgumentException.class, () -> ToolDefinition.fromObjects(new Parent(), null));
        assertEquals(List.of(), ToolDefinition.fromObjects());
    }

    @Test
    void two_tools_of_one_class_with_one_name_are_refused() {
        String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Clashing()))
                .getMessage();
        assertTrue(message.contains("have one name, 'same'"), message);
    }

    /** A tool class whose companion was compiled against another version. */
    static class Outdated {
        @CopilotTool("Is never read.")
        void outdated() {}
    }

    /** The companion of {@link Outdated}. */
    public static final class Outdated$$CopilotToolMeta implements CopilotToolMetadataProvider<Outdated> {
        @Override
        public List<ToolDefinition> definitions(Outdated instance, ObjectMapper mapper) {
            throw new NoSuchMethodError("ToolDefinition.<init> of another time");
        }
    }

    @Test
    void a_companion_of_another_version_is_told_so() {
        IllegalStateException thrown =
                assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Outdated()));
        String message = thrown.getMessage();
        assertTrue(message.contains("Outdated$$CopilotToolMeta was made for "), message);
        assertTrue(message.contains(" and cannot be used with copilot-tool-api"), message);
        assertTrue(message.contains("ToolDefinition.<init> of another time"), message);
        assertTrue(thrown.getCause() instanceof LinkageError);
    }

    /** A tool class for a copy of the API in a class loader of its own. */
    public static final class Copied {
        /** Made by the copy. */
        public Copied() {}

        /** Does nothing. */
        @CopilotTool("Does nothing.")
        public void nothing() {}
    }

    /**
     * The copy's loader has no parent but the JVM's, since the JDK's own know this module's packages. By reflection throughout: the copy's classes are others than ours, and java.logging is no module that we require.
     */
    @Test
    void the_processors_absence_is_logged_once() throws Exception {
        List<URL> path = new ArrayList<>();
        path.add(Path.of("target/classes").toUri().toURL());
        path.add(Path.of("target/test-classes").toUri().toURL());
        for (Class<?> each : List.of(ObjectMapper.class, JsonFactory.class, JsonCreator.class, JavaTimeModule.class)) {
            path.add(each.getProtectionDomain().getCodeSource().getLocation());
        }
        List<Object> records = new CopyOnWriteArrayList<>();
        Class<?> filterType = Class.forName("java.util.logging.Filter");
        Object filter = Proxy.newProxyInstance(
                ClassLoader.getSystemClassLoader(), new Class<?>[] {filterType}, (self, method, arguments) -> {
                    records.add(arguments[0]);
                    return false;
                });
        Class<?> loggerType = Class.forName("java.util.logging.Logger");
        Object logger = loggerType.getMethod("getLogger", String.class).invoke(null, ToolDefinition.class.getName());
        loggerType.getMethod("setFilter", filterType).invoke(logger, filter);
        try (URLClassLoader copy = new URLClassLoader(path.toArray(URL[]::new), null)) {
            Class<?> definition = copy.loadClass(ToolDefinition.class.getName());
            Object tools =
                    copy.loadClass(Copied.class.getName()).getConstructor().newInstance();
            for (int i = 0; i < 3; i++) {
                List<?> made = (List<?>)
                        definition.getMethod("fromObject", Object.class).invoke(null, tools);
                assertEquals(1, made.size());
            }
        } finally {
            loggerType.getMethod("setFilter", filterType).invoke(logger, (Object) null);
        }
        assertEquals(1, records.size());
        Class<?> recordType = Class.forName("java.util.logging.LogRecord");
        Object message = recordType.getMethod("getMessage").invoke(records.get(0));
        Object[] parameters = (Object[]) recordType.getMethod("getParameters").invoke(records.get(0));
        assertTrue(message.toString().contains("CopilotToolProcessor did not run"), message.toString());
        assertEquals(List.of(Copied.class.getName()), List.of(parameters));
    }
}
