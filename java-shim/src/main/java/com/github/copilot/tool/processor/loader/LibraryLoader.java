package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.DiagnosticTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds a directory that the native library can be loaded from, and loads it.
 *
 * <p>The directories are tried in turn: in the user's cache, then among temporary files; with the override property,
 * only the one that it names. A problem of one directory is kept until all have failed; a problem that every directory
 * would have ends the search. If the library was extracted before, no other class of the loader is needed than {@link
 * NativeLibrary}: javac loads them all anew for each compilation.
 */
final class LibraryLoader {

    /** Names a library file to use instead of the jar's, or a directory to extract the jar's to. */
    static final String OVERRIDE = "copilot.tool.native";

    private static final String DIRECTORY = "copilot-tool-processor";

    private final Surroundings surroundings;
    private final List<String> problems = new ArrayList<>();
    private final List<Throwable> causes = new ArrayList<>();

    LibraryLoader(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /**
     * Loads the library.
     *
     * @param load loads a library from a path as {@link System#load} does, with its exceptions
     * @throws NativeCoreException if no directory can be used; the message names each with its problem, and says what
     *     to do
     */
    void load(Consumer<Path> load) throws NativeCoreException {
        Path override = override();
        try {
            load(override, load);
        } catch (NativeCoreException unusable) {
            removeNamed();
            throw unusable;
        }
    }

    private void load(Path override, Consumer<Path> load) throws NativeCoreException {
        boolean file = override != null && Files.isRegularFile(override);
        NativeLibrary library = file ? named(override) : NativeLibrary.inJar(surroundings);
        boolean loaded = override == null || file
                ? loadFrom(inUserCache(), library, load) || loadFrom(amongTemporaryFiles(), library, load)
                : loadFrom(inShared(override), library, load);
        // No other class loader can load this path, but a single compilation can use it.
        if (!loaded && (!file || !loadInPlace(override, library, load))) {
            NativeCoreException failure =
                    new NativeCoreException(DiagnosticTexts.noPlace(String.join("; ", problems)), null);
            for (Throwable cause : causes) {
                failure.addSuppressed(cause);
            }
            throw failure;
        }
    }

    /** Removes the copies of a file that the override property names, and that is no library of ours. */
    void removeNamed() throws NativeCoreException {
        Path override = override();
        if (override == null || !Files.isRegularFile(override)) {
            return;
        }
        NativeLibrary library = named(override);
        for (Path directory : new Path[] {inUserCache(), amongTemporaryFiles()}) {
            try {
                if (directory != null) {
                    Files.deleteIfExists(library.extractedIn(directory));
                }
            } catch (IOException e) {
                // It is another user's, or a copy of Windows that is loaded.
            }
        }
    }

    private Path override() throws NativeCoreException {
        String value = surroundings.property(OVERRIDE);
        if (value == null || value.isBlank()) {
            return null;
        }
        Path path;
        try {
            path = Path.of(value).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw new NativeCoreException(DiagnosticTexts.overrideIsNoPath(value, e.getReason()), e);
        }
        if (!Files.exists(path) && path.toString().matches(".*\\.(so|dylib|dll)")) {
            throw new NativeCoreException(DiagnosticTexts.overrideMissing(path.toString()), null);
        }
        return path;
    }

    private static NativeLibrary named(Path file) throws NativeCoreException {
        try {
            return NativeLibrary.inFile(file);
        } catch (IOException e) {
            throw LoadProblems.unreadable(file, e);
        }
    }

    /** Returns whether the library was loaded from a directory, which may be null. */
    private boolean loadFrom(Path directory, NativeLibrary library, Consumer<Path> load) throws NativeCoreException {
        if (directory == null) {
            return false;
        }
        try {
            Path fresh = library.linkedIn(directory);
            if (fresh == null) {
                fresh = LibraryCache.in(directory, surroundings.clock()).freshPath(library);
            }
            boolean loaded;
            try {
                loaded = loadInPlace(fresh, library, load);
            } finally {
                release(fresh);
            }
            removeLeftovers(directory);
            return loaded;
        } catch (IOException | UnsupportedOperationException e) {
            problem(directory, LoadProblems.reason(e), e);
            return false;
        }
    }

    private boolean loadInPlace(Path path, NativeLibrary library, Consumer<Path> load) throws NativeCoreException {
        try {
            load.accept(path);
            return true;
        } catch (IllegalCallerException e) {
            throw LoadProblems.nativeAccessDenied(e);
        } catch (UnsatisfiedLinkError e) {
            problem(path.getParent(), LoadProblems.ofDirectory(e, library), e);
            return false;
        }
    }

    private static void release(Path fresh) {
        try {
            Files.deleteIfExists(fresh);
        } catch (IOException e) {
            // On Windows a loaded file cannot be removed. A later compilation does.
        }
    }

    /** Removes what killed JVMs have left. A glob would cost each compilation a regular expression. */
    private void removeLeftovers(Path directory) {
        String[] names = directory.toFile().list();
        for (String name : names == null ? new String[0] : names) {
            if (name.startsWith(NativeLibrary.TEMPORARY)) {
                LibraryCache.in(directory, surroundings.clock()).removeLeftovers();
                return;
            }
        }
    }

    private void problem(Path directory, String reason, Throwable cause) {
        problems.add(directory + ": " + reason);
        causes.add(cause);
    }

    /** Returns the directory among temporary files, or null after noting why there is none. */
    private Path amongTemporaryFiles() {
        String temporary = surroundings.property("java.io.tmpdir");
        Path path = path("java.io.tmpdir", temporary);
        return path == null || temporary.isEmpty() ? null : inShared(path.toAbsolutePath());
    }

    /** Returns the user's own place in a directory that users share. */
    private Path inShared(Path directory) {
        String user = surroundings.property("user.name");
        if (user == null || user.equals("?")) {
            user = numberOfUser(directory);
        }
        return directory.resolve(DIRECTORY + "-" + user.replaceAll("[^A-Za-z0-9._-]", "_"));
    }

    /** Returns the number of a user whom the system has no name for, as in a container; it is the owner's name. */
    private static String numberOfUser(Path directory) {
        try {
            return NativeLibrary.ownerOfNewFiles(directory).getName();
        } catch (IOException | UnsupportedOperationException e) {
            // The directory cannot be used.
            return "_";
        }
    }

    /** Returns the directory in the user's cache, or null after noting why there is none. */
    private Path inUserCache() {
        Path xdg = path("XDG_CACHE_HOME", surroundings.variable("XDG_CACHE_HOME"));
        // The XDG specification says that relative paths are ignored.
        if (xdg != null && xdg.isAbsolute()) {
            return xdg.resolve(DIRECTORY);
        }
        // On Windows this variable names the directory for data that stay on this machine.
        Path local = path("LOCALAPPDATA", surroundings.variable("LOCALAPPDATA"));
        if (local != null && local.isAbsolute()) {
            return local.resolve(DIRECTORY);
        }
        // user.home comes first, which the JVM reads from the password database: under sudo, HOME can be another
        // user's.
        String user = surroundings.property("user.home");
        String variable = surroundings.variable("HOME");
        Path home = existing(path("user.home", user));
        if (home == null) {
            home = existing(path("HOME", variable));
        }
        if (home != null) {
            return home.resolve(".cache").resolve(DIRECTORY);
        }
        problems.add("the home directory (user.home is " + user + ", HOME is " + variable + "): there is none");
        return null;
    }

    private static Path existing(Path directory) {
        return directory != null && directory.isAbsolute() && Files.isDirectory(directory) ? directory : null;
    }

    /** Returns a value as a path; null if there is none, or after noting that the value cannot be one. */
    private Path path(String name, String value) {
        if (value == null) {
            return null;
        }
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            // On Unix a path is bytes in the locale's encoding; that of the locale C has only ASCII.
            problems.add(name + ", " + value + ": it cannot be a path (" + e.getReason() + "; the encoding of paths is "
                    + surroundings.property("sun.jnu.encoding") + ", that of the locale)");
            causes.add(e);
            return null;
        }
    }
}
