package com.github.copilot.tool.processor;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds a place that the native library can be loaded from, and loads it.
 *
 * <p>The places are tried in turn: the user's cache, then the directory for temporary files; with
 * the override property, the directory it names and no other. A fault of one place is kept until
 * all have failed; a fault that every place would have ends the search.
 */
final class LibraryLoader {

    /** Names a library file to use in place of the jar's, or a directory to extract the jar's to. */
    static final String OVERRIDE = "copilot.tool.native";

    private static final String DIRECTORY = "copilot-tool-processor";

    private final Surroundings surroundings;
    private final List<String> faults = new ArrayList<>();
    private final List<Throwable> causes = new ArrayList<>();

    LibraryLoader(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /**
     * Loads the library.
     *
     * @param load gives one path to the JVM, as {@link System#load} does, and throws what it throws
     * @throws NativeCoreException if no place serves; it names each with its fault, and what to do
     */
    void load(Consumer<Path> load) throws NativeCoreException {
        Path override = override();
        boolean file = override != null && Files.isRegularFile(override);
        List<Path> places = override == null || file ? places() : List.of(override.resolve(ownedDirectory()));
        try (NativeLibrary library = file ? read(override) : NativeLibrary.inJar(Platform.of(surroundings))) {
            for (Path place : places) {
                if (loadFrom(new LibraryCache(place), library, load)) {
                    return;
                }
            }
        }
        // No other class loader can load this path, too, but a single compilation can do with it.
        if (file && loadInPlace(override, load)) {
            return;
        }
        throw noPlace();
    }

    /** What to pass to which tool to name another file or directory. */
    static String howToOverride(String what) {
        String option = "-D" + OVERRIDE + "=<" + what + ">";
        return option + " (javac: -J" + option + "; Maven: in .mvn/jvm.config or MAVEN_OPTS;"
                + " Gradle: in org.gradle.jvmargs of gradle.properties)";
    }

    private Path override() throws NativeCoreException {
        String value = surroundings.property().apply(OVERRIDE);
        if (value == null || value.isBlank()) {
            return null;
        }
        Path path;
        try {
            path = Path.of(value).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new NativeCoreException("-D" + OVERRIDE + "=" + value + " is no path: " + e.getReason(), e);
        }
        if (!Files.exists(path) && path.toString().matches(".*\\.(so|dylib|dll)")) {
            throw new NativeCoreException(
                    "-D" + OVERRIDE + " names a library that does not exist: " + path
                            + ". Correct it, or remove it to use the library in the processor's jar.",
                    null);
        }
        return path;
    }

    private static NativeLibrary read(Path file) throws NativeCoreException {
        try {
            return NativeLibrary.inFile(file);
        } catch (IOException e) {
            throw new NativeCoreException(
                    "-D" + OVERRIDE + " names a library that cannot be read: " + file + " (" + reason(e)
                            + "). Make it readable, or name another.",
                    e);
        }
    }

    private List<Path> places() {
        List<Path> places = new ArrayList<>();
        Path cache = userCache();
        if (cache != null) {
            places.add(cache.resolve(DIRECTORY));
        }
        String temporary = surroundings.property().apply("java.io.tmpdir");
        if (temporary != null && !temporary.isEmpty()) {
            places.add(Path.of(temporary).toAbsolutePath().resolve(ownedDirectory()));
        }
        return places;
    }

    /** The XDG base directory for caches, or null after noting why there is none. */
    private Path userCache() {
        String xdg = surroundings.variable().apply("XDG_CACHE_HOME");
        // The XDG specification has relative paths ignored.
        if (xdg != null && Path.of(xdg).isAbsolute()) {
            return Path.of(xdg);
        }
        // The password database's answer comes first: under sudo, HOME may be somebody else's.
        String[] homes = {
            surroundings.property().apply("user.home"), surroundings.variable().apply("HOME")
        };
        for (String home : homes) {
            if (home != null && Path.of(home).isAbsolute() && Files.isDirectory(Path.of(home))) {
                return Path.of(home, ".cache");
            }
        }
        faults.add("the home directory (user.home is " + homes[0] + ", HOME is " + homes[1] + "): there is none");
        return null;
    }

    /** A name of this user's own, for a directory that users share. */
    private String ownedDirectory() {
        String user = surroundings.property().apply("user.name");
        return DIRECTORY + "-" + (user == null ? "_" : user.replaceAll("[^A-Za-z0-9._-]", "_"));
    }

    private boolean loadFrom(LibraryCache cache, NativeLibrary library, Consumer<Path> load)
            throws NativeCoreException {
        try {
            Path path = cache.freshPath(library);
            try {
                return loadInPlace(path, load);
            } finally {
                Files.deleteIfExists(path);
            }
        } catch (IOException | UnsupportedOperationException e) {
            fault(cache.directory(), reason(e), e);
            return false;
        }
    }

    private boolean loadInPlace(Path path, Consumer<Path> load) throws NativeCoreException {
        try {
            load.accept(path);
            return true;
        } catch (IllegalCallerException e) {
            throw nativeAccessDenied(e);
        } catch (UnsatisfiedLinkError e) {
            String said = String.valueOf(e.getMessage());
            if (said.contains("failed to map segment") || said.contains("not permitted")) {
                fault(path.getParent(), "programs in it may not run (mounted with noexec, most likely)", e);
                return false;
            }
            if (said.contains("already loaded in another classloader")) {
                fault(path.getParent(), "the library there is in use by another compilation in this JVM", e);
                return false;
            }
            throw unusable(said, e);
        }
    }

    private void fault(Path place, String reason, Throwable cause) {
        faults.add(place + ": " + reason);
        causes.add(cause);
    }

    private NativeCoreException noPlace() {
        NativeCoreException exception = new NativeCoreException(
                "The Copilot tool processor found no place to load its native library from. Tried "
                        + String.join("; ", faults)
                        + ". Name a directory that you can write to and run programs from with "
                        + howToOverride("directory") + ".",
                null);
        causes.forEach(exception::addSuppressed);
        return exception;
    }

    /** The linker cannot use the library, wherever it lies. */
    private NativeCoreException unusable(String said, UnsatisfiedLinkError cause) {
        String help = said.contains("GLIBC_")
                ? "This system's C library is too old for it: compile on a newer one"
                : "Report this, with the platform (" + Platform.of(surroundings).directory() + ")";
        return new NativeCoreException(
                "The native library of the Copilot tool processor cannot be loaded: " + said + ". " + help
                        + ", or name a library built for this system with " + howToOverride("file") + ".",
                cause);
    }

    /** JEP 472: from JDK 24 on the JVM warns of native access, or denies it, unless it was allowed. */
    private static NativeCoreException nativeAccessDenied(IllegalCallerException cause) {
        if (LibraryLoader.class.getModule().isNamed()) {
            // No flag reaches a module of a processor module path: the JVM does not know it.
            return new NativeCoreException(
                    "The Copilot tool processor may not load its native library from a processor module path while this"
                            + " JVM denies native access (--illegal-native-access=deny). Put the jar on -processorpath.",
                    cause);
        }
        String flag = "--enable-native-access=ALL-UNNAMED";
        return new NativeCoreException(
                "The Copilot tool processor may not load its native library: this JVM denies native access"
                        + " (--illegal-native-access=deny). Allow it: with javac, -J" + flag + "; with Maven, " + flag
                        + " in .mvn/jvm.config or MAVEN_OPTS; with Gradle, org.gradle.jvmargs=" + flag
                        + " in gradle.properties.",
                cause);
    }

    private static String reason(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "no permission to write there";
        }
        if (e instanceof UnsupportedOperationException) {
            return "its file system knows no owners and permissions";
        }
        if (e instanceof FileSystemException fileSystem && fileSystem.getReason() != null) {
            // Such as "Read-only file system" and "No space left on device".
            return fileSystem.getReason();
        }
        return e.getMessage();
    }
}
