package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;

/**
 * One user's private directory of extracted libraries, shared by all JVMs of that user.
 *
 * <p>A library is extracted once, under the name of its SHA-256. The JVM refuses to load one path
 * in two class loaders, so each gets a hard link of its own: the paths differ, the file and so the
 * mapping in memory is one (R10.2). Nothing in the directory is trusted before it was looked at
 * (R10.3): a link is checked at its place, where only this user can change it.
 */
class LibraryCache {

    private static final Set<PosixFilePermission> OWNER_ALL = PosixFilePermissions.fromString("rwx------");
    private static final FileAttribute<?> PRIVATE_DIRECTORY = PosixFilePermissions.asFileAttribute(OWNER_ALL);
    private static final FileAttribute<?> PRIVATE_FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    /** Begins the name of everything that is to vanish again. */
    static final String TEMPORARY = "tmp-";

    /** A load takes milliseconds. What is this old was left by a JVM that was killed during one. */
    private static final Duration LEFT_BEHIND = Duration.ofDays(1);

    private final Path directory;
    private final Clock clock;

    /** Null before {@link #freshPath}, and where each load has a file of its own. */
    private ComparedLibrary.Found compared;

    /**
     * @param directory made when first needed, with those above it; if it exists it must be this
     *     user's and nobody else's
     * @param clock what tells how old a file is
     */
    LibraryCache(Path directory, Clock clock) {
        this.directory = directory;
        this.clock = clock;
    }

    /** The one for a directory, by the means of its file system. */
    static LibraryCache in(Path directory, Clock clock) {
        Set<String> views = directory.getFileSystem().supportedFileAttributeViews();
        return views.contains("acl") && !views.contains("posix")
                ? new WindowsLibraryCache(directory, clock, new AccessControl())
                : new LibraryCache(directory, clock);
    }

    final Path directory() {
        return directory;
    }

    /**
     * A file with the library's bytes, checked, at a path that nobody has loaded from. The caller
     * releases it once it is loaded.
     *
     * @throws IOException if there can be none here; the message says why
     * @throws NativeCoreException if the library is damaged, and there can be none anywhere
     */
    Path freshPath(NativeLibrary library) throws IOException, NativeCoreException {
        UserPrincipal user = open();
        removeLeftovers();
        Path extracted = directory.resolve(library.sha256() + "-" + library.fileName());
        Path fresh = temporary(library.fileName());
        boolean intact = false;
        try {
            boolean found = link(fresh, extracted, library);
            intact = found && isIntact(fresh, user, library, extracted);
            if (!intact) {
                // Missing, cut short, tampered with or planted: replaced, and looked at once more.
                Files.deleteIfExists(fresh);
                extract(library, extracted, found);
                intact = link(fresh, extracted, library) && isIntact(fresh, user, library, extracted);
            }
            if (!intact) {
                throw new IOException("another program keeps changing " + extracted);
            }
            return fresh;
        } finally {
            if (!intact) {
                Files.deleteIfExists(fresh);
            }
        }
    }

    /** The file that was compared for {@link #freshPath}, or null where a later load cannot count on it. */
    final ComparedLibrary.Found compared() {
        return compared;
    }

    /** Removes what {@link #freshPath} gave. */
    void release(Path fresh) throws IOException {
        Files.deleteIfExists(fresh);
    }

    /** Makes or checks the directory, and gives the user that this process acts for. */
    private UserPrincipal open() throws IOException {
        Path parent = directory.getParent();
        // Asked first: createDirectories of JDKs before 20 takes no symbolic link to a directory (JDK-8294193).
        if (parent != null && !Files.isDirectory(parent)) {
            Files.createDirectories(parent, PRIVATE_DIRECTORY);
        }
        try {
            Files.createDirectory(directory, PRIVATE_DIRECTORY);
        } catch (FileAlreadyExistsException e) {
            // Made by an earlier compilation, or by somebody else: see below.
        }
        PosixFileAttributes found = ComparedLibrary.attributes(directory);
        if (!found.isDirectory()) {
            throw new IOException("it is " + (found.isSymbolicLink() ? "a symbolic link" : "a file")
                    + " where a directory was to be; remove it");
        }
        if (!isPrivate(found)) {
            throw new IOException("other users have access to it; run chmod 700 on it, or remove it");
        }
        // A new file's owner is whoever this process acts for; names and environment can lie.
        Path probe = Files.createFile(temporary("owner"), PRIVATE_FILE);
        UserPrincipal user;
        try {
            user = ComparedLibrary.attributes(probe).owner();
        } finally {
            Files.delete(probe);
        }
        if (!found.owner().equals(user)) {
            throw new IOException("it belongs to another user, " + found.owner().getName());
        }
        return user;
    }

