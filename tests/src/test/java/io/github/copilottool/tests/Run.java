package io.github.copilottool.tests;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A compilation of a case with the processor, and its results. */
final class Run {
    private static final Map<Case, Once<Run>> PLAIN = new ConcurrentHashMap<>();

    /**
     * Exclusive for a compilation whose requests are recorded: one system property of the JVM sets the folder for them.
     */
    private static final ReadWriteLock RECORDING = new ReentrantReadWriteLock();

    /** The folder for the output of runs. */
    static final Path WORK = Built.WORK.resolve("runs");

    /** The processor's class (R1.2). */
    static final String PROCESSOR = "com.github.copilot.tool.CopilotToolProcessor";

    /** The property with the folder for the shim's requests. */
    private static final String RECORD = "copilot.tool.record";

    /** The companions do not depend on this option; tests that use the classes by reflection do. */
    private static final String PARAMETERS = "-parameters";

    /** All of javac's lints except the one for annotations that no processor claims (R1.6). */
    static final String EVERY_LINT = "-Xlint:all,-processing";

    private static final String GENERATED = "generated";
    private static final String CLASSES = "classes";

    private static final Predicate<Path> NO_CLASS = path -> !path.toString().endsWith(".class");

    private final Case tested;
    private final Surface surface;
    private final List<String> further;
    private final String processor;
    private final List<Path> processorPath;
    private final Function<Compilation, Compilation.Outcome> compiler;
    private final List<Path> sources;
    private final List<Path> classPath;
    private final Path work;
    private final Path generated;
    private final Path classes;
    private final Path requests;
    private final Compilation.Outcome outcome;
    private final Once<List<Reported>> lint = new Once<>(this::linted);

    /** Returns the compilation of a case with its own options. All tests of this JVM share it. */
    static Run of(Case tested) {
        return PLAIN.computeIfAbsent(tested, key -> new Once<>(() -> new Run(key, plain(key), false)))
                .get();
    }

    private static Path plain(Case tested) {
        return WORK.resolve("cases").resolve(tested.name());
    }

    /** Returns the companions of {@link #of}, which another JVM has called, without a compilation in this one. */
    static Map<String, String> companionsOf(Case tested) {
        return written(tested, plain(tested));
    }

    /**
     * Compiles a case with all lints, unless its own options set lints.
     *
     * @param tested the case
     * @param work a folder for the output of this compilation alone
     * @param reversed whether javac gets the files in reversed order
     */
    Run(Case tested, Path work, boolean reversed) {
        this(tested, Surface.of(tested.surface()), work, reversed, lints(tested));
    }

    private static List<String> lints(Case tested) {
        return tested.options().stream().anyMatch(option -> option.startsWith("-Xlint"))
                ? List.of()
                : List.of(EVERY_LINT);
    }

    /**
     * Compiles a case with a given API and further options.
     *
     * @param tested the case
     * @param surface the API in place of the SDK
     * @param work a folder for the output of this compilation alone
     * @param reversed whether javac gets the files in reversed order
     * @param further options of javac in addition to the case's
     */
    Run(Case tested, Surface surface, Path work, boolean reversed, List<String> further) {
        this(tested, surface, work, reversed, further, PROCESSOR, List.of(Built.processor()), Compilation::run);
    }

    private Run(
            Case tested,
            Surface surface,
            Path work,
            boolean reversed,
            List<String> further,
            String processor,
            List<Path> processorPath,
            Function<Compilation, Compilation.Outcome> compiler) {
        this.tested = tested;
        this.surface = surface;
        this.further = further;
        this.processor = processor;
        this.processorPath = processorPath;
        this.compiler = compiler;
        Tree.emptied(work);
        this.work = work;
        this.generated = work.resolve(GENERATED);
        this.classes = work.resolve(CLASSES);
        this.requests = work.resolve("requests");
        this.sources = ordered(Tree.sources(tested.input()), reversed);
        this.classPath = new ArrayList<>(this.surface.classPath());
        classPath.add(Stubs.classes());
        if (Files.isDirectory(tested.library())) {
            classPath.add(compiledLibrary(work.resolve("library")));
        }
        this.outcome = compile();
    }

