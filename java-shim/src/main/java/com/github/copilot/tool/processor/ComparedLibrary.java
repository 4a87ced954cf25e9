package com.github.copilot.tool.processor;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.security.CodeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.zip.CRC32;

/**
 * The comparison that was made earlier: of the library in a jar with the file that it was extracted to. A system
 * property keeps it for this JVM, where all class loaders see it. A record beside the file keeps it for other JVMs, if
 * the file is in the user's cache. No other user can write there, and what is read there is checked as {@link
 * LibraryCache} checks it.
 *
 * <p>As long as neither the jar nor the file nor its directory has changed, a compilation needs nothing else to load
 * the library: it does not open the jar, nor load the classes of {@link LibraryLoader} (R10.3). Another JVM than the
 * one that compared also compares the file's checksum. On Windows, and on file systems without hard links, nothing is
 * kept.
 */
final class ComparedLibrary {
    /**
     * Its lines are the state of the jar, the value of {@link LibraryLoader#OVERRIDE}, and the components of {@link
     * ComparedFile} but the last. A record has the same lines after the state of the JVM.
     */
    static final String PROPERTY = "copilot.tool.native.compared";

    private static final int LINES = 6;

    /** The beginning of the name of every record. */
    static final String RECORD = "compared-";

    /** A record has two paths, each of at most 4096 bytes on Linux, and some numbers. */
    private static final int LONGEST_RECORD = 16 * 1024;

    private static final int CHUNK = 64 * 1024;

    /** A file system's clock can be coarse: a second change within one tick has the same time. */
    private static final Duration COARSEST_CLOCK = Duration.ofSeconds(3);

    private final Surroundings surroundings;

    /** Null if the processor is not in a jar. */
    private final Path jar;

    /** The state of the jar before anything in it is read. */
    private final String jarState;

    /**
     * @param surroundings say which library the user wants
     * @param jar the processor's jar, or null
     */
    ComparedLibrary(Surroundings surroundings, Path jar) {
        this.surroundings = surroundings;
        this.jar = jar;
        this.jarState = jar == null ? null : stateOfJar();
    }

