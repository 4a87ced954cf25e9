package com.github.copilot.tool.processor.loader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R10.2 to R10.5, one problem at a time, in a process with the properties that each test sets. */
class LibraryLoaderTest {

    @TempDir
    Path machine;

    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> variables = new HashMap<>();

    /** The paths that the loader passed to the JVM, and the files' content at that time. */
    private final List<Path> loadedPaths = new ArrayList<>();

    private final List<Object> loadedFiles = new ArrayList<>();
    private final List<byte[]> loadedContents = new ArrayList<>();

    private Clock clock = Clock.systemUTC();
    private Path cache;
    private Path temporary;
    private Tmpfs mounted;

    @BeforeEach
    void describeTheMachine() throws IOException {
        for (String name : List.of("os.name", "os.arch", "java.home")) {
            properties.put(name, System.getProperty(name));
        }
        properties.put("user.name", "ann");
        properties.put(
                "user.home", Files.createDirectory(machine.resolve("home")).toString());
        properties.put(
                "java.io.tmpdir", Files.createDirectory(machine.resolve("tmp")).toString());
        cache = machine.resolve("home/.cache/copilot-tool-processor");
        temporary = machine.resolve("tmp/copilot-tool-processor-ann");
    }

    @AfterEach
    void unmount() throws IOException {
        if (mounted != null) {
            mounted.close();
        }
    }

    @Test
    void the_library_is_extracted_once_to_a_private_directory_and_nothing_else_stays() throws Exception {
        load();
        load();

        Path extracted = onlyFileIn(cache);
        assertEquals("rwx------", mode(cache));
        assertEquals("rw-------", mode(extracted));
        assertTrue(extracted.getFileName().toString().matches("[0-9a-f]{64}-libcopilot_tool\\.\\w+"));
        assertArrayEquals(Files.readAllBytes(extracted), loadedContents.get(0));
        assertFalse(Files.exists(temporary));
        // Each load has its own path to the one file.
        assertNotEquals(loadedPaths.get(0), loadedPaths.get(1));
        assertEquals(loadedFiles.get(0), loadedFiles.get(1));
    }

    /** The directory and the file are what is checked, not the bytes: the user or the disk has damaged them. */
    @Tag("R10.3")
    @Test
    void an_extracted_library_is_trusted_by_owner_permissions_size_and_name() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        byte[] other = new byte[loadedContents.get(0).length];
        Files.write(extracted, other);
        setMode(extracted, "rwxr-xr-x");
        setMode(cache, "rwxr-xr-x");

        load();

