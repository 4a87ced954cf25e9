package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Shared libraries of every format, as small as their headers allow. The last byte of each is described. */
final class Libraries {

    /** The bytes of the one segment or section. */
    private static final int CONTENT = 8;

    private Libraries() {}

    /** One that the platform of this JVM could load, as far as its headers say. */
    static byte[] elfOfThisPlatform() {
        boolean aarch64 = System.getProperty("os.arch").matches("aarch64|arm64");
        return elf(true, ByteOrder.LITTLE_ENDIAN, aarch64 ? 183 : 62);
    }

    /** A header, one segment, its content, and a table of three sections. */
    static byte[] elf(boolean wide, ByteOrder order, int machine) {
        int header = wide ? 64 : 52;
        int segmentSize = wide ? 56 : 32;
        int sectionSize = wide ? 64 : 40;
        int content = header + segmentSize;
        int sections = content + CONTENT;
        ByteBuffer bytes = ByteBuffer.allocate(sections + 3 * sectionSize).order(order);
        bytes.put(0, new byte[] {0x7F, 'E', 'L', 'F', (byte) (wide ? 2 : 1)});
        bytes.put(5, (byte) (order == ByteOrder.BIG_ENDIAN ? 2 : 1));
        bytes.putShort(16, (short) 3);
        bytes.putShort(18, (short) machine);
        bytes.putShort(wide ? 54 : 42, (short) segmentSize);
        bytes.putShort(wide ? 56 : 44, (short) 1);
        bytes.putShort(wide ? 58 : 46, (short) sectionSize);
        bytes.putShort(wide ? 60 : 48, (short) 3);
        bytes.putInt(header, 1);
        if (wide) {
            bytes.putLong(32, header);
            bytes.putLong(40, sections);
            bytes.putLong(header + 8, content);
            bytes.putLong(header + 32, CONTENT);
        } else {
            bytes.putInt(28, header);
            bytes.putInt(32, sections);
            bytes.putInt(header + 4, content);
            bytes.putInt(header + 16, CONTENT);
        }
        return bytes.array();
    }

    /** The same without sections: its segment is the last. */
    static byte[] elfWithoutSections() {
        ByteBuffer bytes = ByteBuffer.allocate(64 + 56 + CONTENT).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(elf(true, ByteOrder.LITTLE_ENDIAN, 62), 0, bytes.capacity());
        bytes.putLong(40, 0);
        bytes.putShort(60, (short) 0);
        return bytes.array();
    }

    /** A header, a command of another kind, one for a segment, and its content. */
    static byte[] mach(boolean wide, ByteOrder order, int processor) {
        int header = wide ? 32 : 28;
        int segmentSize = wide ? 72 : 56;
        int segment = header + 16;
        int content = segment + segmentSize;
        ByteBuffer bytes = ByteBuffer.allocate(content + CONTENT).order(order);
        bytes.putInt(0, wide ? 0xFEEDFACF : 0xFEEDFACE);
        bytes.putInt(4, processor);
        bytes.putInt(12, 6);
        bytes.putInt(16, 2);
        bytes.putInt(20, 16 + segmentSize);
        bytes.putInt(header, 0x1B);
        bytes.putInt(header + 4, 16);
        bytes.putInt(segment, wide ? 0x19 : 1);
        bytes.putInt(segment + 4, segmentSize);
        if (wide) {
            bytes.putLong(segment + 40, content);
            bytes.putLong(segment + 48, CONTENT);
        } else {
            bytes.putInt(segment + 32, content);
            bytes.putInt(segment + 36, CONTENT);
        }
        return bytes.array();
    }

    /** Several of them in one file. */
    static byte[] fat(boolean wide, byte[]... slices) {
        int entrySize = wide ? 32 : 20;
        int start = 8 + slices.length * entrySize;
        int length = start;
        for (byte[] slice : slices) {
            length += slice.length;
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        bytes.putInt(0, wide ? 0xCAFEBABF : 0xCAFEBABE);
        bytes.putInt(4, slices.length);
        for (int i = 0; i < slices.length; i++) {
            int entry = 8 + i * entrySize;
            if (wide) {
                bytes.putLong(entry + 8, start);
                bytes.putLong(entry + 16, slices[i].length);
            } else {
                bytes.putInt(entry + 8, start);
                bytes.putInt(entry + 12, slices[i].length);
            }
            bytes.position(start);
            bytes.put(slices[i]);
            start += slices[i].length;
        }
        return bytes.array();
    }

    /** The header of DOS, that of PE with an optional header, two sections, one without content, and the other's. */
    static byte[] pe(int machine) {
        int start = 128;
        int sections = start + 24 + 16;
        int content = sections + 2 * 40;
        ByteBuffer bytes = ByteBuffer.allocate(content + CONTENT).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(0, (byte) 'M');
        bytes.put(1, (byte) 'Z');
        bytes.putInt(60, start);
        bytes.put(start, (byte) 'P');
        bytes.put(start + 1, (byte) 'E');
        bytes.putShort(start + 4, (short) machine);
        bytes.putShort(start + 6, (short) 2);
        bytes.putShort(start + 20, (short) 16);
        bytes.putShort(start + 22, (short) 0x2022);
        bytes.putInt(sections + 40 + 16, CONTENT);
        bytes.putInt(sections + 40 + 20, content);
        return bytes.array();
    }
}
