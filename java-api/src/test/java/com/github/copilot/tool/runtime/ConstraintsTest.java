package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Faults.faultOf;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SPEC R7.8: Bean Validation's constraints are enforced before the tool method is called. */
class ConstraintsTest {
    private static Arguments met(Executable check) {
        return Arguments.of(check, null);
    }

    private static Arguments broken(Executable check, String text) {
        return Arguments.of(check, "argument 'a' must be " + text + ".");
    }

    static Stream<Arguments> checks() {
        BigDecimal tenth = new BigDecimal("0.1");
        BigInteger ten = BigInteger.TEN;
        Pattern letters = Pattern.compile("[a-z]+");
        return Stream.of(
                met(() -> Constraints.atLeast(5, 5, "a")),
                broken(() -> Constraints.atLeast(4, 5, "a"), "at least 5, but was 4"),
                met(() -> Constraints.atLeast(0.1, 0.1, "a")),
                broken(() -> Constraints.atLeast(4.5, 5.0, "a"), "at least 5, but was 4.5"),
                met(() -> Constraints.atLeast(new BigDecimal("0.10"), tenth, "a")),
                broken(() -> Constraints.atLeast(BigDecimal.ZERO, tenth, "a"), "at least 0.1, but was 0"),
                broken(() -> Constraints.atLeast(BigInteger.ONE, ten, "a"), "at least 10, but was 1"),
                met(() -> Constraints.atMost(5, 5, "a")),
                broken(() -> Constraints.atMost(6, 5, "a"), "at most 5, but was 6"),
                broken(() -> Constraints.atMost(5.5, 5.0, "a"), "at most 5, but was 5.5"),
                broken(() -> Constraints.atMost(BigDecimal.ONE, tenth, "a"), "at most 0.1, but was 1"),
                broken(() -> Constraints.atMost(new BigInteger("11"), ten, "a"), "at most 10, but was 11"),
                met(() -> Constraints.moreThan(0.1, 0, "a")),
                broken(() -> Constraints.moreThan(0.0, 0, "a"), "more than 0, but was 0.0"),
                broken(() -> Constraints.moreThan(tenth, tenth, "a"), "more than 0.1, but was 0.1"),
                met(() -> Constraints.lessThan(-0.1, 0, "a")),
                broken(() -> Constraints.lessThan(0.0, 0, "a"), "less than 0, but was 0.0"),
                broken(() -> Constraints.lessThan(tenth, tenth, "a"), "less than 0.1, but was 0.1"),
                met(() -> Constraints.textSize("ab", 1, 2, "a")),
                broken(() -> Constraints.textSize("", 1, 3, "a"), "a string of 1 to 3 characters, but was \"\""),
                broken(
                        () -> Constraints.textSize("\ud83d\ude00", 0, 1, "a"),
                        "a string of at most 1 character, but was \"\ud83d\ude00\""),
                broken(
                        () -> Constraints.textSize("", 1, Integer.MAX_VALUE, "a"),
                        "a string of at least 1 character, but was \"\""),
                broken(() -> Constraints.textSize("x", 3, 3, "a"), "a string of exactly 3 characters, but was \"x\""),
                broken(
                        () -> Constraints.elementCount(List.of(), 1, Integer.MAX_VALUE, "a"),
                        "an array of at least 1 element, but was []"),
                broken(
                        () -> Constraints.arrayLength(3, "x", 0, 2, "a"),
                        "an array of at most 2 elements, but was \"x\""),
                broken(() -> Constraints.memberCount(Map.of(), 2, 4, "a"), "an object of 2 to 4 members, but was {}"),
                met(() -> Constraints.notBlank(" x", "a")),
                broken(() -> Constraints.notBlank(" \u2003", "a"), "a string that is not blank, but was \" \u2003\""),
                met(() -> Constraints.matches("abc", letters, "a")),
                broken(
                        () -> Constraints.matches("abc1", letters, "a"),
                        "a string that matches [a-z]+, but was \"abc1\""));
    }

    @ParameterizedTest
    @MethodSource("checks")
    void a_constraint_is_met_or_said(Executable check, String text) {
        if (text == null) {
            assertDoesNotThrow(check);
        } else {
            assertEquals(text, faultOf(check));
        }
    }

    @Test
    void an_expression_that_does_not_compile_harms_its_own_tool_only() {
        assertNull(Constraints.compiled("(", 0));
        assertNull(Constraints.compiled("(".repeat(1_000_000), 0));
        IllegalStateException broken =
                assertThrows(IllegalStateException.class, () -> Constraints.matches("a", null, "word"));
        assertEquals(
                "The @Pattern of 'word' is no regular expression that java.util.regex compiles.", broken.getMessage());
    }

    @Test
    void a_pattern_that_exhausts_the_stack_does_not_match() {
        Pattern pattern = Pattern.compile("(a|b)*");
        assertThrows(Fault.class, () -> Constraints.matches("ab".repeat(500_000), pattern, "a"));
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
        assertDoesNotThrow(() -> Constraints.email(address, "a"));
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
                new Fault("a", "an email address", address).text(""), faultOf(() -> Constraints.email(address, "a")));
    }

    @Test
    void the_parts_of_an_email_address_are_bounded() {
        String label = "x".repeat(63);
        assertDoesNotThrow(() -> Constraints.email("x".repeat(64) + "@" + label, "a"));
        assertThrows(Fault.class, () -> Constraints.email("x".repeat(65) + "@b", "a"));
        assertThrows(Fault.class, () -> Constraints.email("a@" + label + "x", "a"));
        assertDoesNotThrow(() -> Constraints.email("a@" + (label + ".").repeat(3) + label, "a"));
        assertThrows(Fault.class, () -> Constraints.email("a@" + (label + ".").repeat(4) + "x", "a"));
    }
}
