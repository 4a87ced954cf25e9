package com.github.copilot.tool.processor.wasm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Instructions at the ends of their ranges, as WebAssembly's specification defines them. */
class InstructionsTest {
    private final LinearMemory memory = new LinearMemory(1, 3);

    @Test
    void unsigned_comparisons() {
        int[] numbers = {0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE, -2, -1};
        for (int a : numbers) {
            for (int b : numbers) {
                int order = Integer.compareUnsigned(a, b);
                assertEquals(order < 0 ? 1 : 0, Instructions.I32_LT_U(a, b));
                assertEquals(order <= 0 ? 1 : 0, Instructions.I32_LE_U(a, b));
                assertEquals(order > 0 ? 1 : 0, Instructions.I32_GT_U(a, b));
                assertEquals(order >= 0 ? 1 : 0, Instructions.I32_GE_U(a, b));
                assertEquals(order >= 0 ? 1 : 0, Instructions.i32_ge_u(a, b));
                long wideA = (long) a << 32;
                long wideB = (long) b << 32;
                assertEquals(order < 0 ? 1 : 0, Instructions.I64_LT_U(wideA, wideB));
                assertEquals(order <= 0 ? 1 : 0, Instructions.I64_LE_U(wideA, wideB));
                assertEquals(order > 0 ? 1 : 0, Instructions.I64_GT_U(wideA, wideB));
                assertEquals(order >= 0 ? 1 : 0, Instructions.I64_GE_U(wideA, wideB));
            }
        }
    }

    @Test
    void divisions() {
        assertEquals(-3, Instructions.I32_DIV_S(-7, 2));
        assertThrows(Trap.class, () -> Instructions.I32_DIV_S(Integer.MIN_VALUE, -1));
        assertThrows(Trap.class, () -> Instructions.I64_DIV_S(Long.MIN_VALUE, -1));
    }

    @Test
    void bits() {
        assertEquals(64, Instructions.I64_CTZ(0));
        assertEquals(1, Instructions.I64_ROTL(Long.MIN_VALUE, 65));
        assertEquals(0xFFFF_FFFFL, Instructions.I64_EXTEND_I32_U(-1));
        assertEquals(-1, Instructions.I64_EXTEND_32_S(0xFFFF_FFFFL));
        assertEquals(1.8446744073709552E19, Instructions.F64_CONVERT_I64_U(-1));
        assertEquals(9.223372036854778E18, Instructions.F64_CONVERT_I64_U(Long.MIN_VALUE + 1025));
    }

    private static final long[] LONGS = {
        0,
        1,
        -1,
        0xFFFF_FFFFL,
        1L << 24,
        (1L << 24) + 1,
        (1L << 53) + 1,
        (1L << 62) + (1L << 38),
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        Long.MIN_VALUE + 1025,
        Long.MIN_VALUE + (1L << 39),
        Long.MIN_VALUE + (1L << 39) + 1,
        -1L << 39
    };

    private static final double[] DOUBLES = {
        0.0,
        -0.0,
        0.4,
        0.5,
        0.6,
        1.5,
        2.5,
        -0.3,
        -0.5,
        -0.999,
        -1,
        -1.5,
        -2.5,
        1e9,
        2147483647.9,
        2147483648.0,
        -2147483648.9,
        -2147483649.0,
        4294967295.9,
        4294967296.0,
        0x1p62,
        0x1.fffffffffffffp62,
        0x1p63,
        0x1.8p63,
        0x1.fffffffffffffp63,
        0x1p64,
        -0x1p63,
        -0x1.0000000000001p63,
        1e30,
        -1e30,
        Double.MIN_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN
    };

    /** {@link BigInteger} converts a number with correct rounding. */
    @Test
    void integers_become_floating_point_numbers() {
        for (long a : LONGS) {
            BigInteger unsigned = new BigInteger(Long.toUnsignedString(a));
            assertEquals(unsigned.floatValue(), Instructions.F32_CONVERT_I64_U(a), Long.toHexString(a));
            assertEquals(unsigned.doubleValue(), Instructions.F64_CONVERT_I64_U(a), Long.toHexString(a));
            BigInteger half = BigInteger.valueOf(Integer.toUnsignedLong((int) a));
            assertEquals(half.floatValue(), Instructions.F32_CONVERT_I32_U((int) a), Long.toHexString(a));
            assertEquals(half.doubleValue(), Instructions.F64_CONVERT_I32_U((int) a), Long.toHexString(a));
        }
    }

    @Test
    void floating_point_numbers_become_integers() {
        for (double a : DOUBLES) {
            float f = (float) a;
            assertTruncated(a, true, 32, () -> Instructions.I32_TRUNC_F64_S(a), () -> (long) (int) a);
            assertTruncated(
                    a, false, 32, () -> Instructions.I32_TRUNC_F64_U(a), () -> Instructions.I32_TRUNC_SAT_F64_U(a));
            assertTruncated(a, true, 64, () -> Instructions.I64_TRUNC_F64_S(a), () -> (long) a);
            assertTruncated(
                    a, false, 64, () -> Instructions.I64_TRUNC_F64_U(a), () -> Instructions.I64_TRUNC_SAT_F64_U(a));
            assertTruncated(f, true, 32, () -> Instructions.I32_TRUNC_F32_S(f), () -> (long) (int) f);
            assertTruncated(
                    f, false, 32, () -> Instructions.I32_TRUNC_F32_U(f), () -> Instructions.I32_TRUNC_SAT_F32_U(f));
            assertTruncated(f, true, 64, () -> Instructions.I64_TRUNC_F32_S(f), () -> (long) f);
            assertTruncated(
                    f, false, 64, () -> Instructions.I64_TRUNC_F32_U(f), () -> Instructions.I64_TRUNC_SAT_F32_U(f));
        }
    }

