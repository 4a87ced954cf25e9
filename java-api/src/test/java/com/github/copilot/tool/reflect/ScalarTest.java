package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.Param;
import com.github.copilot.tool.runtime.ArgumentError;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tools of strings, numbers, booleans and enums. */
class ScalarTest {
    private static final Path TABLE = Path.of("src/main/resources/com/github/copilot/tool/runtime/jdk-types.txt");

    enum Color {
        RED
    }

    /** The program that a new JVM runs. */
    public static void main(String[] arguments) {
        Param<Color> color = Param.of(Color.class, "color", "One.").defaultValue("RED");
        Param<Integer> count = Param.of(Integer.class, "count", "How many.").defaultValue("010");
        Param<Boolean> large = Param.of(boolean.class, "large", "Whether.");
        ToolDefinition.from("paint", "Paints.", color, count, (one, many) -> one.name() + many);
        ToolDefinition.fromWithToolInvocation("grow", "Grows.", large, (is, call) -> is);
    }

    @Test
    void the_scalars_are_those_of_the_table() throws IOException, ClassNotFoundException {
        int found = 0;
        for (String line : Files.readAllLines(TABLE)) {
            String[] cells = line.split(" +");
            if (!line.startsWith("#") && cells.length > 4 && cells[4].endsWith("Value") && !cells[0].equals("char[]")) {
                Class<?> type = cells[0].equals("byte[]") ? byte[].class : Class.forName(cells[0]);
                Shape scalar = new Shapes().value(TypeUse.of(type), "it").shape();
                assertEquals(cells[1], scalar.json, line);
                assertEquals(cells[3].equals("yes"), scalar.row.isKey(), line);
                // Null is refused for every type; a type that cannot be read is a mistake of the program.
                assertThrows(ArgumentError.class, () -> scalar.plainValue(null, false), line);
                found++;
            }
        }
        assertTrue(found >= 14);
    }

    /** The examples that the core's test reads, too, in {@code rust-core/text/src/numbers/tests.rs}. */
    static List<String> defaults() throws IOException {
        return Files.readAllLines(Path.of("../tests/default-numbers.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    /** A number with a large exponent is refused. */
    @ParameterizedTest
    @MethodSource("defaults")
    void a_number_in_a_default_is_the_one_that_the_core_reads_or_refused(String example) {
        Shape decimal = Shape.plain(BigDecimal.class);
        String[] numbers = example.substring(1).split(" ");
        try {
            Object read = decimal.defaultOf(example.charAt(0) == '+' ? numbers[0] : example.substring(1));
            assertEquals('+', example.charAt(0));
            assertEquals(0, new BigDecimal(read.toString()).compareTo(new BigDecimal(numbers[1])), read.toString());
        } catch (UnusableTool refused) {
            boolean isLarge = refused.getMessage().endsWith("its exponent is too large");
            assertTrue(example.charAt(0) == '-' || isLarge, refused.getMessage());
        }
    }

    @Test
    void they_need_no_mapper_and_no_regular_expression(@TempDir Path folder) throws IOException, InterruptedException {
        Path log = folder.resolve("loaded.txt");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load,class+init=info:file=" + log,
                "-cp",
                System.getProperty("jdk.module.path") + ":" + System.getProperty("java.class.path")
                        + ":target/classes:target/test-classes",
                ScalarTest.class.getName());
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
        String loaded = Files.readString(log, StandardCharsets.UTF_8);
        assertTrue(loaded.contains("com.github.copilot.tool.reflect.Shape"), loaded);
        assertFalse(loaded.contains("com.fasterxml.jackson.databind."), loaded);
        int first = loaded.indexOf("com.github.copilot.tool.Param ");
        assertFalse(loaded.substring(first).contains("java.util.regex."), loaded);
    }
}
