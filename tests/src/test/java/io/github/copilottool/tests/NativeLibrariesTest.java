package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that the libraries in the processor's jar are those of the table of platforms, and that each is for its
 * platform.
 *
 * <p>A jar of {@code mvn verify} has this machine's library, one of {@code mvn -Prelease} has those of all platforms.
 */
@Tag("R10.7")
class NativeLibrariesTest {
    private static final String ROOT = "META-INF/native/";

    private static final Path REPOSITORY = Built.TESTS.resolve("..").normalize();
    private static final Path TABLE = REPOSITORY.resolve("rust-core/platforms/platforms.txt");
    private static final Path EXTRACTED = Built.WORK.resolve("native-libraries");

    /** The bytes that a release's jar may have, with the fallback; 300,000 of them for the crate {@code jni}. */
    private static final long LARGEST_JAR = 7_300_000;

    /** The jar's libraries by their paths in it, such as {@code linux-x86_64/libcopilot_tool.so}. */
    private static final Map<String, Path> libraries = new TreeMap<>();

    private static final TreeSet<String> entries = new TreeSet<>();

    private static String index;
    private static boolean ofARelease;

    @BeforeAll
    static void extract() throws IOException {
        Tree.emptied(EXTRACTED);
        try (JarFile jar = new JarFile(Built.processor().toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                String name = entry.getName();
                if (!name.startsWith(ROOT) || entry.isDirectory()) {
                    continue;
                }
                entries.add(name.substring(ROOT.length()));
                if (name.endsWith(".gz")) {
                    String path = name.substring(ROOT.length(), name.length() - ".gz".length());
                    Path library = EXTRACTED.resolve(path);
                    Files.createDirectories(library.getParent());
                    try (InputStream inflated = new GZIPInputStream(jar.getInputStream(entry))) {
                        Files.copy(inflated, library);
                    }
                    libraries.put(path, library);
                }
            }
            index = new String(
                    jar.getInputStream(jar.getEntry(ROOT + "libraries.txt")).readAllBytes());
        }
        ofARelease = libraries.size() > 1;
    }

    @Test
    void the_jar_has_what_the_table_says_and_nothing_else() {
        TreeSet<String> expected = new TreeSet<>(Set.of("libraries.txt"));
        for (String path : ofARelease ? inTheTable() : libraries.keySet()) {
            expected.add(path + ".gz");
        }
        assertEquals(expected, entries);
        for (String path : libraries.keySet()) {
            assertTrue(inTheTable().contains(path), path);
        }
    }

    /** The loader finds its platform in the index, and relies on size and checksum. */
    @Test
    void the_index_is_the_table_with_size_and_checksum_of_the_inflated_libraries() throws Exception {
        StringBuilder expected = new StringBuilder();
        for (String[] columns : rows()) {
            Path library = libraries.get(columns[0] + "/" + columns[4]);
            expected.append(String.join(" ", List.of(columns).subList(0, 5)));
            if (library == null) {
                expected.append(" - -\n");
            } else {
                byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(library));
                String text = HexFormat.of().formatHex(sum);
                expected.append(" " + Files.size(library) + " " + text + "\n");
            }
        }
        assertEquals(expected.toString(), index);
    }

    @Test
    void each_library_is_one_for_its_platform() {
        Ended ended = check(libraries.values().stream().map(Path::toString).toList());
        System.out.print(ended.output());
        assertEquals(0, ended.code(), ended.output());
    }

    @Test
    void a_library_in_another_platforms_place_is_found() throws IOException {
        Map.Entry<String, Path> library = libraries.entrySet().iterator().next();
        List<String> wrong = new ArrayList<>();
        for (String path : inTheTable()) {
            // The C library of a platform shows only in the needed libraries, which are checked for a release.
            if (!withoutLibc(path).equals(withoutLibc(library.getKey()))) {
                Path place = EXTRACTED.resolve("planted").resolve(path);
                Files.createDirectories(place.getParent());
                wrong.add(Files.copy(library.getValue(), place).toString());
            }
        }
        Ended ended = check(wrong);
        assertEquals(1, ended.code(), ended.output());
        for (String place : wrong) {
            assertTrue(ended.output().contains(place + ": its "), ended.output());
        }
    }

    @Test
    void a_jar_of_a_release_is_not_too_large() throws IOException {
        long size = Files.size(Built.processor());
        assertTrue(size <= LARGEST_JAR, () -> size + " bytes");
    }

    @Test
    void a_release_build_without_its_tools_says_what_is_missing_and_how_to_get_it() {
        ProcessBuilder build = new ProcessBuilder("bash", "rust-core/platforms/build").directory(REPOSITORY.toFile());
        build.environment().put("ZIG", EXTRACTED.resolve("no-zig").toString());
        Ended ended = Ended.of(build);
        assertEquals(1, ended.code(), ended.output());
        assertTrue(ended.output().contains("A release cannot be built here. Missing:"), ended.output());
        assertTrue(ended.output().contains("install ziglang=="), ended.output());
    }

    private static String withoutLibc(String path) {
        return path.replace("-musl", "");
    }

    /** Runs the program that the release build checks its libraries with. */
    private static Ended check(List<String> files) {
        List<String> command =
                new ArrayList<>(List.of(Jdk.running().home().resolve("bin/java").toString()));
        command.addAll(Jdk.CHEAP);
        command.add("java-shim/src/build/java/CheckNative.java");
        if (ofARelease) {
            command.add("--release");
        }
        command.addAll(files);
        return Ended.of(new ProcessBuilder(command).directory(REPOSITORY.toFile()));
    }

    private static TreeSet<String> inTheTable() {
        TreeSet<String> paths = new TreeSet<>();
        for (String[] columns : rows()) {
            paths.add(columns[0] + "/" + columns[4]);
        }
        return paths;
    }

    private static List<String[]> rows() {
        return Tree.read(TABLE)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +"))
                .toList();
    }
}
