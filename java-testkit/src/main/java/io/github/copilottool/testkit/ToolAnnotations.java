package io.github.copilottool.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The annotations that make a method a tool: {@code @CopilotTool}, and those of the libraries that the processor knows
 * (R1.8), from the processor's table.
 */
final class ToolAnnotations {
    private static final Set<String> NAMES = names();

    private ToolAnnotations() {}

    /** Whether methods with annotations of this type are tools, perhaps by an option of the processor. */
    static boolean areTools(Class<? extends Annotation> type) {
        return NAMES.contains(type.getName());
    }

    private static Set<String> names() {
        try (InputStream table = ToolAnnotations.class.getResourceAsStream("tool-annotations.txt")) {
            Stream<String> ofLibraries = new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.strip().split("\\s+", 3))
                    .filter(cells -> cells[0].equals("tool"))
                    .map(cells -> cells[1]);
            return Stream.concat(Stream.of("com.github.copilot.tool.CopilotTool"), ofLibraries)
                    .collect(Collectors.toSet());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
