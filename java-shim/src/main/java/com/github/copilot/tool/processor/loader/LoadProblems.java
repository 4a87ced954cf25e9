package com.github.copilot.tool.processor.loader;

import com.github.copilot.tool.processor.DiagnosticTexts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** Why the native library cannot be loaded, in words for users. */
final class LoadProblems {

    private LoadProblems() {}

    /** Returns a sentence why a directory cannot be used: the message of some exceptions is only a path, or null. */
    static String reason(Exception e) {
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

    /**
     * Returns a sentence why the JVM cannot load a library from a directory.
     *
     * @throws NativeCoreException if it cannot load it from any directory
     */
    static String ofDirectory(UnsatisfiedLinkError e, NativeLibrary library) throws NativeCoreException {
        String said = String.valueOf(e.getMessage());
        if (said.contains("failed to map segment") || said.contains("not permitted")) {
            return "programs in it may not run (mounted with noexec, most likely)";
        }
        if (said.contains("already loaded in another classloader")) {
            return "the library there is in use by another compilation in this JVM";
        }
        String problem;
        if (said.contains("GLIBC_")) {
            problem = DiagnosticTexts.cLibraryTooOld(said);
        } else if (library.platform() == null) {
            problem = DiagnosticTexts.overrideUnusable(said);
        } else {
            problem = DiagnosticTexts.libraryUnusable(said, library.platform());
        }
        throw new NativeCoreException(problem, e);
    }

    /**
     * Returns the error for denied native access. From JDK 24 on, the JVM warns of native access, or denies it, unless
     * it was granted (JEP 472).
     */
    static NativeCoreException nativeAccessDenied(IllegalCallerException cause) {
        // No flag can name a module of a processor module path, which the JVM does not know.
        return new NativeCoreException(
                LoadProblems.class.getModule().isNamed()
                        ? DiagnosticTexts.nativeAccessDeniedToModule()
                        : DiagnosticTexts.nativeAccessDenied(),
                cause);
    }

    /** Returns the error for a library that the user named. */
    static NativeCoreException unreadable(Path library, IOException cause) {
        String reason = cause instanceof AccessDeniedException ? "no permission to read it" : reason(cause);
        return new NativeCoreException(DiagnosticTexts.overrideUnreadable(library.toString(), reason), cause);
    }
}
