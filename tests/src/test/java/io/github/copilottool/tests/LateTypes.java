package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Another processor beside ours. It writes the sources in a case's folder {@code later} in the first round, or in the
 * last one (R8.3).
 */
@SupportedAnnotationTypes("*")
@SupportedOptions({LateTypes.OPTION, LateTypes.LAST})
public final class LateTypes extends AbstractProcessor {
    /** The option with the folder of the sources. */
    static final String OPTION = "tests.later";

    /** The option for writing them in the last round, after which processors do not see them. */
    static final String LAST = "tests.later.last";

    private boolean written;

    /** Called by javac. */
    public LateTypes() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        boolean isLast = processingEnv.getOptions().containsKey(LAST);
        if (!written && round.processingOver() == isLast) {
            written = true;
            Path folder = Path.of(processingEnv.getOptions().get(OPTION));
            Tree.sources(folder).forEach(source -> write(folder, source));
        }
        return false;
    }

    private void write(Path folder, Path source) {
        String path = Tree.relative(folder, source);
        String type = path.substring(0, path.length() - ".java".length()).replace('/', '.');
        try (Writer writer = processingEnv.getFiler().createSourceFile(type).openWriter()) {
            writer.write(Tree.read(source));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
