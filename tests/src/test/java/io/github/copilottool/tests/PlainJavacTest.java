package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs javac as users do, with only the jar on the processor path. */
@Tag("R1.1")
class PlainJavacTest {
    /** The case that is compiled. */
    static final Case TESTED = Case.named("r3_1_name_is_the_method_name_in_snake_case");

    @Test
    void javac_generates_and_compiles() {
        assertEquals("", outputOf(Jdk.running(), "javac"));
    }

    @Test
    void javac_of_jdk_25_generates_and_compiles() {
        assertEquals("", outputOf(Jdk.jdk25(), "javac25"));
    }

    /** R3.4: no other file can name the class of a compact source file (JLS 8.1.8). */
    @Test
    void tools_of_a_compact_source_file_are_one_error() throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("javac-compact"));
        Path file = Files.writeString(
                work.resolve("Adder.java"),
                "import com.github.copilot.tool.*;\n@CopilotTool(\"Adds.\") int add(int left) { return left; }\n"
                        + "void main() {}\n");
        List<String> arguments = arguments(work);
        arguments.removeIf(argument -> argument.endsWith(".java"));
        arguments.add(file.toString());
        Ended ended = Jdk.jdk25().run("javac", arguments);
        assertTrue(ended.output().contains("Adder.java:2: error: [copilot-class-implicit] "), ended.output());
        assertTrue(ended.output().endsWith("1 error\n"), ended.output());
    }

    /** The class that reads the table of other libraries' annotations is loaded for the option alone. */
    @Tag("R1.8")
    @Test
    void without_the_option_for_other_libraries_no_further_class_is_loaded() {
        Path classes = Tree.emptied(Run.WORK.resolve("javac-libraries"));
        List<String> arguments = arguments(classes);
        arguments.add("-J-verbose:class");
        String reader = "com.github.copilot.tool.processor.LibraryAnnotations";
        assertFalse(Jdk.running().run("javac", arguments).output().contains(reader));
        arguments.add("-Acopilot.tool.annotations=langchain4j");
        assertTrue(Jdk.running().run("javac", arguments).output().contains(reader));
    }

    /** javac loads the shim anew for each compilation, so what is rare has classes of its own, which are not loaded. */
    @Test
    void an_ordinary_compilation_loads_no_class_for_what_is_rare() {
        Path classes = Tree.emptied(Run.WORK.resolve("javac-classes"));
        List<String> arguments = arguments(classes);
        // Other tests' compilations have temporary files in the user's cache.
        arguments.addAll(List.of("-J-Dcopilot.tool.core=native", "-J-Dcopilot.tool.native=" + classes));
        assertEquals(0, Jdk.running().run("javac", arguments).code(), "extracts the native library");
        arguments.add("-J-verbose:class");
        String shim = "com.github.copilot.tool.processor.";
        List<String> loaded = Jdk.running()
                .run("javac", arguments)
                .output()
                .lines()
                .filter(line -> line.contains(shim) && line.contains(" source: "))
                .map(line -> line.substring(line.indexOf(shim) + shim.length(), line.indexOf(" source: ")))
                .toList();
        assertTrue(loaded.contains("Response"), loaded::toString);
        assertEquals(
                List.of("loader.NativeCoreException"),
                loaded.stream().filter(name -> name.endsWith("Exception")).toList());
        // javac writes a class for a switch over an enum.
        for (String rare : List.of(
                "wasm\\..*",
                ".*\\$\\d+",
                "Recording",
                "Response\\$Diagnostic",
                "loader\\.LibraryCache",
                "loader\\.LoadProblems")) {
            assertEquals(
                    List.of(),
                    loaded.stream().filter(name -> name.matches(rare)).toList());
        }
    }

    /** The user selected the native library here; {@link FallbackTest} tests compilations without that option. */
    @Tag("R10.5")
    @Test
    void javac_of_jdk_25_that_denies_native_access_gives_one_error_with_the_flags() {
        Path classes = Tree.emptied(Run.WORK.resolve("javac25-denied"));
        List<String> arguments = arguments(classes);
        arguments.addAll(List.of("-J--illegal-native-access=deny", "-J-Dcopilot.tool.core=native"));
        Ended denied = Jdk.jdk25().run("javac", arguments);
        assertEquals(1, denied.code(), denied.output());
        List<String> errors =
                denied.output().lines().filter(line -> line.contains("error: ")).toList();
        assertEquals(1, errors.size(), denied.output());
        String flag = "--enable-native-access=ALL-UNNAMED";
        for (String part : List.of(
                "[copilot-native] ",
                "with javac, -J" + flag + ";",
                "with Maven, " + flag + " in .mvn/jvm.config or MAVEN_OPTS;",
                "with Gradle, org.gradle.jvmargs=" + flag + " in gradle.properties.")) {
            assertTrue(errors.get(0).contains(part), denied.output());
        }
        arguments.add("-J" + flag);
        assertEquals(new Ended(0, ""), Jdk.jdk25().run("javac", arguments));
    }

    /** In the locale C, the JVM cannot represent the path of such a folder. */
    @Test
    @Tag("R10.4")
    void a_home_that_the_locale_cannot_write_gives_way_to_the_next_place() {
        for (Jdk jdk : List.of(Jdk.running(), Jdk.jdk25())) {
            Ended ended = inLocaleC(jdk, "HOME=$named; unset XDG_CACHE_HOME", "-J-Duser.home=$named", "$plain");
            assertEquals(0, ended.code(), ended.output());
        }
    }

    @Test
    @Tag("R10.4")
    void places_that_the_locale_cannot_write_are_one_error_that_says_what_to_do() {
        for (Jdk jdk : List.of(Jdk.running(), Jdk.jdk25())) {
            Ended ended = inLocaleC(jdk, "HOME=$named; export XDG_CACHE_HOME=$named", "-J-Duser.home=$named", "$named");
            assertEquals(1, ended.code(), ended.output());
            List<String> errors = ended.output()
                    .lines()
                    .filter(line -> line.contains("error: "))
                    .toList();
            assertEquals(1, errors.size(), ended.output());
            String error = errors.get(0);
            assertTrue(error.startsWith("error: [copilot-native] "), error);
            for (String name : List.of("Tried XDG_CACHE_HOME, ", "user.home, ", "HOME, ", "java.io.tmpdir, ")) {
                assertTrue(error.contains(name), error);
            }
            assertTrue(
                    error.contains("it cannot be a path (Malformed input or input contains unmappable characters;"),
                    error);
            assertTrue(error.contains(". Name a directory that you can write to"), error);
        }
    }

    /** Compiles in the locale C, with a folder {@code $named} whose name is not ASCII, and one {@code $plain}. */
    private static Ended inLocaleC(Jdk jdk, String variables, String home, String temporary) {
        Path work = Tree.emptied(Run.WORK.resolve("javac-in-locale-c"));
        Path classes = work.resolve("classes");
        Path plain = work.resolve("tmp");
        Tree.write(classes.resolve("none"), "");
        Tree.write(plain.resolve("none"), "");
        List<String> quoted = arguments(classes).stream()
                .map(argument -> "'" + argument + "'")
                .toList();
        // The shell writes the name, in UTF-8: this test's JVM may have no path for it either.
        return Shell.end(
                work,
                List.of(jdk.home().resolve("bin")),
                "plain=" + plain + "; named=" + work
                        + "/$(printf 'h\\303\\251'); mkdir \"$named\"; export LC_ALL=C HOME; "
                        + "unset JAVA_TOOL_OPTIONS JDK_JAVAC_OPTIONS; " + variables
                        + "; javac -J-Dcopilot.tool.core=native \"" + home
                        + "\" \"-J-Djava.io.tmpdir=" + temporary + "\" " + String.join(" ", quoted));
    }

    /** Returns the output of javac, without the warnings about native access that JVMs print since JDK 24. */
    private static String outputOf(Jdk jdk, String folder) {
        Path classes = Tree.emptied(Run.WORK.resolve(folder));
        Ended ended = jdk.run("javac", arguments(classes));
        assertEquals(0, ended.code(), ended.output());
        assertTrue(Files.exists(classes.resolve("Tools$$CopilotToolMeta.class")));
        return String.join(
                "\n",
                ended.output()
                        .lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("WARNING: "))
                        .toList());
    }

    private static List<String> arguments(Path classes) {
        return arguments(Built.processor(), classes);
    }

    /** Returns javac's arguments for a case with one tool class. Its companion is in the folder of the class files. */
    static List<String> arguments(Path processor, Path classes) {
        List<String> arguments = new ArrayList<>(List.of("-processorpath", processor.toString()));
        arguments.addAll(List.of("-cp", Compilation.joined(Surface.of(List.of()).classPath())));
        arguments.addAll(TESTED.options());
        arguments.addAll(List.of("-d", classes.toString()));
        Tree.sources(TESTED.input()).forEach(source -> arguments.add(source.toString()));
        return arguments;
    }
}
