package com.github.copilot.tool.runtime;

import java.util.Collection;
import java.util.Map;

/** What is wrong with one argument, in words for the model (SPEC R5.3). */
final class ArgumentError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_SHOWN = 100;

    private String subject = "";
    private String path = "";
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

    /**
     * Places this error inside an argument.
     *
     * @param name the argument's name, or a part of a path that begins with one
     * @return this
     */
    ArgumentError prependPath(String name) {
        path = name.concat(path);
        return this;
    }

    /**
     * Places this error inside an array or object that was being read.
     *
     * @param step the index of an element, which becomes {@code [4]}, or the name of a member: {@code .price},
     *     {@code ["odd name"]}
     * @return this
     */
    ArgumentError prependStep(Object step) {
        String name = step.toString();
        boolean isIndex = step instanceof Integer;
        boolean isPlain = !isIndex && name.matches("[A-Za-z0-9_-]{1,100}");
        return prependPath(
                isPlain
                        ? ".".concat(name)
                        : "[".concat(isIndex ? name : quoted(name)).concat("]"));
    }

    /**
     * Says that this error is one of a map's key.
     *
     * @param name the key as it came
     * @return this
     */
    ArgumentError ofKey(String name) {
        subject = "the key ".concat(quoted(name)).concat(" of ");
        return this;
    }

    /**
     * Argument, what was expected and what came: a sentence that begins with a small letter. Of all arguments together it
     * does not show what came.
     */
    String sentence() {
        if (path.isEmpty()) {
            return subject.concat("the arguments ").concat(problem).concat(".");
        }
        String place = path.charAt(0) == '.' ? path.substring(1) : path;
        String shown = came == null ? "." : ", but was ".concat(came).concat(".");
        return subject.concat("argument '")
                .concat(place)
                .concat("' ")
                .concat(problem)
                .concat(shown);
    }

    // JSON, of which 100 characters are shown; a string keeps its closing quote.
    private static String shown(Object value) {
        String json = written(value, MOST_SHOWN);
        return value instanceof String ? json : cut(json);
    }

    // At least as many characters as there is room for. Each level takes one, so that the recursion ends.
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
        for (Object each : isMap ? ((Map<?, ?>) value).keySet() : (Collection<?>) value) {
            if (json.length() <= room) {
                String name = isMap ? quoted(String.valueOf(each)).concat(":") : "";
                Object element = isMap ? ((Map<?, ?>) value).get(each) : each;
                json = json.length() > 1 ? json.concat(",") : json;
                json = json.concat(name).concat(written(element, room - json.length()));
            }
        }
        return json.concat(isMap ? "}" : "]");
    }

    /** At most 100 characters of the text. */
    static String cut(String text) {
        return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN).concat("...") : text;
    }

    /** A JSON string of at most 100 characters of the text. */
    static String quoted(String text) {
        String escaped = cut(text).replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return "\"".concat(escaped.replaceAll("[\\x00-\\x1f]", "\ufffd")).concat("\"");
    }
}
