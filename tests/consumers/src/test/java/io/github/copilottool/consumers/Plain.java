package io.github.copilottool.consumers;

import java.util.List;

/** What the sources under {@code plain} and {@code broken} must give, whatever builds them. */
final class Plain {
    /** What {@code com.example.Main} prints. */
    static final String OUTPUT =
            """
            place_order {"type":"object","properties":{"article":{"type":"string","description":"What to order"},"count":{"type":"integer","description":"How many","default":1},"priority":{"type":"string","enum":["LOW","HIGH"],"description":"How soon"}},"required":["article","priority"]}
            total {"type":"object","properties":{"prices":{"type":"array","items":{"type":"integer"},"description":"in euros"},"discount":{"type":"integer","description":"In percent","default":0}},"required":["prices"]}
            1 x tea, HIGH
            Tool place_order: argument 'count' must be an integer, but was "two".
            90
            """;

    /** What the compiler must say of {@code BrokenTools}. */
    static final List<Fault> FAULTS =
            List.of(new Fault(8, 20, "[copilot-method-private]"), new Fault(13, 78, "[copilot-default-invalid]"));

    private Plain() {}

    /**
     * An error.
     *
     * @param line its line, from 1
     * @param column its column, from 1
     * @param text how its message begins
     */
    record Fault(int line, int column, String text) {}
}
