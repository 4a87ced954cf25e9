package com.github.copilot.tool.processor.wasm;

import java.util.Arrays;

/**
 * The memory of an instance: an array that grows up to a bound.
 *
 * <p>An access outside it throws an {@link IndexOutOfBoundsException}. Between its end and the end of the array, which
 * is reserved for growth, it reads zeros instead: the compiled core does not rely on a trap there.
 */
final class LinearMemory {
    static final int PAGE = 64 * 1024;

    private final int maxPages;
    private int pages;
    private byte[] bytes;
    private boolean refused;

    LinearMemory(int pages, int maxPages) {
        this.pages = pages;
        this.maxPages = maxPages;
        this.bytes = new byte[pages * PAGE];
    }

    /** Whether it could not grow when it had to. */
    boolean hasRefusedToGrow() {
        return refused;
    }

    /** Returns the most bytes that it can have. */
    long bound() {
        return (long) maxPages * PAGE;
    }

    /** Adds zeroed pages. Returns the number of pages before, or -1 if there cannot be so many. */
    private int grow(int further) {
        int before = pages;
        int after = before + further;
        if (further < 0 || after < before || after > maxPages || !reserve(after)) {
            refused = true;
            return -1;
        }
        pages = after;
        return before;
    }

    /** Makes the array long enough. It doubles it, so that growing page by page does not copy all of it each time. */
    private boolean reserve(int needed) {
        if ((long) needed * PAGE <= bytes.length) {
            return true;
        }
        long doubled = Math.min(2L * bytes.length, bound());
        try {
            bytes = Arrays.copyOf(bytes, (int) Math.max((long) needed * PAGE, doubled));
            return true;
        } catch (OutOfMemoryError e) {
            // The array alone does not fit into the JVM's heap: nothing else is affected.
            return false;
        }
    }

    void read(int address, byte[] into) {
        System.arraycopy(bytes, address, into, 0, into.length);
    }

    void write(int address, byte[] from) {
        System.arraycopy(from, 0, bytes, address, from.length);
    }

    // The functions that compiled code calls, by the names that Endive's compiler gives them. An address is the sum of
    // two unsigned numbers. Bytes are combined one by one: a compilation mostly runs in the JVM's interpreter, where a
    // VarHandle takes four times as long.

    /** Returns the sum; 2 GiB or more is negative, and so outside every memory. */
    private static int address(int base, int offset) {
        return base < 0 ? base : base + offset;
    }

    static byte memoryReadByte(int base, int offset, LinearMemory memory) {
        return memory.bytes[address(base, offset)];
    }

    static short memoryReadShort(int base, int offset, LinearMemory memory) {
        byte[] bytes = memory.bytes;
        int at = address(base, offset);
        return (short) (bytes[at] & 0xFF | bytes[at + 1] << 8);
    }

    static int memoryReadInt(int base, int offset, LinearMemory memory) {
        byte[] bytes = memory.bytes;
        int at = address(base, offset);
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF) << 16 | bytes[at + 3] << 24;
    }

    static long memoryReadLong(int base, int offset, LinearMemory memory) {
        int at = address(base, offset);
        return memoryReadInt(at, 0, memory) & 0xFFFF_FFFFL | (long) memoryReadInt(at, 4, memory) << 32;
    }

    static float memoryReadFloat(int base, int offset, LinearMemory memory) {
        return Float.intBitsToFloat(memoryReadInt(base, offset, memory));
    }

    static double memoryReadDouble(int base, int offset, LinearMemory memory) {
        return Double.longBitsToDouble(memoryReadLong(base, offset, memory));
    }

    static void memoryWriteByte(int base, byte value, int offset, LinearMemory memory) {
        memory.bytes[address(base, offset)] = value;
    }

    static void memoryWriteShort(int base, short value, int offset, LinearMemory memory) {
        byte[] bytes = memory.bytes;
        int at = address(base, offset);
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
    }

    static void memoryWriteInt(int base, int value, int offset, LinearMemory memory) {
        byte[] bytes = memory.bytes;
        int at = address(base, offset);
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
        bytes[at + 2] = (byte) (value >> 16);
        bytes[at + 3] = (byte) (value >> 24);
    }

    static void memoryWriteLong(int base, long value, int offset, LinearMemory memory) {
        int at = address(base, offset);
        memoryWriteInt(at, (int) value, 0, memory);
        memoryWriteInt(at, (int) (value >>> 32), 4, memory);
    }

    static void memoryWriteFloat(int base, float value, int offset, LinearMemory memory) {
        memoryWriteInt(base, Float.floatToRawIntBits(value), offset, memory);
    }

    static void memoryWriteDouble(int base, double value, int offset, LinearMemory memory) {
        memoryWriteLong(base, Double.doubleToRawLongBits(value), offset, memory);
    }

    static void memoryCopy(int to, int from, int length, LinearMemory memory) {
        System.arraycopy(memory.bytes, from, memory.bytes, to, length);
    }

    static void memoryFill(int from, byte value, int length, LinearMemory memory) {
        Arrays.fill(memory.bytes, from, from + length, value);
    }

    static int memoryGrow(int pages, LinearMemory memory) {
        return memory.grow(pages);
    }

    static int memoryPages(LinearMemory memory) {
        return memory.pages;
    }
}
