package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Arguments.plain;
import static com.github.copilot.tool.runtime.Arguments.quote;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/**
 * An argument that cannot reach the tool, with what the model is told about it (SPEC R5.3).
 *
 * <p>It renders what came when it is made, at most 100 characters of it, so that neither a huge argument nor a cyclic
 * one costs more than those.
 */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int SHOWN = 100;
    private static final int SHOWN_PATH = 500;
    private static final int PRINTED_BITS = 4096;

    private String path;
    private final String expected;
    private final String came;

    /**
     * Says what was expected and what came instead.
     *
     * @param path where the value is, such as {@code items[4].price}; empty for the tool's arguments as a whole
     * @param expected what follows "must be": a noun phrase ("a string") or a comparison ("at least 5")
     * @param value what came; {@code null} reads as "missing or null"
     */
    Fault(String path, String expected, Object value) {
        super(null, null, false, false);
        this.path = path;
        this.expected = "must be ".concat(expected);
        this.came = shown(value);
    }

    /**
     * Says what is wrong without showing what came.
     *
     * @param path where the value is; empty for the tool's arguments as a whole
     * @param problem what follows the argument's name, in words that fit one argument and several ("could not be ...")
     */
    Fault(String path, String problem) {
        super(null, null, false, false);
        this.path = path;
        this.expected = problem;
        this.came = null;
    }

    /**
     * Places this fault inside a value that was being read.
     *
     * @param prefix the path of that value; empty changes nothing
     * @return this
     */
    Fault under(String prefix) {
        if (path.isEmpty()) {
            path = prefix;
        } else if (!prefix.isEmpty()) {
            path = path.charAt(0) == '['
                    ? prefix.concat(path)
                    : prefix.concat(".").concat(path);
        }
        return this;
    }

    /**
     * The sentence for the model.
     *
     * @param tool the tool's name
     * @return tool, argument, what was expected and what came
     */
    String text(String tool) {
        return "Tool ".concat(tool).concat(": ").concat(getMessage());
    }

    @Override
    public String getMessage() {
        StringBuilder out = new StringBuilder();
        if (path.isEmpty()) {
            out.append("the arguments ");
        } else {
            out.append("argument '");
            cut(out.append(path), out.length() - path.length() + SHOWN_PATH);
            out.append("' ");
        }
        out.append(expected);
        if (came != null) {
            out.append(path.isEmpty() ? ", but were " : ", but was ").append(came);
        }
        return out.append('.').toString();
    }

    private static String shown(Object value) {
        Object shown = plain(value);
        if (shown == null) {
            return "missing or null";
        }
        StringBuilder out = new StringBuilder();
        if (shown instanceof String) {
            // The quotes stand outside of the 100 characters.
            quote((String) shown, out, SHOWN + 1);
            if (out.length() > SHOWN + 2) {
                out.setLength(out.length() - 1);
                cut(out, SHOWN + 1);
                out.insert(out.length() - 3, '"');
            }
        } else {
            print(shown, out);
            cut(out, SHOWN);
        }
        return out.toString();
    }

    private static void cut(StringBuilder out, int limit) {
        if (out.length() > limit) {
            out.setLength(Character.isHighSurrogate(out.charAt(limit - 1)) ? limit - 1 : limit);
            out.append("...");
        }
    }

    // Every value prints at least one character and nothing is begun past the limit: that bounds depth and work.
    private static void print(Object value, StringBuilder out) {
        Object shown = plain(value);
        if (shown == null || shown instanceof Boolean) {
            out.append(shown);
        } else if (shown instanceof String || shown instanceof Character) {
            quote(shown.toString(), out, SHOWN);
        } else if (shown instanceof Number) {
            out.append(digits((Number) shown));
        } else if (shown instanceof Map) {
            printMembers((Map<?, ?>) shown, out);
        } else if (shown instanceof Collection) {
            printElements((Collection<?>) shown, out);
        } else if (shown instanceof Object[]) {
            printElements(Arrays.<Object>asList((Object[]) shown), out);
        } else {
            out.append("a value of type ").append(shown.getClass().getSimpleName());
        }
    }

    private static void printMembers(Map<?, ?> shown, StringBuilder out) {
        String separator = "{";
        for (Map.Entry<?, ?> member : shown.entrySet()) {
            out.append(separator);
            if (out.length() > SHOWN) {
                return;
            }
            quote(String.valueOf(member.getKey()), out, SHOWN);
            print(member.getValue(), out.append(": "));
            separator = ", ";
        }
        out.append(shown.isEmpty() ? "{}" : "}");
    }

    private static void printElements(Collection<?> shown, StringBuilder out) {
        String separator = "[";
        for (Object element : shown) {
            out.append(separator);
            if (out.length() > SHOWN) {
                return;
            }
            print(element, out);
            separator = ", ";
        }
        out.append(shown.isEmpty() ? "[]" : "]");
    }

    // A number's digits cost the square of their count.
    private static String digits(Number number) {
        BigInteger unscaled = BigInteger.ZERO;
        if (number instanceof BigInteger) {
            unscaled = (BigInteger) number;
        } else if (number instanceof BigDecimal) {
            unscaled = ((BigDecimal) number).unscaledValue();
        }
        return unscaled.bitLength() > PRINTED_BITS ? "a number of more than 1000 digits" : number.toString();
    }
}
