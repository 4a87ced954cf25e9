package com.github.copilot.tool.processor.wasm;

/**
 * The instructions of WebAssembly without a counterpart in the JVM or the JDK. Compiled functions call them by the
 * names that Endive's compiler gives them; {@code CompileModule.java} checks that all that are called exist.
 *
 * <p>Unsigned numbers are compared as wider signed ones. {@link Integer#compareUnsigned} would be shorter, but
 * HotSpot's C2 up to JDK 17 has compiled it wrongly in large WebAssembly modules (github.com/dylibso/chicory, issues
 * 755 and 843).
 */
final class Instructions {
    /** Keeps the bits of an unsigned number that was widened. */
    private static final long MASK = 0xFFFF_FFFFL;

    private static final double TWO_TO_63 = 0x1p63;

    private Instructions() {}

    // Variables and calls.

    static long readGlobal(int index, ModuleState state) {
        return state.global(index);
    }

    static void writeGlobal(long value, int index, ModuleState state) {
        state.setGlobal(index, value);
    }

    /** Calls a function of another instance, which does not exist. */
    static long[] callIndirect(long[] arguments, int type, int function, ModuleState state) {
        throw throwIndirectCallTypeMismatch();
    }

    static RuntimeException throwIndirectCallTypeMismatch() {
        throw new Trap("a function is not of the type that it is called as");
    }

    static RuntimeException throwUnknownFunction(int function) {
        throw new Trap("there is no function " + function);
    }

    static RuntimeException throwTrapException() {
        throw new Trap("unreachable");
    }

    // Integers of 32 bits.

    static int I32_EQZ(int a) {
        return a == 0 ? 1 : 0;
    }

    static int I32_EQ(int a, int b) {
        return a == b ? 1 : 0;
    }

    static int I32_NE(int a, int b) {
        return a != b ? 1 : 0;
    }

    static int I32_LT_S(int a, int b) {
        return a < b ? 1 : 0;
    }

    static int I32_LT_U(int a, int b) {
        return (a & MASK) < (b & MASK) ? 1 : 0;
    }

    static int I32_LE_S(int a, int b) {
        return a <= b ? 1 : 0;
    }

    static int I32_LE_U(int a, int b) {
        return (a & MASK) <= (b & MASK) ? 1 : 0;
    }

    static int I32_GT_S(int a, int b) {
        return a > b ? 1 : 0;
    }

    static int I32_GT_U(int a, int b) {
        return (a & MASK) > (b & MASK) ? 1 : 0;
    }

    static int I32_GE_S(int a, int b) {
        return a >= b ? 1 : 0;
    }

    static int I32_GE_U(int a, int b) {
        return (a & MASK) >= (b & MASK) ? 1 : 0;
    }

    static int i32_ge_u(int a, int b) {
        return I32_GE_U(a, b);
    }

