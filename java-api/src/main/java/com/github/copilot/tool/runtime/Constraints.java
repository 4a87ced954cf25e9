package com.github.copilot.tool.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Bean Validation's constraints on values that generated code has read (SPEC R7.8).
 *
 * <p>Each method returns where the value meets the constraint and throws a {@link Fault} where it does not. Bean
 * Validation holds {@code null} valid for all of them: whoever calls leaves null out. All bounds that are called least
 * and most are inclusive.
 */
final class Constraints {
    private Constraints() {}

    /** Min, PositiveOrZero of whole numbers. */
    static void atLeast(long value, long bound, String path) {
        if (value < bound) {
            throw new Fault(path, "at least ".concat(Long.toString(bound)), value);
        }
    }

    /** Min, DecimalMin, PositiveOrZero of floating numbers. */
    static void atLeast(double value, double bound, String path) {
        if (value < bound) {
            throw new Fault(path, "at least ".concat(decimalText(bound)), value);
        }
    }

    /** Min, DecimalMin, PositiveOrZero of decimals. */
    static void atLeast(BigDecimal value, BigDecimal bound, String path) {
        if (value.compareTo(bound) < 0) {
            throw new Fault(path, "at least ".concat(bound.toString()), value);
        }
    }

    /** Min, DecimalMin, PositiveOrZero of big integers. */
    static void atLeast(BigInteger value, BigInteger bound, String path) {
        if (value.compareTo(bound) < 0) {
            throw new Fault(path, "at least ".concat(bound.toString()), value);
        }
    }

    /** Max, NegativeOrZero of whole numbers. */
    static void atMost(long value, long bound, String path) {
        if (value > bound) {
            throw new Fault(path, "at most ".concat(Long.toString(bound)), value);
        }
    }

    /** Max, DecimalMax, NegativeOrZero of floating numbers. */
    static void atMost(double value, double bound, String path) {
        if (value > bound) {
            throw new Fault(path, "at most ".concat(decimalText(bound)), value);
        }
    }

    /** Max, DecimalMax, NegativeOrZero of decimals. */
    static void atMost(BigDecimal value, BigDecimal bound, String path) {
        if (value.compareTo(bound) > 0) {
            throw new Fault(path, "at most ".concat(bound.toString()), value);
        }
    }

    /** Max, DecimalMax, NegativeOrZero of big integers. */
    static void atMost(BigInteger value, BigInteger bound, String path) {
        if (value.compareTo(bound) > 0) {
            throw new Fault(path, "at most ".concat(bound.toString()), value);
        }
    }

    /** Positive, exclusive DecimalMin of floating numbers. */
    static void moreThan(double value, double bound, String path) {
        if (value <= bound) {
            throw new Fault(path, "more than ".concat(decimalText(bound)), value);
        }
    }

    /** Positive, exclusive DecimalMin of decimals. */
    static void moreThan(BigDecimal value, BigDecimal bound, String path) {
        if (value.compareTo(bound) <= 0) {
            throw new Fault(path, "more than ".concat(bound.toString()), value);
        }
    }

    /** Negative, exclusive DecimalMax of floating numbers. */
    static void lessThan(double value, double bound, String path) {
        if (value >= bound) {
            throw new Fault(path, "less than ".concat(decimalText(bound)), value);
        }
    }

    /** Negative, exclusive DecimalMax of decimals. */
    static void lessThan(BigDecimal value, BigDecimal bound, String path) {
        if (value.compareTo(bound) >= 0) {
            throw new Fault(path, "less than ".concat(bound.toString()), value);
        }
    }

    /** Size, NotEmpty of text, in UTF-16 units. */
    static void textSize(CharSequence value, int least, int most, String path) {
        if (value.length() < least || value.length() > most) {
            throw new Fault(path, "a string of ".concat(span(least, most, "character")), value.toString());
        }
    }

    /** Size, NotEmpty of collections. */
    static void elementCount(Collection<?> value, int least, int most, String path) {
        arrayLength(value.size(), value, least, most, path);
    }

    /** Size, NotEmpty of arrays: the length, and the array to show; of primitive arrays null or anything else. */
    static void arrayLength(int length, Object value, int least, int most, String path) {
        if (length < least || length > most) {
            throw new Fault(path, "an array of ".concat(span(least, most, "element")), value);
        }
    }

