package com.github.copilot.tool.processor;

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
    }

    /** The directory and the file are what is checked, not the bytes: the user or the disk has damaged them. */
    @Tag("R10.3")
    @Test
    void an_extracted_library_is_trusted_by_owner_permissions_size_and_name() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        byte[] other = new byte[loadedContents.get(0).length];
        Files.write(extracted, other);
        Files.setPosixFilePermissions(extracted, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxr-xr-x"));

        load();

        assertArrayEquals(other, loadedContents.get(1));
    }

    @Tag("R10.3")
    @Test
    void a_library_of_another_user_is_replaced_before_it_is_loaded() throws Exception {
        Machine.assumeRoot("giving a file to another user");
        load();
        Files.setAttribute(onlyFileIn(cache), "unix:uid", 4242);

        load();

        assertNotEquals(loadedFiles.get(0), loadedFiles.get(1));
        assertEquals(Files.getOwner(cache), Files.getOwner(onlyFileIn(cache)));
    }

    @Tag("R10.2")
    @Test
    void each_load_has_a_path_of_its_own_to_the_one_file() throws Exception {
        load();
        load();

        assertNotEquals(loadedPaths.get(0), loadedPaths.get(1));
        assertEquals(loadedFiles.get(0), loadedFiles.get(1));
    }

    @Test
    void a_truncated_library_is_replaced_before_it_is_loaded() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        Files.write(extracted, new byte[] {0x7F, 'E', 'L', 'F'});

        load();

        assertArrayEquals(loadedContents.get(0), loadedContents.get(1));
        assertArrayEquals(loadedContents.get(0), Files.readAllBytes(onlyFileIn(cache)));
    }

    @Test
    void a_library_that_others_may_write_is_replaced_before_it_is_loaded() throws Exception {
        for (String mode : List.of("rw--w----", "rw-----w-")) {
            load();
            Files.setPosixFilePermissions(onlyFileIn(cache), PosixFilePermissions.fromString(mode));

            load();

            int last = loadedFiles.size() - 1;
            assertNotEquals(loadedFiles.get(last - 1), loadedFiles.get(last));
            assertEquals("rw-------", mode(onlyFileIn(cache)));
        }
    }

    @Test
    void a_symbolic_link_in_the_librarys_place_is_replaced_and_not_followed() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        Path bait = Files.copy(extracted, machine.resolve("bait"));
        Files.delete(extracted);
        Files.createSymbolicLink(extracted, bait);

        load();

        assertNotEquals(key(bait), loadedFiles.get(1));
        assertFalse(Files.isSymbolicLink(onlyFileIn(cache)));
        assertArrayEquals(loadedContents.get(0), Files.readAllBytes(bait));
    }

    @Tag("R10.3")
    @Test
    void a_symbolic_link_in_the_directorys_place_is_not_followed() throws Exception {
        Path elsewhere = Files.createDirectory(
                machine.resolve("elsewhere"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.createDirectories(cache.getParent());
        Files.createSymbolicLink(cache, elsewhere);

        load();

        assertEquals(temporary, loadedPaths.get(0).getParent());
        assertEquals(List.of(), filesIn(elsewhere));
    }

    @Test
    void a_directory_open_to_others_is_refused_with_what_to_do() throws Exception {
        for (Path place : List.of(cache, temporary)) {
            Files.createDirectories(place);
            Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxrwxrwx"));
        }

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        String reason = ": other users may write to it; run chmod 700 on it, or remove it";
        assertContains(message, cache + reason);
        assertContains(message, temporary + reason);
        assertContains(message, "javac: -J-Dcopilot.tool.native=<directory>");
    }

    @Test
    void a_directory_of_another_user_is_refused() throws Exception {
        Machine.assumeRoot("giving a directory to another user");
        Files.createDirectories(cache);
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwx------"));
        Files.setAttribute(cache, "unix:uid", 4242);
        properties.remove("java.io.tmpdir");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(message, cache + ": it belongs to another user, 4242");
        assertEquals(List.of(), filesIn(cache));
    }

    @Test
    void without_a_home_the_directory_for_temporary_files_serves() throws Exception {
        properties.put("user.home", "?");

        load();

        assertEquals(temporary, loadedPaths.get(0).getParent());
        assertEquals("rwx------", mode(temporary));
    }

    @Test
    void the_home_variable_counts_where_the_user_has_no_password_entry() throws Exception {
        properties.put("user.home", "?");
        variables.put("HOME", machine.resolve("home").toString());

        load();

        assertEquals(cache, loadedPaths.get(0).getParent());
    }

    @Test
    void the_xdg_cache_directory_comes_first() throws Exception {
        variables.put("XDG_CACHE_HOME", machine.resolve("xdg").toString());

        load();

        assertEquals(
                machine.resolve("xdg/copilot-tool-processor"),
                loadedPaths.get(0).getParent());
    }

    /**
     * The test uses a NUL for a character that the locale's encoding does not have: Path.of refuses both, and the NUL
     * in every locale.
     */
    @Test
    void values_that_cannot_be_paths_give_way_to_the_next_place() throws Exception {
        variables.put("XDG_CACHE_HOME", "/xdg\0");
        load();
        assertEquals(cache, loadedPaths.get(0).getParent());

        properties.put("user.home", "/home\0");
        load();
        assertEquals(temporary, loadedPaths.get(1).getParent());

        variables.put("HOME", machine.resolve("home").toString());
        load();
        assertEquals(cache, loadedPaths.get(2).getParent());
    }

    @Test
    void values_that_cannot_be_paths_are_named_where_no_place_serves() {
        variables.put("XDG_CACHE_HOME", "/xdg\0");
        properties.put("user.home", "/home\0");
        properties.put("java.io.tmpdir", "/tmp\0");
        properties.put("sun.jnu.encoding", "ANSI_X3.4-1968");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        String reason =
                ": it cannot be a path (Nul character not allowed; the encoding of paths is ANSI_X3.4-1968, that"
                        + " of the locale); ";
        assertContains(message, "Tried XDG_CACHE_HOME, /xdg\0" + reason + "user.home, /home\0" + reason);
        assertContains(
                message, "java.io.tmpdir, /tmp\0" + reason.substring(0, reason.length() - 2) + ". Name a directory");
    }

    @Test
    void a_file_in_the_place_of_a_directory_is_named_in_words() throws Exception {
        Path file = Files.createFile(machine.resolve("home/.cache"));
        Files.createFile(temporary);

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(
                message, "Tried " + cache + ": " + file + " is not a directory; " + temporary + ": it is a file");
    }

    @Test
    void a_file_above_the_place_of_a_directory_is_named_in_words() throws Exception {
        Path file = Files.createFile(machine.resolve("file"));
        variables.put("XDG_CACHE_HOME", file.resolve("cache").toString());
        properties.remove("java.io.tmpdir");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(message, "Tried " + file.resolve("cache/copilot-tool-processor") + ": Not a directory. Name");
    }

    @Test
    void a_symbolic_link_to_nowhere_is_named_in_words() throws Exception {
        Path link = Files.createSymbolicLink(machine.resolve("home/.cache"), machine.resolve("nowhere"));
        properties.remove("java.io.tmpdir");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(message, "Tried " + cache + ": " + link + " is not a directory. Name");
    }

    @Test
    void a_cache_directory_that_is_a_symbolic_link_serves() throws Exception {
        Path elsewhere = Files.createDirectory(machine.resolve("elsewhere"));
        Files.createSymbolicLink(machine.resolve("home/.cache"), elsewhere);

        load();

        assertEquals(cache, loadedPaths.get(0).getParent());
        onlyFileIn(elsewhere.resolve("copilot-tool-processor"));
    }

    @Test
    void any_load_removes_what_was_left_behind_an_hour_ago() throws Exception {
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
    void on_windows_the_local_application_data_come_before_the_home() throws Exception {
        variables.put("LOCALAPPDATA", machine.resolve("Local").toString());

        load();

        assertEquals(
                machine.resolve("Local/copilot-tool-processor"),
                loadedPaths.get(0).getParent());
    }

    @Test
    void without_any_place_the_error_says_so_and_what_to_do() {
        properties.put("user.home", "?");
        properties.remove("java.io.tmpdir");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertEquals(
                "[copilot-native] The Copilot tool processor found no place to load its native library from. Tried the home directory"
                        + " (user.home is ?, HOME is null): there is none. Name a directory that you can write to and"
                        + " run programs from with -Dcopilot.tool.native=<directory>"
                        + " (javac: -J-Dcopilot.tool.native=<directory>; Maven: in .mvn/jvm.config or MAVEN_OPTS;"
                        + " Gradle: in org.gradle.jvmargs of gradle.properties).",
                message);
    }

    @Test
    void a_place_where_nothing_may_be_executed_gives_way_to_the_next() throws Exception {
        mountHome("noexec");
        loader().load(path -> {
            record(path);
            System.load(path.toString());
        });

        assertEquals(
                List.of(cache, temporary),
                loadedPaths.stream().map(Path::getParent).toList());
    }

    @Test
    void noexec_everywhere_is_named_and_leaves_no_temporary_file() throws Exception {
        properties.remove("java.io.tmpdir");
        mountHome("noexec");
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
        mountHome("ro");
        load();
        assertEquals(temporary, loadedPaths.get(0).getParent());

        properties.remove("java.io.tmpdir");
        String message = assertThrows(NativeCoreException.class, this::load).getMessage();
        assertContains(message, cache + ": Read-only file system. ");
    }

    @Test
    void a_full_disk_gives_way_is_named_and_keeps_nothing() throws Exception {
        mountHome("size=64k");
        load();
        assertEquals(temporary, loadedPaths.get(0).getParent());

        properties.remove("java.io.tmpdir");
        String message = assertThrows(NativeCoreException.class, this::load).getMessage();
        assertContains(message, cache + ": No space left on device. ");
        assertEquals(List.of(), filesIn(cache));
    }

    @Tag("R10.4")
    @Test
    void the_override_names_a_directory_to_extract_to() throws Exception {
        properties.put("copilot.tool.native", machine.resolve("deep/native").toString());

        load();

        Path place = machine.resolve("deep/native/copilot-tool-processor-ann");
        assertEquals(place, loadedPaths.get(0).getParent());
        assertEquals("rwx------", mode(place));
        assertFalse(Files.exists(cache));
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
    void an_override_file_is_loaded_where_it_lies_if_no_other_place_serves() throws Exception {
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
        Files.createSymbolicLink(file, file.getFileName());

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(message, "-Dcopilot.tool.native names a library that does not exist: " + file);
    }

    /** R10.6 */
    @Test
    void an_override_that_the_jvm_cannot_load_gives_its_words() throws Exception {
        namedLibrary("no library, whatever its name says");

        String message = assertThrows(
                        NativeCoreException.class, () -> loader().load(path -> System.load(path.toString())))
                .getMessage();

        assertContains(message, "[copilot-native] -Dcopilot.tool.native names a library that this JVM cannot load: ");
        assertContains(message, "-other.so: ");
        assertContains(message, ". Name a complete library that is built for this platform, or remove the property");
    }

    private Path namedLibrary(String content) throws IOException {
        Path file = Files.writeString(machine.resolve("other.so"), content);
        properties.put("copilot.tool.native", file.toString());
        return file;
    }

    @Tag("R10.4")
    @Test
    void an_override_that_does_not_exist_is_an_error_that_names_it() {
        properties.put("copilot.tool.native", "/no/such/lib.so");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertEquals(
                "[copilot-native] -Dcopilot.tool.native names a library that does not exist: /no/such/lib.so. Correct it, or remove it"
                        + " to use the library in the processor's jar.",
                message);
    }

    @Test
    void what_the_jvm_says_about_a_library_that_it_cannot_load_is_shown() {
        String message = refusal(new UnsatisfiedLinkError("/x/lib.so: no dynamic section"));

        assertContains(message, "The native library of the Copilot tool processor cannot be loaded: /x/lib.so: no dyn");
        assertContains(message, "Report this, with the platform (");
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

    @Test
    void a_c_library_that_is_too_old_is_told() {
        String linker = "/x/lib.so: /lib/libc.so.6: version `GLIBC_2.34' not found (required by /x/lib.so)";

        String message = refusal(new UnsatisfiedLinkError(linker));

        assertContains(message, linker);
        assertContains(message, "This system's C library is too old for it: compile on a newer one");
    }

    @Tag("R10.5")
    @Test
    void denied_native_access_names_the_flag_for_javac_maven_and_gradle() {
        String message = refusal(new IllegalCallerException("Illegal native access from an unnamed module"));

        assertContains(message, "with javac, -J--enable-native-access=ALL-UNNAMED;");
        assertContains(message, "with Maven, --enable-native-access=ALL-UNNAMED in .mvn/jvm.config or MAVEN_OPTS;");
        assertContains(message, "with Gradle, org.gradle.jvmargs=--enable-native-access=ALL-UNNAMED");
    }

    @Test
    void an_unknown_platform_is_named_with_those_that_the_jar_serves() {
        properties.put("os.name", "Plan 9");
        properties.put("os.arch", "mips");

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(message, "has no native library for plan-9-mips; this jar serves ");
        assertContains(message, "Build the processor's jar on this platform (mvn -DskipTests package), or name");
    }

    private void load() throws NativeCoreException {
        loader().load(this::record);
    }

    private LibraryLoader loader() {
        return new LibraryLoader(surroundings());
    }

    /** Returns the message if the JVM throws this when it loads the library. */
    private String refusal(Throwable answer) {
        LibraryLoader loader = loader();
        return assertThrows(
                        NativeCoreException.class,
                        () -> loader.load(path -> {
                            if (answer instanceof Error error) {
                                throw error;
                            }
                            throw (RuntimeException) answer;
                        }))
                .getMessage();
    }

    private void mountHome(String options) throws IOException, InterruptedException {
        mounted = Tmpfs.mount(machine.resolve("home"), options);
    }

    private Surroundings surroundings() {
        return new OtherSurroundings(properties, variables, clock);
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
