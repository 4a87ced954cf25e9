package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.DiagnosticTexts;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A build of the core as a shared library, in the jar or in a file that the user named.
 *
 * @param platform the platform that it is built for; null for a file that the user named
 * @param content identifies the content: in the jar, its SHA-256
 * @param entry its path in the jar; null if it is a file of its own
 * @param file its own file; null if it is in the jar
 */
record NativeLibrary(String platform, String fileName, long size, String content, String entry, Path file) {

    /** The folder in the jar with one folder for each platform. */
    private static final String ROOT = "META-INF/native/";

    /**
     * The build's index of the libraries ({@code PackNative}): for each platform a line with the platform's name, the
     * beginning of the operating system's, the processor's names, the C library, the file's name, and the inflated
     * file's size and SHA-256, or {@code -} if the jar does not have the library.
     */
    private static final String INDEX = ROOT + "libraries.txt";

    /** The beginning of the name of every file that is removed again. */
    static final String TEMPORARY = "tmp-";

    /** How many bytes of a program are searched for the name of its dynamic linker. */
    private static final int PROGRAM_START = 64 * 1024;

    private static final int CHUNK = 64 * 1024;

    /**
     * Returns the library in the jar for the platform of this JVM.
     *
     * @throws NativeCoreException if the jar has none, or cannot be read
     */
    static NativeLibrary inJar(Surroundings surroundings) throws NativeCoreException {
        String index;
        try {
            index = new String(Surroundings.resource(INDEX), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new NativeCoreException(DiagnosticTexts.jarUnreadable(e.getMessage()), e);
        }
        return inIndex(index, surroundings, isOnMusl(surroundings));
    }

    /** Returns the library for the platform of some surroundings, by the lines of the index. */
    static NativeLibrary inIndex(String index, Surroundings surroundings, boolean onMusl) throws NativeCoreException {
        String os = normal(surroundings.property("os.name"));
        String arch = normal(surroundings.property("os.arch"));
        String platform = os + (onMusl ? "-musl-" : "-") + arch;
        Set<String> served = new LinkedHashSet<>();
        for (String line : index.split("\n")) {
            String[] columns = line.split(" ");
            boolean packed = columns.length == 7 && !columns[6].equals("-");
            if (packed) {
                served.add(columns[0]);
            }
            if (columns.length == 7
                    && os.startsWith(columns[1])
                    && ("," + columns[2] + ",").contains("," + arch + ",")
                    && columns[3].equals("musl") == onMusl) {
                platform = columns[0];
                if (packed) {
                    String path = ROOT + platform + "/" + columns[4] + ".gz";
                    return new NativeLibrary(platform, columns[4], Long.parseLong(columns[5]), columns[6], path, null);
                }
            }
        }
        String all = String.join(", ", served);
        throw new NativeCoreException(
                onMusl ? DiagnosticTexts.muslUnserved(platform, all) : DiagnosticTexts.platformUnserved(platform, all),
                null);
    }

    /**
     * Returns the library in a file that the user named.
     *
     * @throws IOException if it cannot be read
     */
    static NativeLibrary inFile(Path file) throws IOException {
        Files.newInputStream(file).close();
        long size = Files.size(file);
        String state = file + "\n" + size + "\n" + Files.getLastModifiedTime(file);
        String content =
                UUID.nameUUIDFromBytes(state.getBytes(StandardCharsets.UTF_8)).toString();
        return new NativeLibrary(null, file.getFileName().toString(), size, content, null, file);
    }

    /** Returns the path that it is extracted to in a directory. */
    Path extractedIn(Path directory) {
        return directory.resolve(content + "-" + fileName);
    }

    /** Returns a path for a file of one load, which no other class loader, thread or JVM uses. */
    Path temporaryIn(Path directory) {
        return temporary(directory, fileName);
    }

    /**
     * Returns a hard link to the extracted library in a directory. No class loader has loaded its path yet, while file
     * and mapping are shared (R10.2).
     *
     * <p>The file is trusted if it has the library's name and size, and if it and the directory belong to this user and
     * no other user can write to them (R10.3). The link is checked rather than the file: only this user can change it.
     *
     * @return the link, which the caller removes after loading it; null if the directory has no such file
     */
    Path linkedIn(Path directory) {
        try {
            PosixFileAttributes around = attributes(directory);
            if (!around.isDirectory() || isWritableByOthers(around)) {
                return null;
            }
            UserPrincipal user = ownerOfNewFiles(directory);
            if (!around.owner().equals(user)) {
                return null;
            }
            Path fresh = temporaryIn(directory);
            // link(2) does not follow a symbolic link, which the attributes show next.
            Files.createLink(fresh, extractedIn(directory));
            PosixFileAttributes found = attributes(fresh);
            if (found.isRegularFile()
                    && found.size() == size
                    && found.owner().equals(user)
                    && !isWritableByOthers(found)) {
                return fresh;
            }
            Files.deleteIfExists(fresh);
        } catch (IOException | UnsupportedOperationException e) {
            // LibraryCache extracts the library, or says why it cannot.
        }
        return null;
    }

    /**
     * Writes the library into a new file with these attributes.
     *
     * @throws NativeCoreException if the library is damaged, so that no directory can have it
     */
    void writeTo(Path newFile, FileAttribute<?>... attributes) throws IOException, NativeCoreException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (InputStream in = open();
                FileChannel out = FileChannel.open(newFile, options, attributes)) {
            in.transferTo(Channels.newOutputStream(out));
            if (out.size() != size) {
                throw new EOFException();
            }
        } catch (ZipException | EOFException e) {
            throw new NativeCoreException(
                    entry == null
                            ? DiagnosticTexts.overrideChanged(file.toString())
                            : DiagnosticTexts.jarDamaged(entry, INDEX),
                    e);
        }
    }