    /** Size, NotEmpty of maps. */
    static void memberCount(Map<?, ?> value, int least, int most, String path) {
        if (value.size() < least || value.size() > most) {
            throw new Fault(path, "an object of ".concat(span(least, most, "member")), value);
        }
    }

    /** NotBlank: at least one character that is no white space. */
    static void notBlank(CharSequence value, String path) {
        if (value.toString().isBlank()) {
            throw new Fault(path, "a string that is not blank", value.toString());
        }
    }

    /**
     * The expression of a Pattern, compiled; {@code null} where it is none, so that the class that holds it loads all the
     * same and its other tools work.
     */
    static Pattern compiled(String expression, int flags) {
        try {
            return Pattern.compile(expression, flags);
        } catch (PatternSyntaxException | StackOverflowError broken) {
            return null;
        }
    }

    /** Pattern: the whole text matches. An expression that does not compile is the tool's fault, not the caller's. */
    static void matches(CharSequence value, Pattern pattern, String path) {
        if (pattern == null) {
            throw new IllegalStateException("The @Pattern of '"
                    .concat(path)
                    .concat("' is no regular expression that java.util.regex compiles."));
        }
        boolean matching;
        try {
            matching = pattern.matcher(value).matches();
        } catch (StackOverflowError tooDeep) {
            // java.util.regex recurses once per repetition of a group.
            matching = false;
        }
        if (!matching) {
            throw new Fault(path, "a string that matches ".concat(pattern.pattern()), value.toString());
        }
    }

    /**
     * Email. Bean Validation leaves the meaning to its providers; this is theirs without comments and quotes: a local
     * part of dot-separated words, at most 64 units, and a domain of dot-separated labels or an address in brackets, at
     * most 255. Letters beyond ASCII may stand on both sides. An empty string is no address.
     */
    static void email(CharSequence value, String path) {
        String address = value.toString();
        int at = address.lastIndexOf('@');
        if (at < 1
                || at > 64
                || address.length() - at > 256
                || !dotted(address, 0, at, "!#$%&'*+-/=?^_`{|}~", false)
                || !isDomain(address, at + 1)) {
            throw new Fault(path, "an email address", address);
        }
    }

    private static boolean isDomain(String address, int start) {
        int last = address.length() - 1;
        if (start < last && address.charAt(start) == '[' && address.charAt(last) == ']') {
            return dotted(address, start + 1, last, ":", false);
        }
        return dotted(address, start, last + 1, "-", true);
    }

    // Non-empty words between single dots, of letters, digits and the marks; a label has no hyphen at its ends.
    private static boolean dotted(String address, int start, int end, String marks, boolean labels) {
        int length = 0;
        for (int i = start; i < end; i++) {
            char unit = address.charAt(i);
            if (unit == '.') {
                if (length == 0 || (labels && address.charAt(i - 1) == '-')) {
                    return false;
                }
                length = 0;
            } else {
                length++;
                boolean mark = marks.indexOf(unit) >= 0;
                boolean letter = unit < 0x80 ? Character.isLetterOrDigit(unit) : !Character.isSpaceChar(unit);
                if ((!letter && !mark) || (labels && (length > 63 || (mark && length == 1)))) {
                    return false;
                }
            }
        }
        return length > 0 && !(labels && address.charAt(end - 1) == '-');
    }

    // "exactly 3 characters", "at least 1 element", "at most 5 members", "2 to 4 characters"
    private static String span(int least, int most, String unit) {
        StringBuilder out = new StringBuilder();
        if (least == most) {
            out.append("exactly ").append(least);
        } else if (most == Integer.MAX_VALUE) {
            out.append("at least ").append(least);
        } else if (least <= 0) {
            out.append("at most ").append(most);
        } else {
            out.append(least).append(" to ").append(most);
        }
        boolean one = most == 1 || (least == 1 && most == Integer.MAX_VALUE);
        return out.append(' ').append(unit).append(one ? "" : "s").toString();
    }

    // 5.0 is what Java prints and 5 what the schema says.
    private static String decimalText(double bound) {
        String digits = Double.toString(bound);
        return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
    }
}
