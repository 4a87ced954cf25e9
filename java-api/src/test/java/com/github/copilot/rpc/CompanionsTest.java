package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import com.github.copilot.tool.runtime.CopilotTools;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which companion has the tools of an object, and when reflection makes them. */
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

    public static final class Parent$$CopilotToolMeta implements CopilotToolMetadataProvider<Parent> {
        @Override
        public List<ToolDefinition> definitions(Parent instance, ObjectMapper mapper) {
            return List.of(definition("parent", "By a companion."));
        }
    }

    /** An interface with a companion. */
    interface Greeting {
        @CopilotTool("By reflection.")
        String greet();
    }

    public static final class Greeting$$CopilotToolMeta implements CopilotToolMetadataProvider<Greeting> {
        @Override
        public List<ToolDefinition> definitions(Greeting instance, ObjectMapper mapper) {
            return List.of(definition("greet", "By a companion."));
        }
    }

    /** An interface without companion. */
    interface Parting {
        @CopilotTool("By reflection.")
        default String part() {
            return "bye";
        }
    }

    static class Richer extends Parent {
        @CopilotTool("By reflection.")
        String richer() {
            return "richer";
        }
    }

    static class Parted extends Parent implements Parting {}

    private static Object proxy(Class<?>... interfaces) {
        return Proxy.newProxyInstance(
                CompanionsTest.class.getClassLoader(), interfaces, (self, method, arguments) -> "proxied");
    }

    static Stream<Arguments> objects() {
        String reflection = "By reflection.";
        return Stream.of(
                Arguments.of(proxy(Greeting.class, Parting.class), Map.of("greet", reflection, "part", reflection)),
                Arguments.of(new Parted(), Map.of("parent", reflection, "part", reflection)),
                Arguments.of(new Richer(), Map.of("parent", reflection, "richer", reflection)),
                Arguments.of(new Richer() {}, Map.of("parent", reflection, "richer", reflection)));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void no_companion_is_used_if_one_of_the_tools_has_none(Object object, Map<String, String> expected) {
        Map<String, String> actual = ToolDefinition.fromObject(object).stream()
                .collect(Collectors.toMap(ToolDefinition::name, ToolDefinition::description));
        assertEquals(expected, actual);
    }

    @Test
    void a_proxys_tool_is_called_on_the_proxy() {
        ToolDefinition tool = ToolDefinition.fromObject(proxy(Parting.class)).get(0);
        assertEquals("proxied", tool.handler().invoke(new ToolInvocation()).join());
    }

    /** A tool class whose companion fails as configured. */
    static class Failing {
        final LinkageError error;

        Failing(LinkageError error) {
            this.error = error;
        }

        @CopilotTool("Is never read.")
        void failing() {}
    }

    public static final class Failing$$CopilotToolMeta implements CopilotToolMetadataProvider<Failing> {
        @Override
        public List<ToolDefinition> definitions(Failing instance, ObjectMapper mapper) {
            throw instance.error;
        }
    }

    static Stream<Arguments> linkageErrors() {
        String otherVersion = " was compiled against another version of the Copilot SDK than the one at run time,"
                + " copilot-tool-api";
        String missing = " cannot be used: the class ";
        String other =
                " cannot be used. Compile its tool class again, with the versions of classes that it runs with: ";
        return Stream.of(
                Arguments.of(
                        new NoSuchMethodError("'void com.github.copilot.rpc.ToolDefinition.<init>(java.lang.String)'"),
                        otherVersion),
                Arguments.of(new NoClassDefFoundError("com/github/copilot/rpc/ToolSomething"), otherVersion),
                Arguments.of(new NoSuchFieldError("com.github.copilot.rpc.ToolDefer.LATE"), otherVersion),
                Arguments.of(
                        new NoClassDefFoundError("com/fasterxml/jackson/datatype/jsr310/JavaTimeModule"),
                        missing + "com.fasterxml.jackson.datatype.jsr310.JavaTimeModule is missing at run time. Add the"
                                + " Maven artifact com.fasterxml.jackson.datatype:jackson-datatype-jsr310 to the class"
                                + " path."),
                Arguments.of(
                        new NoClassDefFoundError("com/acme/Order$Item"),
                        missing + "com.acme.Order$Item is missing at run time. Add the library that it is in"),
                Arguments.of(new NoSuchMethodError("'void com.acme.Orders.find(int)'"), other),
                // The API's type is the type of a parameter: the method that does not fit is the user's.
                Arguments.of(
                        new NoSuchMethodError("'void com.acme.Orders.find(com.github.copilot.rpc.ToolInvocation)'"),
                        other),
                Arguments.of(new UnsupportedClassVersionError("com/acme/Orders has been compiled by"), other));
    }

    @ParameterizedTest
    @MethodSource("linkageErrors")
    void a_companion_that_does_not_link_says_what_does_not_fit(LinkageError error, String expected) {
        IllegalStateException thrown =
                assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(new Failing(error)));
        String message = thrown.getMessage();
        assertTrue(message.contains("Failing$$CopilotToolMeta" + expected), message);
        assertSame(error, thrown.getCause());
    }

    /** A tool class with a companion, for a copy of the API in a class loader that lacks jackson-datatype-jsr310. */
    public static final class Timeless {
        public Timeless() {}

        @CopilotTool("Does nothing.")
        public void nothing() {}
    }

    public static final class Timeless$$CopilotToolMeta implements CopilotToolMetadataProvider<Timeless> {
        @Override
        public List<ToolDefinition> definitions(Timeless instance, ObjectMapper mapper) {
            return List.of();
        }
    }

    /** The JVM words the second failure of RpcMapper's initialization differently from the first. */
    @Test
    void a_missing_artifact_is_named_at_each_call() throws Exception {
        try (URLClassLoader copy = copyOfTheApi(ObjectMapper.class, JsonFactory.class, JsonCreator.class)) {
            Object tools =
                    copy.loadClass(Timeless.class.getName()).getConstructor().newInstance();
            Method fromObject = copy.loadClass(ToolDefinition.class.getName()).getMethod("fromObject", Object.class);
            for (int i = 0; i < 2; i++) {
                Throwable thrown = assertThrows(InvocationTargetException.class, () -> fromObject.invoke(null, tools))
                        .getCause();
                assertEquals(IllegalStateException.class, thrown.getClass());
                assertEquals(
                        "The companion " + Timeless.class.getName() + "$$CopilotToolMeta cannot be used: the class"
                                + " com.fasterxml.jackson.datatype.jsr310.JavaTimeModule is missing at run time. Add the"
                                + " Maven artifact com.fasterxml.jackson.datatype:jackson-datatype-jsr310 to the class"
                                + " path.",
                        thrown.getMessage());
            }
        }
    }

    /** As in an application server that loads the application's classes first. */
    @Test
    void another_copy_of_the_api_is_named() throws Exception {
        try (URLClassLoader copy =
                copyOfTheApi(ObjectMapper.class, JsonFactory.class, JsonCreator.class, JavaTimeModule.class)) {
            String advice = " Its class loader has another copy of the API: keep the Copilot SDK or copilot-tool-api in"
                    + " one place, the server's libraries or the application's.";
            for (Class<?> type : List.of(Timeless.class, Copied.class)) {
                Object tools = copy.loadClass(type.getName()).getConstructor().newInstance();
                String message = assertThrows(IllegalStateException.class, () -> ToolDefinition.fromObject(tools))
                        .getMessage();
                assertTrue(message.contains("." + advice), message);
            }
            Class<?> type = copy.loadClass(ToolDefinition.class.getName());
            Class<?> handler = copy.loadClass(ToolHandler.class.getName());
            Object definition = type.getMethod("create", String.class, String.class, Map.class, handler)
                    .invoke(null, "a", "A.", null, null);
            String message = assertThrows(IllegalStateException.class, () -> CopilotTools.of(definition))
                    .getMessage();
            assertTrue(message.endsWith(advice), message);
        }
    }

    // Its parent is the JVM's own loader, because the application's loader knows this module's packages.
    private static URLClassLoader copyOfTheApi(Class<?>... libraries) throws MalformedURLException {
        List<URL> path = new ArrayList<>();
        path.add(Path.of("target/classes").toUri().toURL());
        path.add(Path.of("target/test-classes").toUri().toURL());
        for (Class<?> each : libraries) {
            path.add(each.getProtectionDomain().getCodeSource().getLocation());
        }
        return new URLClassLoader(path.toArray(URL[]::new), null);
    }

    /** A tool class for a copy of the API in a class loader of its own. */
    public static final class Copied {
        public Copied() {}

        @CopilotTool("Does nothing.")
        public void nothing() {}
    }

    /** The program that a new JVM runs, in which nothing is logged yet. */
    public static void main(String[] arguments) {
        for (int i = 0; i < 3; i++) {
            ToolDefinition.fromObject(new Copied());
        }
    }

    @Test
    void the_processors_absence_is_logged_once() throws IOException {
        String classPath = String.join(
                File.pathSeparator,
                System.getProperty("jdk.module.path"),
                System.getProperty("java.class.path"),
                "target/classes",
                "target/test-classes");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-cp", classPath, CompanionsTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<String> logged = output.lines()
                .filter(line -> line.contains("CopilotToolProcessor did not run"))
                .toList();
        assertEquals(1, logged.size(), output);
        assertTrue(output.contains(Copied.class.getName() + " has no companion"), output);
    }
}
