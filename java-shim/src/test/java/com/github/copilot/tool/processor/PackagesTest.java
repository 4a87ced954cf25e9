package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** R7.4: the packages that are the JDK's. Core and run time have them from a table of {@code java-api}'s. */
class PackagesTest {
    private static final Path TABLE =
            Path.of("../java-api/src/main/resources/com/github/copilot/tool/runtime/jdk-types.txt");

    @Test
    void the_packages_of_the_jdk_are_those_of_the_table() throws IOException {
        String row = Files.readAllLines(TABLE).stream()
                .filter(line -> line.startsWith("roots "))
                .findFirst()
                .orElseThrow();
        String roots = row.substring("roots ".length()).replace(" ", "\", \"");
        String shim = Files.readString(Path.of("src/main/java/com/github/copilot/tool/processor/Packages.java"));
        assertTrue(shim.contains("{\"" + roots + "\"}"), roots);
    }
}
