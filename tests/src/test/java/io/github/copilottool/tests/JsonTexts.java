package io.github.copilottool.tests;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Prints a digest of the JSON that Jackson writes for each tool class's tools. Runs in a JVM of its own, for
 * {@link Comparison}.
 */
final class JsonTexts {
    private JsonTexts() {}

    /**
     * Prints a line for each class: its label, a tab, the digest.
     *
     * @param arguments the API's jar; a file with a line for each class: a label of three words, of which the last is
     * the class's name, a tab, its class path
     * @throws NoSuchAlgorithmException never: every JDK has SHA-256
     */
    public static void main(String[] arguments) throws NoSuchAlgorithmException {
        Surface surface = Comparison.api(Path.of(arguments[0]));
        for (String line : Tree.read(Path.of(arguments[1])).lines().toList()) {
            String[] parts = line.split("\t");
            List<Path> path = Stream.of(parts[1].split(java.io.File.pathSeparator))
                    .map(Path::of)
                    .toList();
            String toolClass = parts[0].substring(parts[0].lastIndexOf(' ') + 1);
            String json = CasesTest.wire(Map.of(toolClass, Tool.of(Run.loader(path, surface.loader()), toolClass)))
                    .toString();
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
            System.out.println(parts[0] + "\t" + HexFormat.of().formatHex(Arrays.copyOf(digest, 8)));
        }
        System.exit(0);
    }
}
