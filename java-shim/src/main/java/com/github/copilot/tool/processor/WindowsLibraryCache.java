package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The cache on Windows, which has access control lists instead of permissions, and where a loaded library can neither
 * be deleted nor linked to under another name.
 *
 * <p>So each class loader gets its own copy, in a directory that only this user can write to (R10.2, R10.3). A later
 * compilation removes copies that are no longer loaded.
 */
final class WindowsLibraryCache extends LibraryCache {

    /** The permissions to change a file or the content of a directory. */
    private static final Set<AclEntryPermission> CHANGING = EnumSet.of(
            AclEntryPermission.WRITE_DATA,
            AclEntryPermission.APPEND_DATA,
            AclEntryPermission.WRITE_NAMED_ATTRS,
            AclEntryPermission.WRITE_ATTRIBUTES,
            AclEntryPermission.DELETE,
            AclEntryPermission.DELETE_CHILD,
            AclEntryPermission.WRITE_ACL,
            AclEntryPermission.WRITE_OWNER);

    /** A load takes milliseconds. A copy of this age that is not loaded is not needed any more. */
    private static final Duration OF_USE = Duration.ofMinutes(10);

    private final AccessControl access;

    /**
     * @param directory created when first needed, with those above it; if it exists, it must be this user's, and no
     *     other user may write to it
     * @param clock says how old a file is
     * @param access the file system's owners and access control lists
     */
    WindowsLibraryCache(Path directory, Clock clock, AccessControl access) {
        super(directory, clock);
        this.access = access;
    }

    /** Returns the cache in a directory. */
    static LibraryCache in(Path directory, Clock clock) {
        return new WindowsLibraryCache(directory, clock, new AccessControl());
    }

    @Override
    Path freshPath(NativeLibrary library) throws IOException, NativeCoreException {
        open();
        removeLeftovers();
        Path extracted = directory().resolve(library.sha256() + "-" + library.fileName());
        if (!isIntact(extracted, library)) {
            extract(library, extracted);
        }
        Path fresh = temporary(library.fileName());
        boolean whole = false;
        // Fails if the file exists. Files.copy from path to path would give it the time of the extracted file.
        try (OutputStream out = Files.newOutputStream(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            Files.copy(extracted, out);
            whole = true;
        } finally {
            if (!whole) {
                Files.deleteIfExists(fresh);
            }
        }
        return fresh;
    }

    /** Removes the copy if it is not loaded; if it is, a later compilation does. */
    @Override
    void release(Path fresh) throws IOException {
        try {
            access.delete(fresh);
        } catch (FileSystemException e) {
            // It is loaded.
        }
    }

    @Override
    void removeIfLeft(Path leftover, Instant now) {
        try {
            Instant made = Files.getLastModifiedTime(leftover, LinkOption.NOFOLLOW_LINKS)
                    .toInstant();
            if (made.isBefore(now.minus(OF_USE))) {
                access.delete(leftover);
            }
        } catch (IOException e) {
            // It is still loaded, or another JVM has removed it.
        }
    }

    private static boolean isIntact(Path file, NativeLibrary library) throws IOException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return library.isContentOf(in);
        }
    }

    /** Extracts the library into a file that no class loader loads, so that it can be replaced at any time. */
    private void extract(NativeLibrary library, Path extracted) throws IOException, NativeCoreException {
        Path whole = Files.createFile(temporary("new"));
        try {
            library.writeTo(whole);
            Files.move(whole, extracted, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    private void open() throws IOException {
        Path directory = directory();
        Path above = directory.getParent();
        if (above != null) {
            Files.createDirectories(above);
        }
        UserPrincipal user = userOfThisProcess(above == null ? directory : above);
        try {
            access.createDirectory(directory, List.of(onlyFor(user)));
        } catch (FileAlreadyExistsException e) {
            // An earlier compilation or another user has created it, which is checked below.
        }
        BasicFileAttributes found =
                Files.readAttributes(directory, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        // Java reports a junction not as a symbolic link but as another kind of file.
        if (!found.isDirectory() || found.isOther()) {
            throw new IOException("it is a link or a file where a directory was to be; remove it");
        }
        UserPrincipal owner = access.owner(directory);
        if (!owner.equals(user)) {
            throw new IOException("it belongs to another user, " + owner.getName());
        }
        for (AclEntry entry : access.list(directory)) {
            if (entry.type() == AclEntryType.ALLOW && !entry.principal().equals(user) && allowsChanges(entry)) {
                throw new IOException(
                        entry.principal().getName() + " may write to it; remove it, and it is made anew for you alone");
            }
        }
    }

    /**
     * Returns the owner of a new file, which is the user that this process acts for; user.name and the environment can
     * differ.
     */
    private UserPrincipal userOfThisProcess(Path somewhere) throws IOException {
        Path probe = Files.createTempFile(somewhere, TEMPORARY, "-owner");
        try {
            return access.owner(probe);
        } finally {
            Files.delete(probe);
        }
    }

    /** Returns the only entry of a directory's list, which files in it inherit. */
    private static AclEntry onlyFor(UserPrincipal user) {
        return AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(user)
                .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
                .build();
    }

    private static boolean allowsChanges(AclEntry entry) {
        Set<AclEntryPermission> allowed = EnumSet.copyOf(CHANGING);
        allowed.retainAll(entry.permissions());
        return !allowed.isEmpty();
    }
}
