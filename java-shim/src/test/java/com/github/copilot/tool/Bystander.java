package com.github.copilot.tool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor in the same compilation: it supports an option and generates one source file in each round. */
final class Bystander extends AbstractProcessor {
    private final Set<String> options;
    private final Deque<String> sources;

    /**
     * @param option its option
     * @param sources the files, alternately the name and the text, one for each round
     */
    Bystander(String option, String... sources) {
        this.options = Set.of(option);
        this.sources = new ArrayDeque<>(List.of(sources));
    }

    @Override
    public Set<String> getSupportedOptions() {
        return options;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!sources.isEmpty()) {
            try (Writer out =
                    processingEnv.getFiler().createSourceFile(sources.remove()).openWriter()) {
                out.write(sources.remove());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return false;
    }
}
