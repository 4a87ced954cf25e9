package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that the core runs as WebAssembly if the native library cannot be used, and that one note says why. */
@Tag("R10.7")
class FallbackTest {
    private static final String IMAGE = "com/github/copilot/tool/processor/wasm/module.image";
    private static final String NOTE = "[copilot-core-fallback]";

    /** The number of compilations so far. The tests run in parallel, each compilation in a folder of its own. */
    private static final AtomicInteger COMPILATIONS = new AtomicInteger();

    @BeforeAll
    static void jar_has_the_core_as_webassembly() {
        if (!isInJar()) {
            String missing = "SKIPPED: the jar was built without WebAssembly, so it has no fallback to test.";
            System.out.println(missing);
            abort(missing);
        }
    }

    /** Whether the jar has the core as WebAssembly. */
    static boolean isInJar() {
        try (FileSystem jar = FileSystems.newFileSystem(Built.processor())) {
            return Files.exists(jar.getPath(IMAGE));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @Tag("R10.5")
    void denied_native_access_is_one_note_with_the_flag() {
        Jdk jdk = Jdk.jdk25();
        String note = onlyNote(javac(jdk, Built.processor(), "-J--illegal-native-access=deny"));

        assertTrue(note.contains("this JVM denies native access"), note);
        assertTrue(note.contains("-J--enable-native-access=ALL-UNNAMED"), note);
    }

    /** Not even root can write to /proc. */
    @Test
    @Tag("R10.4")
    void no_writable_place_is_one_note_with_the_override() {
        String note = onlyNote(javac("-J-Duser.home=/proc", "-J-Djava.io.tmpdir=/proc"));

        assertTrue(note.contains("found no place to load its native library from"), note);
        assertTrue(note.contains("-Dcopilot.tool.native=<directory>"), note);
    }

    @Test
    @Tag("R10.4")
    void noexec_everywhere_is_one_note() throws Exception {
        Path mount = Tree.emptied(work("noexec"));
        if (Ended.of(new ProcessBuilder("mount", "-t", "tmpfs", "-o", "noexec", "tmpfs", mount.toString()))
                        .code()
                != 0) {
            String missing = "SKIPPED: mounting a file system is not allowed here";
            System.out.println(missing);
            abort(missing);
        }
        try {
            String note = onlyNote(javac("-J-Duser.home=" + mount, "-J-Djava.io.tmpdir=" + mount));
            assertTrue(note.contains("programs in it may not run (mounted with noexec, most likely)"), note);
        } finally {
            assertEquals(
                    0, Ended.of(new ProcessBuilder("umount", mount.toString())).code());
        }
    }

    @Test
    void a_directory_that_was_named_and_cannot_be_used_is_one_note() {
        String note = onlyNote(javac("-J-Dcopilot.tool.native=/proc/copilot"));

        assertTrue(note.contains("/proc/copilot"), note);
    }

    @Test
    void a_jar_without_native_libraries_is_one_note() throws IOException {
        Path jar = without("META-INF/native", "no-natives");
        String note = onlyNote(javac(Jdk.running(), jar));

        assertTrue(note.contains("was built without its native library"), note);
    }

    /** The ELF header has the processor's number of IBM S/390. */
    @Test
    void a_library_for_another_processor_is_one_note() throws Exception {
        Path jar = copy("other-processor");
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            for (Path packed : libraries(content)) {
                byte[] library;
                try (InputStream inflated = new GZIPInputStream(Files.newInputStream(packed))) {
                    library = inflated.readAllBytes();
                }
                library[18] = 22;
                try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
                    out.write(library);
                }
            }
        }
        String note = onlyNote(inEmptyHome(jar));

        assertTrue(note.contains("The native library of the Copilot tool processor cannot be loaded: "), note);
    }

    @Test
    @Tag("R10.3")
    void a_damaged_library_is_one_note() throws IOException {
        Path jar = copy("damaged-library");
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            for (Path packed : libraries(content)) {
                byte[] whole = Files.readAllBytes(packed);
                Files.write(packed, Arrays.copyOf(whole, whole.length / 2));
            }
        }
        String note = onlyNote(inEmptyHome(jar));

