package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A broken library in place of the core, in a javac of its own. */
@Tag("R8.4")
@Tag("R10.6")
class BrokenCoreTest {
    @Test
    void a_core_that_answers_with_the_request_is_one_error_to_report() throws Exception {
        check("echo", "return request;");
    }

    @Test
    void a_core_that_answers_nothing_is_one_error_to_report() throws Exception {
        check("silent", "return 0;");
    }

    /** R10.6 */
    @Test
    void what_the_jvm_cannot_load_is_one_error_with_its_words_and_what_to_do() throws Exception {
        byte[] whole = library();
        byte[] other = whole.clone();
        // The processor's number in the ELF header, here IBM S/390.
        other[18] = 22;
        refused("foreign.so", other, "Possible cause: ");
        refused("short.so", Arrays.copyOf(whole, 20), "file too short");
        refused("processor.jar", Files.readAllBytes(Built.processor()), "invalid ELF header");
    }

    private static void refused(String name, byte[] content, String said) throws Exception {
        Path work = Tree.emptied(Run.WORK.resolve("broken-core").resolve("other"));
        Path library = Files.write(work.resolve(name), content);
        String error = errorOfTools(work, library);
        assertTrue(
                error.startsWith(
                        "error: [copilot-native] -Dcopilot.tool.native names a library that this JVM cannot load: "),
                error);
        assertTrue(error.contains("-" + name + ": ") && error.contains(said), error);
        assertTrue(
                error.endsWith(" Name a complete library that is built for this platform, or remove the property to use"
                        + " the library in the processor's jar."),
                error);
    }

    private static void check(String name, String answer) throws Exception {
        Path work = Tree.emptied(Run.WORK.resolve("broken-core").resolve(name));
        String error = errorOfTools(work, compiled(work, answer));
        assertTrue(error.contains("Tools.java") && error.contains("[copilot-internal] The processor failed: "), error);
        assertTrue(
                error.contains("not in your code: please report it with this text and the class that was compiled"),
                error);
    }

    /**
     * Returns the processor's only error with a library. The class beside the tool class has an error of its own: javac
     * must report it, so it has not crashed.
     */
    private static String errorOfTools(Path work, Path library) {
        Tree.write(work.resolve("Beside.java"), "class Beside { int one = \"two\"; }\n");
        List<String> arguments = PlainJavacTest.arguments(Built.processor(), work);
        arguments.addAll(List.of("-J-Dcopilot.tool.native=" + library, "-J-Duser.home=" + work));
        arguments.addAll(List.of("-J-Djava.io.tmpdir=" + work, "-XDshould-stop.ifError=FLOW"));
        arguments.add(work.resolve("Beside.java").toString());
        Ended ended = Jdk.running().run("javac", arguments);
        List<String> errors =
                ended.output().lines().filter(line -> line.contains("error: ")).toList();
        assertEquals(1, ended.code(), ended.output());
        assertEquals(2, errors.size(), ended.output());
        assertTrue(errors.get(1).contains("Beside.java:1: error: incompatible types"), ended.output());
        return errors.get(0);
    }

    /** Returns the library in the processor's jar. */
    private static byte[] library() throws IOException {
        try (JarFile jar = new JarFile(Built.processor().toFile())) {
            JarEntry entry = jar.stream()
                    .filter(one -> one.getName().endsWith("/libcopilot_tool.so.gz"))
                    .findFirst()
                    .orElseThrow();
            try (InputStream inflated = new GZIPInputStream(jar.getInputStream(entry))) {
                return inflated.readAllBytes();
            }
        }
    }

    /** Compiles a library with the linker's driver, which cargo needs too. */
    private static Path compiled(Path work, String answer) throws IOException, InterruptedException {
        Path source = work.resolve("core.c");
        Path library = work.resolve("libcore.so");
        Tree.write(
                source,
                "void *Java_com_github_copilot_tool_processor_loader_NativeCore_answer(void *env, void *type, void"
                        + " *request) {"
                        + answer + "}\n");
        Process cc = new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                .inheritIO()
                .start();
        assertEquals(0, cc.waitFor(), "cc");
        assertTrue(Files.exists(library));
        return library;
    }
}