        assertArrayEquals(other, loadedContents.get(1));
    }

    /** A change of the extracted library. */
    @FunctionalInterface
    private interface Damage {
        void to(Path library) throws IOException;
    }

    @Tag("R10.2")
    @Tag("R10.3")
    @Test
    void a_library_that_is_cut_off_open_to_others_or_a_link_is_replaced_before_it_is_loaded() throws Exception {
        Path bait = machine.resolve("bait");
        assertReplaced(library -> Files.write(library, new byte[] {0x7F, 'E', 'L', 'F'}));
        assertReplaced(library -> setMode(library, "rw--w----"));
        assertReplaced(library -> setMode(library, "rw-----w-"));
        assertReplaced(library -> {
            Files.move(library, bait);
            Files.createSymbolicLink(library, bait);
        });
        assertArrayEquals(loadedContents.get(0), Files.readAllBytes(bait), "the link was not followed");
    }

    @Tag("R10.3")
    @Test
    void a_library_of_another_user_is_replaced_before_it_is_loaded() throws Exception {
        Machine.assumeRoot("giving a file to another user");
        assertReplaced(library -> Files.setAttribute(library, "unix:uid", 4242));
    }

    private void assertReplaced(Damage damage) throws Exception {
        load();
        Object before = loadedFiles.get(loadedFiles.size() - 1);
        damage.to(onlyFileIn(cache));

        load();

        Path library = onlyFileIn(cache);
        assertFalse(Files.isSymbolicLink(library));
        assertEquals("rw-------", mode(library));
        assertEquals(Files.getOwner(cache), Files.getOwner(library));
        assertArrayEquals(loadedContents.get(0), loadedContents.get(loadedContents.size() - 1));
        assertArrayEquals(loadedContents.get(0), Files.readAllBytes(library));
        assertNotEquals(before, loadedFiles.get(loadedFiles.size() - 1));
    }

    @Tag("R10.3")
    @Test
    void a_symbolic_link_in_the_directorys_place_is_not_followed() throws Exception {
        Path elsewhere = Files.createDirectory(machine.resolve("elsewhere"));
        setMode(elsewhere, "rwx------");
        Files.createDirectories(cache.getParent());
        Files.createSymbolicLink(cache, elsewhere);

        load();

        assertEquals(temporary, loadedPaths.get(0).getParent());
        assertEquals(List.of(), filesIn(elsewhere));
    }

    @Test
    void a_directory_open_to_others_is_refused_with_what_to_do() throws Exception {
        for (Path place : List.of(cache, temporary)) {
            setMode(Files.createDirectories(place), "rwxrwxrwx");
        }

        String reason = ": other users may write to it; run chmod 700 on it, or remove it";
        assertRefused(cache + reason, temporary + reason, "javac: -J-Dcopilot.tool.native=<directory>");
    }

    @Test
    void a_directory_of_another_user_is_refused() throws Exception {
        Machine.assumeRoot("giving a directory to another user");
        setMode(Files.createDirectories(cache), "rwx------");
        Files.setAttribute(cache, "unix:uid", 4242);
        properties.remove("java.io.tmpdir");

        assertRefused(cache + ": it belongs to another user, 4242");
        assertEquals(List.of(), filesIn(cache));
    }

    /** A NUL is what Path.of refuses in every locale, as it does a character that the locale's encoding does not have. */
    @Tag("R10.4")
    @Test
    void the_first_place_that_is_named_and_can_be_a_path_is_used() throws Exception {
        String home = machine.resolve("home").toString();
        Path named = machine.resolve("deep/named");
        assertPlace(temporary, Map.of("user.home", "?"));
        assertPlace(cache, Map.of("user.home", "?", "HOME", home));
        assertPlace(cache, Map.of("XDG_CACHE_HOME", "/xdg\0"));
        assertPlace(temporary, Map.of("XDG_CACHE_HOME", "/xdg\0", "user.home", "/home\0"));
        assertPlace(cache, Map.of("XDG_CACHE_HOME", "/xdg\0", "user.home", "/home\0", "HOME", home));
        assertPlace(named.resolve("copilot-tool-processor"), Map.of("XDG_CACHE_HOME", named.toString()));
        // On Windows.
        assertPlace(named.resolve("copilot-tool-processor"), Map.of("LOCALAPPDATA", named.toString()));
        assertPlace(named.resolve("copilot-tool-processor-ann"), Map.of("copilot.tool.native", named.toString()));
    }

    private void assertPlace(Path expected, Map<String, String> settings) throws Exception {
        Map<String, String> before = Map.copyOf(properties);
        settings.forEach((name, value) -> (name.contains(".") ? properties : variables).put(name, value));
        load();
        assertEquals(expected, loadedPaths.get(loadedPaths.size() - 1).getParent(), settings::toString);
        assertEquals("rwx------", mode(expected));
        variables.clear();
        properties.clear();
        properties.putAll(before);
    }

    @Test
    void a_file_in_the_place_of_a_directory_is_named_in_words() throws Exception {
        Path file = Files.createFile(machine.resolve("home/.cache"));
        Files.createFile(temporary);
        assertRefused("Tried " + cache + ": " + file + " is not a directory; " + temporary + ": it is a file");

        properties.remove("java.io.tmpdir");
        variables.put("XDG_CACHE_HOME", file.resolve("cache").toString());
        assertRefused("Tried " + file.resolve("cache/copilot-tool-processor") + ": Not a directory. Name");
    }

    @Test
    void a_symbolic_link_to_nowhere_is_named_in_words() throws Exception {
        Path link = Files.createSymbolicLink(machine.resolve("home/.cache"), machine.resolve("nowhere"));
        properties.remove("java.io.tmpdir");

        assertRefused("Tried " + cache + ": " + link + " is not a directory. Name");
    }

    @Test
    void a_cache_directory_that_is_a_symbolic_link_is_used() throws Exception {
        Path elsewhere = Files.createDirectory(machine.resolve("elsewhere"));
        Files.createSymbolicLink(machine.resolve("home/.cache"), elsewhere);

        load();

        assertEquals(cache, loadedPaths.get(0).getParent());
        onlyFileIn(elsewhere.resolve("copilot-tool-processor"));
    }

    @Test
    void any_load_removes_what_was_left_an_hour_ago() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        Path recent = Files.writeString(cache.resolve("tmp-0123456789abcdef-owner"), "");
        Path link = Files.createLink(cache.resolve("tmp-0123456789abcdef-libcopilot_tool.so"), extracted);
        Files.setLastModifiedTime(link, FileTime.from(Instant.now().minus(Duration.ofDays(90))));
        Files.createDirectories(cache.resolve("tmp-full/of/it"));

        // The library is old, but the link is new: another JVM may be about to load it.
        load();
        assertEquals(Set.of(extracted, recent, link, cache.resolve("tmp-full")), Set.copyOf(filesIn(cache)));

        clock = Clock.offset(clock, Duration.ofMinutes(61));
        load();
        assertEquals(Set.of(extracted, cache.resolve("tmp-full")), Set.copyOf(filesIn(cache)));
    }

    @Test
    void without_any_place_the_error_says_so_and_what_to_do() {
        properties.put("user.home", "?");
        properties.remove("java.io.tmpdir");

        assertRefused(
                "[copilot-native] The Copilot tool processor found no place to load its native library from. Tried the"
                        + " home directory (user.home is ?, HOME is null): there is none. Name a directory that you can"
                        + " write to and run programs from with -Dcopilot.tool.native=<directory> (javac:"
                        + " -J-Dcopilot.tool.native=<directory>; Maven: in .mvn/jvm.config or MAVEN_OPTS; Gradle: in"
                        + " org.gradle.jvmargs of gradle.properties).");
    }

    @Test
    void a_place_where_nothing_may_be_executed_gives_way_and_is_named() throws Exception {
        mountHome("noexec");
        loader().load(path -> {
            record(path);
            System.load(path.toString());
        });
        assertEquals(
                List.of(cache, temporary),
                loadedPaths.stream().map(Path::getParent).toList());

        properties.remove("java.io.tmpdir");
        NativeCoreException refused =
                assertThrows(NativeCoreException.class, () -> loader().load(path -> System.load(path.toString())));
        assertContains(
                refused.getMessage(),
                cache + ": programs in it may not run (mounted with noexec, most likely). Name a directory");
        assertEquals(UnsatisfiedLinkError.class, refused.getSuppressed()[0].getClass());
        onlyFileIn(cache);
    }

    @Test
    void a_read_only_home_gives_way_and_is_named() throws Exception {
        assertGivesWay("ro", "Read-only file system. ");
    }

    @Test
    void a_full_disk_gives_way_is_named_and_keeps_nothing() throws Exception {
        assertGivesWay("size=64k", "No space left on device. ");
        assertEquals(List.of(), filesIn(cache));
    }

    private void assertGivesWay(String mountOption, String reason) throws Exception {
        mountHome(mountOption);
        load();
        assertEquals(temporary, loadedPaths.get(0).getParent());

        properties.remove("java.io.tmpdir");
        assertRefused(cache + ": " + reason);
    }

    @Test
    void the_override_names_a_library_that_is_used_in_place_of_the_jars() throws Exception {
        Path file = namedLibrary("another build");
        properties.put("os.name", "Plan 9");

        load();
        load();
        Files.writeString(file, "a third build");
        load();

        assertEquals(
                List.of("another build", "another build", "a third build"),
                loadedContents.stream().map(String::new).toList());
        assertEquals(cache, loadedPaths.get(0).getParent());
        assertEquals(loadedFiles.get(0), loadedFiles.get(1));
    }

    @Test
    void an_override_file_is_loaded_from_its_own_place_if_there_is_no_other() throws Exception {
        Path file = namedLibrary("another build");
        properties.put("user.home", "?");
        properties.remove("java.io.tmpdir");

        load();

        assertEquals(file, loadedPaths.get(0));
        assertTrue(Files.exists(file));
    }

    @Test
    void an_override_that_cannot_be_read_is_an_error_that_names_it() throws Exception {
        Path file = namedLibrary("another build");
        Files.delete(file);
        String message = "[copilot-native] -Dcopilot.tool.native names a library that does not exist: " + file
                + ". Correct it, or remove it to use the library in the processor's jar.";
        assertRefused(message);
        Files.createSymbolicLink(file, file.getFileName());
        assertRefused(message);
    }

    @Tag("R10.4")
    @Test
    void no_copy_stays_of_a_file_that_is_no_library() throws Exception {
        Path file = namedLibrary("no library");
        assertThrows(NativeCoreException.class, () -> loader().load(path -> {
            throw new UnsatisfiedLinkError("file too short");
        }));
        assertTrue(Files.exists(file));
        try (Stream<Path> left = Files.list(cache)) {
            assertEquals(List.of(), left.toList());
        }
        load();
        onlyFileIn(cache);
        loader().removeNamed();
        try (Stream<Path> left = Files.list(cache)) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Tag("R10.3")
    @Test
    void a_user_without_a_name_has_a_directory_of_its_own() throws Exception {
        properties.put("user.name", "?");
        properties.put("user.home", "?");
        String owner = Files.getOwner(machine).getName();
        assertPlace(machine.resolve("tmp/copilot-tool-processor-" + owner), Map.of());
    }

    private Path namedLibrary(String content) throws IOException {
        Path file = Files.writeString(machine.resolve("other.so"), content);
        properties.put("copilot.tool.native", file.toString());
        return file;
    }

    @Test
    void what_the_jvm_says_about_a_library_that_it_cannot_load_is_shown() {
        String linker = "/x/lib.so: /lib/libc.so.6: version `GLIBC_2.34' not found (required by /x/lib.so)";
        Map.of(
                        "/x/lib.so: no dynamic section",
                        "Report this, with the platform (",
                        linker,
                        "This system's C library is too old for it: compile on a newer one")
                .forEach((words, advice) -> {
                    String message = assertThrows(NativeCoreException.class, () -> loader().load(path -> {
                                throw new UnsatisfiedLinkError(words);
                            }))
                            .getMessage();
                    assertContains(
                            message, "The native library of the Copilot tool processor cannot be loaded: " + words);
                    assertContains(message, advice);
                });
    }

    @Test
    void a_file_that_cannot_be_removed_after_the_load_is_left() throws Exception {
        loader().load(path -> {
            record(path);
            try {
                Files.delete(path);
                Files.createDirectories(path.resolve("full/of/it"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });

        assertTrue(Files.isDirectory(loadedPaths.get(0)));
    }

    private void load() throws NativeCoreException {
        loader().load(this::record);
    }

    private LibraryLoader loader() {
        return new LibraryLoader(new OtherSurroundings(properties, variables, clock));
    }

    private void assertRefused(String... parts) {
        String message = assertThrows(NativeCoreException.class, this::load).getMessage();
        for (String part : parts) {
            assertContains(message, part);
        }
    }

    private void mountHome(String options) throws IOException, InterruptedException {
        mounted = Tmpfs.mount(machine.resolve("home"), options);
    }

    private void record(Path path) {
        try {
            loadedPaths.add(path);
            loadedFiles.add(key(path));
            loadedContents.add(Files.readAllBytes(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object key(Path path) throws IOException {
        return Files.getAttribute(path, "unix:ino");
    }

    private static void setMode(Path path, String mode) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static Path onlyFileIn(Path directory) throws IOException {
        List<Path> files = filesIn(directory);
        assertEquals(1, files.size(), files::toString);
        return files.get(0);
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }

    private static void assertContains(String text, String part) {
        assertTrue(text.contains(part), () -> "<" + part + "> is not in: " + text);
    }
}
