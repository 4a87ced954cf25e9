package io.github.copilottool.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * A compilation with the running JDK's javac. Compilations share nothing except opened jars.
 *
 * @param input the folder that the file names in diagnostics are relative to
 * @param sources the sources, in the order in which javac gets them
 * @param classPath the class path, or the module path if the sources contain a {@code module-info.java}
 * @param processorPath the processor path; no annotation processing if it is empty
 * @param generated the folder for generated sources
 * @param classes the folder for class files
 * @param options further options of javac
 */
record Compilation(
        Path input,
        List<Path> sources,
        List<Path> classPath,
        List<Path> processorPath,
        Path generated,
        Path classes,
        List<String> options) {

    /** The notes that javac prints in place of warnings that are not enabled. */
    private static final Set<String> UNASKED = Set.of(
            "compiler.note.deprecated.filename",
            "compiler.note.deprecated.plural",
            "compiler.note.deprecated.recompile",
            "compiler.note.removal.filename",
            "compiler.note.removal.recompile",
            "compiler.note.unchecked.filename",
            "compiler.note.unchecked.plural",
            "compiler.note.unchecked.recompile");

    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    /**
     * The file manager of all compilations of a thread. To open the jars of a class path takes a tenth of a
     * compilation.
     */
    private static final ThreadLocal<StandardJavaFileManager> FILES =
            ThreadLocal.withInitial(() -> JAVAC.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));

    /** The locations that the arguments of a compilation set. */
    private static final List<StandardLocation> LOCATIONS = List.of(
            StandardLocation.CLASS_PATH,
            StandardLocation.MODULE_PATH,
            StandardLocation.ANNOTATION_PROCESSOR_PATH,
            StandardLocation.SOURCE_OUTPUT,
            StandardLocation.CLASS_OUTPUT);

    /**
     * The result of a compilation.
     *
     * @param succeeded whether javac ended without an error
     * @param reported all diagnostics, sorted by place
     */
    record Outcome(boolean succeeded, List<Reported> reported) {}

    /** Runs javac. */
    Outcome run() {
        StandardJavaFileManager files = FILES.get();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        try {
            for (StandardLocation location : LOCATIONS) {
                files.setLocation(location, null);
            }
            Files.createDirectories(generated);
            Files.createDirectories(classes);
            boolean succeeded = JAVAC.getTask(
                            null, files, collector, arguments(), null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            return new Outcome(
                    succeeded,
                    collector.getDiagnostics().stream()
                            .filter(diagnostic -> !UNASKED.contains(diagnostic.getCode()))
                            .map(this::reported)
                            .sorted(Reported.ORDER)
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Compiles sources of a folder without a processor.
     *
     * @return the folder of the class files
     * @throws AssertionError if they do not compile
     */
    static Path compiled(Path folder, List<Path> sources, List<Path> classPath, List<String> options, Path work) {
        Outcome outcome = new Compilation(folder, sources, classPath, List.of(), work, work, options).run();
        if (!outcome.succeeded()) {
            throw new AssertionError(folder + " does not compile: " + outcome.reported());
        }
        return work;
    }

    private List<String> arguments() {
        boolean modular = sources.stream().anyMatch(source -> source.endsWith("module-info.java"));
        List<String> arguments = new ArrayList<>();
        arguments.addAll(List.of(modular ? "--module-path" : "-classpath", joined(classPath)));
        if (processorPath.isEmpty()) {
            arguments.add("-proc:none");
        } else {
            arguments.addAll(List.of("-processorpath", joined(processorPath)));
        }
        arguments.addAll(List.of("-s", generated.toString(), "-d", classes.toString()));
        arguments.addAll(List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000"));
        arguments.addAll(options);
        return arguments;
    }

    private Reported reported(Diagnostic<? extends JavaFileObject> diagnostic) {
        return Reported.of(diagnostic, input);
    }

    /** Joins a path for the command line of javac or java. */
    static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
