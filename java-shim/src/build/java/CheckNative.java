import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Reads native libraries without loading them and checks that each fits its platform. Run from source, in the
 * repository's root: {@code java CheckNative.java [--release] <directory of a platform>/<library>…}
 *
 * <p>Each must be a shared library of its platform's format and processor that exports the bridge's function. With
 * {@code --release} it must also run everywhere that the table of platforms says: it exports nothing else, needs only
 * libraries that each such system has, on Linux no symbol newer than the oldest glibc, and stays in memory there.
 */
final class CheckNative {

    private static final Path TABLE = Path.of("rust-core/platforms/platforms.txt");

    private static final String EXPORT = "Java_com_github_copilot_tool_processor_loader_NativeCore_answer";

    /** The libraries that each system has, by operating system and C library. */
    private static final Map<String, String> SYSTEM_LIBRARIES = Map.of(
            "linux glibc",
                    "lib(c\\.so\\.6|pthread\\.so\\.0|dl\\.so\\.2|m\\.so\\.6)|ld-linux-(x86-64\\.so\\.2|aarch64\\.so\\.1)",
            "linux musl", "libc\\.so",
            "mac -", "/usr/lib/libSystem\\.B\\.dylib",
            "windows -", "(kernel32|ntdll|bcryptprimitives|api-ms-win-(crt|core)-[a-z0-9-]+)\\.dll");

    private CheckNative() {}

    public static void main(String[] arguments) throws IOException {
        List<String> files = new ArrayList<>(List.of(arguments));
        boolean release = files.remove("--release");
        boolean sound = true;
        for (String file : files) {
            Path path = Path.of(file);
            String platform = path.toAbsolutePath().getParent().getFileName().toString();
            Library library;
            List<String> faults;
            try {
                library = Library.read(Files.readAllBytes(path));
                faults = faults(library, row(platform), release);
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                library = null;
                faults = List.of("it cannot be read: " + e.getMessage());
            }
            System.out.println(platform + ": " + (library == null ? "" : library.describe()));
            for (String fault : faults) {
                System.err.println(file + ": " + fault);
                sound = false;
            }
        }
        if (!sound) {
            System.exit(1);
        }
    }