    static int I32_DIV_S(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw overflow();
        }
        return a / b;
    }

    // Throws a trap for a number that is not one, or that does not fit.
    static int I32_TRUNC_F32_S(float a) {
        return I32_TRUNC_F64_S(a);
    }

    static int I32_TRUNC_F32_U(float a) {
        return I32_TRUNC_F64_U(a);
    }

    static int I32_TRUNC_F64_S(double a) {
        checkRange(a > -2147483649.0 && a < 2147483648.0);
        return (int) a;
    }

    static int I32_TRUNC_F64_U(double a) {
        checkRange(a > -1 && a < 4294967296.0);
        return (int) (long) a;
    }

    static int I32_TRUNC_SAT_F32_U(float a) {
        return I32_TRUNC_SAT_F64_U(a);
    }

    static int I32_TRUNC_SAT_F64_U(double a) {
        return (int) Math.min(Math.max((long) a, 0), MASK);
    }

    // Integers of 64 bits.

    static int I64_EQZ(long a) {
        return a == 0 ? 1 : 0;
    }

    static int I64_EQ(long a, long b) {
        return a == b ? 1 : 0;
    }

    static int I64_NE(long a, long b) {
        return a != b ? 1 : 0;
    }

    static int I64_LT_S(long a, long b) {
        return a < b ? 1 : 0;
    }

    static int I64_LT_U(long a, long b) {
        return (a ^ Long.MIN_VALUE) < (b ^ Long.MIN_VALUE) ? 1 : 0;
    }

    static int I64_LE_S(long a, long b) {
        return a <= b ? 1 : 0;
    }

    static int I64_LE_U(long a, long b) {
        return (a ^ Long.MIN_VALUE) <= (b ^ Long.MIN_VALUE) ? 1 : 0;
    }

    static int I64_GT_S(long a, long b) {
        return a > b ? 1 : 0;
    }

    static int I64_GT_U(long a, long b) {
        return (a ^ Long.MIN_VALUE) > (b ^ Long.MIN_VALUE) ? 1 : 0;
    }

    static int I64_GE_S(long a, long b) {
        return a >= b ? 1 : 0;
    }

    static int I64_GE_U(long a, long b) {
        return (a ^ Long.MIN_VALUE) >= (b ^ Long.MIN_VALUE) ? 1 : 0;
    }

    static long I64_DIV_S(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw overflow();
        }
        return a / b;
    }

    static long I64_CLZ(long a) {
        return Long.numberOfLeadingZeros(a);
    }

    static long I64_CTZ(long a) {
        return Long.numberOfTrailingZeros(a);
    }

    static long I64_POPCNT(long a) {
        return Long.bitCount(a);
    }

    static long I64_ROTL(long a, long distance) {
        return Long.rotateLeft(a, (int) distance);
    }

    static long I64_ROTR(long a, long distance) {
        return Long.rotateRight(a, (int) distance);
    }

    static long I64_EXTEND_8_S(long a) {
        return (byte) a;
    }

    static long I64_EXTEND_16_S(long a) {
        return (short) a;
    }

    static long I64_EXTEND_32_S(long a) {
        return (int) a;
    }

    static long I64_EXTEND_I32_U(int a) {
        return a & MASK;
    }

    static long I64_TRUNC_F32_S(float a) {
        return I64_TRUNC_F64_S(a);
    }

    static long I64_TRUNC_F32_U(float a) {
        return I64_TRUNC_F64_U(a);
    }

    static long I64_TRUNC_F64_S(double a) {
        checkRange(a >= -TWO_TO_63 && a < TWO_TO_63);
        return (long) a;
    }

    static long I64_TRUNC_F64_U(double a) {
        checkRange(a > -1 && a < 2 * TWO_TO_63);
        return I64_TRUNC_SAT_F64_U(a);
    }

    static long I64_TRUNC_SAT_F32_U(float a) {
        return I64_TRUNC_SAT_F64_U(a);
    }

    static long I64_TRUNC_SAT_F64_U(double a) {
        if (a >= 2 * TWO_TO_63) {
            return -1;
        }
        // The highest bit is not part of a long's value.
        return a >= TWO_TO_63 ? (long) (a - TWO_TO_63) | Long.MIN_VALUE : Math.max((long) a, 0);
    }

    // Floating point numbers.

    static float F32_CEIL(float a) {
        return (float) Math.ceil(a);
    }

    static float F32_FLOOR(float a) {
        return (float) Math.floor(a);
    }

    static float F32_NEAREST(float a) {
        return (float) Math.rint(a);
    }

    static float F32_SQRT(float a) {
        return (float) Math.sqrt(a);
    }

    static float F32_TRUNC(float a) {
        return (float) F64_TRUNC(a);
    }

    static double F64_TRUNC(double a) {
        return a < 0 ? Math.ceil(a) : Math.floor(a);
    }

    /** By bits: {@code Math.copySign} does not promise to use the sign of NaN. */
    static float F32_COPYSIGN(float a, float sign) {
        int bits = Float.floatToRawIntBits(a) & Integer.MAX_VALUE;
        return Float.intBitsToFloat(bits | Float.floatToRawIntBits(sign) & Integer.MIN_VALUE);
    }

    static double F64_COPYSIGN(double a, double sign) {
        long bits = Double.doubleToRawLongBits(a) & Long.MAX_VALUE;
        return Double.longBitsToDouble(bits | Double.doubleToRawLongBits(sign) & Long.MIN_VALUE);
    }

    static float F32_CONVERT_I32_U(int a) {
        return a & MASK;
    }

    static double F64_CONVERT_I32_U(int a) {
        return a & MASK;
    }

    static float F32_CONVERT_I64_U(long a) {
        return a >= 0 ? a : 2.0f * ((a >>> 1) | (a & 1));
    }

    static int F32_EQ(float a, float b) {
        return a == b ? 1 : 0;
    }

    static int F32_NE(float a, float b) {
        return a != b ? 1 : 0;
    }

    static int F32_LT(float a, float b) {
        return a < b ? 1 : 0;
    }

    static int F32_LE(float a, float b) {
        return a <= b ? 1 : 0;
    }

    static int F32_GT(float a, float b) {
        return a > b ? 1 : 0;
    }

    static int F32_GE(float a, float b) {
        return a >= b ? 1 : 0;
    }

    static int F64_EQ(double a, double b) {
        return a == b ? 1 : 0;
    }

    static int F64_NE(double a, double b) {
        return a != b ? 1 : 0;
    }

    static int F64_LT(double a, double b) {
        return a < b ? 1 : 0;
    }

    static int F64_LE(double a, double b) {
        return a <= b ? 1 : 0;
    }

    static int F64_GT(double a, double b) {
        return a > b ? 1 : 0;
    }

    static int F64_GE(double a, double b) {
        return a >= b ? 1 : 0;
    }

    /** A constant of the compiled code. */
    static float longToFloat(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    static long floatToLong(float a) {
        return Float.floatToRawIntBits(a);
    }

    static double F64_CONVERT_I64_U(long a) {
        if (a >= 0) {
            return a;
        }
        // Halves the number, keeps the lost bit for rounding, and doubles the result.
        return 2.0 * ((a >>> 1) | (a & 1));
    }

    private static void checkRange(boolean isInRange) {
        if (!isInRange) {
            throw overflow();
        }
    }

    private static Trap overflow() {
        return new Trap("integer overflow");
    }
}
