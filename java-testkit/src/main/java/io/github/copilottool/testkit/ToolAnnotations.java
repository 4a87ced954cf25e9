package io.github.copilottool.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

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
        Set<String> names = new HashSet<>(Set.of("com.github.copilot.tool.CopilotTool"));
        try (InputStream table = ToolAnnotations.class.getResourceAsStream("tool-annotations.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] cells = line.strip().split("\\s+", 3);
                if (cells[0].equals("tool")) {
                    names.add(cells[1]);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return names;
    }
}
