package com.github.copilot.tool.processor.loader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The platform's name in a JVM, and its library in the jar's index. */
@Tag("R10.7")
class NativeLibraryTest {

    private static List<String[]> rows;

    @BeforeAll
    static void readTheTable() throws IOException {
        Path table = Path.of(System.getProperty("copilot.tool.repository"), "rust-core/platforms/platforms.txt");
        rows = Files.readAllLines(table).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +"))
                .toList();
    }

    @Test
    void every_platform_of_the_table_is_found_by_each_name_that_jvms_use_for_it() throws Exception {
        for (String[] columns : rows) {
            String os =
                    switch (columns[1]) {
                        case "linux" -> "Linux";
                        case "mac" -> "Mac OS X";
                        default -> "Windows Server 2025";
                    };
            for (String arch : columns[2].split(",")) {
                NativeLibrary found = find(index("1 abc"), os, arch, columns[3].equals("musl"));
                assertEquals(columns[0], found.platform());
                assertEquals(Path.of("abc-" + columns[4]), found.extractedIn(Path.of("")));
            }
        }
    }

    /** Such a jar was built on a platform that is not in the table. */
    @Test
    void a_platform_that_is_not_in_the_table_is_found_by_the_jvms_names_for_it() throws Exception {
        String index = index("- -") + "sunos-sparcv9 sunos sparcv9 - libcopilot_tool.so 1 abc\n";

        assertEquals("sunos-sparcv9", find(index, "SunOS", "sparcv9", false).platform());
    }

    @Test
    void an_unserved_platform_is_named_with_those_that_the_jar_serves() {
        String index = index("- -").replace("libcopilot_tool.so - -", "libcopilot_tool.so 1 abc");

        String macos = missing(index, "Mac OS X", "aarch64", false);
        assertTrue(macos.contains("no native library for macos-aarch64; this jar serves linux-x86_64, linux-"), macos);
        assertTrue(macos.contains("Build the processor's jar on this platform"), macos);
        String unlisted = missing(index, null, "mips 64", false);
        assertTrue(unlisted.contains("no native library for unknown-mips-64; this jar serves "), unlisted);
    }

    @Test
    void musl_is_told_from_glibc() {
        String index = "linux-x86_64 linux amd64,x86_64 glibc libcopilot_tool.so 1 abc\n"
                + "linux-musl-x86_64 linux amd64,x86_64 musl libcopilot_tool.so - -\n";

        String message = missing(index, "Linux", "amd64", true);

        assertTrue(message.contains("for linux-musl-x86_64; this jar serves linux-x86_64. "), message);
        assertTrue(message.contains("This JVM runs on musl (Alpine Linux): compile with a JDK for glibc"), message);
    }

    @Test
    void a_programs_dynamic_linker_tells_musl_from_glibc(@TempDir Path directory) throws IOException {
        Path program = directory.resolve("program");
        for (boolean musl : new boolean[] {true, false}) {
            String linker = musl ? "/lib/ld-musl-x86_64.so.1" : "/lib64/ld-linux-x86-64.so.2";
            byte[] content = ("\u007fELF" + "\0".repeat(788) + linker + "\0".repeat(20_000))
                    .getBytes(StandardCharsets.ISO_8859_1);
            assertEquals(musl, NativeLibrary.isOfMusl(Files.write(program, content)));
            assertFalse(NativeLibrary.isOfMusl(Files.write(program, Arrays.copyOf(content, 792))), "cut off");
        }
        assertFalse(NativeLibrary.isOfMusl(directory.resolve("missing")));
    }

    /** Returns the table's index, as the build writes it, with the same size and checksum for all libraries. */
    private static String index(String sizeAndSum) {
        return rows.stream()
                .map(columns -> String.join(" ", Arrays.asList(columns).subList(0, 5)) + " " + sizeAndSum + "\n")
                .collect(Collectors.joining());
    }

    private static String missing(String index, String os, String arch, boolean musl) {
        return assertThrows(NativeCoreException.class, () -> find(index, os, arch, musl))
                .getMessage();
    }

    private static NativeLibrary find(String index, String os, String arch, boolean musl) throws NativeCoreException {
        Map<String, String> properties = new HashMap<>();
        properties.put("os.name", os);
        properties.put("os.arch", arch);
        return NativeLibrary.inIndex(index, new OtherSurroundings(properties, Map.of(), Clock.systemUTC()), musl);
    }
}
