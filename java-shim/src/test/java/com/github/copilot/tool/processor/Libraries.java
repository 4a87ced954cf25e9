package com.github.copilot.tool.processor;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Shared libraries in every format, as small as their headers allow. The headers describe the last byte of each. */
final class Libraries {

    /** The size of the one segment or section. */
    private static final int CONTENT = 8;

    private Libraries() {}

    /** Returns one that the platform of this JVM could load, by its headers. */
    static byte[] elfOfThisPlatform() {
        boolean aarch64 = System.getProperty("os.arch").matches("aarch64|arm64");
        return elf(true, ByteOrder.LITTLE_ENDIAN, aarch64 ? 183 : 62);
    }

    /** Returns a header, one segment, its content, and a table of three sections. */
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

    /** Returns the same without sections, so that the segment is the last part. */
    static byte[] elfWithoutSections() {
        ByteBuffer bytes = ByteBuffer.allocate(64 + 56 + CONTENT).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(elf(true, ByteOrder.LITTLE_ENDIAN, 62), 0, bytes.capacity());
        bytes.putLong(40, 0);
        bytes.putShort(60, (short) 0);
        return bytes.array();
    }

    /** Returns a header, a command of another kind, one for a segment, and its content. */
    static byte[] mach(int processor) {
        int segment = 32 + 16;
        int content = segment + 72;
        ByteBuffer bytes = ByteBuffer.allocate(content + CONTENT).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(0, 0xFEEDFACF);
        bytes.putInt(4, processor);
        bytes.putInt(12, 6);
        bytes.putInt(16, 2);
        bytes.putInt(20, content - 32);
        bytes.putInt(32, 0x1B);
        bytes.putInt(36, 16);
        bytes.putInt(segment, 0x19);
        bytes.putInt(segment + 4, 72);
        bytes.putLong(segment + 40, content);
        bytes.putLong(segment + 48, CONTENT);
        return bytes.array();
    }

    /** Returns several of them in one file. */
    static byte[] fat(byte[]... slices) {
        int start = 8 + slices.length * 20;
        int length = start;
        for (byte[] slice : slices) {
            length += slice.length;
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        bytes.putInt(0, 0xCAFEBABE);
        bytes.putInt(4, slices.length);
        for (int i = 0; i < slices.length; i++) {
            bytes.putInt(8 + i * 20 + 8, start);
            bytes.putInt(8 + i * 20 + 12, slices[i].length);
            bytes.position(start);
            bytes.put(slices[i]);
            start += slices[i].length;
        }
        return bytes.array();
    }

    /**
     * Returns the header for DOS, that of PE with an optional header, two sections, one of them without content, and
     * the content.
     */
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
