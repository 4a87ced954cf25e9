package com.github.copilot.tool.reflect;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers as Jackson reads them back from JSON (SPEC R7.1). */
final class Numbers {
    /** The most digits of an integer that Jackson reads ({@code StreamReadConstraints.DEFAULT_MAX_NUM_LEN}). */
    static final int MOST_DIGITS = 1000;

    private Numbers() {}

    /**
     * The number in the class that Jackson would give it: whole ones are integers.
     *
     * @param number the number
     * @return an {@link Integer}, {@link Long}, {@link BigInteger} or {@link Double}; the decimal itself where a double
     *     cannot hold it
     */
    static Number json(BigDecimal number) {
        if (number.signum() == 0) {
            return 0;
        }
        BigDecimal stripped = number.stripTrailingZeros();
        if (stripped.scale() <= 0 && (long) stripped.precision() - stripped.scale() <= MOST_DIGITS) {
            return json(stripped.toBigIntegerExact());
        }
        double approximate = number.doubleValue();
        boolean exact =
                !Double.isInfinite(approximate) && new BigDecimal(Double.toString(approximate)).compareTo(number) == 0;
        if (exact) {
            return approximate;
        }
        // Written out, an integer this large would have more digits than Jackson reads.
        return stripped.scale() < 0 ? stripped : number;
    }

    private static Number json(BigInteger integer) {
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }
}
