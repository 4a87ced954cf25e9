package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.github.copilot.rpc.RpcMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON that a user wrote in Java source: read strictly, and without losing digits. */
final class JsonText {
    /** Numbers are as long as the user writes them (R4.6, R4.10); Jackson's limit is for what comes from elsewhere. */
    private static final StreamReadConstraints ANY_NUMBER =
            StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build();

    private static final ObjectReader READER = RpcMapper.INSTANCE
            .readerFor(Object.class)
            .with(JsonFactory.builder().streamReadConstraints(ANY_NUMBER).build())
            .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private JsonText() {}

    /**
     * The value of a text.
     *
     * @param text JSON text
     * @return maps, lists, strings, numbers, booleans and nulls; a decimal is a {@link Double} where that holds it
     * @throws JsonProcessingException if the text is not JSON, has more than one value or repeats a key; the message
     *     says where
     */
    static Object read(String text) throws JsonProcessingException {
        // Of an empty text Jackson makes null.
        if (text.isBlank()) {
            throw new JsonParseException(null, "there is no value");
        }
        try (JsonParser parser = READER.createParser(text)) {
            parser.nextToken();
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new JsonParseException(parser, "there is more behind the value");
            }
            return value;
        } catch (JsonProcessingException fault) {
            throw fault;
        } catch (NumberFormatException beyond) {
            throw new JsonParseException(null, "a number is beyond what a BigDecimal holds", beyond);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    // The parser bounds how deep values nest (StreamReadConstraints).
    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                yield members;
            }
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser));
                }
                yield elements;
            }
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> decimal(parser);
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> parser.getText();
        };
    }

    private static Number decimal(JsonParser parser) throws IOException {
        BigDecimal decimal = parser.getDecimalValue();
        // A decimal has one zero.
        if (decimal.signum() == 0) {
            return parser.getText().startsWith("-") ? -0.0 : 0.0;
        }
        return Numbers.isDouble(decimal) ? (Number) decimal.doubleValue() : decimal;
    }

    /** What is wrong with the text, in one line and with its place. */
    static String problem(JsonProcessingException fault) {
        String place = fault.getLocation() == null
                ? ""
                : " (line " + fault.getLocation().getLineNr() + ", column "
                        + fault.getLocation().getColumnNr() + ")";
        return fault.getOriginalMessage().lines().findFirst().orElse("it is not JSON") + place;
    }
}