    private static String[] row(String platform) throws IOException {
        try (Stream<String> lines = Files.lines(TABLE)) {
            return lines.filter(line -> line.startsWith(platform + " "))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(TABLE + " has no platform " + platform))
                    .split(" +");
        }
    }

    private static List<String> faults(Library library, String[] row, boolean release) {
        List<String> faults = new ArrayList<>(library.faults);
        String os = row[1];
        String format = os.equals("linux") ? "ELF" : os.equals("mac") ? "Mach-O" : "PE";
        if (!library.format.equals(format)) {
            faults.add("its format is " + library.format + " and not " + format);
        }
        if (!List.of(row[2].split(",")).contains(library.machine)) {
            faults.add("its processor is " + library.machine + " and not " + row[2]);
        }
        if (!library.exports.contains(EXPORT)) {
            faults.add("it does not export " + EXPORT);
        }
        if (release) {
            for (String export : library.exports) {
                // zig's linker takes no list of exports for macOS, which binds symbols by library and name: other
                // exports do no harm there.
                if (!os.equals("mac") && !export.startsWith("Java_com_github_copilot_tool_")) {
                    faults.add("it exports " + export);
                }
            }
            String allowed = SYSTEM_LIBRARIES.get(os + " " + row[3]);
            for (String needed : library.needed) {
                // On Windows names are case-insensitive.
                if (!(os.equals("windows") ? needed.toLowerCase(java.util.Locale.ROOT) : needed).matches(allowed)) {
                    faults.add("it needs " + needed + ", which is not on every such system");
                }
            }
            faults.addAll(versionFaults(library, row));
            if (os.equals("linux") && !library.properties.contains("NODELETE")) {
                faults.add("it is not linked with -z nodelete");
            }
            if (row[0].equals("macos-aarch64") && !library.properties.contains("signed")) {
                faults.add("it has no signature, without which macOS does not load code for AArch64");
            }
        }
        return faults;
    }

    /** The zig target's third part is the oldest version of the C library or system: {@code x86_64-linux-gnu.2.17}. */
    private static List<String> versionFaults(Library library, String[] row) {
        String[] target = row[6].split("\\.", 2);
        List<String> faults = new ArrayList<>();
        for (String version : library.versions) {
            String[] nameAndNumber = version.split("_", 2);
            boolean known = nameAndNumber.length == 2 && target.length == 2 && nameAndNumber[1].matches("[0-9.]+");
            if (!known || compareVersions(nameAndNumber[1], target[1]) > 0) {
                faults.add("it needs " + version + ", and " + row[6] + " does not have it");
            }
        }
        return faults;
    }

    private static int compareVersions(String a, String b) {
        int[] first = Stream.of(a.split("\\.")).mapToInt(Integer::parseInt).toArray();
        int[] second = Stream.of(b.split("\\.")).mapToInt(Integer::parseInt).toArray();
        int length = Math.max(first.length, second.length);
        return Arrays.compare(Arrays.copyOf(first, length), Arrays.copyOf(second, length));
    }

    /** The parts of a shared library that are checked. */
    private static final class Library {
        final ByteBuffer bytes;
        String format = "unknown";
        String machine = "unknown";
        final Set<String> exports = new TreeSet<>();
        final Set<String> needed = new TreeSet<>();

        /** Versions of symbols or of the system, such as {@code GLIBC_2.14}, {@code macOS_11.0}. */
        final Set<String> versions = new TreeSet<>(CheckNative::compareNamedVersions);

        final Set<String> properties = new TreeSet<>();
        final List<String> faults = new ArrayList<>();

        private Library(byte[] content) {
            bytes = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        }

        static Library read(byte[] content) {
            Library library = new Library(content);
            int magic = library.int32(0);
            if (magic == 0x464C457F) {
                library.readElf();
            } else if (magic == 0xFEEDFACF) {
                library.readMachO();
            } else if ((magic & 0xFFFF) == 0x5A4D) {
                library.readPe();
            } else {
                throw new IllegalArgumentException("neither ELF, Mach-O nor PE, of 64 bits and little endian");
            }
            return library;
        }

        String describe() {
            String newest = versions.isEmpty() ? "" : ", needs at most " + ((TreeSet<String>) versions).last();
            return String.format(
                    "%s %s, %,d bytes, exports %d, needs %s%s%s",
                    format,
                    machine,
                    bytes.capacity(),
                    exports.size(),
                    String.join(" ", needed),
                    newest,
                    properties.isEmpty() ? "" : ", " + String.join(" ", properties));
        }

        // ELF of 64 bits: System V ABI, chapters 4 and 5, and the GNU extensions in the Linux Standard Base.

        private void readElf() {
            format = "ELF";
            if (bytes.get(4) != 2 || bytes.get(5) != 1) {
                throw new IllegalArgumentException("not of 64 bits and little endian");
            }
            if (int16(16) != 3) {
                faults.add("it is no shared library");
            }
            machine = switch (int16(18)) {
                case 62 -> "x86_64";
                case 183 -> "aarch64";
                default -> "ELF machine " + int16(18);
            };
            boolean stackIsData = false;
            for (int i = 0; i < int16(56); i++) {
                int segment = offset(32) + i * int16(54);
                // PT_GNU_STACK without PF_X.
                stackIsData |= int32(segment) == 0x6474E551 && (int32(segment + 4) & 1) == 0;
            }
            if (!stackIsData) {
                faults.add("it asks for an executable stack");
            }
            for (int i = 0; i < int16(60); i++) {
                int section = offset(40) + i * int16(58);
                int start = offset(section + 24);
                int end = start + offset(section + 32);
                // The string table with the names of the section.
                int names = offset(offset(40) + int32(section + 40) * int16(58) + 24);
                switch (int32(section + 4)) {
                    case 6 -> readElfDynamic(start, end, names);
                    case 11 -> readElfSymbols(start, end, names);
                    case 0x6FFFFFFE -> readElfVersions(start, int32(section + 44), names);
                    default -> {}
                }
            }
        }

        private void readElfDynamic(int start, int end, int names) {
            for (int entry = start; entry < end; entry += 16) {
                long value = bytes.getLong(entry + 8);
                switch (int32(entry)) {
                    case 1 -> needed.add(string(names + Math.toIntExact(value)));
                    case 15, 29 -> faults.add("it searches " + string(names + Math.toIntExact(value)));
                    case 22 -> faults.add("its code has to be relocated");
                    case 0x6FFFFFFB -> {
                        if ((value & 8) != 0) {
                            properties.add("NODELETE");
                        }
                    }
                    default -> {}
                }
            }
        }

        private void readElfSymbols(int start, int end, int names) {
            for (int symbol = start; symbol < end; symbol += 24) {
                boolean global = (bytes.get(symbol + 4) >> 4) != 0;
                boolean defined = int16(symbol + 6) != 0;
                if (global && defined) {
                    exports.add(string(names + int32(symbol)));
                }
            }
        }

        private void readElfVersions(int start, int libraries, int names) {
            int library = start;
            for (int i = 0; i < libraries; i++) {
                int version = library + int32(library + 8);
                for (int j = 0; j < int16(library + 2); j++) {
                    versions.add(string(names + int32(version + 8)));
                    version += int32(version + 12);
                }
                library += int32(library + 12);
            }
        }

        // Mach-O: <mach-o/loader.h>, <mach-o/nlist.h>

        private void readMachO() {
            format = "Mach-O";
            machine = switch (int32(4)) {
                case 0x01000007 -> "x86_64";
                case 0x0100000C -> "aarch64";
                default -> "Mach-O processor " + int32(4);
            };
            if (int32(12) != 6) {
                faults.add("it is no shared library");
            }
            int command = 32;
            for (int i = 0; i < int32(16); i++) {
                switch (int32(command) & 0x7FFFFFFF) {
                    // LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_REEXPORT_DYLIB
                    case 0xC, 0x18, 0x1F -> needed.add(string(command + int32(command + 8)));
                    // LC_RPATH
                    case 0x1C -> faults.add("it searches " + string(command + int32(command + 8)));
                    // LC_DYLD_INFO
                    case 0x22 -> readMachOExports(int32(command + 40), int32(command + 44));
                    // LC_DYLD_EXPORTS_TRIE
                    case 0x33 -> readMachOExports(int32(command + 8), int32(command + 12));
                    // LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX
                    case 0x32 -> versions.add(macVersion(int32(command + 12)));
                    case 0x24 -> versions.add(macVersion(int32(command + 8)));
                    // LC_CODE_SIGNATURE
                    case 0x1D -> readSignature(int32(command + 8));
                    default -> {}
                }
                command += int32(command + 4);
            }
        }

        private static String macVersion(int version) {
            return "macOS_" + (version >>> 16) + "." + (version >>> 8 & 0xFF);
        }

        /** Reads the exports from a trie: the names are the paths from its root to its nodes that have an address. */
        private void readMachOExports(int trie, int size) {
            if (size == 0) {
                return;
            }
            record Node(int offset, String name) {}
            Deque<Node> open = new ArrayDeque<>(List.of(new Node(trie, "")));
            while (!open.isEmpty()) {
                Node node = open.pop();
                if (node.name().length() > 1000) {
                    throw new IllegalArgumentException("its exports are endless");
                }
                if (bytes.get(node.offset()) != 0) {
                    // The names of C begin with an underscore there.
                    exports.add(node.name().substring(1));
                }
                int at = afterNumber(node.offset());
                at += Math.toIntExact(number(node.offset()));
                int children = bytes.get(at++) & 0xFF;
                for (int i = 0; i < children; i++) {
                    String label = string(at);
                    at += label.length() + 1;
                    open.push(new Node(trie + Math.toIntExact(number(at)), node.name() + label));
                    at = afterNumber(at);
                }
            }
        }

        /** Reads an unsigned LEB128 number. */
        private long number(int at) {
            long value = 0;
            for (int shift = 0; ; shift += 7) {
                byte next = bytes.get(at++);
                value |= (long) (next & 0x7F) << shift;
                if (next >= 0) {
                    return value;
                }
            }
        }

        private int afterNumber(int at) {
            while (bytes.get(at) < 0) {
                at++;
            }
            return at + 1;
        }

        /** Compares the hashes of all pages with those in the signature (XNU's bsd/sys/codesign.h, big endian). */
        private void readSignature(int start) {
            ByteBuffer signature = bytes.duplicate().order(ByteOrder.BIG_ENDIAN);
            for (int i = 0; i < signature.getInt(start + 8); i++) {
                int directory = start + signature.getInt(start + 16 + i * 8);
                if (signature.getInt(directory) != 0xFADE0C02) {
                    continue;
                }
                int hashes = directory + signature.getInt(directory + 16);
                int pages = signature.getInt(directory + 28);
                int codeEnd = signature.getInt(directory + 32);
                int hashSize = signature.get(directory + 36);
                int pageSize = 1 << signature.get(directory + 39);
                if (hashSize != 32 || signature.get(directory + 37) != 2) {
                    faults.add("its signature does not use SHA-256");
                    return;
                }
                for (int page = 0; page < pages; page++) {
                    int from = page * pageSize;
                    byte[] hash = sha256(Arrays.copyOfRange(bytes.array(), from, Math.min(from + pageSize, codeEnd)));
                    int at = hashes + page * hashSize;
                    if (!Arrays.equals(hash, Arrays.copyOfRange(bytes.array(), at, at + hashSize))) {
                        faults.add("its signature does not fit its page " + page);
                    }
                }
                properties.add("signed");
            }
        }

        private static byte[] sha256(byte[] content) {
            try {
                return MessageDigest.getInstance("SHA-256").digest(content);
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError("every Java platform has SHA-256", e);
            }
        }

        // PE of 64 bits (PE32+): Microsoft's "PE Format".

        private void readPe() {
            format = "PE";
            int header = int32(0x3C);
            machine = switch (int16(header + 4)) {
                case 0x8664 -> "x86_64";
                case 0xAA64 -> "aarch64";
                default -> "PE machine " + int16(header + 4);
            };
            if ((int16(header + 22) & 0x2000) == 0) {
                faults.add("it is no shared library");
            }
            int optional = header + 24;
            if (int16(optional) != 0x20B) {
                throw new IllegalArgumentException("not PE32+");
            }
            // HIGH_ENTROPY_VA and DYNAMIC_BASE, then NX_COMPAT.
            if ((int16(optional + 70) & 0x160) != 0x160) {
                faults.add("it is linked without address space layout randomization or with executable data");
            }
            int sections = optional + int16(header + 20);
            int exportTable = int32(optional + 112);
            if (exportTable != 0) {
                int table = inFile(exportTable, sections, header);
                int names = inFile(int32(table + 32), sections, header);
                for (int i = 0; i < int32(table + 24); i++) {
                    exports.add(string(inFile(int32(names + 4 * i), sections, header)));
                }
            }
            int importTable = int32(optional + 120);
            if (importTable != 0) {
                int entry = inFile(importTable, sections, header);
                for (; int32(entry + 12) != 0; entry += 20) {
                    needed.add(string(inFile(int32(entry + 12), sections, header)));
                }
            }
        }

        /** Returns the place in the file for an address of the loaded library. */
        private int inFile(int address, int sections, int header) {
            for (int i = 0; i < int16(header + 6); i++) {
                int section = sections + 40 * i;
                int from = int32(section + 12);
                if (address >= from && address < from + int32(section + 16)) {
                    return address - from + int32(section + 20);
                }
            }
            throw new IllegalArgumentException("no section has the address " + address);
        }

        private int int16(int at) {
            return bytes.getShort(at) & 0xFFFF;
        }

        private int int32(int at) {
            return bytes.getInt(at);
        }

        /** Reads a file offset or size of 64 bits, which is below 2 GiB in every library that we build. */
        private int offset(int at) {
            return Math.toIntExact(bytes.getLong(at));
        }

        private String string(int at) {
            int end = at;
            while (bytes.get(end) != 0) {
                end++;
            }
            return new String(bytes.array(), at, end - at, StandardCharsets.UTF_8);
        }
    }

    private static int compareNamedVersions(String a, String b) {
        String[] first = a.split("_", 2);
        String[] second = b.split("_", 2);
        boolean numbers = first.length == 2
                && second.length == 2
                && first[0].equals(second[0])
                && (first[1] + second[1]).matches("[0-9.]+");
        return numbers ? compareVersions(first[1], second[1]) : a.compareTo(b);
    }
}