    /** Returns the comparison for the jar that this class is in. */
    static ComparedLibrary ofThisJar(Surroundings surroundings) {
        Path jar = null;
        CodeSource source = ComparedLibrary.class.getProtectionDomain().getCodeSource();
        URL location = source == null ? null : source.getLocation();
        if (location != null && location.getProtocol().equals("file")) {
            try {
                jar = Path.of(location.toURI());
            } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
                // Then nothing is kept, and each compilation compares again.
            }
        }
        return new ComparedLibrary(surroundings, jar);
    }

    /**
     * A file that was compared.
     *
     * @param extracted its path
     * @param directory the state of its directory
     * @param file the file's own state, before its bytes were read
     * @param crc32 the checksum of its bytes, from {@link #hexadecimal}
     * @param changed the time of its last change
     */
    record ComparedFile(Path extracted, String directory, String file, String crc32, Instant changed) {}

    /**
     * Loads the compared file, if neither it nor the jar has changed.
     *
     * @param load loads a library from a path; its exceptions are left to {@link LibraryLoader}, which explains them
     * @return whether the library was loaded
     */
    boolean load(Consumer<Path> load) {
        if (jarState == null) {
            return false;
        }
        String kept = System.getProperty(PROPERTY);
        try {
            return kept == null ? loadRecorded(load) : loadUnchanged(kept, null, load);
        } catch (IOException | RuntimeException | LinkageError e) {
            return false;
        }
    }

    /** Loads the file that another JVM has compared. */
    private boolean loadRecorded(Consumer<Path> load) throws IOException {
        Path directory = new LibraryPlaces(surroundings).inUserCache();
        if (directory == null) {
            return false;
        }
        PosixFileAttributes around = attributes(directory);
        if (!around.isDirectory() || !isPrivate(around)) {
            return false;
        }
        Path record = recordIn(directory);
        PosixFileAttributes found = attributes(record);
        if (!found.isRegularFile() || !isPrivate(found)) {
            return false;
        }
        UserPrincipal user = ownerOfNewFiles(directory);
        if (!around.owner().equals(user) || !found.owner().equals(user)) {
            return false;
        }
        String recorded;
        try (InputStream in = new FileInputStream(record.toFile())) {
            recorded = new String(in.readNBytes(LONGEST_RECORD), StandardCharsets.UTF_8);
        }
        String jvm = stateOfJvm() + "\n";
        if (!recorded.startsWith(jvm)) {
            return false;
        }
        String kept = recorded.substring(jvm.length());
        if (!loadUnchanged(kept, directory, load)) {
            return false;
        }
        System.setProperty(PROPERTY, kept);
        return true;
    }

    /**
     * Loads a compared file, if neither it nor the jar has changed.
     *
     * @param kept the lines of the property or of a record
     * @param recordedIn the directory of the record, which must have the file; null for the property
     */
    private boolean loadUnchanged(String kept, Path recordedIn, Consumer<Path> load) throws IOException {
        String[] lines = kept.split("\n", -1);
        if (lines.length != LINES || !lines[0].equals(jarState) || !lines[1].equals(override())) {
            return false;
        }
        Path extracted = Path.of(lines[2]);
        Path directory = extracted.getParent();
        if (recordedIn != null && !recordedIn.equals(directory)
                || !lines[3].equals(stateOfDirectory(attributes(directory)))) {
            return false;
        }
        Path fresh = temporary(directory, extracted.getFileName().toString());
        // link(2) does not follow a symbolic link, which the attributes show next.
        Files.createLink(fresh, extracted);
        try {
            if (!lines[4].equals(stateOfFile(attributes(fresh)))
                    || recordedIn != null && !lines[5].equals(checksumOf(fresh))) {
                return false;
            }
            load.accept(fresh);
            return true;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Returns the checksum of a file's bytes. A FileInputStream costs a cold JVM less than a channel or a mapping. */
    private static String checksumOf(Path file) throws IOException {
        CRC32 crc32 = new CRC32();
        byte[] chunk = new byte[CHUNK];
        try (InputStream in = new FileInputStream(file.toFile())) {
            for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
                crc32.update(chunk, 0, length);
            }
        }
        return hexadecimal(crc32);
    }

    /**
     * Keeps that a file was compared with the library in the jar, and loaded. Nothing is kept if the file or the jar
     * was changed a moment ago.
     */
    void keep(ComparedFile found) {
        Instant latest = surroundings.clock().instant().minus(COARSEST_CLOCK);
        if (jarState == null || found.changed().isAfter(latest)) {
            return;
        }
        try {
            // Without hard links a copy was compared.
            if (Files.getLastModifiedTime(jar).toInstant().isBefore(latest)
                    && found.file().equals(stateOfFile(attributes(found.extracted())))) {
                String kept = String.join(
                        "\n",
                        jarState,
                        override(),
                        found.extracted().toString(),
                        found.directory(),
                        found.file(),
                        found.crc32());
                System.setProperty(PROPERTY, kept);
                record(kept, found.extracted().getParent());
            }
        } catch (IOException e) {
            // The jar is gone, or the next JVM compares again.
        }
    }

    /** Writes the record for other JVMs, if the directory is that in the user's cache, which no override names. */
    private void record(String kept, Path directory) throws IOException {
        if (!directory.equals(new LibraryPlaces(surroundings).inUserCache())) {
            return;
        }
        Path whole = createPrivateFile(temporary(directory, "record"));
        try {
            Files.writeString(whole, stateOfJvm() + "\n" + kept);
            Files.move(whole, recordIn(directory), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    /**
     * Returns the path of the record for this jar and JDK. Its content names both: the hash of others can be the same.
     */
    private Path recordIn(Path directory) {
        String names = jar + "\n" + surroundings.property("java.home");
        return directory.resolve(RECORD + Integer.toHexString(names.hashCode()));
    }

    /**
     * Returns the state of this JVM. Machines with other processors, and containers with another C library, can share a
     * user's cache and the jar; the wrong library for them can crash the JVM. The JDK's largest file tells JDKs apart
     * that have the same path.
     *
     * @throws IOException if there is no such file; then nothing is recorded
     */
    private String stateOfJvm() throws IOException {
        String home = surroundings.property("java.home");
        if (home == null) {
            throw new NoSuchFileException("java.home");
        }
        BasicFileAttributes modules = Files.readAttributes(Path.of(home, "lib", "modules"), BasicFileAttributes.class);
        return surroundings.property("os.name") + " " + surroundings.property("os.arch") + " " + home + " "
                + content(modules);
    }

    private String override() {
        String override = surroundings.property(LibraryLoader.OVERRIDE);
        return override == null || override.isBlank() ? "" : override;
    }

    /** Returns the state of the jar; null if there is no such file, or only a folder of classes. */
    private String stateOfJar() {
        try {
            BasicFileAttributes found = Files.readAttributes(jar, BasicFileAttributes.class);
            return found.isRegularFile() ? jar + " " + content(found) : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Returns the owner and the permissions of a directory. */
    static String stateOfDirectory(PosixFileAttributes found) {
        return found.isDirectory() + " " + found.fileKey() + " " + access(found);
    }

    /** Returns the owner and the permissions of a file, and what identifies its bytes. */
    static String stateOfFile(PosixFileAttributes found) {
        return found.isRegularFile() + " " + content(found) + " " + access(found);
    }

    private static String access(PosixFileAttributes found) {
        return found.owner().getName() + " " + PosixFilePermissions.toString(found.permissions());
    }

    private static String content(BasicFileAttributes found) {
        return found.fileKey() + " " + found.size() + " "
                + found.lastModifiedTime().to(TimeUnit.NANOSECONDS);
    }

    /** Returns the attributes of the file at a path; if it is a symbolic link, the link's own. */
    static PosixFileAttributes attributes(Path path) throws IOException {
        return Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** Whether the owner alone has access. */
    static boolean isPrivate(PosixFileAttributes found) {
        return PosixFilePermissions.toString(found.permissions()).endsWith("------");
    }

    /**
     * Returns the user that this process acts for, who is the owner of a new file; user.name and the environment can
     * differ.
     */
    static UserPrincipal ownerOfNewFiles(Path directory) throws IOException {
        Path probe = createPrivateFile(temporary(directory, "owner"));
        try {
            return attributes(probe).owner();
        } finally {
            Files.delete(probe);
        }
    }

    /** Creates an empty file that its owner alone can read and write, and returns its path. */
    static Path createPrivateFile(Path path) throws IOException {
        return Files.createFile(
                path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }

    /** Returns a path that no other class loader, thread or JVM uses. */
    static Path temporary(Path directory, String name) {
        String unique = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return directory.resolve(LibraryCache.TEMPORARY + unique + "-" + name);
    }

    static String hexadecimal(CRC32 crc32) {
        return Long.toHexString(crc32.getValue());
    }
}
