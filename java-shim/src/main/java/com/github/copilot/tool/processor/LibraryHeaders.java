package com.github.copilot.tool.processor;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.util.Set;
import java.util.TreeSet;

/**
 * The format, the processors and the size of a shared library, as its headers describe them.
 *
 * <p>The dynamic linker maps what the headers describe without comparing it with the file's size. If the file ends
 * earlier, the first access to a page beyond its end is a SIGBUS, which ends the compiler without a message (R10.6). A
 * size that the build writes down would not do: the library that a user names can be of another build, or the user's own.
 *
 * <p>The build's {@code CheckNative} reads other parts of the same formats, such as exports and versions of symbols, and
 * only of libraries that the build has just linked. It runs before any class of this module is compiled.
 *
 * <p>Offsets are those of the System V ABI (ELF), of Apple's {@code mach-o/loader.h} and {@code mach-o/fat.h}, and of
 * Microsoft's PE specification. Mach-O is read in the form that JDKs for macOS load: 64 bits, little-endian. Any bytes can
 * be read: values that make no sense give a size that no file has.
 */
final class LibraryHeaders {

    /** The format of a library, and the operating system that loads it. */
    enum Format {
        ELF("ELF", "linux"),
        MACH_O("Mach-O", "macos"),
        PE("PE", "windows");

        private final String name;
        private final String os;

        Format(String name, String os) {
            this.name = name;
            this.os = os;
        }