        assertTrue(note.contains("The jar of the Copilot tool processor is damaged: "), note);
    }

    @Test
    void an_unknown_platform_is_one_note() {
        String note = onlyNote(javac("-J-Dcopilot.tool.core=auto", "-J-Dos.arch=s390x"));

        assertTrue(note.contains("has no native library for linux-s390x"), note);
    }

    @Test
    void the_note_comes_once_for_several_tool_classes() {
        List<String> arguments = arguments(Built.processor(), "several", "-J-Dos.arch=s390x");
        Path other = work("several").resolve("other/Other.java");
        Tree.write(
                other,
                "package other; public class Other { @com.github.copilot.tool.CopilotTool(\"One.\") public void one()"
                        + " {} }");
        arguments.add(other.toString());
        String output = Jdk.running().run("javac", arguments).output();

        assertEquals(1, output.lines().filter(line -> line.contains(NOTE)).count(), output);
    }

    @Test
    @Tag("R8.1")
    void the_note_can_be_suppressed() {
        assertSilent(javac("-J-Dos.arch=s390x", "-Acopilot.tool.suppress=copilot-name-differs, copilot-core-fallback"));
    }

    @Test
    void webassembly_that_was_asked_for_is_not_noted() {
        assertSilent(javac("-J-Dcopilot.tool.core=wasm"));
    }

    @Test
    void the_native_library_that_was_asked_for_is_an_error_where_it_cannot_be_used() {
        Compiled compiled = javac("-J-Dcopilot.tool.core=native", "-J-Dos.arch=s390x");

        assertError(compiled, "[copilot-native] The Copilot tool processor has no native library for linux-s390x");
    }

    @Test
    void a_library_file_that_was_named_and_does_not_exist_is_an_error() {
        assertError(
                javac("-J-Dcopilot.tool.native=/nowhere/libcopilot_tool.so"),
                "[copilot-native] -Dcopilot.tool.native names a library that does not exist");
    }

    @Test
    void any_other_core_is_an_error() {
        assertError(
                javac("-J-Dcopilot.tool.core=jvm"),
                "[copilot-native] -Dcopilot.tool.core has the value 'jvm'. Use one of: native, wasm, auto.");
    }

    @Test
    void a_damaged_fallback_is_an_error_that_says_so() throws IOException {
        Path jar = copy("damaged");
        try (FileSystem content = FileSystems.newFileSystem(jar)) {
            Files.write(content.getPath(IMAGE), new byte[] {1, 2, 3});
        }
        String damaged = "cannot run as WebAssembly, because the processor's jar is damaged";

        assertError(javac(Jdk.running(), jar, "-J-Dcopilot.tool.core=wasm"), damaged);
        assertError(javac(Jdk.running(), jar, "-J-Dos.arch=s390x"), damaged);
        assertSilent(javac(Jdk.running(), jar));
    }

    @Test
    void a_jar_with_neither_core_is_an_error() throws IOException {
        Path jar = without("com/github/copilot/tool/processor/wasm/CoreModule.class", "neither");

        assertError(
                javac(Jdk.running(), jar, "-J-Dos.arch=s390x"), "[copilot-native] The Copilot tool processor has no");
        assertError(javac(Jdk.running(), jar, "-J-Dcopilot.tool.core=wasm"), "was built without WebAssembly");
        assertSilent(javac(Jdk.running(), jar));
    }

    /** The result of compiling the case's tool class. */
    private record Compiled(Ended ended, Map<String, String> companions) {}

    private static Compiled javac(String... options) {
        return javac(Jdk.running(), Built.processor(), options);
    }

    private static Compiled javac(Jdk jdk, Path processor, String... options) {
        String folder = "javac-" + COMPILATIONS.incrementAndGet();
        List<String> arguments = arguments(processor, folder, options);
        Ended ended = jdk.run("javac", arguments);
        Map<String, String> companions =
                Tree.texts(work(folder), path -> path.toString().endsWith("Meta.java"));
        return new Compiled(ended, companions);
    }

    /** Compiles with an empty home directory, in which no library was extracted before. */
    private static Compiled inEmptyHome(Path processor) {
        Path home = Tree.emptied(work("home-" + COMPILATIONS.incrementAndGet()));
        return javac(Jdk.running(), processor, "-J-Duser.home=" + home, "-J-Djava.io.tmpdir=" + home);
    }

    private static List<Path> libraries(FileSystem jar) throws IOException {
        try (Stream<Path> files = Files.walk(jar.getPath("META-INF/native"))) {
            return files.filter(file -> file.toString().endsWith(".gz")).toList();
        }
    }

    private static List<String> arguments(Path processor, String folder, String... options) {
        List<String> arguments = PlainJavacTest.arguments(processor, Tree.emptied(work(folder)));
        arguments.addAll(List.of(options));
        return arguments;
    }

    /** Returns the only note of a compilation, which must have made the companion that the case expects. */
    private static String onlyNote(Compiled compiled) {
        String output = compiled.ended().output();
        assertEquals(0, compiled.ended().code(), output);
        assertEquals(expected(), compiled.companions());
        List<String> notes = output.lines().filter(line -> line.contains(NOTE)).toList();
        assertEquals(1, notes.size(), output);
        assertTrue(notes.get(0).startsWith("Note: " + NOTE), output);
        assertTrue(
                notes.get(0).contains("-Dcopilot.tool.core=wasm or -Acopilot.tool.suppress=copilot-core-fallback"),
                output);
        return notes.get(0);
    }

    private static void assertSilent(Compiled compiled) {
        assertEquals(0, compiled.ended().code(), compiled.ended().output());
        assertFalse(compiled.ended().output().contains(NOTE), compiled.ended().output());
        assertEquals(expected(), compiled.companions());
    }

    private static void assertError(Compiled compiled, String text) {
        String output = compiled.ended().output();
        assertEquals(1, compiled.ended().code(), output);
        assertTrue(output.contains(text), output);
        assertFalse(output.contains(NOTE), output);
        assertEquals(Map.of(), compiled.companions());
    }

    private static Map<String, String> expected() {
        return Run.of(PlainJavacTest.TESTED).companions();
    }

    private static Path work(String name) {
        return Run.WORK.resolve("fallback-javac").resolve(name);
    }

    private static Path copy(String name) throws IOException {
        Path jar = Files.createDirectories(work("jars")).resolve(name + ".jar");
        Files.deleteIfExists(jar);
        return Files.copy(Built.processor(), jar);
    }

    private static Path without(String path, String name) throws IOException {
        Path jar = copy(name);
        try (FileSystem content = FileSystems.newFileSystem(jar);
                Stream<Path> files = Files.walk(content.getPath(path))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        return jar;
    }
}