    /** Compiles a case with the processor inside another, as build tools run it. */
    static Run inside(Class<?> wrapper, Case tested, Path work) {
        return new Run(
                tested,
                Surface.of(tested.surface()),
                work,
                false,
                List.of(),
                wrapper.getName(),
                List.of(Built.processor()),
                Compilation::run);
    }

    /**
     * Compiles a case with all processors of a path.
     *
     * @param compiler runs the compilation; those without a processor run in this JVM
     */
    static Run with(
            List<Path> processors,
            Case tested,
            Surface surface,
            Path work,
            Function<Compilation, Compilation.Outcome> compiler) {
        return new Run(tested, surface, work, false, List.of(), PROCESSOR, processors, compiler);
    }

    Case tested() {
        return tested;
    }

    boolean succeeded() {
        return outcome.succeeded();
    }

    /** Returns all diagnostics except javac's own lints. */
    List<Reported> reported() {
        return outcome.reported().stream().filter(one -> !isLint(one)).toList();
    }

    /** Whether a diagnostic is one of javac's about a source, which it only reports because of the lint options. */
    private boolean isLint(Reported one) {
        return further.contains(EVERY_LINT)
                && one.severity().equals("warning")
                && !one.ofTheProcessor()
                && !one.file().equals("-");
    }

    /** Returns all files that the processor wrote, by path: sources, and resources beside the class files. */
    Map<String, String> companions() {
        return written(tested, work);
    }

    private static Map<String, String> written(Case tested, Path work) {
        Map<String, String> written = Tree.texts(work.resolve(GENERATED), NO_CLASS);
        Tree.sources(tested.later()).forEach(source -> written.remove(Tree.relative(tested.later(), source)));
        written.keySet().removeIf(path -> path.startsWith(LateTypes.FILLER));
        written.putAll(Tree.texts(work.resolve(CLASSES), NO_CLASS));
        return written;
    }

    /** Whether a companion contains copies of the runtime helpers (R9.7). */
    boolean isEmbedded() {
        return companions().values().stream().anyMatch(text -> text.contains("// Runtime helpers:"));
    }

    /** Returns the requests that the shim sent, by the tool class's binary name. */
    Map<String, String> requests() {
        return Tree.texts(requests, NO_CLASS);
    }

    /** Returns the binary names of the tool classes that have a companion, sorted. */
    List<String> toolClasses() {
        String suffix = "$$CopilotToolMeta.java";
        return companions().keySet().stream()
                .filter(path -> path.endsWith(suffix))
                .map(path -> path.substring(0, path.length() - suffix.length()).replace('/', '.'))
                .toList();
    }

    /**
     * Returns javac's diagnostics about the companions with all lints (R9.1). If this compilation has none, for example
     * because of an error in another class, the companions are compiled again.
     */
    List<Reported> lint() {
        return lint.get();
    }

    private List<Reported> linted() {
        List<Path> companions = Tree.sources(generated);
        if (outcome.succeeded() && further.contains(EVERY_LINT)) {
            return ofCompanions(outcome.reported(), companions);
        }
        Path work = classes.resolveSibling("lint");
        List<Path> all = new ArrayList<>(sources);
        all.addAll(companions);
        List<String> options = new ArrayList<>(further);
        options.addAll(List.of(PARAMETERS, EVERY_LINT));
        return ofCompanions(
                new Compilation(tested.input(), all, classPath, List.of(), work, work, options)
                        .run()
                        .reported(),
                companions);
    }

    private List<Reported> ofCompanions(List<Reported> reported, List<Path> companions) {
        return reported.stream()
                .filter(one ->
                        companions.contains(tested.input().resolve(one.file()).normalize()))
                .toList();
    }

    /** Whether the sources compile without the processor, with this API. */
    boolean isExpressible() {
        Path work = classes.resolveSibling("plain");
        return new Compilation(tested.input(), sources, classPath, List.of(), work, work, List.of())
                .run()
                .succeeded();
    }

