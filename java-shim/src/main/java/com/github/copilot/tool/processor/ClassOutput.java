package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
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
    private final Elements elements;
    private final Filer filer;

    /** The answers so far, by binary names. */
    private final Map<String, Boolean> known = new HashMap<>();

    ClassOutput(Elements elements, Filer filer) {
        this.elements = elements;
        this.filer = filer;
    }

    /** Whether the output has the class file of a type; false if the compiler cannot say. */
    boolean has(TypeElement type) {
        String binaryName = elements.getBinaryName(type).toString();
        return known.computeIfAbsent(binaryName, name -> isThere(name, elements.getModuleOf(type)));
    }

    /**
     * Whether a processor has written the source file of a class in this compilation: then ecj does not return it.
     *
     * @param name the qualified name, or the simple name of a class of the package
     */
    boolean hasSource(String name, String packageName) {
        int end = name.lastIndexOf('.');
        String file = name.substring(end + 1) + ".java";
        try {
            filer.getResource(StandardLocation.SOURCE_OUTPUT, end < 0 ? packageName : name.substring(0, end), file);
            return false;
        } catch (FilerException written) {
            return true;
        } catch (IOException | RuntimeException absent) {
            return false;
        }
    }

    private boolean isThere(String binaryName, ModuleElement module) {
        int end = binaryName.lastIndexOf('.');
        String packageName = end < 0 ? "" : binaryName.substring(0, end);
        String file = binaryName.substring(end + 1) + ".class";
        // A compilation of several modules has an output for each, which must be named.
        return isReadable(packageName, file)
                || module != null
                        && !module.isUnnamed()
                        && isReadable(module.getQualifiedName() + "/" + packageName, file);
    }

    /** Whether a file of the output can be read: compilers return a file that need not exist. */
    private boolean isReadable(String packageName, String file) {
        try (InputStream content = filer.getResource(StandardLocation.CLASS_OUTPUT, packageName, file)
                .openInputStream()) {
            return content.read() >= 0;
        } catch (IOException | RuntimeException absent) {
            return false;
        }
    }
}
