package com.github.copilot.tool;

import com.github.copilot.tool.processor.Compilation;
import com.github.copilot.tool.processor.Core;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Generates the companions of tool classes at compile time.
 *
 * <p>It looks at all classes, not only at those with annotations, since a class can inherit all its tools from class
 * files (R3.8), and claims no annotation. It has the name of the SDK's own processor, which it replaces (R1.2).
 */
public final class CopilotToolProcessor extends AbstractProcessor {
    private static final Set<String> OPTIONS = Set.of(
            "copilot.tool.annotations",
            "copilot.tool.naming",
            "copilot.tool.strict",
            "copilot.tool.suppress",
            "copilot.tool.catalog",
            "copilot.tool.runtime",
            "copilot.tool.mapper",
            "kapt.kotlin.generated",
            "copilot.experimental.allowed");

    private final Core core;
    private Compilation compilation;

    /** Creates the processor as compilers do, with the core of this jar. */
    public CopilotToolProcessor() {
        this(Core.ofThisJar());
    }

    /** Creates the processor with another core. */
    CopilotToolProcessor(Core core) {
        this.core = core;
    }

    /** Returns all types, which include those of the libraries that an option names (R1.8). */
    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public Set<String> getSupportedOptions() {
        return OPTIONS;
    }

    /** Returns every version that the running compiler knows: new Java versions do not change what a tool is (R1.4). */
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    /**
     * Handles one round.
     *
     * @return false: the annotations are free for other processors (R1.6)
     */
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (compilation == null) {
            compilation = new Compilation(processingEnv, core);
        }
        compilation.round(annotations, round);
        return false;
    }
}
