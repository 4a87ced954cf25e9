package io.github.copilottool.consumers;

import java.util.List;

/** The results of the sources in {@code plain} and {@code broken}, with any build tool. */
final class Plain {
    /** The output of {@code com.example.Main}. */
    static final String OUTPUT =
            """
            place_order {"type":"object","properties":{"article":{"type":"string","description":"What to order"},"count":{"type":"integer","description":"How many","default":1},"priority":{"type":"string","enum":["LOW","HIGH"],"description":"How soon"}},"required":["article","priority"]}
            total {"type":"object","properties":{"prices":{"type":"array","items":{"type":"integer"},"description":"in euros"},"discount":{"type":"integer","description":"In percent","default":0}},"required":["prices"]}
            1 x tea, HIGH
            Tool place_order: argument 'count' must be an integer, but was "two".
            90
            """;

    /** The compiler's errors in {@code BrokenTools}. */
    static final List<Problem> ERRORS =
            List.of(new Problem(8, 20, "[copilot-method-private]"), new Problem(13, 78, "[copilot-default-invalid]"));

    private Plain() {}

    /**
     * An error.
     *
     * @param line its line, from 1
     * @param column its column, from 1
     * @param text the beginning of its message
     */
    record Problem(int line, int column, String text) {}
}
