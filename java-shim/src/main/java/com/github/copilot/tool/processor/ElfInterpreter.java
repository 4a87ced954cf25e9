package com.github.copilot.tool.processor;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads which dynamic linker a program asks for, such as {@code /lib64/ld-linux-x86-64.so.2} or
 * {@code /lib/ld-musl-x86_64.so.1}. Offsets are those of the System V ABI's ELF chapters.
 */
final class ElfInterpreter {

    private static final int MAGIC = 0x7F454C46;
    private static final int PT_INTERP = 3;

    /** Linux's own bound for the path, PATH_MAX. */
    private static final int LONGEST_PATH = 4096;

    private ElfInterpreter() {}

    /** The program's dynamic linker; empty if it has none, is no ELF file or cannot be read. */
    static Optional<String> of(Path program) {
        try (SeekableByteChannel file = Files.newByteChannel(program)) {
            return read(file);
        } catch (IOException | BufferUnderflowException | SecurityException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> read(SeekableByteChannel file) throws IOException {
        ByteBuffer header = read(file, 0, 64);
        if (header.getInt(0) != MAGIC) {
            return Optional.empty();
        }
        boolean wide = header.get(4) == 2;
        ByteOrder order = header.get(5) == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        header.order(order);
        long table = wide ? header.getLong(32) : header.getInt(28) & 0xFFFFFFFFL;
        int entrySize = header.getShort(wide ? 54 : 42) & 0xFFFF;
        int entries = header.getShort(wide ? 56 : 44) & 0xFFFF;
        for (int i = 0; i < entries; i++) {
            ByteBuffer entry =
                    read(file, table + (long) i * entrySize, wide ? 56 : 32).order(order);
            if (entry.getInt(0) == PT_INTERP) {
                long offset = wide ? entry.getLong(8) : entry.getInt(4) & 0xFFFFFFFFL;
                long length = wide ? entry.getLong(32) : entry.getInt(16) & 0xFFFFFFFFL;
                if (length < 1 || length > LONGEST_PATH) {
                    return Optional.empty();
                }
                // The path ends with a NUL, which is counted.
                byte[] path = read(file, offset, (int) length).array();
                return Optional.of(new String(path, 0, path.length - 1, StandardCharsets.UTF_8));
            }
        }
        return Optional.empty();
    }

    private static ByteBuffer read(SeekableByteChannel file, long position, int length) throws IOException {
        if (position < 0) {
            throw new BufferUnderflowException();
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        file.position(position);
        while (bytes.hasRemaining()) {
            if (file.read(bytes) < 0) {
                throw new BufferUnderflowException();
            }
        }
        return bytes.flip();
    }
}
