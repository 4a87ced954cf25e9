package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/** An argument that cannot reach the tool, with what the model is told about it (SPEC R5.3). */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;

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
     * @param start what stands before it, such as the tool's name
     * @return argument, what was expected and what came
     */
    String text(String start) {
        boolean isRoot = path.isEmpty();
        String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
        String end = came == null
                ? "."
                : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
        return start.concat(subject).concat(expected).concat(end);
    }

    // As JSON, 100 characters of it or, of a string, in it.
    private static String shown(Object value) {
        if (value == null) {
            return "missing or null";
        }
        try {
            if (value instanceof String) {
                return new ObjectMapper().writeValueAsString(cut((String) value));
            }
            return cut(new ObjectMapper().writeValueAsString(value));
        } catch (JsonProcessingException unwritable) {
            return "something that JSON cannot hold";
        }
    }

    // A surrogate that stands alone becomes "?": no JSON could carry it back to the model.
    private static String cut(String text) {
        String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
        return kept.replaceAll("\\p{Cs}", "?");
    }
}
