package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a JVM calls its platform, and where the jar keeps the library for it. */
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
            String interpreter = columns[3].equals("musl") ? "/lib/ld-musl-x.so.1" : "/lib64/ld-linux-x.so.2";
            for (String arch : columns[2].split(",")) {
                assertEquals(columns[0], directory(os, arch, columns[3].equals("-") ? "" : interpreter));
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
        assertEquals("linux-x86_64", directory("Linux", "amd64", "/lib64/ld-linux-x86-64.so.2"));
        assertEquals("linux-x86_64", directory("Linux", "amd64", ""));
        assertEquals("linux-musl-aarch64", directory("Linux", "aarch64", "/lib/ld-musl-aarch64.so.1"));
        assertEquals("macos-aarch64", directory("Mac OS X", "aarch64", ""));
        assertEquals("windows-x86_64", directory("Windows 11", "amd64", ""));
    }

    @Test
    void a_platform_that_is_not_in_the_table_is_named_as_the_jvm_names_it() throws IOException {
        assertEquals("sunos-sparcv9", directory("SunOS", "sparcv9", ""));
        assertEquals("linux-musl-riscv64", directory("Linux", "riscv64", "/lib/ld-musl-riscv64.so.1"));
        assertEquals("-etc-unknown", directory("../etc", null, ""), "it cannot lead out of the directory");
    }

    @Test
    void this_jvm_is_told_without_loading_anything() {
        Platform platform = Platform.of(new Surroundings.ThisProcess());
        assertFalse(platform.directory().isEmpty());
        assertTrue(platform.directory().matches("[a-z0-9_]+(-[a-z0-9_]+)+"), platform::directory);
    }

    private static List<String[]> rows() {
        return table.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" +"))
                .toList();
    }

    private static String directory(String os, String arch, String interpreter) throws IOException {
        return Platform.of(os, arch, interpreter, new StringReader(table)).directory();
    }
}
