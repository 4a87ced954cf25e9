package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.TestReading.errorOf;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R7.8: Bean Validation's constraints are enforced before the tool method is called. */
class ChecksTest {
    private static final Reading READING = TestReading.of(new ToolInvocation());

    private static Arguments met(Executable check) {
        return Arguments.of(check, null);
    }

    private static Arguments broken(Executable check, String text) {
        return Arguments.of(check, "argument 'a' must be " + text + ".");
    }

    static Stream<Arguments> checks() {
        BigDecimal tenth = new BigDecimal("0.1");
        BigDecimal zero = BigDecimal.ZERO;
        Pattern letters = Pattern.compile("[a-z]+");
        return Stream.of(
                met(() -> Checks.atLeast(5, 5)),
                broken(() -> Checks.atLeast(4, 5), "at least 5, but was 4"),
                met(() -> Checks.atLeast(0.1, tenth)),
                broken(() -> Checks.atLeast(4.5, 5), "at least 5, but was 4.5"),
                met(() -> Checks.atLeast(new BigDecimal("0.10"), tenth)),
                broken(() -> Checks.atLeast(BigDecimal.ZERO, tenth), "at least 0.1, but was 0"),
                broken(() -> Checks.atLeast(BigInteger.ONE, 10), "at least 10, but was 1"),
                met(() -> Checks.atMost(5, 5)),
                broken(() -> Checks.atMost(6, 5), "at most 5, but was 6"),
                broken(() -> Checks.atMost(5.5, 5), "at most 5, but was 5.5"),
                broken(() -> Checks.atMost(BigDecimal.ONE, tenth), "at most 0.1, but was 1"),
                broken(() -> Checks.atMost(new BigInteger("11"), 10), "at most 10, but was 11"),
                met(() -> Checks.moreThan(0.1, zero)),
                broken(() -> Checks.moreThan(0.0, zero), "more than 0, but was 0.0"),
                broken(() -> Checks.moreThan(tenth, tenth), "more than 0.1, but was 0.1"),
                met(() -> Checks.lessThan(-0.1, zero)),
                broken(() -> Checks.lessThan(0.0, zero), "less than 0, but was 0.0"),
                broken(() -> Checks.lessThan(tenth, tenth), "less than 0.1, but was 0.1"),
                met(() -> Checks.textSize("ab", 1, 2)),
                broken(() -> Checks.textSize("", 1, 3), "a string of 1 to 3 characters, but was \"\""),
                broken(
                        () -> Checks.textSize("\ud83d\ude00", 0, 1),
                        "a string of at most 1 character, but was \"\ud83d\ude00\""),
                broken(
                        () -> Checks.textSize("", 1, Integer.MAX_VALUE),
                        "a string of at least 1 character, but was \"\""),
                broken(() -> Checks.textSize("x", 3, 3), "a string of exactly 3 characters, but was \"x\""),
                broken(
                        () -> Checks.elementCount(List.of(), 1, Integer.MAX_VALUE),
                        "an array of at least 1 element, but was []"),
                met(() -> Checks.atLeast("5", 5)),
                broken(() -> Checks.atLeast("4", 5), "at least 5, but was \"4\""),
                met(() -> Checks.atLeast("x", 5)),
                met(() -> Checks.atLeast(null, 5)),
                met(() -> Checks.textSize(null, 1, 2)),
                met(() -> Checks.textSize(List.of(), 1, 2)),
                broken(() -> Checks.textSize(12345, 1, 2), "a string of 1 to 2 characters, but was 12345"),
                broken(
                        () -> Checks.byteCount("YWJj", new byte[3], 0, 2),
                        "base64 text of at most 2 bytes, but was \"YWJj\""),
                met(() -> Checks.byteCount(null, null, 1, 2)),
                broken(
                        () -> Checks.differentCount(List.of(1, 1), Set.of(1), 2),
                        "an array of at least 2 different elements, but was [1,1]"),
                met(() -> Checks.differentCount(List.of(1, 2), Set.of(1, 2), 2)),
                broken(() -> Checks.memberCount(Map.of(), 2, 4), "an object of 2 to 4 members, but was {}"),
                met(() -> Checks.notBlank(" x")),
                broken(() -> Checks.notBlank(" \u2003"), "a string that is not blank, but was \" \u2003\""),
                met(() -> READING.matches("abc", letters)),
                broken(() -> READING.matches("abc1", letters), "a string that matches [a-z]+, but was \"abc1\""));
    }

    @ParameterizedTest
    @MethodSource("checks")
    void a_constraint_is_met_or_said(Executable check, String text) {
        if (text == null) {
            assertDoesNotThrow(check);
        } else {
            assertEquals(text, errorOf(check));
        }
    }

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
            assertEquals(text, errorOf(() -> reading.matches("a".repeat(30).concat("!"), slow)));
            assertEquals(text, errorOf(() -> reading.matches("b", Pattern.compile("b"))));
        });
        assertDoesNotThrow(() -> READING.matches("b", Pattern.compile("b")));
    }

    @Test
    void a_pattern_that_exhausts_the_stack_does_not_match() {
        Pattern pattern = Pattern.compile("(a|b)*");
        assertThrows(ArgumentError.class, () -> READING.matches("ab".repeat(500_000), pattern));
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
                "{x}@y.z"
            })
    void an_email_address_passes(String address) {
        assertDoesNotThrow(() -> Checks.email(address));
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
                "a\u00a0@b",
                "a@[",
                "a@[]"
            })
    void what_is_no_email_address_does_not(String address) {
        assertEquals(
                new ArgumentError("an email address", address).prependPath("a").sentence(),
                errorOf(() -> Checks.email(address)));
    }

    @Test
    void the_parts_of_an_email_address_are_bounded() {
        String label = "x".repeat(63);
        assertDoesNotThrow(() -> Checks.email("x".repeat(64) + "@" + label));
        assertThrows(ArgumentError.class, () -> Checks.email("x".repeat(65) + "@b"));
        assertThrows(ArgumentError.class, () -> Checks.email("a@" + label + "x"));
        assertDoesNotThrow(() -> Checks.email("a@" + (label + ".").repeat(3) + label));
        assertThrows(ArgumentError.class, () -> Checks.email("a@" + (label + ".").repeat(4) + "x"));
    }
}
