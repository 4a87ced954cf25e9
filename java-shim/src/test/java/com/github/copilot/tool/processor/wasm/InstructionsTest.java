package com.github.copilot.tool.processor.wasm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
