package com.github.copilot.tool.processor.loader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Sends every recorded request of the cases to both cores. */
final class BothCores {
    private BothCores() {}

    /** Takes the repository's folder; prints the number of requests and those whose answers differ. */
    public static void main(String[] arguments) throws Exception {
        Path repository = Path.of(arguments[0]);
        String differences = differences(repository);
        System.out.print(differences);
        System.out.println(requests(repository).size() + " requests, "
                + differences.lines().count() + " differences");
    }

    /**
     * Returns the requests whose answers differ, a line for each, in a first run and in a second one, which HotSpot has
     * compiled.
     */
    static String differences(Path repository) throws Exception {
        List<byte[]> requests = requests(repository);
        if (requests.size() < 60) {
            throw new IllegalStateException("there are only " + requests.size() + " recorded requests");
        }
        WebAssemblyCore core = WebAssemblyCore.ofThisJar().orElseThrow();
        StringBuilder differences = new StringBuilder();
        for (int run = 0; run < 2; run++) {
            for (int i = 0; i < requests.size(); i++) {
                byte[] request = requests.get(i);
                if (!Arrays.equals(new NativeCore().process(request), core.process(request))) {
                    differences
                            .append("request ")
                            .append(i)
                            .append(" in run ")
                            .append(run)
                            .append('\n');
                }
            }
        }
        return differences.toString();
    }

    static List<byte[]> requests(Path repository) throws IOException {
        try (Stream<Path> files = Files.walk(repository.resolve("tests/cases"))) {
            return files.filter(file -> file.getParent().endsWith("requests"))
                    .sorted()
                    .map(BothCores::content)
                    .toList();
        }
    }

    private static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
