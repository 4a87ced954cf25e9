package com.github.copilot.tool.processor.loader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real library in separate JVMs, each with a home of its own. */
class NativeCoreTest {

    @TempDir
    Path home;

    @Tag("R10.2")
    @Test
    void jvms_threads_and_class_loaders_share_one_file_and_leave_nothing_else() throws Exception {
        List<Process> jvms = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            jvms.add(start(java(), ManyLoaders.class, "8", "25"));
        }
        for (Process jvm : jvms) {
            String said = output(jvm);
            assertEquals("200 answers, files mapped: 1\n", said);
            assertEquals(0, jvm.waitFor());
        }
        try (Stream<Path> left = Files.list(home.resolve(".cache/copilot-tool-processor"))) {
            assertEquals(1, left.count());
        }
    }

    @Tag("R10.1")
    @Test
    void without_memory_for_the_response_an_error_is_thrown_and_the_next_request_is_answered() throws Exception {
        Path request;
        try (Stream<Path> files = Files.walk(Path.of(System.getProperty("copilot.tool.repository"), "tests/cases"))) {
            request = files.filter(file -> file.getParent().endsWith("requests"))
                    .max(Comparator.comparing(file -> file.toFile().length()))
                    .orElseThrow();
        }
        for (String collector : List.of("SerialGC", "G1GC")) {
            List<String> java = new ArrayList<>(java());
            java.addAll(List.of("-Xmx24m", "-XX:+Use" + collector));
            assertEquals(
                    "OutOfMemoryError, then an answer\n", output(start(java, WithoutMemory.class, request.toString())));
        }
    }

    @Test
    void nothing_is_extracted_before_the_first_request() throws Exception {
        assertEquals("not yet\n", output(start(java(), Lazy.class)));

        assertFalse(Files.exists(home.resolve(".cache")));
    }

    @Test
    void a_library_in_the_jar_that_is_damaged_is_one_error_and_leaves_nothing() throws Exception {
        Path classes = copyOf(place(NativeCore.class));
        Path library;
        try (Stream<Path> files = Files.walk(classes.resolve("META-INF/native"))) {
            library = files.filter(file -> file.toString().endsWith(".gz"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] whole = Files.readAllBytes(library);
        byte[] changed = whole.clone();
        changed[changed.length / 2] ^= 1;
        ByteArrayOutputStream another = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(another)) {
            out.write(new byte[1000]);
        }
        for (byte[] damaged : List.of(another.toByteArray(), changed, Arrays.copyOf(whole, 9), new byte[0])) {
            Files.write(library, damaged);
            String said = output(start(java(), classes, Once.class));

            assertTrue(
                    said.startsWith(
                            "NativeCoreException: [copilot-native] The jar of the Copilot tool processor is damaged: "),
                    said);
            assertTrue(
                    said.endsWith(" is not what META-INF/native/libraries.txt describes. Download or build it anew.\n"),
                    said);
            try (Stream<Path> left = Files.list(home.resolve(".cache/copilot-tool-processor"))) {
                assertEquals(List.of(), left.toList());
            }
        }
    }

    /** Sends one request. */
    static final class Once {
        public static void main(String[] arguments) {
            try {
                System.out.println(new NativeCore().process(new byte[0]).length > 0 ? "an answer" : "no answer");
            } catch (NativeCoreException e) {
                System.out.println("NativeCoreException: " + e.getMessage());
            }
        }
    }

    /** Sends a request, fills the memory, and sends it again, and then without what filled the memory. */
    static final class WithoutMemory {
        public static void main(String[] arguments) throws Exception {
            byte[] request = Files.readAllBytes(Path.of(arguments[0]));
            byte[] filler = new byte[new NativeCore().process(request).length / 2];
            List<byte[]> filling = new ArrayList<>(10_000);
            boolean thrown = false;
            try {
                while (true) {
                    filling.add(filler.clone());
                }
            } catch (OutOfMemoryError full) {
                try {
                    new NativeCore().process(request);
                } catch (OutOfMemoryError expected) {
                    // Not even a text could be made here.
                    thrown = true;
                }
            }
            filling.clear();
            System.out.println((thrown ? "OutOfMemoryError" : "nothing") + ", then "
                    + (new NativeCore().process(request).length > 0 ? "an answer" : "nothing"));
        }
    }

    /** Only initializes the class. */
    static final class Lazy {
        public static void main(String[] arguments) throws ClassNotFoundException {
            Class.forName(NativeCore.class.getName());
            System.out.println("not yet");
        }
    }

    private static List<String> java() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xcheck:jni",
                "--enable-native-access=ALL-UNNAMED");
    }

    private Process start(List<String> java, Class<?> main, String... arguments) throws IOException {
        return start(java, place(NativeCore.class), main, arguments);
    }

    private Process start(List<String> java, Path classes, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(java);
        command.add("-Duser.home=" + home);
        command.add("-cp");
        command.add(classes + File.pathSeparator + place(main));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().remove("XDG_CACHE_HOME");
        // Prints to standard error that it was loaded.
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    private Path copyOf(Path folder) throws IOException {
        Path copy = home.resolve("classes");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(folder.relativize(file).toString()));
            }
        }
        return copy;
    }

    private static String output(Process jvm) throws IOException {
        return new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static Path place(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