    /**
     * Compares two conversions with that of {@link BigDecimal}.
     *
     * @param trapping throws a trap if the number does not fit
     * @param saturating returns the nearest number that fits, 0 for NaN
     */
    private static void assertTruncated(
            double a, boolean isSigned, int bits, LongSupplier trapping, LongSupplier saturating) {
        String what = a + (isSigned ? " signed " : " unsigned ") + bits;
        BigInteger most = BigInteger.ONE.shiftLeft(isSigned ? bits - 1 : bits).subtract(BigInteger.ONE);
        BigInteger least = isSigned ? most.negate().subtract(BigInteger.ONE) : BigInteger.ZERO;
        BigInteger exact = null;
        BigInteger nearest = BigInteger.ZERO;
        if (Double.isInfinite(a)) {
            nearest = a > 0 ? most : least;
        } else if (!Double.isNaN(a)) {
            exact = new BigDecimal(a).toBigInteger();
            nearest = exact.max(least).min(most);
        }
        long expected = bits == 32 ? nearest.intValue() : nearest.longValue();
        assertEquals(expected, saturating.getAsLong(), what);
        if (nearest.equals(exact)) {
            assertEquals(expected, trapping.getAsLong(), what);
        } else {
            assertThrows(Trap.class, trapping::getAsLong, what);
        }
    }

    @Test
    void floating_point_numbers_are_rounded() {
        for (double a : DOUBLES) {
            float f = (float) a;
            double truncated = Double.isNaN(a) || Double.isInfinite(a)
                    ? a
                    : Math.copySign(
                            new BigDecimal(a).setScale(0, RoundingMode.DOWN).doubleValue(), a);
            assertEquals(truncated, Instructions.F64_TRUNC(a));
            assertEquals((float) Math.ceil(f), Instructions.F32_CEIL(f));
            assertEquals((float) Math.floor(f), Instructions.F32_FLOOR(f));
            assertEquals((float) Math.rint(f), Instructions.F32_NEAREST(f));
            assertEquals((float) Math.sqrt(f), Instructions.F32_SQRT(f));
            assertEquals(f < 0 ? (float) Math.ceil(f) : (float) Math.floor(f), Instructions.F32_TRUNC(f));
            for (double sign : new double[] {1, -0.0}) {
                assertEquals(StrictMath.copySign(a, sign), Instructions.F64_COPYSIGN(a, sign));
                assertEquals(StrictMath.copySign(f, (float) sign), Instructions.F32_COPYSIGN(f, (float) sign));
            }
        }
        double negativeNan = Double.longBitsToDouble(-1L);
        assertEquals(-2.0, Instructions.F64_COPYSIGN(2, negativeNan));
        assertEquals(-2.0f, Instructions.F32_COPYSIGN(2, Float.intBitsToFloat(-1)));
    }

    @Test
    void memory_is_little_endian_and_unaligned() {
        LinearMemory.memoryWriteLong(3, 0x0102_0304_0506_0708L, 2, memory);
        byte[] written = new byte[8];
        memory.read(5, written);

        assertArrayEquals(new byte[] {8, 7, 6, 5, 4, 3, 2, 1}, written);
        assertEquals(0x0102_0304_0506_0708L, LinearMemory.memoryReadLong(5, 0, memory));
        assertEquals(0x0506_0708, LinearMemory.memoryReadInt(5, 0, memory));
        assertEquals(0x0708, LinearMemory.memoryReadShort(5, 0, memory));
        LinearMemory.memoryWriteDouble(0, -1.5, 9, memory);
        assertEquals(-1.5, LinearMemory.memoryReadDouble(9, 0, memory));
        LinearMemory.memoryWriteShort(1, (short) -2, 0, memory);
        assertEquals(-2, LinearMemory.memoryReadShort(0, 1, memory));
    }

    @Test
    void memory_outside_its_bounds_is_not_touched() {
        assertThrows(
                IndexOutOfBoundsException.class, () -> LinearMemory.memoryReadInt(LinearMemory.PAGE - 3, 0, memory));
        assertThrows(IndexOutOfBoundsException.class, () -> LinearMemory.memoryReadByte(-4, 8, memory));
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> LinearMemory.memoryReadByte(Integer.MAX_VALUE, Integer.MAX_VALUE, memory));
    }

    @Test
    void memory_grows_up_to_its_bound_with_zeros() {
        assertEquals(1, LinearMemory.memoryGrow(2, memory));
        assertEquals(3, LinearMemory.memoryPages(memory));
        assertEquals(0, LinearMemory.memoryReadByte(3 * LinearMemory.PAGE - 1, 0, memory));
        assertEquals(3, LinearMemory.memoryGrow(0, memory));
        assertEquals(-1, LinearMemory.memoryGrow(1, memory));
        assertEquals(-1, LinearMemory.memoryGrow(-1, memory));
    }

    @Test
    void a_table_has_no_function_at_an_empty_index() {
        FunctionTable table = new FunctionTable(new int[] {-1, 7});

        assertEquals(7, table.requiredRef(1));
        assertThrows(Trap.class, () -> table.requiredRef(0));
        assertThrows(Trap.class, () -> table.requiredRef(2));
        assertThrows(Trap.class, () -> table.requiredRef(-1));
    }
}
