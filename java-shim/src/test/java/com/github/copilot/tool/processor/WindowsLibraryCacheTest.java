package com.github.copilot.tool.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R10.2 and R10.3 on Windows, with a map for access control lists and a set for locked files. */
class WindowsLibraryCacheTest {

    private record User(String getName) implements UserPrincipal {}

    /** New files belong to this user; tests set the owners of others. */
    private static final class Lists extends AccessControl {
        final Map<Path, UserPrincipal> owners = new HashMap<>();
        final Map<Path, List<AclEntry>> lists = new HashMap<>();
        final Set<Path> loaded = new HashSet<>();

        @Override
        void createDirectory(Path directory, List<AclEntry> list) throws IOException {
            Files.createDirectory(directory);
            lists.put(directory, new ArrayList<>(list));
        }

        @Override
        UserPrincipal owner(Path path) {
            return owners.getOrDefault(path, ANN);
        }

        @Override
        List<AclEntry> list(Path path) {
            return lists.get(path);
        }

        @Override
        void delete(Path file) throws IOException {
            if (loaded.contains(file)) {
                throw new FileSystemException(file.toString(), null, "Access is denied");
            }
            super.delete(file);
        }
    }

    private static final UserPrincipal ANN = new User("PC\\ann");
    private static final UserPrincipal BOB = new User("PC\\bob");

    @TempDir
    Path profile;

    private final Lists lists = new Lists();
    private Path directory;
    private NativeLibrary library;
    private byte[] content;
    private Duration passed = Duration.ZERO;

    @BeforeEach
    void makeALibrary() throws IOException {
        directory = profile.resolve("Local/copilot-tool-processor");
        content = "a library".getBytes(UTF_8);
        Path file = Files.write(profile.resolve("copilot_tool.dll"), content);
        library = NativeLibrary.inFile(file, new ByteArrayInputStream(content));
    }

    @Test
    void the_directory_is_made_for_this_user_alone_and_so_is_what_comes_into_it() throws Exception {
        cache().freshPath(library);

        AclEntry only = onlyEntry(lists.lists.get(directory));
        assertEquals(AclEntryType.ALLOW, only.type());
        assertEquals(ANN, only.principal());
        assertEquals(Set.of(AclEntryPermission.values()), only.permissions());
        assertEquals(Set.of(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT), only.flags());
        assertEquals(List.of(directory), filesIn(directory.getParent()), "the probe for the owner is gone");
    }

    @Test
    void each_load_has_a_copy_of_its_own_with_the_librarys_bytes() throws Exception {
        Path first = cache().freshPath(library);
        lists.loaded.add(first);
        Path second = cache().freshPath(library);

        assertNotEquals(first, second);
        assertArrayEquals(content, Files.readAllBytes(first));
        assertArrayEquals(content, Files.readAllBytes(second));
        assertTrue(second.getFileName().toString().endsWith("-copilot_tool.dll"), second::toString);
    }

    @Test
    void a_loaded_library_stays_until_a_later_run_finds_it_unloaded() throws Exception {
        Path first = cache().freshPath(library);
        lists.loaded.add(first);
        cache().release(first);
        assertTrue(Files.exists(first));
        passed = Duration.ofHours(1);

        cache().freshPath(library);
        assertTrue(Files.exists(first), "still loaded");

        lists.loaded.clear();
        cache().freshPath(library);
        assertFalse(Files.exists(first));
    }

    @Test
    void a_library_that_was_not_loaded_is_removed_at_once() throws Exception {
        Path fresh = cache().freshPath(library);

        cache().release(fresh);

        assertEquals(List.of(extracted()), filesIn(directory));
    }

    @Test
    void what_was_extracted_is_compared_with_the_library_before_it_is_copied() throws Exception {
        cache().freshPath(library);
        Files.writeString(extracted(), "another");

        assertArrayEquals(content, Files.readAllBytes(cache().freshPath(library)));
        assertArrayEquals(content, Files.readAllBytes(extracted()));
    }

