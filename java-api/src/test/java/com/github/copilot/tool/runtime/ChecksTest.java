package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R7.8: Bean Validation's constraints are enforced before the tool method is called. */
class ChecksTest {
    private static final Reading READING = TestReading.of(new ToolInvocation());

    @Test
    void an_expression_that_does_not_compile_harms_its_own_tool_only() {
        assertNull(Checks.compiled("(", 0));
        assertNull(Checks.compiled("(".repeat(1_000_000), 0));
        AssertionError broken = assertThrows(AssertionError.class, () -> READING.matches("a", null));
        assertEquals("A @Pattern of the tool is no regular expression that this JVM compiles.", broken.getMessage());
    }

    /** R5.8: the patterns of a call share a budget of steps. */
    @Test
    void a_pattern_that_takes_too_many_steps_ends() {
        Pattern slow = Pattern.compile("(.*a){12}");
        Reading reading = TestReading.of(new ToolInvocation());
        String text = "argument 'a' could not be checked: a pattern takes too many steps for this text.";
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertEquals(
                    text,
                    errorOf(() ->
                            Reading.requireNone(reading.matches("a".repeat(30).concat("!"), slow))));
            assertEquals(text, errorOf(() -> Reading.requireNone(reading.matches("b", Pattern.compile("b")))));
        });
        assertDoesNotThrow(() -> Reading.requireNone(READING.matches("b", Pattern.compile("b"))));
    }

    /** R5.8: zeros at the end are not stripped one by one, which would take minutes here. */
    @Test
    void many_zeros_at_the_end_of_a_fraction_are_not_counted() {
        BigDecimal zeros = new BigDecimal("1.5".concat("0".repeat(9_990)));
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (int i = 0; i < 1_000; i++) {
                assertNull(Checks.digits(zeros, 1, 1));
            }
        });
        assertNotNull(Checks.digits(zeros, 1, 0));
        assertNotNull(Checks.digits(zeros, 0, 1));
        assertNotNull(Checks.digits(new BigDecimal("1e-2147483647"), 1, 1));
        assertNull(Checks.digits(new BigDecimal("0e-2147483647"), 1, 1));
        assertNull(Checks.digits(new BigDecimal("10e-1"), 1, 0));
    }

    /** R5.8. */
    @Test
    void digits_are_counted_in_texts_of_at_most_1000_characters() {
        assertNull(Checks.digitsOfText("0".repeat(999).concat("1"), 1, 0));
        assertNotNull(Checks.digitsOfText("0".repeat(1_000).concat("1"), 1, 0));
    }

    @Test
    void a_pattern_that_exhausts_the_stack_does_not_match() {
        Pattern pattern = Pattern.compile("(a|b)*");
        assertThrows(ArgumentError.class, () -> Reading.requireNone(READING.matches("ab".repeat(500_000), pattern)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a@b",
                "a.b+c@example.com",
                "a@b-c.de",
                "\u00fc@b\u00fccher.de",
                "a@[127.0.0.1]",
                "a@[IPv6:2001:db8::1]",
                "{x}@y.z",
                "\"a b\"@c",
                "\"a@\\\"b\"@c"
            })
    void an_email_address_passes(String address) {
        assertDoesNotThrow(() -> Reading.requireNone(Checks.email(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "@b",
                "a@",
                "a@@b",
                "a b@c",
                ".a@b",
                "a.@b",
                "a..b@c",
                "a@b.",
                "a@.b",
                "a@b..c",
                "a@-b",
                "a@b-",
                "a@b-.c",
                "a@b_c",
                "a@b c",
                "\"a\"b\"@c",
                "\"a@c",
                "\"a\\\"@c",
                "\"\n\"@c",
                "a\u00a0@b",
                "a@[",
                "a@[]"
            })
    void what_is_no_email_address_does_not(String address) {
        assertEquals(
                new ArgumentError("an email address", address).prependPath("a").sentence(),
                errorOf(() -> Reading.requireNone(Checks.email(address))));
    }

    @Test
    void the_parts_of_an_email_address_are_bounded() {
        String label = "x".repeat(63);
        assertDoesNotThrow(() -> Reading.requireNone(Checks.email("x".repeat(64) + "@" + label)));
        assertThrows(ArgumentError.class, () -> Reading.requireNone(Checks.email("x".repeat(65) + "@b")));
        assertThrows(ArgumentError.class, () -> Reading.requireNone(Checks.email("a@" + label + "x")));
        assertDoesNotThrow(() -> Reading.requireNone(Checks.email("a@" + (label + ".").repeat(3) + label)));
        assertThrows(
                ArgumentError.class, () -> Reading.requireNone(Checks.email("a@" + (label + ".").repeat(4) + "x")));
    }
}
