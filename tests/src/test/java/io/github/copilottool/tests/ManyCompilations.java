package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles one case many times in one JVM, as a build server does, and prints the resources that remain. */
final class ManyCompilations {
    private static final Case TESTED = Case.named("r3_1_name_is_the_method_name_in_snake_case");
    private static final List<WeakReference<ClassLoader>> LOADERS = new CopyOnWriteArrayList<>();

    private ManyCompilations() {}

    /**
     * Prints the number of class loaders of processors, the number of those that still exist, the number of mapped
     * files with the native library's name, and the number of other threads that still run.
     *
     * @param arguments the number of compilations, the number of threads, and a folder to write to
     */
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[1]);
        int each = Integer.parseInt(arguments[0]) / threads;
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Path work = Path.of(arguments[2], Integer.toString(i));
            tasks.add(new FutureTask<>(() -> compile(work, each), null));
        }
        List<Thread> all = tasks.stream().map(Thread::new).toList();
        all.forEach(Thread::start);
        for (int i = 0; i < threads; i++) {
            tasks.get(i).get();
            all.get(i).join();
        }
        System.out.println(LOADERS.size() + " loaders");
        System.out.println(alive() + " alive");
        System.out.println(mapped() + " mapped");
        System.out.println(running() + " running");
    }

    private static void compile(Path work, int times) {
        for (int i = 0; i < times; i++) {
            try {
                compile(work);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static void compile(Path work) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (var files = new Watched(javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8))) {
            List<String> options = List.of(
                    "-classpath",
                    Compilation.joined(Surface.of(List.of()).classPath()),
                    "-processorpath",
                    Built.processor().toString(),
                    "-Acopilot.experimental.allowed=true",
                    "-d",
                    Tree.emptied(work).toString());
            var sources = files.standard().getJavaFileObjectsFromPaths(Tree.sources(TESTED.input()));
            if (!javac.getTask(null, files, null, options, null, sources).call()) {
                throw new AssertionError("The case does not compile");
            }
        }
    }

    /** Returns the number of loaders that still exist. One call of the garbage collector may not remove all others. */
    private static long alive() throws InterruptedException {
        long alive = LOADERS.size();
        for (int i = 0; i < 20 && alive > 0; i++) {
            System.gc();
            Thread.sleep(50);
            alive = LOADERS.stream().filter(loader -> loader.get() != null).count();
        }
        return alive;
    }

    /**
     * Returns the number of mapped files, by the inode in the fifth field of a line; 1 on a system without such a list.
     */
    private static long mapped() throws IOException {
        Path maps = Path.of("/proc/self/maps");
        if (!Files.exists(maps)) {
            return 1;
        }
        try (Stream<String> lines = Files.lines(maps)) {
            return lines.filter(line -> line.contains("copilot_tool"))
                    .map(line -> line.split(" +")[4])
                    .distinct()
                    .count();
        }
    }

    private static long running() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.isAlive() && !thread.isDaemon() && thread != Thread.currentThread())
                .count();
    }

    /**
     * Records the class loaders that javac opens for processors, and checks where our processor in them comes from
     * (R1.7).
     */
    private static final class Watched extends ForwardingJavaFileManager<StandardJavaFileManager> {
        Watched(StandardJavaFileManager files) {
            super(files);
        }

        StandardJavaFileManager standard() {
            return fileManager;
        }

        @Override
        public ClassLoader getClassLoader(Location location) {
            ClassLoader loader = super.getClassLoader(location);
            if (location == StandardLocation.ANNOTATION_PROCESSOR_PATH
                    && LOADERS.stream().noneMatch(known -> known.get() == loader)) {
                checkOrigin(loader);
                LOADERS.add(new WeakReference<>(loader));
            }
            return loader;
        }

        private static void checkOrigin(ClassLoader loader) {
            try {
                Class<?> processor = Class.forName(Run.PROCESSOR, false, loader);
                Path origin = Path.of(processor
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
                if (processor.getClassLoader() != loader || !origin.equals(Built.processor())) {
                    throw new AssertionError("The processor comes from " + origin);
                }
            } catch (ReflectiveOperationException | URISyntaxException e) {
                throw new AssertionError(e);
            }
        }
    }
}
