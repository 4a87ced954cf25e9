package com.github.copilot.tool.processor;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.CodeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The comparison that this JVM has made: of the library in a jar with the file that it was extracted to. A system
 * property keeps it, which all class loaders of the JVM see.
 *
 * <p>As long as neither the jar nor the file nor its directory has changed, a compilation needs nothing else to load
 * the library: it does not open the jar, nor load the classes of {@link LibraryLoader} (R10.3). On Windows, and on file
 * systems without hard links, nothing is kept.
 */
final class ComparedLibrary {
    /**
     * Its lines are the state of the jar, the value of {@link LibraryLoader#OVERRIDE}, and the components of {@link
     * ComparedFile}.
     */
    static final String PROPERTY = "copilot.tool.native.compared";

    private static final int LINES = 5;

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
     * @param changed the time of its last change
     */
    record ComparedFile(Path extracted, String directory, String file, Instant changed) {}

    /**
     * Loads the compared file, if neither it nor the jar has changed.
     *
     * @param load loads a library from a path; its exceptions are left to {@link LibraryLoader}, which explains them
     * @return whether the library was loaded
     */
    boolean load(Consumer<Path> load) {
        String kept = jarState == null ? null : System.getProperty(PROPERTY);
        if (kept == null) {
            return false;
        }
        String[] lines = kept.split("\n", -1);
        if (lines.length != LINES || !lines[0].equals(jarState) || !lines[1].equals(override())) {
            return false;
        }
        try {
            Path extracted = Path.of(lines[2]);
            Path directory = extracted.getParent();
            if (!lines[3].equals(stateOfDirectory(attributes(directory)))) {
                return false;
            }
            Path fresh = temporary(directory, extracted.getFileName().toString());
            // link(2) does not follow a symbolic link, which the attributes show next.
            Files.createLink(fresh, extracted);
            try {
                if (!lines[4].equals(stateOfFile(attributes(fresh)))) {
                    return false;
                }
                load.accept(fresh);
                return true;
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException
                | UnsupportedOperationException
                | InvalidPathException
                | UnsatisfiedLinkError
                | IllegalCallerException e) {
            return false;
        }
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
            if (Files.getLastModifiedTime(jar).toInstant().isBefore(latest)) {
                System.setProperty(
                        PROPERTY,
                        String.join(
                                "\n",
                                jarState,
                                override(),
                                found.extracted().toString(),
                                found.directory(),
                                found.file()));
            }
        } catch (IOException e) {
            // The jar is gone.
        }
    }

    private String override() {
        String override = surroundings.property(LibraryLoader.OVERRIDE);
        return override == null ? "" : override;
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

    /** Returns a path that no other class loader, thread or JVM uses. */
    static Path temporary(Path directory, String name) {
        String unique = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
        return directory.resolve(LibraryCache.TEMPORARY + unique + "-" + name);
    }
}
