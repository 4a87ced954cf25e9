package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ElfInterpreterTest {

    private static final String MUSL = "/lib/ld-musl-x86_64.so.1";

    @TempDir
    Path directory;

    @Test
    void a_64_bit_program_names_its_dynamic_linker() throws IOException {
        assertEquals(Optional.of(MUSL), interpreter(program(true, ByteOrder.LITTLE_ENDIAN)));
    }

    @Test
    void so_does_a_32_bit_program_of_the_other_byte_order() throws IOException {
        assertEquals(Optional.of(MUSL), interpreter(program(false, ByteOrder.BIG_ENDIAN)));
    }

    @Test
    void a_program_cut_short_anywhere_names_none() throws IOException {
        byte[] program = program(true, ByteOrder.LITTLE_ENDIAN);
        for (int length = 0; length < program.length; length++) {
            assertEquals(Optional.empty(), interpreter(Arrays.copyOf(program, length)));
        }
    }

    @Test
    void a_program_full_of_nonsense_names_none() throws IOException {
        byte[] nonsense = new byte[256];
        Arrays.fill(nonsense, (byte) 0xFF);
        assertEquals(Optional.empty(), interpreter(nonsense));
        System.arraycopy(new byte[] {0x7F, 'E', 'L', 'F', 2, 1}, 0, nonsense, 0, 6);
        assertEquals(Optional.empty(), interpreter(nonsense));
    }

    @Test
    void a_missing_program_names_none() {
        assertEquals(Optional.empty(), ElfInterpreter.of(directory.resolve("missing")));
    }

    private Optional<String> interpreter(byte[] program) throws IOException {
        return ElfInterpreter.of(Files.write(directory.resolve("program"), program));
    }

    /** A header, a table with one other entry and the one looked for, and the path. */
    private static byte[] program(boolean wide, ByteOrder order) {
        int entrySize = wide ? 56 : 32;
        int path = 64 + 2 * entrySize;
        ByteBuffer bytes = ByteBuffer.allocate(path + MUSL.length() + 1);
        bytes.put(new byte[] {0x7F, 'E', 'L', 'F', (byte) (wide ? 2 : 1), (byte) (order == ByteOrder.BIG_ENDIAN ? 2 : 1)
        });
        bytes.order(order);
        bytes.putShort(wide ? 54 : 42, (short) entrySize);
        bytes.putShort(wide ? 56 : 44, (short) 2);
        int entry = 64 + entrySize;
        bytes.putInt(64, 6);
        bytes.putInt(entry, 3);
        if (wide) {
            bytes.putLong(32, 64);
            bytes.putLong(entry + 8, path);
            bytes.putLong(entry + 32, MUSL.length() + 1);
        } else {
            bytes.putInt(28, 64);
            bytes.putInt(entry + 4, path);
            bytes.putInt(entry + 16, MUSL.length() + 1);
        }
        bytes.position(path);
        bytes.put(MUSL.getBytes(StandardCharsets.US_ASCII));
        return bytes.array();
    }
}
