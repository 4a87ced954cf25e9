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
 * One run of the running JDK's javac, with nothing left over from the one before but the jars that it has opened.
 *
 * @param input folder that diagnostics' files are named from
 * @param sources what to compile, in the order in which javac is given it
 * @param classPath class path, or module path where the sources have a {@code module-info.java}
 * @param processorPath empty: no annotation processing
 * @param generated where generated sources go
 * @param classes where class files go
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

    /** Notes that javac adds to warnings that are not enabled. */
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

    /** One for all runs of a thread: to open the jars of a class path takes a tenth of a run. */
    private static final ThreadLocal<StandardJavaFileManager> FILES =
            ThreadLocal.withInitial(() -> JAVAC.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));

    /** What the arguments of a run set. */
    private static final List<StandardLocation> LOCATIONS = List.of(
            StandardLocation.CLASS_PATH,
            StandardLocation.MODULE_PATH,
            StandardLocation.ANNOTATION_PROCESSOR_PATH,
            StandardLocation.SOURCE_OUTPUT,
            StandardLocation.CLASS_OUTPUT);

    /**
     * What came of it.
     *
     * @param succeeded whether javac ended without an error
     * @param reported all diagnostics, sorted by place
     */
    record Outcome(boolean succeeded, List<Reported> reported) {}

    /** Runs it. */
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

    /** A path as javac and java take it. */
    static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