    /**
     * Makes a hard link, or a private copy where the file system has none.
     *
     * @return false if there is nothing to link to
     */
    private static boolean link(Path fresh, Path extracted, NativeLibrary library)
            throws IOException, NativeCoreException {
        try {
            // link(2) does not follow a symbolic link: isIntact sees what is there.
            Files.createLink(fresh, extracted);
        } catch (NoSuchFileException e) {
            return false;
        } catch (UnsupportedOperationException | IOException e) {
            Files.createFile(fresh, PRIVATE_FILE);
            library.writeTo(fresh);
        }
        return true;
    }

    private boolean isIntact(Path file, UserPrincipal user, NativeLibrary library, Path extracted) throws IOException {
        PosixFileAttributes found = ComparedLibrary.attributes(file);
        if (!found.isRegularFile() || !found.owner().equals(user) || !isPrivate(found)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            if (!library.isContentOf(in)) {
                return false;
            }
        }
        compared = new ComparedLibrary.Found(
                extracted,
                ComparedLibrary.stateOfDirectory(ComparedLibrary.attributes(directory)),
                ComparedLibrary.stateOfFile(found),
                found.lastModifiedTime().toInstant());
        return true;
    }

    /** Puts the whole library in place at once: whoever looks sees all of it or what was there before. */
    private void extract(NativeLibrary library, Path extracted, boolean replace)
            throws IOException, NativeCoreException {
        Path whole = Files.createFile(temporary("new"), PRIVATE_FILE);
        try {
            library.writeTo(whole);
            if (replace || !linkUnlessThere(extracted, whole)) {
                Files.move(whole, extracted, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (AtomicMoveNotSupportedException e) {
            throw new IOException("its file system cannot rename a file at once", e);
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    /**
     * Of several that extract at once the first wins: the others must not replace a file that is
     * loaded already, or there would be a mapping for each.
     *
     * @return false if the file system has no links
     */
    private static boolean linkUnlessThere(Path extracted, Path whole) throws IOException {
        try {
            Files.createLink(extracted, whole);
            return true;
        } catch (FileAlreadyExistsException e) {
            return true;
        } catch (UnsupportedOperationException | FileSystemException e) {
            return false;
        }
    }

    /** Removes what JVMs that were killed between two steps have left behind. What cannot be removed does no harm. */
    final void removeLeftovers() {
        // Without a glob, which would cost each compilation a regular expression.
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                if (file.getFileName().toString().startsWith(TEMPORARY)) {
                    removeIfLeft(file, clock.instant());
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Only whoever cleans up would want to know.
        }
    }

    /** Removes a temporary file that no JVM is about to load. */
    void removeIfLeft(Path leftover, Instant now) {
        try {
            Map<String, Object> found =
                    Files.readAttributes(leftover, "unix:nlink,ctime,lastModifiedTime", LinkOption.NOFOLLOW_LINKS);
            // A link's content is as old as the library; when it was linked is the last change of the file's status.
            boolean linked = (Integer) found.get("nlink") > 1;
            FileTime made = (FileTime) found.get(linked ? "ctime" : "lastModifiedTime");
            if (made.toInstant().isBefore(now.minus(LEFT_BEHIND))) {
                Files.deleteIfExists(leftover);
            }
        } catch (IOException e) {
            // Another JVM removes it, too, or it is a directory with files.
        }
    }

    final Path temporary(String name) {
        return ComparedLibrary.temporary(directory, name);
    }

    private static boolean isPrivate(PosixFileAttributes attributes) {
        return OWNER_ALL.containsAll(attributes.permissions());
    }
}
