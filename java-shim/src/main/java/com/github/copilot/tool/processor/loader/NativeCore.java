package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.Core;
import com.github.copilot.tool.processor.DiagnosticTexts;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The Rust core as a native library: bytes in, bytes out.
 *
 * <p>Nothing is read, extracted or loaded before the first request. Then the library stays loaded as long as this
 * class's loader lives; javac creates a new one for every compilation.
 */
final class NativeCore implements Core, Consumer<Path> {

    private static boolean loaded;
    private static NativeCoreException failure;

    /** Answers one request, of at most 64 MiB. Any number of threads may call it at once. */
    @Override
    public byte[] process(byte[] request) throws NativeCoreException {
        load();
        try {
            byte[] response = answer(request);
            if (response == null) {
                throw new IllegalStateException("the native library gave no answer");
            }
            return response;
        } catch (LinkageError e) {
            new LibraryLoader(new Surroundings()).removeNamed();
            throw new NativeCoreException(
                    System.getProperty(LibraryLoader.OVERRIDE) == null
                            ? DiagnosticTexts.jarWithoutEntryPoint()
                            : DiagnosticTexts.overrideWithoutEntryPoint(),
                    e);
        }
    }

    /**
     * Loads the library, unless it is loaded already.
     *
     * @throws NativeCoreException if it cannot be loaded; the same exception at every call
     */
    static synchronized void load() throws NativeCoreException {
        if (failure != null) {
            throw failure;
        }
        if (!loaded) {
            try {
                new LibraryLoader(new Surroundings()).load(new NativeCore());
                loaded = true;
            } catch (NativeCoreException e) {
                failure = e;
                throw e;
            }
        }
    }

    /**
     * Loads the library from a path, as {@link System#load} does. It is called here because the JVM gives a library to
     * the loader of the calling class.
     */
    @Override
    public void accept(Path path) {
        System.load(path.toString());
    }

    /**
     * Answers a request, in rust-core/bridge. Another build of the library may return null.
     */
    private static native byte[] answer(byte[] request);
}
