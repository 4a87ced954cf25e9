package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The platform's name in a JVM, and the folder of its library in the jar. */
@Tag("R10.7")
class PlatformTest {

    private static String table;

    @BeforeAll
    static void readTheTable() throws IOException {
        table = Files.readString(
                Path.of(System.getProperty("copilot.tool.repository"), "rust-core/platforms/platforms.txt"));
    }

    @Test
    void every_platform_of_the_table_is_found_by_each_name_that_jvms_use_for_it() throws IOException {
        for (String[] columns : rows()) {
            String os =
                    switch (columns[1]) {
                        case "linux" -> "Linux";
                        case "mac" -> "Mac OS X";
                        default -> "Windows Server 2025";
                    };
            for (String arch : columns[2].split(",")) {
                assertEquals(columns[0], directory(os, arch, columns[3].equals("musl")));
            }
        }
    }

    @Test
    void the_table_has_linux_with_both_c_libraries_macos_and_windows_each_for_both_processors() throws IOException {
        assertEquals(
                List.of(
                        "linux-x86_64",
                        "linux-aarch64",
                        "linux-musl-x86_64",
                        "linux-musl-aarch64",
                        "macos-x86_64",
                        "macos-aarch64",
                        "windows-x86_64",
                        "windows-aarch64"),
                rows().stream().map(columns -> columns[0]).toList());
        for (String[] columns : rows()) {
            assertEquals(7, columns.length, columns[0]);
        }
    }

    @Test
    void names_that_jvms_use_for_one_system_are_one() throws IOException {
        assertEquals("linux-x86_64", directory("Linux", "amd64", false));
        assertEquals("linux-x86_64", directory("Linux", "amd64", false));
        assertEquals("linux-musl-aarch64", directory("Linux", "aarch64", true));
        assertEquals("macos-aarch64", directory("Mac OS X", "aarch64", false));
        assertEquals("windows-x86_64", directory("Windows 11", "amd64", false));
    }

    @Test
    void a_platform_that_is_not_in_the_table_is_named_as_the_jvm_names_it() throws IOException {
        assertEquals("sunos-sparcv9", directory("SunOS", "sparcv9", false));
        assertEquals("linux-musl-riscv64", directory("Linux", "riscv64", true));
        assertEquals("-etc-unknown", directory("../etc", null, false), "it cannot lead out of the directory");
    }

    @Test
    void this_jvm_is_told_without_loading_anything() {
        Platform platform = Platform.of(new Surroundings());
        assertFalse(platform.directory().isEmpty());
        assertTrue(platform.directory().matches("[a-z0-9_]+(-[a-z0-9_]+)+"), platform::directory);
    }

    @Test
    void a_programs_dynamic_linker_tells_musl_from_glibc(@TempDir Path directory) throws IOException {
        Path program = directory.resolve("program");
        for (boolean musl : new boolean[] {true, false}) {
            String linker = musl ? "/lib/ld-musl-x86_64.so.1" : "/lib64/ld-linux-x86-64.so.2";
            byte[] content = ("\u007fELF" + "\0".repeat(788) + linker + "\0".repeat(20_000))
                    .getBytes(StandardCharsets.ISO_8859_1);
            assertEquals(musl, Platform.isOfMusl(Files.write(program, content)));
            assertFalse(Platform.isOfMusl(Files.write(program, Arrays.copyOf(content, 792))), "cut off");
        }
        assertFalse(Platform.isOfMusl(directory.resolve("missing")));
    }

    private static List<String[]> rows() {
        return table.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +"))
                .toList();
    }

    private static String directory(String os, String arch, boolean musl) throws IOException {
        return Platform.of(os, arch, musl, new StringReader(table)).directory();
    }
}
