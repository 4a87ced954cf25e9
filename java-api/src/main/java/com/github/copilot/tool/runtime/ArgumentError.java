package com.github.copilot.tool.runtime;

import java.util.Collection;
import java.util.Map;

/**
 * The error of one argument (R5.3): its path, what was expected, and what came. Generated code throws it, and {@link
 * CompanionCall} answers with its sentence. The test kit reads the fields.
 */
public final class ArgumentError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 100;
    private static final int MOST_CAUSES = 10;

    /** The key of a map that is wrong, as JSON; null if a value is. */
    public String key;

    /** The path of the value, or of the map, in the arguments; empty for all arguments. */
    public String path = "";

    /** The words after "must be"; null if the problem is another. */
    public final String expected;

    /** The words after the argument's name. */
    public final String problem;

    /** The value that came, as it is shown; null if it is not. */
    public String came;

    /** The error of another value that was found next; null if there is none. */
    public ArgumentError next;

    /** The last of the errors that begin with this one, as {@link #chained} joins them. */
    private ArgumentError last = this;

    /** Whether its cause is not logged, which could contain a secret. */
    boolean isSilent;

    /** How many errors begin with this one. */
    int count = 1;

    /**
     * Creates the error of a value that is not what was expected.
     *
     * @param expected the words after "must be": a noun phrase ("a string") or a comparison ("at least 5")
     * @param value the value that came; for {@code null} the error says that the argument is required
     */
    public ArgumentError(String expected, Object value) {
        super(null, null, false, false);
        this.expected = value == null ? null : expected;
        this.problem = value == null ? "is required" : "must be ".concat(expected);
        this.came = value == null ? null : shown(value);
    }

    /**
     * Creates an error that does not show the value.
     *
     * @param problem the words after the argument's name, which fit one argument and several ("could not be ...")
     */
    ArgumentError(String problem) {
        super(null, null, false, false);
        this.expected = null;
        this.problem = problem;
        this.came = null;
    }

    /**
     * Creates an error of a value that the tool's own code did not accept (R5.6).
     *
     * @param cause the exception of that code, which is for the developer alone unless its type is a {@link ToolFailure}
     */
    ArgumentError(Throwable cause) {
        super(null, cause, false, false);
        this.expected = null;
        this.problem = "could not be accepted: ".concat(reason(cause));
        this.came = null;
    }

    // Returns the message of the first exception that is an answer, without its full stop. Annotations are compared as
    // texts, because an embedding companion need not see the annotation's type.
    private static String reason(Throwable thrown) {
        Throwable each = thrown;
        for (int i = 0; each != null && i < MOST_CAUSES; i++) {
            for (Object annotation : each.getClass().getAnnotations()) {
                String message =
                        each.getMessage() == null ? "" : each.getMessage().strip();
                boolean isAnswer = annotation.toString().startsWith("@com.github.copilot.tool.runtime.ToolFailure(");
                if (isAnswer && !message.isEmpty()) {
                    int end = message.length() - (message.endsWith(".") ? 1 : 0);
                    return withoutControls(message.substring(0, end));
                }
            }
            each = each.getCause();
        }
        return "the tool's own checks refused what was given";
    }

    /**
     * Places this error, and those that were found next, inside an argument.
     *
     * @param name the argument's name, or a part of a path that begins with one
     */
    ArgumentError prependPath(String name) {
        for (ArgumentError each = this; each != null; each = each.next) {
            each.path = name.concat(each.path);
        }
        return this;
    }

    /** Makes this error, and those that were found next, errors of a map's key. */
    ArgumentError ofKey(String name) {
        for (ArgumentError each = this; each != null; each = each.next) {
            each.key = quoted(name);
        }
        return this;
    }

    /**
     * {@return the first of some errors, with others after the last}
     *
     * @param before the first errors; {@code null} if there are none
     * @param error the others; {@code null} if there are none
     */
    public static ArgumentError chained(ArgumentError before, ArgumentError error) {
        if (before == null || error == null) {
            return before == null ? error : before;
        }
        before.last.next = error;
        before.last = error.last;
        before.count += error.count;
        return before;
    }

    /**
     * Places this error inside an array or object that was being read.
     *
     * @param step the index of an element, which becomes {@code [4]}, or the name of a member: {@code .price}, {@code
     *     ["odd name"]}
     */
    ArgumentError prependStep(Object step) {
        String name = step.toString();
        if (step instanceof String) {
            if (name.matches("[A-Za-z0-9_-]{1,100}")) {
                return prependPath(".".concat(name));
            }
            name = quoted(name);
        }
        return prependPath("[".concat(name).concat("]"));
    }

    /**
     * {@return a sentence that begins with a small letter: the argument, what was expected, and the value that came} An
     * error of all arguments together does not show them.
     */
    public String sentence() {
        String subject = key == null ? "" : "the key ".concat(key).concat(" of ");
        if (path.isEmpty()) {
            return subject.concat("the arguments ").concat(problem).concat(".");
        }
        String place = path.charAt(0) == '.' ? path.substring(1) : path;
        String shown = came == null ? "." : ", but was ".concat(came).concat(".");
        return subject.concat("argument '")
                .concat(withoutControls(place))
                .concat("' ")
                .concat(problem)
                .concat(shown);
    }

    /** Returns the value as JSON, of which 100 characters are shown; a string keeps its closing quote. */
    static String shown(Object value) {
        String json = written(value, MOST_SHOWN);
        return value instanceof String ? json : cut(json);
    }

    // Returns the value as JSON, cut off after at least as many characters as there is room for. Each level takes one,
    // so that the recursion ends.
    private static String written(Object value, int room) {
        boolean isMap = value instanceof Map;
        if (value instanceof String) {
            return quoted((String) value);
        }
        if (!isMap && !(value instanceof Collection)) {
            String text = String.valueOf(value);
            // An array prints as its class and a number.
            return text.matches("\\[+[A-Z][^,]*@[0-9a-f]+") ? "an array" : text;
        }
        String json = isMap ? "{" : "[";
        Collection<?> parts = isMap ? ((Map<?, ?>) value).keySet() : (Collection<?>) value;
        for (Object each : parts) {
            if (json.length() <= room) {
                String name = isMap ? quoted(String.valueOf(each)).concat(":") : "";
                Object element = isMap ? ((Map<?, ?>) value).get(each) : each;
                json = json.length() > 1 ? json.concat(",") : json;
                json = json.concat(name).concat(written(element, room - json.length()));
            }
        }
        return json.concat(isMap ? "}" : "]");
    }

    /** Returns at most 100 characters of the text. */
    static String cut(String text) {
        return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN).concat("...") : text;
    }

    /** Returns at most 100 characters of the text as a JSON string. */
    static String quoted(String text) {
        return "\"".concat(escaped(cut(text))).concat("\"");
    }

    /** Returns the text as it is inside a JSON string. */
    static String escaped(String text) {
        return withoutControls(text.replace("\\", "\\\\").replace("\"", "\\\""));
    }

    // Returns the text in one line, without controls and invisible format characters, except those that join letters.
    private static String withoutControls(String text) {
        return text.replace("\n", "\\n").replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cf}&&[^\\u200c\\u200d]]", "\ufffd");
    }
}