    /** Whether there are class files to run: those of this compilation, or of the one in {@link #lint()}. */
    boolean loadable() {
        return !toolClasses().isEmpty()
                && Tree.files(loaded(), path -> path.toString().endsWith("$$CopilotToolMeta.class"))
                                .size()
                        > 0;
    }

    /** Returns a new loader of the case's classes. */
    ClassLoader loader() {
        return loader(loadedPath(), surface.loader());
    }

    /** Returns the loader of the case's API, the parent of {@link #loader()}. */
    ClassLoader apiLoader() {
        return surface.loader();
    }

    /** Returns a new loader of the case's classes with another API than the one that they were compiled against. */
    ClassLoader loaderOver(Surface other) {
        return loader(loadedPath(), other.loader());
    }

    /** Returns a new loader of the case's classes that finds no companion, as if the processor had not run. */
    ClassLoader loaderWithoutCompanions() {
        return new URLClassLoader(urls(loadedPath()), surface.loader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (name.endsWith("$$CopilotToolMeta")) {
                    throw new ClassNotFoundException(name);
                }
                return super.findClass(name);
            }
        };
    }

    /** Returns the class path of the compiled case, without its API. */
    List<Path> loadedPath() {
        List<Path> path = new ArrayList<>(List.of(loaded()));
        path.addAll(classPath);
        path.removeAll(surface.classPath());
        return path;
    }

    /** Returns a loader of folders and jars. */
    static ClassLoader loader(List<Path> path, ClassLoader parent) {
        return new URLClassLoader(urls(path), parent);
    }

    private static URL[] urls(List<Path> path) {
        return path.stream().map(Run::url).toArray(URL[]::new);
    }

    /**
     * Returns the folder of the class files. An error in one class does not affect the companions of others (R8.2), but
     * javac then writes no class file.
     */
    private Path loaded() {
        return outcome.succeeded() ? classes : classes.resolveSibling("lint");
    }

    private Compilation.Outcome compile() {
        List<String> options = new ArrayList<>(tested.options());
        options.addAll(further);
        options.add(PARAMETERS);
        List<Path> path = new ArrayList<>(processorPath);
        List<String> processors = new ArrayList<>(List.of(processor));
        if (Files.isDirectory(tested.later())) {
            processors.add(LateTypes.class.getName());
            options.add("-A" + LateTypes.OPTION + "=" + tested.later());
        }
        if (!processors.equals(List.of(PROCESSOR))) {
            path.add(Built.jarOf(LateTypes.class));
            options.addAll(List.of("-processor", String.join(",", processors)));
        }
        Compilation compilation =
                new Compilation(tested.input(), sources, classPath, path, generated, classes, options);
        return work.equals(plain(tested)) ? recorded(compilation) : unrecorded(() -> compiler.apply(compilation));
    }

    private Compilation.Outcome recorded(Compilation compilation) {
        RECORDING.writeLock().lock();
        System.setProperty(RECORD, requests.toString());
        try {
            return compiler.apply(compilation);
        } finally {
            System.clearProperty(RECORD);
            RECORDING.writeLock().unlock();
        }
    }

    /** Runs a compilation with the processor, in parallel with others, but not with one whose requests are recorded. */
    static <T> T unrecorded(Supplier<T> compilation) {
        RECORDING.readLock().lock();
        try {
            return compilation.get();
        } finally {
            RECORDING.readLock().unlock();
        }
    }

    private Path compiledLibrary(Path work) {
        List<String> options = new ArrayList<>(tested.libraryOptions());
        options.addAll(further);
        Compilation.compiled(tested.library(), Tree.sources(tested.library()), classPath, options, work);
        ClassFileNames.rename(work, tested.renamed());
        tested.absent().forEach(file -> Tree.delete(work.resolve(file)));
        return work;
    }

    private static List<Path> ordered(List<Path> files, boolean reversed) {
        List<Path> ordered = new ArrayList<>(files);
        if (reversed) {
            Collections.reverse(ordered);
        }
        return ordered;
    }

    /** Returns the URL of a folder or jar. */
    static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
