package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
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

    /** Only a file and a jar that were written some seconds ago are relied on. */
    @Tag("R10.3")
    @Test
    void a_jvm_relies_on_what_another_has_compared() throws Exception {
        Path jar = jarOf(place(NativeCore.class));
        FileTime past = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
        Files.setLastModifiedTime(jar, past);
        assertEquals("an answer\n", output(start(java(), jar, Once.class)));
        Files.setLastModifiedTime(onlyFileIn(home.resolve(".cache/copilot-tool-processor")), past);
        List<String> logging = new ArrayList<>(java());
        logging.add("-Xlog:class+load");

        String comparing = output(start(logging, jar, Once.class));
        String relying = output(start(logging, jar, Once.class));

        for (String said : List.of(comparing, relying)) {
            assertTrue(said.contains("an answer\n"), said);
            assertTrue(said.contains(ComparedLibrary.class.getName() + " source: "), said);
        }
        for (Class<?> search : List.of(LibraryLoader.class, LibraryCache.class, NativeLibrary.class)) {
            String loaded = search.getName() + " source: ";
            assertTrue(comparing.contains(loaded), comparing);
            assertFalse(relying.contains(loaded), relying);
        }
    }

    @Test
    void nothing_is_extracted_before_the_first_request() throws Exception {
        assertEquals("not yet\n", output(start(java(), Lazy.class)));

        assertFalse(Files.exists(home.resolve(".cache")));
    }

    @Tag("R10.5")
    @Test
    void denied_native_access_is_one_error_with_the_flag() throws Exception {
        String said = output(start(List.of(Machine.java25().toString(), "--illegal-native-access=deny"), Once.class));

        assertTrue(
                said.startsWith("NativeCoreException: [copilot-native] The Copilot tool processor may not load"), said);
        assertTrue(said.contains("-J--enable-native-access=ALL-UNNAMED"), said);
    }

    @Test
    void allowed_native_access_is_silent() throws Exception {
        String said =
                output(start(List.of(Machine.java25().toString(), "--enable-native-access=ALL-UNNAMED"), Once.class));

        assertEquals("an answer\n", said);
    }

    @Test
    void a_library_in_the_jar_that_differs_from_its_checksum_is_one_error() throws Exception {
        Path classes = copyOf(place(NativeCore.class));
        Path library;
        try (Stream<Path> files = Files.walk(classes.resolve("META-INF/native"))) {
            library = files.filter(file -> file.toString().endsWith(".gz"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] compressed = Files.readAllBytes(library);
        byte[] content;
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
            content = in.readAllBytes();
        }
        content[content.length / 2] ^= 1;
        ByteArrayOutputStream another = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(another)) {
            out.write(content);
        }
        compressed[compressed.length / 2] ^= 1;
        assertEquals("an answer\n", output(start(java(), classes, Once.class)));

        // First another library, with and without the intact one in the cache; then bytes that cannot be inflated.
        byte[][] contents = {
            another.toByteArray(), another.toByteArray(), compressed, Arrays.copyOf(compressed, 9), new byte[0]
        };
        for (byte[] damaged : contents) {
            Files.write(library, damaged);
            String said = output(start(java(), classes, Once.class));

            assertTrue(
                    said.startsWith(
                            "NativeCoreException: [copilot-native] The jar of the Copilot tool processor is damaged: "),
                    said);
            assertTrue(
                    said.endsWith(
                            " differs from its checksum in META-INF/native/SHA256SUMS. Download or build it anew.\n"),
                    said);
            try (Stream<Path> left = Files.list(home.resolve(".cache/copilot-tool-processor"))) {
                for (Path file : left.toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Sends one request. */
    static final class Once {
        public static void main(String[] arguments) {
            try {
                System.out.println(NativeCore.process(new byte[0]).length > 0 ? "an answer" : "no answer");
            } catch (NativeCoreException e) {
                System.out.println("NativeCoreException: " + e.getMessage());
            }
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

    private Path jarOf(Path folder) throws IOException {
        Path jar = home.resolve("processor.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new ZipEntry(folder.relativize(each).toString().replace(File.separatorChar, '/')));
                Files.copy(each, out);
            }
        }
        return jar;
    }

    private static Path onlyFileIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> all = files.toList();
            assertEquals(1, all.size(), all::toString);
            return all.get(0);
        }
    }

    private static String output(Process jvm) throws IOException {
        return new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static Path place(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }
}
