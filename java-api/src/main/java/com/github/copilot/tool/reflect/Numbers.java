package com.github.copilot.tool.reflect;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Numbers as Jackson reads them back from JSON (SPEC R7.1). */
final class Numbers {
    /**
     * The most digits of an integer that Jackson reads ({@code StreamReadConstraints.DEFAULT_MAX_NUM_LEN}): bounds beyond
     * it are not shown. What a user writes is kept, however long it is.
     */
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
        BigDecimal stripped = stripped(number);
        if (stripped.scale() <= 0 && (long) stripped.precision() - stripped.scale() <= MOST_DIGITS) {
            return json(stripped.toBigIntegerExact());
        }
        if (isDouble(number)) {
            return number.doubleValue();
        }
        // Written out, an integer this large would have more digits than Jackson reads.
        return stripped.scale() < 0 ? stripped : number;
    }

    /** Whether a double holds the number: what it prints has the same value. */
    static boolean isDouble(BigDecimal number) {
        double nearest = number.doubleValue();
        return !Double.isInfinite(nearest) && new BigDecimal(Double.toString(nearest)).compareTo(number) == 0;
    }

    /**
     * The number nearest to this one, no greater or with {@code up} no less, that Jackson reads back as it is written:
     * this one itself unless it has a fraction beyond a double's precision.
     *
     * @param number the number
     * @param up whether to a greater one rather than to a smaller one
     * @return the number; null where it is beyond a double's range, or longer than Jackson reads
     */
    static Number readable(BigDecimal number, boolean up) {
        Number json = json(number);
        if (!(json instanceof BigDecimal exact)) {
            return json;
        }
        double nearest = exact.doubleValue();
        if (isWhole(exact) || Double.isInfinite(nearest)) {
            return null;
        }
        int order = new BigDecimal(Double.toString(nearest)).compareTo(exact);
        if (up && order < 0) {
            nearest = Math.nextUp(nearest);
        } else if (!up && order > 0) {
            nearest = Math.nextDown(nearest);
        }
        return Double.isInfinite(nearest) ? null : json(new BigDecimal(Double.toString(nearest)));
    }

    /**
     * The integer next to a number, itself where it is one.
     *
     * @param number the number, of any magnitude
     * @param up whether the next greater one rather than the next smaller
     * @return the integer; one of very many digits is not written out
     */
    static BigDecimal whole(BigDecimal number, boolean up) {
        if (isWhole(number)) {
            return number;
        }
        // Of a tiny number, written out, the digits behind the point would be too many.
        BigDecimal near = (long) number.precision() - number.scale() <= 0
                ? BigDecimal.valueOf(number.signum()).movePointLeft(1)
                : number;
        return near.setScale(0, up ? RoundingMode.CEILING : RoundingMode.FLOOR);
    }

    private static boolean isWhole(BigDecimal number) {
        return number.signum() == 0 || stripped(number).scale() <= 0;
    }

    /**
     * The number without zeros at its end, itself where its scale leaves no room for that.
     *
     * @param number the number
     * @return a number of the same value
     */
    static BigDecimal stripped(BigDecimal number) {
        try {
            return number.stripTrailingZeros();
        } catch (ArithmeticException noRoom) {
            return number;
        }
    }

    /**
     * The integer in the class that Jackson would give it.
     *
     * @param integer the integer, of any length
     * @return an {@link Integer}, {@link Long} or {@link BigInteger}
     */
    static Number json(BigInteger integer) {
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        return integer.bitLength() < Long.SIZE ? (Number) integer.longValue() : integer;
    }
}
