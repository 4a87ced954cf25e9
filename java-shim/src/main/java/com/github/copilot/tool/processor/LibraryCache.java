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
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * One user's private directory of extracted libraries, shared by all JVMs of that user.
 *
 * <p>A library is extracted once, under the name of its SHA-256. The JVM refuses to load one path in two class loaders,
 * so each gets its own hard link: the paths differ, the file and its mapping in memory are shared (R10.2). Nothing in
 * the directory is trusted before it was checked (R10.3): a link is checked in the directory, where only this user can
 * change it.
 */
class LibraryCache {

    private static final FileAttribute<?> PRIVATE_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    /** The beginning of the name of every file that is removed again. */
    static final String TEMPORARY = "tmp-";

    /** A load takes milliseconds. A temporary file of this age was left by a JVM that was killed during one. */
    private static final Duration LEFT_BEHIND = Duration.ofDays(1);

    /** The jar of a record of this age may be gone. If it is not, the next comparison writes the record again. */
    private static final Duration OLD_RECORD = Duration.ofDays(90);

    private final Path directory;
    private final Clock clock;

    /** Null before {@link #freshPath}, and if each load has a file of its own. */
    private ComparedLibrary.ComparedFile compared;

    /**
     * @param directory created when first needed, with those above it; if it exists, it must be this user's, and no
     *     other user may have access to it
     * @param clock says how old a file is
     */
    LibraryCache(Path directory, Clock clock) {
        this.directory = directory;
        this.clock = clock;
    }

    /** Returns the cache in a directory, for its kind of file system. */
    static LibraryCache in(Path directory, Clock clock) {
        Set<String> views = directory.getFileSystem().supportedFileAttributeViews();
        // A call, since to verify a constructor's result the JVM would load the class everywhere.
        return views.contains("acl") && !views.contains("posix")
                ? WindowsLibraryCache.in(directory, clock)
                : new LibraryCache(directory, clock);
    }

    final Path directory() {
        return directory;
    }

    /**
     * Returns a path from which no class loader has loaded yet, of a file with exactly the library's bytes. The caller
     * releases it after loading it.
     *
     * @throws IOException if there can be no such file in this directory; the message says why
     * @throws NativeCoreException if the library is damaged, so that no directory can have it
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
                // It is missing, cut off, or was changed by another program. It is replaced, and checked once more.
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

    /** Returns the file that was compared for {@link #freshPath}, or null if a later load cannot rely on it. */
    final ComparedLibrary.ComparedFile compared() {
        return compared;
    }

    /** Removes the file of {@link #freshPath}. */
    void release(Path fresh) throws IOException {
        Files.deleteIfExists(fresh);
    }

    /** Creates or checks the directory, and returns the user that this process acts for. */
    private UserPrincipal open() throws IOException {
        Path parent = directory.getParent();
        // createDirectories of JDKs before 20 refuses a symbolic link to a directory (JDK-8294193).
        if (parent != null && !Files.isDirectory(parent)) {
            Files.createDirectories(parent, PRIVATE_DIRECTORY);
        }
        try {
            Files.createDirectory(directory, PRIVATE_DIRECTORY);
        } catch (FileAlreadyExistsException e) {
            // An earlier compilation or another user has created it, which is checked below.
        }
        PosixFileAttributes found = ComparedLibrary.attributes(directory);
        if (!found.isDirectory()) {
            throw new IOException("it is " + (found.isSymbolicLink() ? "a symbolic link" : "a file")
                    + " where a directory was to be; remove it");
        }
        if (!ComparedLibrary.isPrivate(found)) {
            throw new IOException("other users have access to it; run chmod 700 on it, or remove it");
        }
        UserPrincipal user = ComparedLibrary.ownerOfNewFiles(directory);
        if (!found.owner().equals(user)) {
            throw new IOException("it belongs to another user, " + found.owner().getName());
        }
        return user;
    }

    /**
     * Creates a hard link, or a private copy if the file system has no links.
     *
     * @return false if there is nothing to link to
     */
    private static boolean link(Path fresh, Path extracted, NativeLibrary library)
            throws IOException, NativeCoreException {
        try {
            // link(2) does not follow a symbolic link, which isIntact detects.
            Files.createLink(fresh, extracted);
        } catch (NoSuchFileException e) {
            return false;
        } catch (UnsupportedOperationException | IOException e) {
            ComparedLibrary.createPrivateFile(fresh);
            library.writeTo(fresh);
        }
        return true;
    }

    private boolean isIntact(Path file, UserPrincipal user, NativeLibrary library, Path extracted) throws IOException {
        PosixFileAttributes found = ComparedLibrary.attributes(file);
        if (!found.isRegularFile() || !found.owner().equals(user) || !ComparedLibrary.isPrivate(found)) {
            return false;
        }
        CRC32 crc32 = new CRC32();
        try (InputStream in = new CheckedInputStream(Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS), crc32)) {
            if (!library.isContentOf(in)) {
                return false;
            }
        }
        compared = new ComparedLibrary.ComparedFile(
                extracted,
                ComparedLibrary.stateOfDirectory(ComparedLibrary.attributes(directory)),
                ComparedLibrary.stateOfFile(found),
                ComparedLibrary.hexadecimal(crc32),
                found.lastModifiedTime().toInstant());
        return true;
    }

    /** Puts the whole library in place at once: other JVMs see all of it or the file that was there before. */
    private void extract(NativeLibrary library, Path extracted, boolean replace)
            throws IOException, NativeCoreException {
        Path whole = ComparedLibrary.createPrivateFile(temporary("new"));
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
     * Links the library to its name. If several JVMs extract at once, the first wins: another file under this name
     * would have a mapping of its own.
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

    /** Removes the files that killed JVMs have left, and old records. A file that cannot be removed is ignored. */
    final void removeLeftovers() {
        // A glob would cost each compilation a regular expression.
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (name.startsWith(TEMPORARY)) {
                    removeIfLeft(file, clock.instant());
                } else if (name.startsWith(ComparedLibrary.RECORD)) {
                    removeIfOld(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // The next compilation tries again.
        }
    }

    /** Removes a temporary file if no JVM is about to load it. */
    void removeIfLeft(Path leftover, Instant now) {
        try {
            Map<String, Object> found =
                    Files.readAttributes(leftover, "unix:nlink,ctime,lastModifiedTime", LinkOption.NOFOLLOW_LINKS);
            // A link has the library's time of modification; the change of its status is the time at which it was
            // linked.
            boolean linked = (Integer) found.get("nlink") > 1;
            FileTime made = (FileTime) found.get(linked ? "ctime" : "lastModifiedTime");
            if (made.toInstant().isBefore(now.minus(LEFT_BEHIND))) {
                Files.deleteIfExists(leftover);
            }
        } catch (IOException e) {
            // Another JVM removes it, or it is a directory with files.
        }
    }

    private void removeIfOld(Path record) {
        try {
            FileTime written = Files.getLastModifiedTime(record, LinkOption.NOFOLLOW_LINKS);
            if (written.toInstant().isBefore(clock.instant().minus(OLD_RECORD))) {
                Files.deleteIfExists(record);
            }
        } catch (IOException e) {
            // Another JVM removes it or writes it again, or it is a directory with files.
        }
    }

    final Path temporary(String name) {
        return ComparedLibrary.temporary(directory, name);
    }
}
