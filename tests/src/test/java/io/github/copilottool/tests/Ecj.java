package io.github.copilottool.tests;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.apt.dispatch.BatchAnnotationProcessorManager;
import org.eclipse.jdt.internal.compiler.apt.util.EclipseFileManager;
import org.eclipse.jdt.internal.compiler.batch.Main;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompilerImpl;

/**
 * The Eclipse batch compiler with the processor. All compilations of this JVM share one file manager for their
 * processors. By itself the compiler makes one for each compilation, which lists all files of the JDK's modules: that
 * is most of the time of a small compilation.
 */
final class Ecj extends Main {
    private static final List<Path> PROCESSOR_PATH = List.of(Built.processor(), Built.jarOf(LateTypes.class));

    private static final Once<StandardJavaFileManager> FILES =
            new Once<>(() -> new EclipseFileManager(Locale.ROOT, StandardCharsets.UTF_8));

    private final String[] arguments;

    private Ecj(String[] arguments, PrintWriter out, Locale language) {
        super(out, out, false, null, null);
        setLocale(language);
        this.arguments = arguments;
    }

    /** Compiles in the default language; as for {@link #compile(List, List, Collection, Path, Locale)}. */
    static String compile(List<Path> classPath, List<String> options, Collection<Path> sources, Path work) {
        return compile(classPath, options, sources, work, Locale.getDefault());
    }

    /**
     * Compiles, one compilation at a time.
     *
     * @param classPath the class path
     * @param options further options of ecj
     * @param sources the sources
     * @param work the folder for generated sources, in {@code generated}, and for class files and resources, in
     * {@code classes}
     * @param language the language of ecj's messages
     * @return all output of ecj
     */
    static synchronized String compile(
            List<Path> classPath, List<String> options, Collection<Path> sources, Path work, Locale language) {
        Path generated = work.resolve("generated");
        Path classes = work.resolve("classes");
        StandardJavaFileManager files = FILES.get();
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(Files.createDirectories(generated)));
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(Files.createDirectories(classes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> all = new ArrayList<>(List.of("-17", "-nowarn"));
        // ecj ignores a processor path that is before the class path.
        all.addAll(List.of("-cp", Compilation.joined(classPath)));
        all.addAll(List.of("-processorpath", Compilation.joined(PROCESSOR_PATH)));
        all.addAll(List.of("-s", generated.toString(), "-d", classes.toString()));
        all.addAll(options);
        sources.forEach(source -> all.add(source.toString()));
        String[] arguments = all.toArray(String[]::new);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        new Ecj(arguments, out, language).compile(arguments);
        out.flush();
        return said.toString();
    }

    @Override
    protected void initializeAnnotationProcessorManager() {
        var processors = new BatchAnnotationProcessorManager();
        processors.configure(new Owner(), arguments);
        processors.setErr(out);
        processors.setOut(out);
        batchCompiler.annotationProcessorManager = processors;
    }

    /** The compiler that processors see. Only a compiler of this class can have a file manager of its own. */
    private final class Owner extends EclipseCompilerImpl {
        Owner() {
            super(Ecj.this.out, Ecj.this.out, false);
            batchCompiler = Ecj.this.batchCompiler;
            compilerLocale = Ecj.this.compilerLocale;
            fileManager = new ForwardingJavaFileManager<>(FILES.get()) {
                /** Returns a new loader of the processors, since it is closed when the compilation ends. */
                @Override
                public ClassLoader getClassLoader(Location location) {
                    return Run.loader(PROCESSOR_PATH, Ecj.class.getClassLoader());
                }
            };
        }

        @Override
        public void addExtraProblems(CategorizedProblem problem) {
            Ecj.this.addExtraProblems(problem);
        }
    }
}
