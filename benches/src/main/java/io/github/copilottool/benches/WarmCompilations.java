package io.github.copilottool.benches;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program that compiles repeatedly in one JVM, like a build server, with a new class loader for the processor each
 * time. It is a separate program because its class path must have neither Jackson nor the API: it is the parent of
 * javac's processor loader.
 */
final class WarmCompilations {
    private WarmCompilations() {}

    /**
     * Prints one quantity per line: the median time of the last hundred compilations in milliseconds (of the last half
     * if there are fewer than 200); the resident memory in KiB; its growth; the number of the native library's
     * mappings.
     *
     * @param arguments the number of compilations, at least two; over how many of the last ones growth is measured; the
     *     folder of the sources; the folder to write classes to; then options of javac
     */
    public static void main(String[] arguments) throws IOException {
        int count = Integer.parseInt(arguments[0]);
        int growing = Integer.parseInt(arguments[1]);
        List<Path> sources = Folders.files(Path.of(arguments[2]), ".java");
        Path classes = Path.of(arguments[3]);
        List<String> options = new ArrayList<>(Arrays.asList(arguments).subList(4, arguments.length));
        options.addAll(List.of("-nowarn", "-d", classes.toString()));
        long[] nanoseconds = new long[count];
        long before = 0;
        for (int i = 0; i < count; i++) {
            if (i == count - growing) {
                before = residentKibibytes();
            }
            Folders.emptied(classes);
            long start = System.nanoTime();
            compile(sources, options);
            nanoseconds[i] = System.nanoTime() - start;
        }
        long after = residentKibibytes();
        long[] last = Arrays.copyOfRange(nanoseconds, count - Math.min(100, count / 2), count);
        Arrays.sort(last);
        System.out.println("milliseconds " + last[last.length / 2] / 1e6);
        System.out.println("residentKibibytes " + after);
        System.out.println("grownKibibytes " + (after - before));
        System.out.println("mappedLibraries " + mappedLibraries());
    }

    private static void compile(List<Path> sources, List<String> options) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        // Closing the file manager closes the processor's class loader: the next compilation has a new one.
        try (StandardJavaFileManager files = javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            if (!javac.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call()) {
                throw new IllegalStateException("The sources do not compile");
            }
        }
    }

    /** Returns VmRSS, or -1 if the system does not have it. */
    private static long residentKibibytes() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return -1;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(-1);
    }

    /** Returns the number of mapped shared libraries that are neither the JDK's nor the system's, or -1. */
    private static long mappedLibraries() throws IOException {
        Path maps = Path.of("/proc/self/maps");
        if (!Files.exists(maps)) {
            return -1;
        }
        String jdk = Path.of(System.getProperty("java.home")).toRealPath().toString();
        return Files.readAllLines(maps).stream()
                .map(line -> line.split(" +", 6))
                // Only offset 0: each copy of a library has exactly one such segment.
                .filter(fields -> fields.length == 6 && fields[2].matches("0+"))
                .map(fields -> fields[5])
                .filter(path -> path.matches(".*\\.(so|dylib)( \\(deleted\\))?"))
                .filter(path -> !path.startsWith(jdk) && !path.startsWith("/lib") && !path.startsWith("/usr/lib"))
                .count();
    }
}
