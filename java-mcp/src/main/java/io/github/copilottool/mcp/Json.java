package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as plain values: ordered maps, lists, strings, exact numbers, booleans and nulls. */
final class Json {
    /**
     * The maximum nesting of a message. Arguments may have 1,000 levels (R5.8) and are at a message's third level; the
     * tool itself refuses deeper ones, with its own message, up to this limit.
     */
    static final int MOST_LEVELS = 1_200;

    /**
     * The maximum nesting of a structured result. The MCP SDK's own mapper fails at more than 500 levels; the text of a
     * result is sent in any case.
     */
    private static final int MOST_STRUCTURED_LEVELS = 400;

    /** Reads and writes messages, and keeps the order of members, all digits, and nulls. */
    static final ObjectMapper EXACT = exact(MOST_LEVELS);

    /** Reads structured results. */
    static final ObjectReader SHALLOW = exact(MOST_STRUCTURED_LEVELS).readerFor(Object.class);

    private Json() {}

    private static ObjectMapper exact(int levels) {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(levels)
                        // No limit here, because the transports limit the size of a message.
                        .maxStringLength(Integer.MAX_VALUE)
                        .build())
                .streamWriteConstraints(
                        StreamWriteConstraints.builder().maxNestingDepth(levels).build())
                .build();
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .build();
    }
}
