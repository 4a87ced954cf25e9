package com.github.copilot.tool.processor.loader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R10.2 and R10.3 on Windows, as far as another system has what it needs. {@link LibraryLoaderTest} tests the rest. */
class LibraryCacheTest {

    @TempDir
    Path profile;

    private Path directory;
    private NativeLibrary library;
    private Duration passed = Duration.ZERO;

    @BeforeEach
    void makeALibrary() throws IOException {
        directory = profile.resolve("Local/copilot-tool-processor");
        library = NativeLibrary.inFile(Files.writeString(profile.resolve("copilot_tool.dll"), "a library"));
    }

    @Test
    void a_directory_of_windows_is_for_its_user_alone_and_so_is_what_comes_into_it() throws Exception {
        UserPrincipal user = Files.getOwner(profile);

        FileAttribute<List<AclEntry>> only = LibraryCache.onlyFor(user);

        assertEquals("acl:acl", only.name());
        assertEquals(1, only.value().size());
        AclEntry entry = only.value().get(0);
        assertEquals(AclEntryType.ALLOW, entry.type());
        assertEquals(user, entry.principal());
        assertEquals(Set.of(AclEntryPermission.values()), entry.permissions());
        assertEquals(Set.of(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT), entry.flags());
    }

    @Test
    void each_load_has_a_copy_of_its_own_with_the_librarys_bytes() throws Exception {
        Path first = cache().freshPath(library);
        Path second = cache().freshPath(library);

        assertNotEquals(first, second);
        assertEquals("a library", Files.readString(first));
        assertEquals("a library", Files.readString(second));
        assertTrue(second.getFileName().toString().endsWith("-copilot_tool.dll"), second::toString);
        assertEquals(Set.of(first, second), Set.copyOf(filesIn(directory)));
    }

    @Test
    void a_copy_that_was_loaded_is_removed_by_a_later_compilation() throws Exception {
        Path first = cache().freshPath(library);

        cache().removeLeftovers();
        assertTrue(Files.exists(first), "another JVM may be about to load it");

        passed = Duration.ofMinutes(61);
        cache().removeLeftovers();
        assertFalse(Files.exists(first));
    }

    @Test
    void a_directory_of_another_user_is_refused() throws Exception {
        Machine.assumeRoot("giving a directory to another user");
        Files.createDirectories(directory);
        Files.setAttribute(directory, "unix:uid", 4242);

        assertEquals("it belongs to another user, 4242", refusal());
    }

    @Test
    void a_link_in_the_directorys_place_is_not_followed() throws IOException {
        Path elsewhere = Files.createDirectory(profile.resolve("elsewhere"));
        Files.createDirectories(directory.getParent());
        Files.createSymbolicLink(directory, elsewhere);

        assertEquals("it is a symbolic link where a directory was to be; remove it", refusal());
        assertEquals(List.of(), filesIn(elsewhere));
    }

    /** Returns a cache as on Windows, but for the access control list of its directory. */
    private LibraryCache cache() {
        return new LibraryCache(directory, Clock.offset(Clock.systemUTC(), passed), false) {
            @Override
            void create(Path path) throws IOException {
                Files.createDirectory(path);
            }
        };
    }

    private String refusal() {
        return assertThrows(IOException.class, () -> cache().freshPath(library)).getMessage();
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }
}
