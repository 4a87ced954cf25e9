package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.tool.processor.LibraryHeaders.Format;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** R10.6: the size and the platform of libraries by their headers. */
class LibraryHeadersTest {

    private static final int ARM = 0x0100_000C;
    private static final int INTEL = 0x0100_0007;

    /** Larger libraries of the JDK are left out, to save time. */
    private static final long LARGE = 3_000_000;

    @Test
    void elf_of_every_width_and_byte_order_is_complete_with_its_last_byte_only() throws IOException {
        check(Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 62), Format.ELF, Set.of("x86_64"));
        check(Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 183), Format.ELF, Set.of("aarch64"));
        check(Libraries.elf(true, ByteOrder.BIG_ENDIAN, 183), Format.ELF, Set.of("aarch64-be"));
        check(Libraries.elf(false, ByteOrder.LITTLE_ENDIAN, 62), Format.ELF, Set.of("x86_64-32"));
        check(Libraries.elf(false, ByteOrder.LITTLE_ENDIAN, 3), Format.ELF, Set.of("x86"));
        check(Libraries.elf(false, ByteOrder.BIG_ENDIAN, 20), Format.ELF, Set.of("machine-20"));
    }

    @Test
    void elf_that_was_stripped_of_its_sections_is_measured_by_its_segments() throws IOException {
        check(Libraries.elfWithoutSections(), Format.ELF, Set.of("x86_64"));
    }

    @Test
    void elf_with_very_many_sections_has_their_number_in_the_first() throws IOException {
        byte[] library = Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 62);
        ByteBuffer bytes = ByteBuffer.wrap(library).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(60, (short) 0);
        bytes.putLong((int) bytes.getLong(40) + 32, 3);

        check(library, Format.ELF, Set.of("x86_64"));
    }

    @Test
    void mach_o_is_complete_with_its_last_byte_only() throws IOException {
        check(Libraries.mach(ARM), Format.MACH_O, Set.of("aarch64"));
        check(Libraries.mach(INTEL), Format.MACH_O, Set.of("x86_64"));
        check(Libraries.mach(18), Format.MACH_O, Set.of("machine-18"));
    }

    @Test
    void a_universal_library_has_all_its_processors() throws IOException {
        byte[] arm = Libraries.mach(ARM);
        byte[] intel = Libraries.mach(INTEL);

        check(Libraries.fat(intel, arm), Format.MACH_O, Set.of("aarch64", "x86_64"));
        // Each slice is measured, in addition to the table of them.
        byte[] cutInside = Libraries.fat(intel, Arrays.copyOf(arm, arm.length - 1));
        assertTrue(headers(cutInside).isCutOff());
    }

    @Test
    void pe_is_complete_with_its_last_byte_only() throws IOException {
        byte[] library = Libraries.pe(0x8664);
        LibraryHeaders headers = headers(library);
        assertEquals(Format.PE, headers.format());
        assertEquals(Set.of("x86_64"), headers.architectures());
        assertEquals(library.length, headers.describedSize());
        assertTrue(headers.isLibrary());
        // Up to the header of PE it is a program for DOS.
        for (int length = 0; length < library.length; length++) {
            LibraryHeaders cut = headers(Arrays.copyOf(library, length));
            assertTrue(length < 128 + 24 ? !cut.isLibrary() : cut.isCutOff(), "the first " + length + " bytes");
        }
        assertEquals(Set.of("aarch64"), headers(Libraries.pe(0xAA64)).architectures());
    }

    @Test
    void what_is_no_library_is_none() throws IOException {
        byte[] classFile;
        try (var in = LibraryHeadersTest.class.getResourceAsStream("LibraryHeadersTest.class")) {
            classFile = in.readAllBytes();
        }
        byte[] program = Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 62);
        program[16] = 2;
        byte[] ofDos = Libraries.pe(0x8664);
        ofDos[128] = 'N';
        byte[] ofWindows = Libraries.pe(0x8664);
        ofWindows[128 + 23] = 0;
        byte[] ofMac = Libraries.mach(ARM);
        ofMac[12] = 2;
        byte[] text = "MZ: not a library, whatever it begins with, for it is a text of more than 64 characters"
                .getBytes(StandardCharsets.US_ASCII);
        for (byte[] content : List.of(new byte[0], new byte[] {1}, classFile, program, ofDos, ofWindows, ofMac, text)) {
            assertFalse(headers(content).isLibrary(), () -> Arrays.toString(Arrays.copyOf(content, 16)));
        }
        assertNull(headers(classFile).format());
    }

    @Test
    void damaged_headers_give_an_answer_whatever_is_in_them() throws IOException {
        Random random = new Random(1);
        List<byte[]> libraries = List.of(
                Libraries.elf(true, ByteOrder.LITTLE_ENDIAN, 62),
                Libraries.elf(false, ByteOrder.BIG_ENDIAN, 3),
                Libraries.mach(ARM),
                Libraries.fat(Libraries.mach(ARM)),
                Libraries.pe(0x8664));
        for (int round = 0; round < 2000; round++) {
            byte[] damaged = libraries.get(round % libraries.size()).clone();
            for (int change = random.nextInt(8); change >= 0; change--) {
                // Extreme values can overflow.
                byte value = random.nextBoolean() ? -1 : (byte) random.nextInt();
                damaged[4 + random.nextInt(damaged.length - 4)] = value;
            }
            LibraryHeaders headers = headers(damaged);
            assertEquals(headers.describedSize() > damaged.length, headers.isCutOff());
        }
        byte[] full = new byte[256];
        Arrays.fill(full, (byte) 0xFF);
        System.arraycopy(new byte[] {0x7F, 'E', 'L', 'F', 2, 1}, 0, full, 0, 6);
        assertEquals(Long.MAX_VALUE, headers(full).describedSize());
    }

    @Test
    void real_libraries_are_complete_and_cut_off_a_page_before_their_end() throws IOException {
        try (Stream<Path> files = Stream.concat(
                Files.walk(Path.of(System.getProperty("java.home"), "lib")),
                Files.walk(Path.of(System.getProperty("copilot.tool.classes"), "META-INF", "native")))) {
            List<Path> libraries = files.filter(file -> file.toString().matches(".*\\.(so|dylib|dll)"))
                    .filter(file -> file.toFile().isFile() && file.toFile().length() < LARGE)
                    .toList();
            assertTrue(libraries.size() > 10, libraries::toString);
            Platform platform = Platform.of(new Surroundings());
            for (Path library : libraries) {
                byte[] content = Files.readAllBytes(library);
                LibraryHeaders headers = headers(content);
                assertTrue(headers.isLibrary() && !headers.isCutOff() && platform.canLoad(headers), library::toString);
                LibraryHeaders cut = headers(Arrays.copyOf(content, content.length - 4096));
                assertTrue(cut.isCutOff(), library::toString);
            }
        }
    }

    /**
     * Checks that the whole is a library of that kind, and each beginning of it is cut off, or not a library if it is
     * too short for any format.
     */
    private void check(byte[] library, Format format, Set<String> architectures) throws IOException {
        LibraryHeaders headers = headers(library);
        assertEquals(format, headers.format());
        assertEquals(architectures, headers.architectures());
        assertEquals(library.length, headers.describedSize());
        assertEquals(library.length, headers.size());
        assertTrue(headers.isLibrary());
        assertFalse(headers.isCutOff());
        for (int length = 0; length < library.length; length++) {
            LibraryHeaders cut = headers(Arrays.copyOf(library, length));
            assertTrue(length < 8 ? !cut.isLibrary() || cut.isCutOff() : cut.isCutOff(), "the first " + length);
        }
        byte[] longer = Arrays.copyOf(library, library.length + 100);
        assertFalse(headers(longer).isCutOff());
    }

    private static LibraryHeaders headers(byte[] content) throws IOException {
        return LibraryHeaders.of(new InMemory(content));
    }

    /** A file in memory, since there are thousands of them. */
    private static final class InMemory implements SeekableByteChannel {
        private final byte[] content;
        private int position;

        InMemory(byte[] content) {
            this.content = content;
        }

        @Override
        public int read(ByteBuffer into) {
            int length = Math.min(into.remaining(), content.length - position);
            into.put(content, position, Math.max(0, length));
            position += length;
            return length <= 0 ? -1 : length;
        }

        @Override
        public long size() {
            return content.length;
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long wanted) {
            position = Math.toIntExact(wanted);
            return this;
        }

        @Override
        public int write(ByteBuffer from) {
            throw new NonWritableChannelException();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