    @Test
    void a_link_in_the_place_of_what_was_extracted_is_replaced_and_not_followed() throws Exception {
        cache().freshPath(library);
        Path bait = Files.copy(extracted(), profile.resolve("bait"));
        Files.delete(extracted());
        Files.createSymbolicLink(extracted(), bait);

        cache().freshPath(library);

        assertFalse(Files.isSymbolicLink(extracted()));
        assertArrayEquals(content, Files.readAllBytes(bait));
    }

    @Test
    void nothing_is_kept_for_a_later_load() throws Exception {
        WindowsLibraryCache cache = cache();

        cache.freshPath(library);

        assertNull(cache.compared());
    }

    @Test
    void a_young_copy_of_another_jvm_is_left_alone() throws Exception {
        Path others = cache().freshPath(library);

        cache().freshPath(library);

        assertTrue(Files.exists(others));
    }

    @Test
    void a_directory_of_another_user_is_refused() throws Exception {
        cache().freshPath(library);
        lists.owners.put(directory, BOB);

        assertEquals("it belongs to another user, PC\\bob", refusal());
    }

    @Test
    void a_directory_that_another_user_may_change_is_refused_whatever_the_right_is() throws Exception {
        cache().freshPath(library);
        for (AclEntryPermission permission : List.of(
                AclEntryPermission.WRITE_DATA,
                AclEntryPermission.APPEND_DATA,
                AclEntryPermission.DELETE,
                AclEntryPermission.DELETE_CHILD,
                AclEntryPermission.WRITE_ACL,
                AclEntryPermission.WRITE_OWNER)) {
            List<AclEntry> list = lists.lists.get(directory);
            list.add(entry(AclEntryType.ALLOW, BOB, permission));

            assertEquals(
                    "PC\\bob may write to it; remove it, and it is made anew for you alone",
                    refusal(),
                    permission.toString());
            list.remove(list.size() - 1);
        }
    }

    @Test
    void others_may_read_and_may_be_denied() throws Exception {
        cache().freshPath(library);
        lists.lists.get(directory).add(entry(AclEntryType.ALLOW, BOB, AclEntryPermission.READ_DATA));
        lists.lists.get(directory).add(entry(AclEntryType.DENY, BOB, AclEntryPermission.WRITE_DATA));

        assertTrue(Files.exists(cache().freshPath(library)));
    }

    @Test
    void a_link_in_the_directorys_place_is_not_followed() throws IOException {
        Path elsewhere = Files.createDirectory(profile.resolve("elsewhere"));
        Files.createDirectories(directory.getParent());
        Files.createSymbolicLink(directory, elsewhere);

        assertEquals("it is a link or a file where a directory was to be; remove it", refusal());
        assertEquals(List.of(), filesIn(elsewhere));
    }

    @Test
    void here_the_file_system_decides_which_cache_serves() {
        boolean posix = profile.getFileSystem().supportedFileAttributeViews().contains("posix");

        assertEquals(posix, !(LibraryCache.in(directory, Clock.systemUTC()) instanceof WindowsLibraryCache));
    }

    private WindowsLibraryCache cache() {
        return new WindowsLibraryCache(directory, Clock.offset(Clock.systemUTC(), passed), lists);
    }

    private Path extracted() {
        return directory.resolve(library.sha256() + "-copilot_tool.dll");
    }

    private String refusal() {
        return assertThrows(IOException.class, () -> cache().freshPath(library)).getMessage();
    }

    private static AclEntry entry(AclEntryType type, UserPrincipal user, AclEntryPermission permission) {
        return AclEntry.newBuilder()
                .setType(type)
                .setPrincipal(user)
                .setPermissions(permission)
                .build();
    }

    private static AclEntry onlyEntry(List<AclEntry> list) {
        assertEquals(1, list.size(), list::toString);
        return list.get(0);
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }
}
