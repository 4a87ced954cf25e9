package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of the kit with another API than ours, the part that all SDKs from 1.0.5 on have: a stub of {@code
 * tests/surfaces}, with the definitions of {@code src/test/sdk}.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OtherSdkTest {
    private static final Path MODULE = Path.of(System.getProperty("testkit.directory"));
    private static final Path KIT = Path.of(System.getProperty("testkit.classes"));

    @TempDir
    Path folder;

    /** Returns Jackson's jars from our own class path. */
    private static List<Path> jackson() {
        List<Path> jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(".*jackson-(core|databind|annotations|datatype-jsr310)-[^/\\\\]*\\.jar"))
                .map(Path::of)
                .toList();
        assertEquals(4, jars.size());
        return jars;
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the sources of the imitated SDK and of a user's programs with it, except for one program. */
    private static List<Path> sdk(String except) throws IOException {
        List<Path> all = new ArrayList<>();
        for (String each : List.of("common", "results", "provider", "1.0.5/com/github/copilot/tool")) {
            all.addAll(sources(MODULE.resolve("../tests/surfaces").resolve(each)));
        }
        sources(MODULE.resolve("src/test/sdk")).stream()
                .filter(file -> !file.endsWith(except))
                .forEach(all::add);
        return all;
    }

    /** Returns what programs have beside the SDK: Jackson and copilot-tool-runtime. */
    private static List<Path> libraries() {
        List<Path> libraries = new ArrayList<>(jackson());
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.matches(
                        ".*copilot-tool-runtime-[^/\\\\]*\\.jar|.*java-runtime[/\\\\]target[/\\\\]classes"))
                .map(Path::of)
                .forEach(libraries::add);
        assertEquals(5, libraries.size());
        return libraries;
    }

    private static Path compile(List<Path> sources, List<Path> classPath, Path output) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        String path = String.join(
                File.pathSeparator, classPath.stream().map(Path::toString).toList());
        List<String> options = List.of("-proc:none", "-cp", path, "-d", output.toString());
        try (var files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean succeeded = javac.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertTrue(succeeded, said.toString());
        }
        return output;
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void the_kits_sources_use_nothing_that_only_ours_has() throws IOException {
        List<Path> sources = new ArrayList<>(sources(MODULE.resolve("src/main/java")));
        sources.addAll(sdk("Recorder.java"));
        compile(sources, libraries(), Files.createDirectory(folder.resolve("all")));
    }

    @Test
    void calls_are_recorded_beside_it() throws IOException, ReflectiveOperationException {
        List<Path> path = new ArrayList<>(libraries());
        path.add(compile(sdk("Consumer.java"), path, Files.createDirectory(folder.resolve("recorded"))));
        try (URLClassLoader loader = new URLClassLoader(
                path.stream().map(OtherSdkTest::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            assertNotEquals(ToolDefinition.class, loader.loadClass(ToolDefinition.class.getName()));
            @SuppressWarnings("unchecked") // the class is declared with these type arguments
            Function<Path, String> recorder = (Function<Path, String>)
                    loader.loadClass("shop.Recorder").getConstructor().newInstance();
            assertEquals(
                    "greet skipPermission=true\n"
                            + "{\"tool\":\"greet\",\"arguments\":{\"name\":\"Ada\"},\"result\":\"success\"}\n",
                    recorder.apply(folder.resolve("calls.jsonl"))
                            .replaceAll("\"time\":\"[^\"]*\",|,\"millis\":\\d+", ""));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_kits_classes_run_beside_it(boolean hasRuntime) throws IOException, ReflectiveOperationException {
        List<Path> path = new ArrayList<>(hasRuntime ? libraries() : jackson());
        path.add(KIT);
        Path output = Files.createDirectory(folder.resolve("sdk"));
        path.add(compile(sdk("Recorder.java"), path, output));
        Path file = folder.resolve("missing.json");
        try (URLClassLoader loader = new URLClassLoader(
                path.stream().map(OtherSdkTest::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            assertNotEquals(ToolDefinition.class, loader.loadClass(ToolDefinition.class.getName()));
            @SuppressWarnings("unchecked") // the class is declared with these type arguments
            Function<Path, String> consumer = (Function<Path, String>)
                    loader.loadClass("shop.Consumer").getConstructor().newInstance();
            if (!hasRuntime) {
                assertEquals(
                        "Add copilot-tool-runtime to the class path.",
                        assertThrows(IllegalStateException.class, () -> consumer.apply(file))
                                .getMessage());
                return;
            }
            assertEquals(
                    "[greet, refuse, fail]\n"
                            + "Hello Ada\n"
                            + "Closed.\n"
                            + "fail ended with failure: Invoking this tool produced an error. Detailed information is not"
                            + " available. (java.lang.IllegalStateException: secret)\n"
                            + "{\"name\":\"greet\",\"description\":\"Greets.\",\"parameters\":{\"type\":\"object\"},"
                            + "\"skipPermission\":true}\n"
                            + "Hello proxied Ada\n"
                            + "shop.Consumer has no tools: there is neither a method annotated with @CopilotTool nor a"
                            + " companion shop.Consumer$$CopilotToolMeta. A shrinker such as ProGuard may have renamed"
                            + " them. java.lang.ClassNotFoundException: shop.Consumer$$CopilotToolMeta\n"
                            + "There is no file " + file + " that says what the tools must be.",
                    consumer.apply(file));
        }
    }
}
