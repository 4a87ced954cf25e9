package io.github.copilottool.consumers;

import java.util.List;

/** The results of sources that several build tools compile. */
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

    /** The output of {@code com.example.Main} in {@code maven-lombok-mapstruct}. */
    static final String WITH_LOMBOK =
            """
            greet {"type":"object","properties":{"customer":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":[],"description":"whom to greet"},"loud":{"type":"boolean","description":"whether to shout"}},"required":["customer","loud"]}
            last_customer {"type":"object","properties":{},"required":[]}
            print {"type":"object","properties":{"address":{"type":"object","properties":{"street":{"type":"string"},"number":{"type":"integer"}},"required":["number"],"description":"for the parcel"},"copies":{"type":"integer","description":"how many"}},"required":["address","copies"]}
            HELLO Person[name=Ann, age=30]
            {"name":"Bob","age":0}
            2 x High Street 7
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
