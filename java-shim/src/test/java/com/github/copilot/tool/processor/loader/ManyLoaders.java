package com.github.copilot.tool.processor.loader;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Loads the library as a compiler daemon does, in one class loader after another, in several threads. */
final class ManyLoaders {

    private ManyLoaders() {}

    /** Takes the number of threads and of class loaders in each; prints the result. */
    public static void main(String[] arguments) throws Exception {
        int threads = Integer.parseInt(arguments[0]);
        int loaders = Integer.parseInt(arguments[1]);
        URL[] classes = {NativeCore.class.getProtectionDomain().getCodeSource().getLocation()};
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Callable<Integer> work = () -> {
                int answers = 0;
                for (int j = 0; j < loaders; j++) {
                    answers += answered(classes) ? 1 : 0;
                    if (j % 10 == 0) {
                        System.gc();
                    }
                }
                return answers;
            };
            results.add(pool.submit(work));
        }
        int answers = 0;
        for (Future<Integer> result : results) {
            answers += result.get();
        }
        pool.shutdown();
        System.out.println(answers + " answers, files mapped: " + mappedFiles());
    }

    private static boolean answered(URL[] classes) throws Exception {
        try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            Class<?> core = loader.loadClass(NativeCore.class.getName());
            Constructor<?> constructor = core.getDeclaredConstructor();
            constructor.setAccessible(true);
            Method process = core.getDeclaredMethod("process", byte[].class);
            process.setAccessible(true);
            return ((byte[]) process.invoke(constructor.newInstance(), (Object) new byte[0])).length > 0;
        }
    }

    /** Returns the number of mapped files with our name, by their inode, the fifth field of a line. */
    private static long mappedFiles() throws IOException {
        try (Stream<String> maps = Files.lines(Path.of("/proc/self/maps"))) {
            return maps.filter(line -> line.contains("copilot_tool"))
                    .map(line -> line.split(" +")[4])
                    .distinct()
                    .count();
        }
    }
}
