package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.github.copilot.rpc.RpcMapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;

/**
 * JSON that a user wrote in Java source, read strictly and without losing digits, and numbers as Jackson reads them.
 */
final class JsonText {
    /** How many digits Jackson reads ({@code StreamReadConstraints.DEFAULT_MAX_NUM_LEN}). */
    private static final int MOST_DIGITS = 1000;

    private JsonText() {}

    /** The reader of numbers of any length (R4.6, R4.10): Jackson's limit is for JSON that others send. */
    private static final class Strict {
        static final ObjectReader READER = RpcMapper.INSTANCE
                .readerFor(Object.class)
                .with(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNumberLength(Integer.MAX_VALUE)
                                .build())
                        .build())
                .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    }

    /** A text that is not JSON; the message says why. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;

        Malformed(String message, Exception cause) {
            super(message, cause);
        }

        /** Returns where the error is, such as {@code line 1, column 3}. */
        String position() {
            boolean isKnown = getCause() instanceof JsonProcessingException fault && fault.getLocation() != null;
            var place = isKnown ? ((JsonProcessingException) getCause()).getLocation() : null;
            return isKnown ? "line " + place.getLineNr() + ", column " + place.getColumnNr() : "at its end";
        }
    }

    /** Returns the value of a text, of plain Java classes; a decimal is a {@link Double} if a double can hold it. */
    static Object read(String text) throws Malformed {
        try {
            return plain(Strict.READER.readValue(text));
        } catch (JsonProcessingException fault) {
            throw new Malformed(fault.getOriginalMessage().lines().findFirst().orElse("it is not JSON"), fault);
        } catch (NumberFormatException beyond) {
            throw new Malformed("a number is beyond what a java.math.BigDecimal holds", beyond);
        }
    }

    /** Returns a text as JSON, as {@code reader_plan.rs} does: a failure's list has one line for each error. */
    static String quoted(String text) {
        return RpcMapper.INSTANCE.getNodeFactory().textNode(text).toString();
    }

    // Changes the value in place. The parser bounds how deep values nest (StreamReadConstraints).
    @SuppressWarnings("unchecked")
    private static Object plain(Object value) {
        if (value instanceof Map<?, ?> members) {
            ((Map<String, Object>) members).replaceAll((name, member) -> plain(member));
        } else if (value instanceof List<?> elements) {
            ((List<Object>) elements).replaceAll(JsonText::plain);
        } else if (value instanceof BigDecimal decimal && isDouble(decimal)) {
            return decimal.doubleValue();
        }
        return value;
    }

    private static boolean isDouble(BigDecimal number) {
        double nearest = number.doubleValue();
        return !Double.isInfinite(nearest) && new BigDecimal(Double.toString(nearest)).compareTo(number) == 0;
    }

    /** Returns the number in the class that Jackson reads it as (R7.1); the decimal itself if no double holds it. */
    static Number number(BigDecimal number) {
        if (number.signum() == 0) {
            return 0;
        }
        if (!isLong(number) && whole(number, true).compareTo(number) == 0) {
            return number(number.toBigIntegerExact());
        }
        return isDouble(number) ? (Number) number.doubleValue() : number;
    }

    /** Whether the number has more digits before its point than Jackson reads. */
    static boolean isLong(BigDecimal number) {
        return (long) number.precision() - number.scale() > MOST_DIGITS;
    }

    /** Returns the integer, of any length, in the class that Jackson reads it as. */
    static Number number(BigInteger integer) {
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }

    /** Returns the integer next to a number of any magnitude, or the number itself if it is an integer. */
    static BigDecimal whole(BigDecimal number, boolean up) {
        // A tiny number could have too many decimal places to be written out.
        boolean isTiny = number.signum() != 0 && (long) number.precision() - number.scale() <= 0;
        BigDecimal near = isTiny ? BigDecimal.valueOf(number.signum()).movePointLeft(1) : number;
        return near.scale() <= 0 ? near : near.setScale(0, up ? RoundingMode.CEILING : RoundingMode.FLOOR);
    }
}
