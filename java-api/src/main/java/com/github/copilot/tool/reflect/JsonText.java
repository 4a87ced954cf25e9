package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.github.copilot.rpc.RpcMapper;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** JSON that a user wrote in Java source: read strictly, and without losing digits. */
final class JsonText {
    private static final ObjectReader READER = RpcMapper.INSTANCE
            .readerFor(Object.class)
            .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

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
        return exact(READER.readValue(text));
    }

    private static Object exact(Object value) {
        if (value instanceof BigDecimal decimal) {
            double approximate = decimal.doubleValue();
            boolean holds = !Double.isInfinite(approximate)
                    && new BigDecimal(Double.toString(approximate)).compareTo(decimal) == 0;
            return holds ? (Object) approximate : decimal;
        }
        if (value instanceof Map<?, ?>) {
            @SuppressWarnings("unchecked")
            Map<String, Object> members = (Map<String, Object>) value;
            members.replaceAll((name, member) -> exact(member));
        } else if (value instanceof List<?>) {
            @SuppressWarnings("unchecked")
            List<Object> items = (List<Object>) value;
            items.replaceAll(JsonText::exact);
        }
        return value;
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