        /**
         * Returns the operating system of this project's platforms that uses it, as the beginning of a {@link
         * Platform}'s directory.
         */
        String os() {
            return os;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static final int ELF_MAGIC = 0x7F454C46;
    private static final int ELF_TYPE_DYN = 3;

    /** The magic number 0xFEEDFACF in the byte order of the file. */
    private static final int MACH_64 = 0xCFFAEDFE;

    private static final int MACH_FAT = 0xCAFEBABE;
    private static final int MACH_DYLIB = 6;
    private static final int MACH_BUNDLE = 8;
    private static final int LC_SEGMENT_64 = 0x19;

    /**
     * A Java class file has the magic number of a fat file; in the place of the count it has its version, from 45 on.
     */
    private static final int MOST_FAT_ARCHITECTURES = 44;

    private static final int DOS_MAGIC = 0x4D5A;
    private static final int PE_MAGIC = 0x50450000;
    private static final int PE_DLL = 0x2000;

    private final SeekableByteChannel file;
    private final long size;
    private final Set<String> architectures = new TreeSet<>();
    private Format format;
    private boolean library;
    private long describedSize;

    private LibraryHeaders(SeekableByteChannel file) throws IOException {
        this.file = file;
        this.size = file.size();
    }

    /**
     * Reads a file's headers.
     *
     * @param file read from its beginning; its position changes
     * @throws IOException if it cannot be read; never because of its content
     */
    static LibraryHeaders of(SeekableByteChannel file) throws IOException {
        LibraryHeaders headers = new LibraryHeaders(file);
        try {
            headers.read();
        } catch (EOFException e) {
            // The described size exceeds the file's, which isCutOff reports.
        }
        return headers;
    }

    /** Returns the file's format, or null if it is not a format of libraries. */
    Format format() {
        return format;
    }

    /** Whether it is a shared library, or may have been one before it was cut off. */
    boolean isLibrary() {
        return format != null && (library || isCutOff());
    }

    /** Whether the file ends before what its headers describe. */
    boolean isCutOff() {
        return describedSize > size;
    }

    /** Returns the file's size in bytes. */
    long size() {
        return size;
    }

    /** Returns the number of bytes that the file must have at least. */
    long describedSize() {
        return describedSize;
    }

    /** Returns the processors that it has code for, named like the end of a {@link Platform}'s directory, sorted. */
    Set<String> architectures() {
        return architectures;
    }

    private void read() throws IOException {
        if (size < Integer.BYTES) {
            return;
        }
        int magic = read(0, Integer.BYTES).getInt(0);
        if (magic == ELF_MAGIC) {
            format = Format.ELF;
            readElf();
        } else if (magic == MACH_64) {
            format = Format.MACH_O;
            readMach(0);
        } else if (magic == MACH_FAT) {
            readFat();
        } else if (magic >>> 16 == DOS_MAGIC) {
            readPe();
        }
    }

    private void readElf() throws IOException {
        ByteBuffer identification = read(0, 16);
        boolean wide = identification.get(4) == 2;
        boolean bigEndian = identification.get(5) == 2;
        ByteOrder order = bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        ByteBuffer header = read(0, wide ? 64 : 52).order(order);
        library = unsigned(header.getShort(16)) == ELF_TYPE_DYN;
        architectures.add(elfArchitecture(unsigned(header.getShort(18)), wide, bigEndian));

        long segments = wide ? header.getLong(32) : unsigned(header.getInt(28));
        int segmentSize = unsigned(header.getShort(wide ? 54 : 42));
        int segmentCount = unsigned(header.getShort(wide ? 56 : 44));
        long sections = wide ? header.getLong(40) : unsigned(header.getInt(32));
        int sectionSize = unsigned(header.getShort(wide ? 58 : 46));
        long sectionCount = unsigned(header.getShort(wide ? 60 : 48));
        if (sections != 0) {
            if (sectionCount == 0) {
                // From 65,280 sections on the first one's size is their number.
                ByteBuffer first = read(sections, wide ? 40 : 24).order(order);
                sectionCount = wide ? first.getLong(32) : unsigned(first.getInt(20));
            }
            describe(sections, product(sectionCount, sectionSize));
        }
        for (int i = 0; i < segmentCount; i++) {
            ByteBuffer segment =
                    read(sum(segments, (long) i * segmentSize), wide ? 56 : 32).order(order);
            describe(
                    wide ? segment.getLong(8) : unsigned(segment.getInt(4)),
                    wide ? segment.getLong(32) : unsigned(segment.getInt(16)));
        }
    }

    private static String elfArchitecture(int machine, boolean wide, boolean bigEndian) {
        // Both processors also have an ABI of 32-bit pointers, and the second one of the other byte order.
        String variant = (wide ? "" : "-32") + (bigEndian ? "-be" : "");
        return switch (machine) {
            case 3 -> "x86";
            case 62 -> "x86_64" + variant;
            case 183 -> "aarch64" + variant;
            default -> "machine-" + machine;
        };
    }

    private void readMach(long start) throws IOException {
        ByteBuffer header = read(start, 32);
        if (header.getInt(0) != MACH_64) {
            return;
        }
        header.order(ByteOrder.LITTLE_ENDIAN);
        int type = header.getInt(12);
        library |= type == MACH_DYLIB || type == MACH_BUNDLE;
        architectures.add(machArchitecture(header.getInt(4)));

        long command = sum(start, 32);
        long end = sum(command, unsigned(header.getInt(20)));
        describe(command, unsigned(header.getInt(20)));
        for (long left = unsigned(header.getInt(16)); left > 0 && end - command >= 8; left--) {
            ByteBuffer kindAndSize = read(command, 8).order(ByteOrder.LITTLE_ENDIAN);
            if (kindAndSize.getInt(0) == LC_SEGMENT_64) {
                ByteBuffer segment = read(command, 56).order(ByteOrder.LITTLE_ENDIAN);
                describe(sum(start, segment.getLong(40)), segment.getLong(48));
            }
            // Each command has at least the size of its own beginning: a smaller one would be an endless loop.
            command = sum(command, Math.max(8, unsigned(kindAndSize.getInt(4))));
        }
    }

    private static String machArchitecture(int type) {
        return switch (type) {
            case 0x0100_0007 -> "x86_64";
            case 0x0100_000C -> "aarch64";
            default -> "machine-" + Integer.toUnsignedString(type);
        };
    }

    /**
     * Reads several Mach-O files in one, each for another processor. The numbers in the table of them are big-endian.
     */
    private void readFat() throws IOException {
        int count = size < 8 ? 0 : read(0, 8).getInt(4);
        if (count < 1 || count > MOST_FAT_ARCHITECTURES) {
            return;
        }
        format = Format.MACH_O;
        for (int i = 0; i < count; i++) {
            ByteBuffer entry = read(8 + i * 20L, 20);
            long start = unsigned(entry.getInt(8));
            describe(start, unsigned(entry.getInt(12)));
            readMach(start);
        }
    }

    private void readPe() throws IOException {
        if (size < 64) {
            return;
        }
        long start = unsigned(read(0, 64).order(ByteOrder.LITTLE_ENDIAN).getInt(60));
        ByteBuffer header = read(start, 24);
        if (header.getInt(0) != PE_MAGIC) {
            // It is a program for DOS.
            return;
        }
        format = Format.PE;
        header.order(ByteOrder.LITTLE_ENDIAN);
        library = (unsigned(header.getShort(22)) & PE_DLL) != 0;
        architectures.add(peArchitecture(unsigned(header.getShort(4))));
        long sections = start + 24 + unsigned(header.getShort(20));
        for (int i = 0; i < unsigned(header.getShort(6)); i++) {
            ByteBuffer section = read(sections + i * 40L, 40).order(ByteOrder.LITTLE_ENDIAN);
            describe(unsigned(section.getInt(20)), unsigned(section.getInt(16)));
        }
    }

    private static String peArchitecture(int machine) {
        return switch (machine) {
            case 0x014C -> "x86";
            case 0x8664 -> "x86_64";
            case 0xAA64 -> "aarch64";
            default -> "machine-" + machine;
        };
    }

    /** Notes that the headers describe bytes there; no bytes are at any place. */
    private void describe(long offset, long length) {
        if (length != 0) {
            describedSize = Math.max(describedSize, sum(offset, length));
        }
    }

    /** Reads bytes into a buffer whose order is big-endian. */
    private ByteBuffer read(long offset, int length) throws IOException {
        describe(offset, length);
        if (isCutOff()) {
            throw new EOFException();
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        file.position(offset);
        while (bytes.hasRemaining()) {
            if (file.read(bytes) < 0) {
                throw new IOException("it became shorter while it was read");
            }
        }
        return bytes.flip();
    }

    private static int unsigned(short value) {
        return Short.toUnsignedInt(value);
    }

    private static long unsigned(int value) {
        return Integer.toUnsignedLong(value);
    }

    /** Returns the sum of two unsigned numbers; if a long cannot hold it, the largest long, a size that no file has. */
    private static long sum(long one, long other) {
        long sum = one + other;
        return one < 0 || other < 0 || sum < 0 ? Long.MAX_VALUE : sum;
    }

    /** Returns the product in the same way; the second number is below 65,536. */
    private static long product(long one, int other) {
        return one < 0 || other != 0 && one > Long.MAX_VALUE / other ? Long.MAX_VALUE : one * other;
    }
}
