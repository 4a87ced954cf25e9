package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.tools.StandardLocation;

/**
 * The class files of a compilation's own output, which earlier compilations of the same module wrote. An incremental
 * build compiles some sources and leaves the other class files there, so a class is in the sources or in this output,
 * whatever is compiled together.
 *
 * <p>Build tools let isolating processors read the output: Gradle from 5.0 on passes {@code Filer.getResource} on and
 * records nothing ({@code IncrementalProcessingStrategy.recordAccessedResource}), IntelliJ IDEA and Eclipse read the
 * file in the output folder ({@code OutputFileObject.openInputStream}, {@code IdeFilerImpl.getResource}). kapt's output
 * has no class files of unchanged sources.
 */
final class ClassOutput {
    private final Filer filer;

    /** The answers so far, by binary names. */
    private final Map<String, Boolean> known = new HashMap<>();

    /**
     * Creates the view of a compilation's output.
     *
     * @param filer the compiler's
     */
    ClassOutput(Filer filer) {
        this.filer = filer;
    }

    /**
     * Whether the output has the class file of a type.
     *
     * @param binaryName the type's binary name
     * @return true if the file is there, or was written by another processor in this compilation; false if it is not, or
     *     the compiler cannot say
     */
    boolean has(CharSequence binaryName) {
        return known.computeIfAbsent(binaryName.toString(), this::isThere);
    }

    private boolean isThere(String binaryName) {
        int end = binaryName.lastIndexOf('.');
        String packageName = end < 0 ? "" : binaryName.substring(0, end);
        String file = binaryName.substring(end + 1) + ".class";
        // For an output, compilers return a file that need not exist.
        try (InputStream content = filer.getResource(StandardLocation.CLASS_OUTPUT, packageName, file)
                .openInputStream()) {
            return content.read() >= 0;
        } catch (FilerException written) {
            // A file that a processor of this compilation has opened for writing cannot be read.
            return true;
        } catch (IOException | RuntimeException absent) {
            return false;
        }
    }
}
