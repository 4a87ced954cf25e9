package io.github.copilottool.benches;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * An annotation processor that looks at nothing and writes companions that exist already. It costs what every processor
 * costs that writes these companions: javac's rounds and the compilation of the companions.
 */
public final class CopyProcessor extends AbstractProcessor {
    /** The option that names the folder of the companions, in the folders of their packages. */
    static final String FOLDER = "copy.folder";

    private static final String TOOL = "com.github.copilot.tool.CopilotTool";

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(TOOL);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(FOLDER);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    /** Writes each companion once, in the round that has the tools. */
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Path folder = Path.of(processingEnv.getOptions().get(FOLDER));
        try {
            for (Map.Entry<String, TypeElement> owner :
                    owners(annotations, round).entrySet()) {
                Path written = folder.resolve(owner.getKey().replace('.', '/') + ".java");
                try (Writer out = processingEnv
                        .getFiler()
                        .createSourceFile(owner.getKey(), owner.getValue())
                        .openWriter()) {
                    out.write(Files.readString(written));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return false;
    }

    /** Returns the classes with tools by the names of their companions. */
    private Map<String, TypeElement> owners(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Map<String, TypeElement> owners = new LinkedHashMap<>();
        for (TypeElement annotation : annotations) {
            for (Element tool : round.getElementsAnnotatedWith(annotation)) {
                TypeElement owner = (TypeElement) tool.getEnclosingElement();
                owners.put(processingEnv.getElementUtils().getBinaryName(owner) + "$$CopilotToolMeta", owner);
            }
        }
        return owners;
    }
}
