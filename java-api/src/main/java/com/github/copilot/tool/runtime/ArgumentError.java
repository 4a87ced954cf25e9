package com.github.copilot.tool.runtime;

import java.util.Collection;
import java.util.Map;

/** What is wrong with one argument, in words for the model (SPEC R5.3). */
final class ArgumentError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 100;

    private String path = "";
    private String key;
    private boolean isOfWholeArgument;
    private final String problem;
    private final String came;

    /**
     * Says what was expected and what came instead.
     *
     * @param expected what follows "must be": a noun phrase ("a string") or a comparison ("at least 5")
     * @param value what came; of {@code null} the error says that the argument is required
     */
    ArgumentError(String expected, Object value) {
        super(null, null, false, false);
        this.problem = value == null ? "is required" : "must be ".concat(expected);
        this.came = value == null ? null : shown(value);
    }

    /**
     * Says what is wrong without showing what came.
     *
     * @param problem what follows the argument's name, in words that fit one argument and several ("could not be ...")
     */
    ArgumentError(String problem) {
        super(null, null, false, false);
        this.problem = problem;
        this.came = null;
    }

    /** An argument that is nested too deeply (R5.8): its path, which would be as long, ends with the argument. */
    static ArgumentError tooDeep() {
        ArgumentError error = new ArgumentError("must be nested at most 1000 levels deep");
        error.isOfWholeArgument = true;
        return error;
    }

    /**
     * Places this error inside a value that was being read.
     *
     * @param step the name of an argument or member, or the place of an element ({@code [4]}), of that value
     * @return this
     */
    ArgumentError prependPath(String step) {
        if (path.isEmpty() || isOfWholeArgument) {
            path = step;
        } else if (path.charAt(0) == '[') {
            path = step.concat(path);
        } else {
            path = step.concat(".").concat(path);
        }
        return this;
    }

    /**
     * Says that this error is one of a map's key.
     *
     * @param name the key as it came
     * @return this
     */
    ArgumentError ofKey(String name) {
        key = name;
        return this;
    }

    /** Argument, what was expected and what came: a sentence that begins with a small letter. */
    String text() {
        boolean isRoot = path.isEmpty();
        StringBuilder out = new StringBuilder();
        if (key != null) {
            quote(key, out.append("the key "), MOST_SHOWN + 8);
            out.append(" of ");
        }
        if (isRoot) {
            out.append("the arguments ");
        } else {
            out.append("argument '").append(path).append("' ");
        }
        out.append(problem);
        if (came != null) {
            out.append(isRoot && key == null ? ", but were " : ", but was ").append(came);
        }
        return out.append('.').toString();
    }

    // JSON, of which 100 characters are shown; a string keeps its closing quote.
    private static String shown(Object value) {
        StringBuilder out = new StringBuilder();
        if (value instanceof String) {
            String text = (String) value;
            boolean isLong = text.length() > MOST_SHOWN;
            quote(isLong ? text.substring(0, MOST_SHOWN).concat("...") : text, out, Integer.MAX_VALUE);
            return out.toString();
        }
        write(value, out);
        if (out.length() <= MOST_SHOWN) {
            return out.toString();
        }
        out.setLength(Character.isHighSurrogate(out.charAt(MOST_SHOWN - 1)) ? MOST_SHOWN - 1 : MOST_SHOWN);
        return out.append("...").toString();
    }

    // Ends early once there is more than can be shown. Each level adds a character, so that the recursion ends, too.
    private static void write(Object value, StringBuilder out) {
        String between = "";
        if (out.length() > MOST_SHOWN) {
            return;
        }
        if (value instanceof Map) {
            out.append('{');
            for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                quote(String.valueOf(member.getKey()), out.append(between), MOST_SHOWN);
                write(member.getValue(), out.append(':'));
                between = ",";
                if (out.length() > MOST_SHOWN) {
                    return;
                }
            }
            out.append('}');
        } else if (value instanceof Collection) {
            out.append('[');
            for (Object element : (Collection<?>) value) {
                write(element, out.append(between));
                between = ",";
                if (out.length() > MOST_SHOWN) {
                    return;
                }
            }
            out.append(']');
        } else if (value instanceof String) {
            quote((String) value, out, MOST_SHOWN);
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            out.append(value.getClass().isArray() ? "an array" : value.toString());
        }
    }

    /**
     * Appends a JSON string literal, ending early, with the quote, once {@code out} is longer than the limit. A lone
     * surrogate is written as an escape: JSON cannot contain it as it is.
     */
    static void quote(String content, StringBuilder out, int limit) {
        out.append('"');
        for (int i = 0; i < content.length() && out.length() <= limit; i++) {
            char unit = content.charAt(i);
            if (unit == '"' || unit == '\\') {
                out.append('\\').append(unit);
            } else if (unit == '\n') {
                out.append("\\n");
            } else if (Character.isHighSurrogate(unit)
                    && i + 1 < content.length()
                    && Character.isLowSurrogate(content.charAt(i + 1))) {
                out.append(unit).append(content.charAt(++i));
            } else if (unit < ' ' || Character.isSurrogate(unit)) {
                String hex = Integer.toHexString(unit);
                out.append("\\u").append("0000", hex.length(), 4).append(hex);
            } else {
                out.append(unit);
            }
        }
        out.append('"');
    }
}
