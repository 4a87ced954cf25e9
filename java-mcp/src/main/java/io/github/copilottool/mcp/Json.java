package io.github.copilottool.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON as plain values: ordered maps, lists, strings, exact numbers, booleans and nulls. */
final class Json {
    /**
     * The maximum nesting of a message. Arguments may have 1,000 levels (R5.8) and are at a message's third level; the
     * tool itself refuses deeper ones, with its own message, up to this limit.
     */
    static final int MOST_LEVELS = 1_200;

    private static final int MOST_DIGITS = 1_000;
    private static final int LONGEST_NAME = 50_000;

    /**
     * The maximum nesting of a structured result. The MCP SDK's own mapper fails at more than 500 levels; the text of a
     * result is sent in any case.
     */
    private static final int MOST_STRUCTURED_LEVELS = 400;

    /** Reads and writes messages, and keeps the order of members, all digits, and nulls. */
    static final ObjectMapper EXACT = exact(MOST_LEVELS);

    /** Reads structured results. */
    static final ObjectReader SHALLOW = exact(MOST_STRUCTURED_LEVELS).readerFor(Object.class);

    /** Reads a part of a message. */
    private static final ObjectReader VALUES =
            EXACT.readerFor(Object.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Json() {}

    /** Returns the SHA-256 of the UTF-8 bytes of a value's compact JSON, as lowercase hexadecimal. */
    static String sha256(Object value) {
        try {
            byte[] json = EXACT.writer()
                    .without(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
                    .writeValueAsString(value)
                    .getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(json));
        } catch (IOException | NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the members of a message, in which the arguments of a call are {@link Arguments}. */
    static Map<String, Object> message(String text) throws IOException {
        try (JsonParser parser = EXACT.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return EXACT.readValue(text, new TypeReference<HashMap<String, Object>>() {});
            }
            HashMap<String, Object> message = new HashMap<>();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                boolean isParameters =
                        parser.nextToken() == JsonToken.START_OBJECT && name.equals(ExactMapper.PARAMETERS);
                message.put(name, isParameters ? parameters(parser) : value(parser));
            }
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "after the message");
            }
            return message;
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        try {
            return VALUES.readValue(parser);
        } catch (RuntimeException hugeExponent) {
            throw new JsonParseException(parser, "not readable", hugeExponent);
        }
    }

    private static JsonNode tree(JsonParser parser) throws IOException {
        try {
            return VALUES.readTree(parser);
        } catch (RuntimeException hugeExponent) {
            throw new JsonParseException(parser, "not readable", hugeExponent);
        }
    }

    private static Map<String, Object> parameters(JsonParser parser) throws IOException {
        Map<String, Object> parameters = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            boolean areArguments = parser.nextToken() == JsonToken.START_OBJECT && name.equals(ExactMapper.ARGUMENTS);
            parameters.put(name, areArguments ? new Arguments(tree(parser)) : value(parser));
        }
        return parameters;
    }

    private static ObjectMapper exact(int levels) {
        JsonFactory factory = JsonFactory.builder()
                // The names of clients would stay in the JVM's table of strings.
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(levels)
                        .maxNumberLength(MOST_DIGITS)
                        .maxNameLength(LONGEST_NAME)
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
