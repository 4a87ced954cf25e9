package com.github.copilot.tool.processor;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds a place that the native library can be loaded from, and loads it.
 *
 * <p>The places are tried in turn: the user's cache, then the directory for temporary files; with the override
 * property, only the directory that it names. A problem of one place is kept until all have failed; a problem that
 * every place would have ends the search.
 */
final class LibraryLoader {

    /** Names a library file to use instead of the jar's, or a directory to extract the jar's to. */
    static final String OVERRIDE = "copilot.tool.native";

    private final Surroundings surroundings;
    private final ComparedLibrary compared;
    private final List<String> problems = new ArrayList<>();
    private final List<Throwable> causes = new ArrayList<>();

    /**
     * @param surroundings the properties of this process
     * @param compared keeps which file was compared, for later compilations
     */
    LibraryLoader(Surroundings surroundings, ComparedLibrary compared) {
        this.surroundings = surroundings;
        this.compared = compared;
    }

    /**
     * Loads the library.
     *
     * @param load loads a library from a path as {@link System#load} does, with its exceptions
     * @throws NativeCoreException if no place can be used; the message names each place with its problem, and says what
     *     to do
     */
    void load(Consumer<Path> load) throws NativeCoreException {
        Path override = override();
        boolean file = override != null && Files.isRegularFile(override);
        LibraryPlaces named = new LibraryPlaces(surroundings);
        List<Path> places = override == null || file ? named.all() : List.of(named.inShared(override));
        problems.addAll(named.problems());
        causes.addAll(named.causes());
        try (NativeLibrary library = file ? read(override) : NativeLibrary.inJar(surroundings)) {
            for (Path place : places) {
                if (loadFrom(LibraryCache.in(place, surroundings.clock()), library, load)) {
                    return;
                }
            }
        }
        // No other class loader can load this path, but a single compilation can use it.
        if (file && loadInPlace(override, load)) {
            return;
        }
        throw noPlace();
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

    private NativeLibrary read(Path path) throws NativeCoreException {
        try (SeekableByteChannel file = Files.newByteChannel(path)) {
            LibraryHeaders headers = LibraryHeaders.of(file);
            checkHeaders(path, headers);
            file.position(0);
            NativeLibrary library = NativeLibrary.inFile(path, Channels.newInputStream(file));
            if (file.size() != headers.size()) {
                throw new IOException("it changed while it was read");
            }
            return library;
        } catch (IOException e) {
            String reason = e instanceof AccessDeniedException ? "no permission to read it" : reason(e);
            throw new NativeCoreException(DiagnosticTexts.overrideUnreadable(path.toString(), reason), e);
        }
    }

    /**
     * Reports a library that the JVM cannot load. The dynamic linker reports some of these problems too; a library that
     * is cut off can end the JVM (R10.6).
     */
    private void checkHeaders(Path path, LibraryHeaders headers) throws NativeCoreException {
        Platform platform = Platform.of(surroundings);
        String problem = null;
        if (!headers.isLibrary()) {
            problem = DiagnosticTexts.overrideIsNoLibrary(path.toString());
        } else if (headers.isCutOff()) {
            long described = headers.describedSize();
            problem = DiagnosticTexts.overrideIsCutOff(
                    path.toString(),
                    Long.toString(headers.size()),
                    String.valueOf(headers.format()),
                    described == Long.MAX_VALUE ? "more than any file has" : Long.toString(described));
        } else if (!platform.canLoad(headers)) {
            String built = headers.format().os() + "-" + String.join(" and ", headers.architectures());
            problem = DiagnosticTexts.overrideIsForAnotherPlatform(path.toString(), built, platform.directory());
        }
        if (problem != null) {
            throw new NativeCoreException(problem, null);
        }
    }

    private boolean loadFrom(LibraryCache cache, NativeLibrary library, Consumer<Path> load)
            throws NativeCoreException {
        try {
            Path path = cache.freshPath(library);
            try {
                if (!loadInPlace(path, load)) {
                    return false;
                }
            } finally {
                cache.release(path);
            }
            if (library.isInJar() && cache.compared() != null) {
                compared.keep(cache.compared());
            }
            return true;
        } catch (IOException | UnsupportedOperationException e) {
            problem(cache.directory(), reason(e), e);
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
                problem(path.getParent(), "programs in it may not run (mounted with noexec, most likely)", e);
                return false;
            }
            if (said.contains("already loaded in another classloader")) {
                problem(path.getParent(), "the library there is in use by another compilation in this JVM", e);
                return false;
            }
            throw unusable(said, e);
        }
    }

    private void problem(Path place, String reason, Throwable cause) {
        problems.add(place + ": " + reason);
        causes.add(cause);
    }

    private NativeCoreException noPlace() {
        String tried = String.join("; ", problems);
        NativeCoreException exception = new NativeCoreException(DiagnosticTexts.noPlace(tried), null);
        causes.forEach(exception::addSuppressed);
        return exception;
    }

    /** Returns the error for a library that the dynamic linker cannot use, in any directory. */
    private NativeCoreException unusable(String said, UnsatisfiedLinkError cause) {
        return new NativeCoreException(
                said.contains("GLIBC_")
                        ? DiagnosticTexts.cLibraryTooOld(said)
                        : DiagnosticTexts.libraryUnusable(
                                said, Platform.of(surroundings).directory()),
                cause);
    }

    /**
     * Returns the error for denied native access. From JDK 24 on, the JVM warns of native access, or denies it, unless
     * it was granted (JEP 472).
     */
    private static NativeCoreException nativeAccessDenied(IllegalCallerException cause) {
        // No flag can name a module of a processor module path, which the JVM does not know.
        return new NativeCoreException(
                LibraryLoader.class.getModule().isNamed()
                        ? DiagnosticTexts.nativeAccessDeniedToModule()
                        : DiagnosticTexts.nativeAccessDenied(),
                cause);
    }

    /** Returns a sentence why a place cannot be used: the message of some exceptions is only a path, or null. */
    private static String reason(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "no permission to write there";
        }
        if (e instanceof UnsupportedOperationException) {
            return "its file system knows no owners and permissions";
        }
        if (e instanceof FileSystemException failed) {
            if (failed.getReason() != null) {
                // For example "Read-only file system" or "No space left on device".
                return failed.getReason();
            }
            // createDirectories accepts a directory that exists: a file or link is in the way.
            if (e instanceof FileAlreadyExistsException || e instanceof NotDirectoryException) {
                return failed.getFile() + " is not a directory";
            }
            if (e instanceof NoSuchFileException) {
                return failed.getFile() + " does not exist";
            }
            return "the file system failed at " + failed.getFile() + " ("
                    + e.getClass().getSimpleName() + ")";
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }
}
