package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Another processor beside ours. It writes the sources in a case's folder {@code later}: in the first round, in the
 * round that a first line {@code // round 3} names, or all in the last one (R8.3). In a round before that it writes an
 * empty class, since a compiler begins no round without a new class.
 */
@SupportedAnnotationTypes("*")
@SupportedOptions({LateTypes.OPTION, LateTypes.LAST})
public final class LateTypes extends AbstractProcessor {
    /** The option with the folder of the sources. */
    static final String OPTION = "tests.later";

    /** The option for writing them in the last round, after which processors do not see them. */
    static final String LAST = "tests.later.last";

    private static final Pattern ROUND = Pattern.compile("// round (\\d+)\n");

    /** The beginning of the names of the empty classes. */
    static final String FILLER = "LateTypesRound";

    private int round;

    /** Called by javac. */
    public LateTypes() {}

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
        round++;
        boolean isLast = processingEnv.getOptions().containsKey(LAST);
        if (environment.processingOver() && !isLast) {
            return false;
        }
        Path folder = Path.of(processingEnv.getOptions().get(OPTION));
        int last = 0;
        int written = 0;
        for (Path source : Tree.sources(folder)) {
            String text = Tree.read(source);
            Matcher own = ROUND.matcher(text);
            int of = own.lookingAt() ? Integer.parseInt(own.group(1)) : 1;
            if (isLast ? environment.processingOver() : of == round) {
                String path = Tree.relative(folder, source);
                write(path.substring(0, path.length() - ".java".length()).replace('/', '.'), text);
                written++;
            }
            last = Math.max(last, of);
        }
        if (written == 0 && round < last) {
            write(FILLER + round, "class " + FILLER + round + " {}");
        }
        return false;
    }

    private void write(String type, String text) {
        try (Writer writer = processingEnv.getFiler().createSourceFile(type).openWriter()) {
            writer.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
