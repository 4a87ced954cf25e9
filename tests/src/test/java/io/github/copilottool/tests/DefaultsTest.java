package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Defaults that only a JVM can judge are checked when the definitions are made (R4.6). */
@Tag("R4.6")
class DefaultsTest {
    private static final String SOURCE =
            """
            import com.fasterxml.jackson.annotation.JsonFormat;
            import com.fasterxml.jackson.annotation.JsonValue;
            import com.github.copilot.tool.CopilotTool;
            import com.github.copilot.tool.CopilotToolParam;
            import jakarta.validation.constraints.Future;
            import jakarta.validation.constraints.Pattern;
            import java.nio.charset.Charset;
            import java.time.LocalDate;
            import java.util.List;

            class Expressions {
                @CopilotTool("Reads.")
                public String read(
                        @CopilotToolParam(value = "D.", defaultValue = "b")
                        @Pattern(regexp = "A", flags = Pattern.Flag.CASE_INSENSITIVE) String text, int n) {
                    return text;
                }
            }

            class Clocks {
                @CopilotTool("Reads.")
                public String read(
                        @CopilotToolParam(value = "D.", defaultValue = "2020-01-01") @Future LocalDate day, int n) {
                    return "" + day;
                }
            }

            class Codes {
                enum Level {
                    HIGH;
                    @JsonValue public String code() { return "h"; }
                }
                @CopilotTool("Reads.")
                public String read(@CopilotToolParam(value = "D.", defaultValue = "HIGH") Level level, int n) {
                    return "" + level;
                }
            }

            class Constructors {
                record Odd(int n) {
                    Odd {
                        if (n % 2 == 0) {
                            throw new IllegalArgumentException("even");
                        }
                    }
                }
                @CopilotTool("Reads.")
                public String first(@CopilotToolParam(value = "D.", defaultValue = "[{\\"n\\": 1}]") List<Odd> all, int n) {
                    return "" + all;
                }
                @CopilotTool("Reads.")
                public String read(@CopilotToolParam(value = "D.", defaultValue = "[{\\"n\\": 2}]") List<Odd> all, int n) {
                    return "" + all;
                }
            }

            class Texts {
                @CopilotTool("Reads.")
                public static String read(@CopilotToolParam(value = "D.", defaultValue = "UTF-9") Charset set, int n) {
                    return "" + set;
                }
            }

            class Records {
                record Flat(
                        @CopilotToolParam(value = "D.", defaultValue = "31.2.2026")
                        @JsonFormat(pattern = "d.M.uuuu", lenient = com.fasterxml.jackson.annotation.OptBoolean.FALSE)
                        LocalDate day, int n) {}
                @CopilotTool("Reads.")
                public String read(Flat flat) {
                    return "" + flat;
                }
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"linked", "embedded"})
    void a_wrong_default_that_the_compiler_cannot_judge_is_found_at_the_first_definitions(String form) {
        Path work = Run.WORK.resolve("defaults-" + form);
        Tree.emptied(work);
        Path source = work.resolve("input").resolve("Defaults.java");
        Tree.write(source, SOURCE);
        Surface api = Surface.of(List.of());
        List<String> options = List.of("-Acopilot.experimental.allowed=true", "-Acopilot.tool.runtime=" + form);
        Compilation compilation = new Compilation(
                work.resolve("input"),
                List.of(source),
                api.classPath(),
                List.of(Built.processor()),
                work.resolve("generated"),
                work.resolve("classes"),
                options);
        Compilation.Outcome outcome = Run.unrecorded(compilation::run);
        assertTrue(outcome.succeeded(), () -> outcome.reported().toString());
        ClassLoader loader = Run.loader(List.of(work.resolve("classes")), api.loader());
        String begin = "Tool read: the default ";
        assertRefused(
                loader,
                "Expressions",
                begin + "\"b\" cannot be used: argument 'text' must be a string that matches A, but was \"b\".");
        assertRefused(
                loader,
                "Clocks",
                begin + "\"2020-01-01\" cannot be used: argument 'day' must be in the future, but was \"2020-01-01\".");
        assertRefused(
                loader, "Codes", begin + "\"HIGH\" cannot be used: argument 'level' must be \"h\", but was \"HIGH\".");
        assertRefused(
                loader,
                "Constructors",
                begin + "[{\"n\":2}] cannot be used: argument 'all[0]' could not be accepted: the tool's own checks"
                        + " refused what was given.");
        assertRefused(
                loader,
                "Texts",
                begin + "\"UTF-9\" cannot be used: argument 'set' must be a character encoding such as UTF-8, but was"
                        + " \"UTF-9\".");
        assertRefused(
                loader,
                "Records",
                begin + "\"31.2.2026\" cannot be used: argument 'day' must be a date or time in the form d.M.uuuu, but"
                        + " was \"31.2.2026\".");
    }

    private static void assertRefused(ClassLoader loader, String toolClass, String message) {
        AssertionError error = assertThrows(AssertionError.class, () -> Tool.of(loader, toolClass));
        IllegalStateException refused = assertInstanceOf(IllegalStateException.class, error.getCause());
        assertEquals(message, refused.getMessage());
    }
}