    private InputStream open() throws IOException {
        try {
            return entry == null
                    ? Files.newInputStream(file)
                    : new GZIPInputStream(new ByteArrayInputStream(Surroundings.resource(entry)), CHUNK);
        } catch (ZipException | EOFException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException("the library to put there cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /** Returns a path that no other class loader, thread or JVM uses. */
    static Path temporary(Path directory, String name) {
        String unique = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return directory.resolve(TEMPORARY + unique + "-" + name);
    }

    /**
     * Returns the user that this process acts for, who is the owner of a new file; user.name and the environment can
     * differ.
     */
    static UserPrincipal ownerOfNewFiles(Path directory) throws IOException {
        Path probe = Files.createFile(temporary(directory, "owner"));
        try {
            return Files.getOwner(probe, LinkOption.NOFOLLOW_LINKS);
        } finally {
            Files.delete(probe);
        }
    }

    /** Returns the attributes of the file at a path; if it is a symbolic link, the link's own. */
    static PosixFileAttributes attributes(Path path) throws IOException {
        return Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** Whether the permissions allow other users to write. */
    static boolean isWritableByOthers(PosixFileAttributes found) {
        Set<PosixFilePermission> permissions = found.permissions();
        return permissions.contains(PosixFilePermission.GROUP_WRITE)
                || permissions.contains(PosixFilePermission.OTHERS_WRITE);
    }

    /** Returns a name as the index has it. */
    private static String normal(String name) {
        return name == null ? "unknown" : name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /**
     * Whether the C library of this JVM is musl, as in Alpine, by the name of the dynamic linker in the JVM's program.
     * Loading a glibc library into a musl JVM can crash it.
     */
    private static boolean isOnMusl(Surroundings surroundings) {
        String home = surroundings.property("java.home");
        try {
            // The running program can be another one than the JDK's, or may not be readable.
            return isOfMusl(Path.of("/proc/self/exe")) || home != null && isOfMusl(Path.of(home, "bin", "java"));
        } catch (InvalidPathException e) {
            // The locale's encoding has no bytes for the name.
            return false;
        }
    }

    /**
     * Whether a program, if it can be read, asks for musl's dynamic linker, such as {@code /lib/ld-musl-x86_64.so.1}.
     * Linkers put that name close to the program's beginning.
     */
    static boolean isOfMusl(Path program) {
        // A FileInputStream costs a cold JVM 2 ms less than a channel.
        try (InputStream in = new FileInputStream(program.toFile())) {
            String start = new String(in.readNBytes(PROGRAM_START), StandardCharsets.ISO_8859_1);
            // A JVM that has just started takes milliseconds to search all of it, which is seldom necessary.
            int linker = start.indexOf("/ld-");
            return linker >= 0 && start.startsWith("/ld-musl-", linker);
        } catch (IOException | SecurityException e) {
            return false;
        }
    }
}
