package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.Param;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R7.8 without companion, as far as the cases do not prove it. */
@SuppressWarnings("unused")
class ConstraintsTest {
    record Most(@DecimalMax("1e999999999") BigInteger it) {}

    record Least(@DecimalMin("1e-999999999") BigDecimal it) {}

    record Precise(@DecimalMin("0.12345678901234567890") BigDecimal it) {}

    record Next(@DecimalMin(value = "9223372036854775807", inclusive = false) long none) {}

    record Flagged(@Pattern(regexp = "a", flags = Pattern.Flag.CASE_INSENSITIVE) String it) {}

    record Translated(@Pattern(regexp = "\\p{Alpha}") String it) {}

    record Wrong(@Pattern(regexp = "(") String it) {}

    record Composed(@Between String it) {}

    record Counted(@Digits(integer = 3, fraction = 1) BigDecimal it) {}

    /** A constraint that is not public. */
    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Size(max = 3)
    @interface Between {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    record Held(@Size(max = 2) byte[] bytes, @Pattern(regexp = "[a-f]+") UUID id, @Pattern(regexp = "x") char sign) {}

    private static ToolDefinition of(Class<?> type) {
        return ToolDefinition.from("take", "Takes.", Param.of(type, "it", "It."), it -> "taken");
    }

    private static String refused(ToolDefinition tool, String it) throws JsonProcessingException {
        JsonNode arguments = RpcMapper.INSTANCE.readTree("{\"it\":" + it + "}");
        Object answer = tool.handler()
                .invoke(new ToolInvocation().setArguments(arguments))
                .join();
        return answer instanceof ToolResultObject result ? result.error() : null;
    }

    @Test
    void every_check_of_the_table_is_made() {
        for (String each : Constraints.Table.ROWS.keySet()) {
            if (each.charAt(0) == '@' || each.startsWith("digits")) {
                continue;
            }
            for (Class<?> type : List.of(String.class, int.class, boolean.class)) {
                new Constraints(false, false, Map.of(each, List.of("1", "0")))
                        .apply(Shape.plain(type), new HashMap<>());
            }
        }
    }

    /** The schema of a companion would show what a double cannot hold, translated or expanded. */
    @ParameterizedTest
    @ValueSource(
            classes = {
                Most.class,
                Least.class,
                Precise.class,
                Flagged.class,
                Translated.class,
                Wrong.class,
                Composed.class,
                Counted.class
            })
    void what_only_the_compiler_shows_is_refused(Class<?> type) {
        String message =
                assertThrows(IllegalArgumentException.class, () -> of(type)).getMessage();
        assertTrue(message.contains("not supported without a companion"), message);
    }

    @Test
    void an_exclusive_end_of_integers_is_the_next_integer() throws JsonProcessingException {
        ToolDefinition tool = of(Next.class);
        assertTrue(tool.parameters().toString().contains("minimum=9223372036854775808"));
        assertEquals(
                "Tool take: argument 'it.none' must be at least 9223372036854775808, but was 1.",
                refused(tool, "{\"none\":1}"));
    }

    @Test
    void constraints_on_text_hold_whatever_is_made_of_it() throws JsonProcessingException {
        ToolDefinition tool = of(Held.class);
        assertTrue(tool.parameters().toString().contains("bytes={type=string, contentEncoding=base64}"));
        String zero = "00000000-0000-0000-0000-000000000000";
        assertEquals(
                "Tool take:\n- argument 'it.bytes' must be base64 text of at most 2 bytes, but was \"YWJj\".\n"
                        + "- argument 'it.id' must be a string that matches [a-f]+, but was \"" + zero + "\".\n"
                        + "- argument 'it.sign' must be a string that matches x, but was \"y\".",
                refused(tool, "{\"bytes\":\"YWJj\",\"id\":\"" + zero + "\",\"sign\":\"y\"}"));
    }
}
