package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /**
     * How each load found its file: by an earlier comparison ({@code compared}), or by a search ({@code looked at}).
     */
    private final List<String> ways = new ArrayList<>();

    private Clock clock = Clock.systemUTC();
    private Path jar;
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
        jar = Files.writeString(machine.resolve("processor.jar"), "a build");
        cache = machine.resolve("home/.cache/copilot-tool-processor");
        temporary = machine.resolve("tmp/copilot-tool-processor-ann");
    }

    @BeforeEach
    @AfterEach
    void forget() {
        System.clearProperty(ComparedLibrary.PROPERTY);
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

    @Tag("R10.3")
    @Test
    void a_tampered_library_of_the_same_length_is_replaced_before_it_is_loaded() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        byte[] content = Files.readAllBytes(extracted);
        content[content.length / 2] ^= 1;
        Files.write(extracted, content);

        load();

        assertArrayEquals(loadedContents.get(0), loadedContents.get(1));
    }

    /** A build server loads the library for every compilation. */
    @Tag("R10.3")
    @Test
    void what_this_jvm_has_compared_is_loaded_without_opening_the_jar() throws Exception {
        keepCompared();

        loadFromJar();

        assertEquals(List.of("compared"), ways);
        assertNotEquals(loadedPaths.get(0), loadedPaths.get(1));
        assertEquals(loadedFiles.get(0), loadedFiles.get(1));
        libraryIn(cache);
    }

    @Tag("R10.3")
    @Test
    void what_is_young_is_compared_again_since_a_change_could_go_unnoticed() throws Exception {
        loadFromJar();
        loadFromJar();

        assertEquals(List.of("looked at", "looked at"), ways);
        assertNull(System.getProperty(ComparedLibrary.PROPERTY));

        FileTime past = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
        Files.setLastModifiedTime(jar, past);
        loadFromJar();
        assertNull(System.getProperty(ComparedLibrary.PROPERTY), "the library is young");
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now()));
        Files.setLastModifiedTime(onlyFileIn(cache), past);
        loadFromJar();
        assertNull(System.getProperty(ComparedLibrary.PROPERTY), "the jar is young");
        Files.setLastModifiedTime(jar, past);
        loadFromJar();
        assertNotNull(System.getProperty(ComparedLibrary.PROPERTY));
    }

    @Tag("R10.3")
    @Test
    void what_this_jvm_has_compared_is_compared_again_once_somebody_writes_to_it() throws Exception {
        keepCompared();
        Path extracted = libraryIn(cache);
        byte[] content = Files.readAllBytes(extracted);
        content[content.length / 2] ^= 1;
        Files.write(extracted, content);

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertArrayEquals(loadedContents.get(0), loadedContents.get(1));
    }

    @Tag("R10.3")
    @Test
    void what_this_jvm_has_compared_is_compared_again_once_it_is_another_file_or_a_link() throws Exception {
        keepCompared();
        Path extracted = libraryIn(cache);
        Path copy = Files.copy(extracted, machine.resolve("copy"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.delete(extracted);
        Files.createSymbolicLink(extracted, copy);

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertNotEquals(key(copy), loadedFiles.get(1));
        assertTrue(Files.isRegularFile(libraryIn(cache), LinkOption.NOFOLLOW_LINKS));
    }

    @Tag("R10.3")
    @Test
    void what_this_jvm_has_compared_is_not_used_where_others_may_write() throws Exception {
        keepCompared();
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertEquals(temporary, loadedPaths.get(1).getParent());
    }

    /** This jar is no archive. */
    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_loaded_without_opening_the_jar() throws Exception {
        keepCompared();
        assertEquals("rw-------", mode(recordIn(cache)));
        forget();

        loadFromJar();

        assertEquals(List.of("compared"), ways);
        assertNotEquals(loadedPaths.get(0), loadedPaths.get(1));
        assertEquals(loadedFiles.get(0), loadedFiles.get(1));
        assertArrayEquals(loadedContents.get(0), loadedContents.get(1));
        assertEquals(Set.of(libraryIn(cache), recordIn(cache)), Set.copyOf(filesIn(cache)));
    }

    /** A cache and a jar can be shared by machines and containers, whose JDKs can have the same path. */
    @Tag("R10.3")
    @Test
    void what_the_jvm_of_another_machine_has_compared_is_not_used() throws Exception {
        Path jdk = Files.createDirectories(machine.resolve("jdk/lib")).getParent();
        Path modules = Files.writeString(jdk.resolve("lib/modules"), "for glibc");
        properties.put("java.home", jdk.toString());
        keepCompared();
        assertComparedInAnotherJvm();
        for (String property : List.of("os.name", "os.arch")) {
            forget();
            String own = properties.put(property, "Other");
            ComparedLibrary elsewhere = new ComparedLibrary(surroundings(), jar);
            assertFalse(elsewhere.load(this::record), property);
            properties.put(property, own);
        }
        assertComparedInAnotherJvm();

        forget();
        Files.writeString(modules, "for musl");
        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertComparedInAnotherJvm();
    }

    @Test
    void nothing_is_recorded_for_a_jvm_without_the_jdks_modules() throws Exception {
        properties.put("java.home", machine.resolve("nothing").toString());
        keepCompared();
        forget();

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        libraryIn(cache);
        assertEquals(1, filesIn(cache).size());
    }

    @Test
    void a_jvm_reads_the_record_once() throws Exception {
        keepCompared();
        forget();
        loadFromJar();
        Files.delete(recordIn(cache));

        loadFromJar();

        assertEquals(List.of("compared", "compared"), ways);
    }

    /** Also where the time of the last change is set back, or was lost with the bytes. */
    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_replaced_if_it_has_other_bytes() throws Exception {
        keepCompared();
        forget();
        Path extracted = libraryIn(cache);
        FileTime before = Files.getLastModifiedTime(extracted);
        byte[] content = Files.readAllBytes(extracted);
        content[content.length / 2] ^= 1;
        Files.write(extracted, content);
        Files.setLastModifiedTime(extracted, before);

        loadFromJar();
        assertEquals(List.of("looked at"), ways);
        assertArrayEquals(loadedContents.get(0), loadedContents.get(1));

        assertComparedInAnotherJvm();
    }

    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_looked_at_once_it_is_another_file_or_a_link() throws Exception {
        keepCompared();
        Path extracted = libraryIn(cache);
        Path copy = machine.resolve("copy");

        forget();
        Files.copy(extracted, copy, StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(copy, extracted, StandardCopyOption.REPLACE_EXISTING);
        loadFromJar();
        assertComparedInAnotherJvm();

        forget();
        Files.move(extracted, copy);
        Files.createSymbolicLink(extracted, copy);
        loadFromJar();

        assertEquals(List.of("looked at", "looked at"), ways);
        assertNotEquals(key(copy), loadedFiles.get(loadedFiles.size() - 1));
        assertTrue(Files.isRegularFile(libraryIn(cache), LinkOption.NOFOLLOW_LINKS));
    }

    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_looked_at_once_others_may_read_or_write_it() throws Exception {
        keepCompared();
        for (String mode : List.of("rw----r--", "rw--w----", "rwx------")) {
            forget();
            Files.setPosixFilePermissions(libraryIn(cache), PosixFilePermissions.fromString(mode));
            loadFromJar();
        }

        assertEquals(List.of("looked at", "looked at", "looked at"), ways);
    }

    /** Another user may have written the record. */
    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_not_used_where_others_may_write() throws Exception {
        keepCompared();
        forget();
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwx---"));
        replaceInRecord("rwx------", "rwxrwx---");

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertEquals(temporary, loadedPaths.get(1).getParent());
    }

    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_not_used_through_a_symbolic_link() throws Exception {
        keepCompared();
        forget();
        Path moved = Files.move(cache, machine.resolve("moved"));
        Files.createSymbolicLink(cache, moved);

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertEquals(temporary, loadedPaths.get(1).getParent());
    }

    @Tag("R10.3")
    @Test
    void what_another_user_has_recorded_is_not_used() throws Exception {
        Machine.assumeRoot("giving a file to another user");
        keepCompared();
        for (String path : List.of("record", "library", "directory")) {
            forget();
            Path file =
                    switch (path) {
                        case "record" -> recordIn(cache);
                        case "library" -> libraryIn(cache);
                        default -> cache;
                    };
            if (path.equals("directory")) {
                replaceInRecord(Files.getOwner(cache) + " rwx------", "4242 rwx------");
            }
            Files.setAttribute(file, "unix:uid", 4242);
            loadFromJar();
        }

        assertEquals(List.of("looked at", "looked at", "looked at"), ways);
        assertEquals(temporary, loadedPaths.get(3).getParent());
    }

    @Tag("R10.3")
    @Test
    void a_record_that_others_may_read_or_that_is_a_link_is_not_used() throws Exception {
        keepCompared();
        Path record = recordIn(cache);

        forget();
        Files.setPosixFilePermissions(record, PosixFilePermissions.fromString("rw-r--r--"));
        loadFromJar();
        assertEquals("rw-------", mode(record));
        assertComparedInAnotherJvm();

        forget();
        Path moved = Files.move(record, machine.resolve("moved"));
        Files.createSymbolicLink(record, moved);
        loadFromJar();

        assertEquals(List.of("looked at", "looked at"), ways);
        assertTrue(Files.isRegularFile(record, LinkOption.NOFOLLOW_LINKS));
    }

    @Tag("R10.3")
    @Test
    void a_damaged_record_is_ignored_and_written_again() throws Exception {
        keepCompared();
        Path record = recordIn(cache);
        String whole = Files.readString(record);
        List<String> damaged = List.of(
                "",
                "\n",
                "\n\n\n\n\n",
                "garbage\0",
                whole.substring(0, whole.length() / 2),
                whole.substring(0, whole.length() - 1),
                whole + "\n",
                whole + "0",
                "x".repeat(1 << 20),
                whole + "\n".repeat(1 << 20));
        for (String content : damaged) {
            forget();
            Files.writeString(record, content);

            loadFromJar();

            assertEquals(List.of("looked at"), ways, content::toString);
            ways.clear();
            assertEquals(whole, Files.readString(record));
        }
    }

    /** It is longer than any array. */
    @Test
    void a_huge_record_is_ignored_and_written_again() throws Exception {
        keepCompared();
        forget();
        try (RandomAccessFile file = new RandomAccessFile(recordIn(cache).toFile(), "rw")) {
            file.setLength(3L << 30);
        }

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertComparedInAnotherJvm();
    }

    @Test
    void a_record_that_cannot_be_read_or_replaced_is_ignored() throws Exception {
        keepCompared();
        forget();
        Files.delete(recordIn(cache));
        Path record = cache.resolve(recordName());
        Files.createDirectories(record.resolve("full/of/it"));

        loadFromJar();
        loadFromJar();

        assertEquals(List.of("looked at", "compared"), ways);
        assertEquals(Set.of(libraryIn(cache), record), Set.copyOf(filesIn(cache)));
    }

    @Tag("R10.3")
    @Test
    void a_record_names_a_file_beside_it() throws Exception {
        keepCompared();
        Path extracted = libraryIn(cache);
        forget();
        Path elsewhere = Files.createDirectory(machine.resolve("elsewhere"));
        Path outside = Files.createLink(elsewhere.resolve(extracted.getFileName()), extracted);
        replaceInRecord(extracted.toString(), outside.toString());
        replaceInRecord(stateOf(cache), stateOf(elsewhere));
        loadFromJar();
        assertEquals(List.of("looked at"), ways);
        ways.clear();

        for (String path : List.of(
                cache + "/../" + extracted.getFileName(),
                cache + "/..",
                extracted.getFileName().toString(),
                "/",
                "",
                "/\0")) {
            forget();
            replaceInRecord(extracted.toString(), path);

            loadFromJar();

            assertEquals(List.of("looked at"), ways, path);
            ways.clear();
        }
    }

    @Tag("R10.3")
    @Test
    void another_jar_is_looked_at_although_its_records_name_is_the_same() throws Exception {
        // These names have the same hash.
        Path first = Files.writeString(machine.resolve("Aa.jar"), "a build");
        Path second = Files.copy(first, machine.resolve("BB.jar"), StandardCopyOption.COPY_ATTRIBUTES);
        jar = first;
        keepCompared();
        Path record = recordIn(cache);
        forget();
        jar = second;

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertEquals(record, recordIn(cache));
        assertTrue(Files.readString(record).contains("\n" + second + " "));
    }

    @Tag("R10.3")
    @Test
    void what_another_jvm_has_compared_is_looked_at_once_the_jar_changes() throws Exception {
        keepCompared();
        forget();
        Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(60)));
        loadFromJar();
        forget();
        Files.writeString(jar, "another build");
        loadFromJar();

        assertEquals(List.of("looked at", "looked at"), ways);
    }

    @Tag("R10.4")
    @Test
    void with_an_override_no_record_is_used_or_written() throws Exception {
        keepCompared();
        Path record = recordIn(cache);
        FileTime written = Files.getLastModifiedTime(record);
        forget();
        properties.put(LibraryLoader.OVERRIDE, machine.resolve("elsewhere").toString());

        loadFromJar();

        assertEquals(List.of("looked at"), ways);
        assertNotNull(System.getProperty(ComparedLibrary.PROPERTY));
        onlyFileIn(machine.resolve("elsewhere/copilot-tool-processor-ann"));
        assertEquals(written, Files.getLastModifiedTime(record));
    }

    @Test
    void a_blank_override_is_none() throws Exception {
        properties.put(LibraryLoader.OVERRIDE, " ");
        keepCompared();
        properties.remove(LibraryLoader.OVERRIDE);

        assertComparedInAnotherJvm();
    }

    @Tag("R10.3")
    @Test
    void among_temporary_files_nothing_is_recorded() throws Exception {
        properties.put("user.home", "?");
        keepCompared();

        onlyFileIn(temporary);
        forget();
        loadFromJar();
        assertEquals(List.of("looked at"), ways);
    }

    /** Where there are no hard links, what is compared is a copy. */
    @Tag("R10.3")
    @Test
    void of_a_copy_nothing_is_kept() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        Path copy = Files.copy(extracted, machine.resolve("copy"), StandardCopyOption.COPY_ATTRIBUTES);
        clock = Clock.offset(clock, Duration.ofHours(1));
        ComparedLibrary compared = new ComparedLibrary(surroundings(), jar);

        compared.keep(compared(extracted, copy));
        assertNull(System.getProperty(ComparedLibrary.PROPERTY));
        onlyFileIn(cache);

        compared.keep(compared(extracted, extracted));
        assertNotNull(System.getProperty(ComparedLibrary.PROPERTY));
        recordIn(cache);
    }

    @Test
    void records_are_removed_when_their_jar_may_be_gone() throws Exception {
        keepCompared();
        Path record = recordIn(cache);
        Path other = Files.writeString(cache.resolve("compared-0"), "of a jar that is gone");
        Files.setLastModifiedTime(other, FileTime.from(clock.instant().minus(Duration.ofDays(91))));
        Path recent = Files.writeString(cache.resolve("compared-1"), "of another jar");
        Files.setLastModifiedTime(recent, FileTime.from(clock.instant().minus(Duration.ofDays(89))));

        load();

        assertEquals(Set.of(libraryIn(cache), record, recent), Set.copyOf(filesIn(cache)));
    }

    @Tag("R10.6")
    @Test
    void another_jar_and_another_override_are_looked_at() throws Exception {
        keepCompared();
        properties.put(LibraryLoader.OVERRIDE, machine.resolve("elsewhere").toString());
        loadFromJar();
        assertEquals(List.of("looked at"), ways);
        assertTrue(loadedPaths.get(1).startsWith(machine.resolve("elsewhere")));

        properties.remove(LibraryLoader.OVERRIDE);
        keepCompared();
        Files.writeString(jar, "another build");
        loadFromJar();
        assertEquals(List.of("looked at"), ways);
    }

    @Test
    void what_the_jvm_cannot_load_is_explained_although_it_was_compared() throws Exception {
        keepCompared();

        ComparedLibrary compared = new ComparedLibrary(surroundings(), jar);
        assertFalse(compared.load(path -> {
            throw new UnsatisfiedLinkError("such as where the file was mounted with noexec since");
        }));

        libraryIn(cache);
    }

    @Test
    void a_library_that_others_may_write_is_replaced_before_it_is_loaded() throws Exception {
        load();
        Files.setPosixFilePermissions(onlyFileIn(cache), PosixFilePermissions.fromString("rw-rw-rw-"));

        load();

        assertNotEquals(loadedFiles.get(0), loadedFiles.get(1));
        assertEquals("rw-------", mode(onlyFileIn(cache)));
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

        String reason = ": other users have access to it; run chmod 700 on it, or remove it";
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
    void any_load_removes_what_was_left_behind_a_day_ago() throws Exception {
        load();
        Path extracted = onlyFileIn(cache);
        Path half = Files.writeString(cache.resolve("tmp-0123456789abcdef-new"), "half a libr");
        Files.setLastModifiedTime(half, FileTime.from(Instant.now().minus(Duration.ofHours(25))));
        Path recent = Files.writeString(cache.resolve("tmp-0123456789abcdef-owner"), "");
        Path link = Files.createLink(cache.resolve("tmp-0123456789abcdef-libcopilot_tool.so"), extracted);
        Files.setLastModifiedTime(link, FileTime.from(Instant.now().minus(Duration.ofDays(90))));
        Files.createDirectories(cache.resolve("tmp-full/of/it"));

        // The library is old, but the link is new: another JVM may be about to load it.
        load();
        assertEquals(Set.of(extracted, recent, link, cache.resolve("tmp-full")), Set.copyOf(filesIn(cache)));

        clock = Clock.offset(clock, Duration.ofHours(25));
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
        byte[] other = Libraries.elfOfThisPlatform();
        Path file = Files.write(machine.resolve("other.so"), other);
        properties.put("copilot.tool.native", file.toString());
        properties.put("os.name", "Plan 9");

        load();

        assertArrayEquals(other, loadedContents.get(0));
        assertEquals(cache, loadedPaths.get(0).getParent());
    }

    @Test
    void an_override_file_is_loaded_where_it_lies_if_no_other_place_serves() throws Exception {
        Path file = Files.write(machine.resolve("other.so"), Libraries.elfOfThisPlatform());
        properties.put("copilot.tool.native", file.toString());
        properties.put("user.home", "?");
        properties.remove("java.io.tmpdir");

        load();

        assertEquals(file, loadedPaths.get(0));
        assertTrue(Files.exists(file));
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
    void an_override_that_is_cut_off_is_refused_before_it_is_loaded() throws Exception {
        byte[] whole = Libraries.elfOfThisPlatform();
        Path file = Files.write(machine.resolve("cut.so"), Arrays.copyOf(whole, 100));
        properties.put("copilot.tool.native", file.toString());

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertEquals(
                "[copilot-native] -Dcopilot.tool.native names a library that is cut off or damaged: " + file
                        + " has 100 bytes, and its"
                        + " ELF headers describe " + whole.length + ". Name a complete library that is built for this"
                        + " platform, or remove the property to use the library in the processor's jar.",
                message);
        assertEquals(List.of(), loadedPaths);
        assertFalse(Files.exists(cache));
    }

    @Test
    void an_override_that_is_no_library_is_refused_before_it_is_loaded() throws Exception {
        Path file = Files.writeString(machine.resolve("notes.so"), "not a library, whatever its name says");
        properties.put("copilot.tool.native", file.toString());

        String message = assertThrows(NativeCoreException.class, this::load).getMessage();

        assertContains(
                message, "-Dcopilot.tool.native names a file that is not a shared library: " + file + ". Name a");
        assertEquals(List.of(), loadedPaths);
    }

    @Test
    void an_override_for_another_platform_is_refused_before_it_is_loaded() throws Exception {
        properties.put("os.name", "Mac OS X");
        properties.put("os.arch", "aarch64");
        Path file = machine.resolve("other.so");
        properties.put("copilot.tool.native", file.toString());
        Map<String, byte[]> others = Map.of(
                "linux-aarch64", Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 183),
                "windows-aarch64", Libraries.pe(0xAA64),
                "macos-x86_64", Libraries.mach(0x0100_0007));
        for (Map.Entry<String, byte[]> other : others.entrySet()) {
            Files.write(file, other.getValue());

            String message = assertThrows(NativeCoreException.class, this::load).getMessage();

            assertContains(
                    message,
                    "names a library for another platform: " + file + " is for " + other.getKey()
                            + ", and this JVM runs on macos-aarch64. Name a complete library");
        }
        assertEquals(List.of(), loadedPaths);
    }

    @Test
    void an_override_that_the_linker_refuses_gives_the_linkers_words() throws Exception {
        Path file = Files.write(machine.resolve("other.so"), Libraries.elfOfThisPlatform());
        properties.put("copilot.tool.native", file.toString());

        String message = refusal(new UnsatisfiedLinkError("/x/other.so: no dynamic section"));

        assertContains(message, "The native library of the Copilot tool processor cannot be loaded: /x/other.so:");
        assertContains(message, "or name a library built for this system with -Dcopilot.tool.native=<file>");
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

    @Test
    void musl_is_told_from_glibc() {
        String message = NativeLibrary.missing(
                new Platform("linux-musl-x86_64", true), Map.of("linux-x86_64/libcopilot_tool.so", "…"));

        assertContains(message, "no native library for linux-musl-x86_64; this jar serves linux-x86_64. ");
        assertContains(message, "This JVM runs on musl (Alpine Linux): compile with a JDK for glibc");
    }

    private void load() throws NativeCoreException {
        loader().load(this::record);
    }

    /** Returns a comparison that is not kept. */
    private LibraryLoader loader() {
        return new LibraryLoader(surroundings(), new ComparedLibrary(surroundings(), null));
    }

    /** Loads as a compilation does, with the state of a jar. */
    private void loadFromJar() throws NativeCoreException {
        ComparedLibrary compared = new ComparedLibrary(surroundings(), jar);
        if (compared.load(this::record)) {
            ways.add("compared");
        } else {
            new LibraryLoader(surroundings(), compared).load(this::record);
            ways.add("looked at");
        }
    }

    /** Loads once, and so much later that no file is new. */
    private void keepCompared() throws IOException, NativeCoreException {
        clock = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));
        loadFromJar();
        assertNotNull(System.getProperty(ComparedLibrary.PROPERTY));
        ways.clear();
    }

    /** Checks that what was kept last is loaded by a JVM that has compared nothing. */
    private void assertComparedInAnotherJvm() throws NativeCoreException {
        List<String> before = List.copyOf(ways);
        ways.clear();
        forget();
        loadFromJar();
        assertEquals(List.of("compared"), ways);
        ways.clear();
        ways.addAll(before);
    }

    private void replaceInRecord(String old, String replacement) throws IOException {
        Path record = recordIn(cache);
        String whole = Files.readString(record);
        assertContains(whole, old);
        Files.writeString(record, whole.replaceFirst(Pattern.quote(old), Matcher.quoteReplacement(replacement)));
    }

    /** Returns the state of a file as if it were that of the extracted one. */
    private static ComparedLibrary.ComparedFile compared(Path extracted, Path file) throws IOException {
        return new ComparedLibrary.ComparedFile(
                extracted,
                stateOf(extracted.getParent()),
                ComparedLibrary.stateOfFile(ComparedLibrary.attributes(file)),
                "0",
                Files.getLastModifiedTime(file).toInstant());
    }

    private static String stateOf(Path directory) throws IOException {
        return ComparedLibrary.stateOfDirectory(ComparedLibrary.attributes(directory));
    }

    private String recordName() {
        return "compared-" + Integer.toHexString((jar + "\n" + properties.get("java.home")).hashCode());
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

    /** Returns the only file that is not a record. */
    private static Path libraryIn(Path directory) throws IOException {
        List<Path> files = filesIn(directory).stream()
                .filter(file -> !file.getFileName().toString().startsWith("compared-"))
                .toList();
        assertEquals(1, files.size(), files::toString);
        return files.get(0);
    }

    /** Returns the record of the jar, the only one. */
    private Path recordIn(Path directory) throws IOException {
        List<Path> records = filesIn(directory).stream()
                .filter(file -> file.getFileName().toString().startsWith("compared-"))
                .toList();
        assertEquals(List.of(directory.resolve(recordName())), records);
        return records.get(0);
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
