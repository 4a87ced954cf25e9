package com.github.copilot.tool.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ReflectedReading;
import jakarta.validation.Constraint;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** R7.8 without companion, as far as the cases do not prove it. */
@SuppressWarnings("unused")
class ConstraintsTest {
    record Ends(
            @DecimalMax(value = "1e999999999", inclusive = false) BigInteger most,
            @DecimalMin(value = "1e-999999999", inclusive = false) BigInteger least,
            @DecimalMin("-1e-999999999") BigDecimal part,
            @DecimalMin(value = "9223372036854775807", inclusive = false) long none) {}

    /** A constraint that is not public, and composed of itself, too. */
    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Between
    @Size
    @Pattern.List({@Pattern(regexp = "[a-z]*"), @Pattern(regexp = ".*x")})
    @interface Between {
        @OverridesAttribute.List({
            @OverridesAttribute(constraint = Size.class, name = "min"),
            @OverridesAttribute(constraint = Size.class, constraintIndex = 0, name = "max")
        })
        int size() default 2;

        // There is no second @Size.
        @OverridesAttribute(constraint = Size.class, constraintIndex = 1, name = "max")
        int none() default 7;

        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    record Words(@Between String two, @Between(size = 3) String three, @Between(groups = Words.class) String any) {}

    record Held(@Size(max = 2) byte[] bytes, @Pattern(regexp = "[a-f]+") UUID id, @Pattern(regexp = "x") char sign) {}

    @Retention(RetentionPolicy.RUNTIME)
    @JacksonAnnotationsInside
    @JsonProperty("renamed")
    @Size(max = 3)
    @interface Renamed {}

    record Rest(@Renamed String text, @JsonAnySetter Map<String, @Size(max = 2) String> rest) {}

    private static JsonNode property(ToolDefinition tool, String name) {
        return RpcMapper.INSTANCE
                .valueToTree(tool.parameters())
                .path("properties")
                .path(name);
    }

    private static ToolDefinition only(Object tools) {
        return ToolDefinition.fromObject(tools).get(0);
    }

    private static String refused(ToolDefinition tool, String arguments) throws JsonProcessingException {
        ToolInvocation invocation = new ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments));
        Object answer = tool.handler().invoke(invocation).join();
        return answer instanceof ToolResultObject result ? result.error() : null;
    }

    @Test
    void every_check_of_the_table_is_made() {
        for (String row : Tables.rows("runtime/constraints.txt")) {
            String[] cells = row.split(" +");
            if (cells[0].charAt(0) != '@' && cells[1].equals("helper")) {
                // Null is valid for every check.
                ReflectedReading.check(cells[0].replaceFirst("\\(.*", ""), null, new int[9]);
            }
        }
        assertThrows(IllegalArgumentException.class, () -> ReflectedReading.check("unknown", null));
    }

    /** R7.1: a bound with more digits than Jackson reads is not written out, in the schema or for a comparison. */
    @Test
    void an_end_of_any_magnitude_is_only_enforced() throws JsonProcessingException {
        class Tools {
            @CopilotTool("Takes.")
            String take(Ends ends) {
                return "taken";
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals("{\"type\":\"integer\"}", property(tool, "most").toString());
        assertEquals(
                "{\"type\":\"integer\",\"minimum\":1}", property(tool, "least").toString());
        assertEquals("{\"type\":\"number\"}", property(tool, "part").toString());
        assertEquals(
                "{\"type\":\"integer\",\"minimum\":9223372036854775808}",
                property(tool, "none").toString());
        assertEquals(
                "Tool take:\n- argument 'least' must be at least 1, but was 0."
                        + "\n- argument 'none' must be at least 9223372036854775808, but was 1.",
                refused(tool, "{\"most\":5,\"least\":0,\"part\":0,\"none\":1}"));
        assertEquals(
                "Tool take: argument 'none' must be at least 9223372036854775808, but was 1.",
                refused(tool, "{\"most\":5,\"least\":1,\"part\":0,\"none\":1}"));
    }

    /** R8.2: Java decides whether an expression is valid; an invalid one affects only its own tool. */
    @Test
    void a_pattern_that_is_none_fails_the_calls_of_its_tool() {
        class Tools {
            @CopilotTool("Takes.")
            String broken(
                    @CopilotToolParam(name = "code", value = "A code.", required = false, defaultValue = "a")
                            @Pattern(regexp = "(")
                            String code) {
                return code;
            }

            @CopilotTool("Takes.")
            String whole() {
                return "whole";
            }
        }
        List<ToolDefinition> tools = ToolDefinition.fromObject(new Tools());
        assertEquals(
                "whole", tools.get(1).handler().invoke(new ToolInvocation()).join());
        CompletableFuture<Object> failed = tools.get(0).handler().invoke(new ToolInvocation());
        Throwable cause = assertThrows(CompletionException.class, failed::join).getCause();
        assertEquals("A @Pattern of the tool is no regular expression that this JVM compiles.", cause.getMessage());
    }

    @Test
    void a_composed_constraint_hands_its_values_on() throws JsonProcessingException {
        class Tools {
            @CopilotTool("Takes.")
            String take(Words words) {
                return "taken";
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals(
                "{\"type\":\"string\",\"minLength\":2,\"maxLength\":2,\"pattern\":\"^(?:[a-z]*)$\"}",
                property(tool, "two").toString());
        assertEquals(
                "{\"type\":\"string\",\"minLength\":3,\"maxLength\":3,\"pattern\":\"^(?:[a-z]*)$\"}",
                property(tool, "three").toString());
        assertEquals("{\"type\":\"string\"}", property(tool, "any").toString());
        assertEquals(
                "Tool take: argument 'three' must be a string that matches .*x, but was \"abc\".",
                refused(tool, "{\"two\":\"ax\",\"three\":\"abc\",\"any\":\"\"}"));
    }

    @Test
    void constraints_on_text_hold_whatever_is_made_of_it() throws JsonProcessingException {
        class Tools {
            @CopilotTool("Takes.")
            String take(Held held) {
                return "taken";
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals(
                "{\"type\":\"string\",\"contentEncoding\":\"base64\"}",
                property(tool, "bytes").toString());
        assertEquals(
                "Tool take:\n- argument 'bytes' must be base64 text of at most 2 bytes, but was \"YWJj\".\n"
                        + "- argument 'id' must be a string that matches [a-f]+, but was"
                        + " \"00000000-0000-0000-0000-000000000000\".\n"
                        + "- argument 'sign' must be a string that matches x, but was \"y\".",
                refused(tool, "{\"bytes\":\"YWJj\",\"id\":\"00000000-0000-0000-0000-000000000000\",\"sign\":\"y\"}"));
    }

    /** R7.7: Jackson expands a bundle of annotations, a validator does not. */
    @Test
    void what_an_any_setter_takes_has_its_constraints_and_a_bundle_has_none() {
        class Tools {
            @CopilotTool("Takes.")
            String take(Rest rest) {
                return "taken";
            }
        }
        ToolDefinition tool = only(new Tools());
        assertEquals("{\"type\":\"string\"}", property(tool, "renamed").toString());
        assertEquals(
                "{\"type\":\"string\",\"maxLength\":2}",
                RpcMapper.INSTANCE
                        .valueToTree(tool.parameters())
                        .path("additionalProperties")
                        .toString());
    }
}
