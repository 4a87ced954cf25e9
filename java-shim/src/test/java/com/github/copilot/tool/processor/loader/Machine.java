package com.github.copilot.tool.processor.loader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The permissions of the machine that runs the tests. A test that needs more is skipped, with a message. */
final class Machine {

    private Machine() {}

    static void assumeRoot(String what) {
        assume("root".equals(System.getProperty("user.name")), what + " needs root");
    }

    /**
     * Returns the java command of a JDK 25 or later: that of JAVA25_HOME, or of a JDK in the folder of the running one.
     */
    static Path java25() throws IOException {
        if (Runtime.version().feature() >= 25) {
            return Path.of(System.getProperty("java.home"), "bin", "java");
        }
        String named = System.getenv("JAVA25_HOME");
        List<Path> found;
        try (Stream<Path> beside =
                Files.list(Path.of(System.getProperty("java.home")).resolveSibling("."))) {
            found = Stream.concat(
                            named == null ? Stream.empty() : Stream.of(Path.of(named)),
                            beside.filter(home -> home.getFileName().toString().matches(".*\\b25\\b.*"))
                                    .sorted())
                    .map(home -> home.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .toList();
        }
        assume(!found.isEmpty(), "there is no JDK 25 (JAVA25_HOME)");
        return found.get(0);
    }

    static void assume(boolean claim, String reason) {
        if (!claim) {
            System.out.println("SKIPPED: " + reason);
        }
        Assumptions.assumeTrue(claim, reason);
    }
}
