package com.github.copilot.tool.processor.loader;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Extracts libraries to one user's private directory, which all JVMs of that user share.
 *
 * <p>A library is extracted once, under the name of its SHA-256. The JVM refuses to load one path in two class loaders,
 * so each gets its own hard link (R10.2). On Windows, where a loaded file can neither be removed nor linked, and on file
 * systems without hard links, each gets its own copy.
 */
class LibraryCache {

    private static final FileAttribute<?> PRIVATE_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private static final FileAttribute<?> PRIVATE_FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    /** A load takes milliseconds. An older temporary file was left by a killed JVM, or because it was loaded. */
    private static final Duration LEFT_BEHIND = Duration.ofHours(1);

    private final Path directory;
    private final Clock clock;
    private final boolean isPosix;

    /**
     * @param directory created when first needed, with those above it; if it exists, it must be this user's, and no
     *     other user may be allowed to write to it
     * @param clock says how old a file is
     * @param isPosix whether there are permissions and hard links, else it is Windows
     */
    LibraryCache(Path directory, Clock clock, boolean isPosix) {
        this.directory = directory;
        this.clock = clock;
        this.isPosix = isPosix;
    }

    /** Returns the cache in a directory, for its kind of file system. */
    static LibraryCache in(Path directory, Clock clock) {
        Set<String> views = directory.getFileSystem().supportedFileAttributeViews();
        return new LibraryCache(directory, clock, views.contains("posix") || !views.contains("acl"));
    }

    /**
     * Returns a path from which no class loader has loaded yet, of a file with the library. The caller removes it after
     * loading it.
     *
     * @throws IOException if there can be no such file in this directory; the message says why
     * @throws NativeCoreException if the library is damaged, so that no directory can have it
     */
    Path freshPath(NativeLibrary library) throws IOException, NativeCoreException {
        open();
        Path extracted = library.extractedIn(directory);
        if (isPosix) {
            boolean wasThere = Files.exists(extracted, LinkOption.NOFOLLOW_LINKS);
            Path linked = library.linkedIn(directory);
            if (linked == null) {
                extract(library, extracted, wasThere);
                linked = library.linkedIn(directory);
            }
            if (linked != null) {
                return linked;
            }
        }
        return write(library, library.temporaryIn(directory));
    }

    /** Creates or checks the directory. */
    private void open() throws IOException {
        Path above = directory.getParent();
        // createDirectories of JDKs before 20 refuses a symbolic link to a directory (JDK-8294193).
        if (above != null && !Files.isDirectory(above)) {
            Files.createDirectories(
                    above, isPosix ? new FileAttribute<?>[] {PRIVATE_DIRECTORY} : new FileAttribute<?>[0]);
        }
        try {
            create(directory);
        } catch (FileAlreadyExistsException e) {
            // An earlier compilation or another user has created it, which is checked below.
        }
        BasicFileAttributes found =
                Files.readAttributes(directory, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        // Java reports a junction of Windows not as a symbolic link but as another kind of file.
        if (!found.isDirectory() || found.isOther()) {
            throw new IOException("it is " + (found.isRegularFile() ? "a file" : "a symbolic link")
                    + " where a directory was to be; remove it");
        }
        if (isPosix && NativeLibrary.isWritableByOthers(NativeLibrary.attributes(directory))) {
            throw new IOException("other users may write to it; run chmod 700 on it, or remove it");
        }
        UserPrincipal owner = Files.getOwner(directory, LinkOption.NOFOLLOW_LINKS);
        if (!owner.equals(NativeLibrary.ownerOfNewFiles(directory))) {
            throw new IOException("it belongs to another user, " + owner.getName());
        }
    }

    /** Creates a directory to which only this user can write, from the first moment on. */
    void create(Path directory) throws IOException {
        if (isPosix) {
            Files.createDirectory(directory, PRIVATE_DIRECTORY);
        } else {
            Files.createDirectory(directory, onlyFor(NativeLibrary.ownerOfNewFiles(directory.getParent())));
        }
    }

    /** Returns the access control list of a directory of Windows, which files in it inherit. */
    static FileAttribute<List<AclEntry>> onlyFor(UserPrincipal user) {
        List<AclEntry> only = List.of(AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(user)
                .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                .setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT)
                .build());
        return new FileAttribute<>() {
            @Override
            public String name() {
                // Defined by AclFileAttributeView.
                return "acl:acl";
            }

            @Override
            public List<AclEntry> value() {
                return only;
            }
        };
    }

    /**
     * Puts the whole library in place at once. If several JVMs extract at once, the first wins: another file under this
     * name would have a mapping of its own. If the file system has no hard links, nothing is put in place.
     *
     * @param wasThere whether something was there that is not to be trusted
     */
    private void extract(NativeLibrary library, Path extracted, boolean wasThere)
            throws IOException, NativeCoreException {
        Path whole = write(library, NativeLibrary.temporary(directory, "new"));
        try {
            // The name is to promise the content, even after a crash of the computer.
            try (FileChannel channel = FileChannel.open(whole, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            if (wasThere) {
                Files.deleteIfExists(extracted);
            }
            Files.createLink(extracted, whole);
        } catch (UnsupportedOperationException | FileSystemException e) {
            // It is there already, or each load writes its own file.
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    /** Writes the library into a new file; removes that if it fails. */
    private Path write(NativeLibrary library, Path file) throws IOException, NativeCoreException {
        boolean written = false;
        try {
            library.writeTo(file, isPosix ? new FileAttribute<?>[] {PRIVATE_FILE} : new FileAttribute<?>[0]);
            written = true;
            return file;
        } finally {
            if (!written) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** Removes the temporary files that no JVM is about to load. A file that cannot be removed is ignored. */
    void removeLeftovers() {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, NativeLibrary.TEMPORARY + "*")) {
            for (Path file : files) {
                removeIfLeft(file);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // A later compilation tries again.
        }
    }

    private void removeIfLeft(Path file) {
        try {
            // A link has the library's time of modification; the change of its status is when it was linked.
            FileTime made = (FileTime)
                    Files.getAttribute(file, isPosix ? "unix:ctime" : "lastModifiedTime", LinkOption.NOFOLLOW_LINKS);
            if (made.toInstant().isBefore(clock.instant().minus(LEFT_BEHIND))) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // It is loaded, another JVM removes it, or it is a directory with files.
        }
    }
}
