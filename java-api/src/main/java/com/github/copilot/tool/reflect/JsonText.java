package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.github.copilot.rpc.RpcMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** JSON that a user wrote in Java source, read strictly and without losing digits, and numbers as Jackson reads them. */
final class JsonText {
    /** How many digits are read, as in arguments that are text ({@code Scalars.decimal}). */
    static final int MOST_DIGITS = 10_000;

    private JsonText() {}

    /** The reader, which is made when JSON is first read. */
    private static final class Strict {
        static final StreamReadConstraints LIMITS =
                StreamReadConstraints.builder().maxNumberLength(MOST_DIGITS).build();
        static final ObjectReader READER = RpcMapper.INSTANCE
                .readerFor(Object.class)
                .with(JsonFactory.builder().streamReadConstraints(LIMITS).build())
                .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    }

    /**
     * Returns the value of a text, of plain Java classes; a decimal is a {@link Double} if a double can hold it.
     *
     * @param malformed makes the exception of what is wrong with the text, and where
     */
    static Object read(String text, BiFunction<String, String, UnusableTool> malformed) {
        try {
            return plain(Strict.READER.readValue(text));
        } catch (JsonProcessingException unreadable) {
            String problem = unreadable.getOriginalMessage().lines().findFirst().orElse("it is not JSON");
            JsonLocation place = unreadable.getLocation();
            String end = place == null ? "at its end" : "line " + place.getLineNr() + ", column " + place.getColumnNr();
            throw malformed.apply(problem, end);
        } catch (NumberFormatException beyond) {
            throw malformed.apply("a number is beyond what a java.math.BigDecimal holds", "at its end");
        }
    }

    // Changes the value in place. The parser bounds how deep values nest (StreamReadConstraints).
    @SuppressWarnings("unchecked")
    private static Object plain(Object value) {
        if (value instanceof Map<?, ?> members) {
            ((Map<String, Object>) members).replaceAll((name, member) -> plain(member));
        } else if (value instanceof List<?> elements) {
            ((List<Object>) elements).replaceAll(JsonText::plain);
        }
        return value instanceof BigDecimal decimal ? decimal(decimal) : value;
    }

    private static Number decimal(BigDecimal number) {
        double nearest = number.doubleValue();
        boolean isDouble =
                !Double.isInfinite(nearest) && new BigDecimal(Double.toString(nearest)).compareTo(number) == 0;
        return isDouble ? (Number) nearest : number;
    }

    /** Returns a number of a small exponent as Jackson reads it (R7.1), and a decimal that no double holds as it is. */
    static Number number(BigDecimal number) {
        if (number.signum() != 0 && number.stripTrailingZeros().scale() > 0) {
            return decimal(number);
        }
        BigInteger integer = number.toBigInteger();
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }
}
