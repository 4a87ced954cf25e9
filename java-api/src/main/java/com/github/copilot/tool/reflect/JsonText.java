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

/** JSON that a user wrote in Java source, read strictly and without losing digits, and numbers as Jackson reads them. */
final class JsonText {
    /** The most digits that Jackson reads ({@code StreamReadConstraints.DEFAULT_MAX_NUM_LEN}). */
    private static final int MOST_DIGITS = 1000;

    private JsonText() {}

    /** Reads numbers as long as the user writes them (R4.6, R4.10); Jackson's limit is for what comes from elsewhere. */
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

    /** Text that is no JSON; the message says what is wrong with it. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;

        Malformed(String message, Exception cause) {
            super(message, cause);
        }

        /** Where, such as {@code line 1, column 3}. */
        String position() {
            boolean isKnown = getCause() instanceof JsonProcessingException fault && fault.getLocation() != null;
            var place = isKnown ? ((JsonProcessingException) getCause()).getLocation() : null;
            return isKnown ? "line " + place.getLineNr() + ", column " + place.getColumnNr() : "at its end";
        }
    }

    /** The one value of a text, of plain Java classes; a decimal is a {@link Double} where that holds it. */
    static Object read(String text) throws Malformed {
        try {
            return plain(Strict.READER.readValue(text));
        } catch (JsonProcessingException fault) {
            throw new Malformed(fault.getOriginalMessage().lines().findFirst().orElse("it is not JSON"), fault);
        } catch (NumberFormatException beyond) {
            throw new Malformed("a number is beyond what a java.math.BigDecimal holds", beyond);
        }
    }

    // In place: the parser bounds how deep values nest (StreamReadConstraints).
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

    /** The number in the class that Jackson gives it (R7.1); the decimal itself where no double holds it. */
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

    /** The integer, of any length, in the class that Jackson gives it. */
    static Number number(BigInteger integer) {
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }

    /** The integer next to a number of any magnitude, itself where it is one. */
    static BigDecimal whole(BigDecimal number, boolean up) {
        // Of a tiny number, written out, the digits behind the point would be too many.
        boolean isTiny = number.signum() != 0 && (long) number.precision() - number.scale() <= 0;
        BigDecimal near = isTiny ? BigDecimal.valueOf(number.signum()).movePointLeft(1) : number;
        return near.scale() <= 0 ? near : near.setScale(0, up ? RoundingMode.CEILING : RoundingMode.FLOOR);
    }
}
