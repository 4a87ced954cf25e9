package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlatformTest {

    @Test
    void names_that_jvms_use_for_one_system_are_one() {
        assertEquals("linux", os("Linux", "/lib64/ld-linux-x86-64.so.2"));
        assertEquals("linux", os("Linux", null));
        assertEquals("linux-musl", os("Linux", "/lib/ld-musl-aarch64.so.1"));
        assertEquals("macos", os("Mac OS X", null));
        assertEquals("windows", os("Windows 11", null));
        assertEquals("sunos", os("SunOS", null));
    }

    @Test
    void names_that_jvms_use_for_one_processor_are_one() {
        assertEquals("x86_64", Platform.archOf("amd64"));
        assertEquals("x86_64", Platform.archOf("x86_64"));
        assertEquals("aarch64", Platform.archOf("aarch64"));
        assertEquals("aarch64", Platform.archOf("arm64"));
        assertEquals("riscv64", Platform.archOf("riscv64"));
    }

    @Test
    void a_name_cannot_lead_out_of_the_directory() {
        assertEquals("-etc", os("../etc", null));
        assertEquals("unknown", Platform.archOf(null));
    }

    @Test
    void this_jvm_is_told_without_loading_anything() {
        Platform platform = Platform.of(Surroundings.ofThisProcess());
        assertFalse(platform.directory().isEmpty());
        assertTrue(platform.directory().startsWith(platform.os() + "-"));
    }

    private static String os(String name, String interpreter) {
        return Platform.osOf(name, Optional.ofNullable(interpreter));
    }
}
