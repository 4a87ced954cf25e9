package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks the content of the processor's jar. */
class ProcessorJarTest {
    private static final int JAVA_17 = 61;

    private static JarFile jar;

    @BeforeAll
    static void open() throws IOException {
        jar = new JarFile(Built.processor().toFile());
    }

    @AfterAll
    static void close() throws IOException {
        jar.close();
    }

    @Tag("R1.3")
    @Test
    void registers_the_processor() throws IOException {
        assertEquals(
                Run.PROCESSOR,
                text("META-INF/services/javax.annotation.processing.Processor").strip());
    }

    @Tag("R1.3")
    @Test
    void declares_it_isolating() throws IOException {
        assertEquals(
                Run.PROCESSOR + ",isolating",
                text("META-INF/gradle/incremental.annotation.processors").strip());
    }

    @Tag("R1.2")
    @Test
    void holds_the_processor_and_the_shims_own_package() {
        TreeSet<String> packages = new TreeSet<>();
        List<String> classes = classes();
        assertTrue(classes.remove("module-info.class"));
        for (String name : classes) {
            packages.add(name.substring(0, name.lastIndexOf('/')));
        }
        String shim = "com/github/copilot/tool/processor";
        assertEquals(List.of("com/github/copilot/tool", shim, shim + "/loader", shim + "/wasm"), List.copyOf(packages));
        assertEquals(
                List.of(Run.PROCESSOR.replace('.', '/') + ".class"),
                classes.stream().filter(name -> !name.contains("/processor/")).toList());
    }

    @Tag("R1.3")
    @Test
    void is_a_named_module_that_provides_the_processor() {
        ModuleDescriptor module = ModuleFinder.of(Path.of(jar.getName()))
                .find("com.github.copilot.tool.processor")
                .orElseThrow()
                .descriptor();
        assertFalse(module.isAutomatic());
        assertEquals(
                List.of(List.of(Run.PROCESSOR)),
                module.provides().stream()
                        .map(ModuleDescriptor.Provides::providers)
                        .toList());
    }

    @Tag("R1.4")
    @Test
    void has_class_files_of_java_17() throws IOException {
        for (String name : classes()) {
            try (var in = new DataInputStream(jar.getInputStream(jar.getEntry(name)))) {
                in.readInt(); // the magic number
                in.readUnsignedShort(); // the minor version
                assertEquals(JAVA_17, in.readUnsignedShort(), name);
            }
        }
    }

    /** The processor refers to the SDK and Jackson by name, never as types, and it uses no reflection. */
    @Tag("R1.5")
    @Tag("R9.3")
    @Test
    void refers_to_no_type_of_the_api_nor_of_reflection() throws IOException {
        for (String name : classes()) {
            String constants = text(name);
            for (String type : List.of("com/github/copilot/rpc/", "com/fasterxml/", "java/lang/reflect/")) {
                assertEquals(-1, constants.indexOf(type), () -> name + " refers to " + type);
            }
        }
    }

    /** A compilation with the native library inflates only that library. */
    @Test
    void stores_the_entries_that_it_reads() {
        List<String> deflated = jar.stream()
                .filter(entry -> entry.getMethod() == JarEntry.DEFLATED)
                .map(JarEntry::getName)
                .filter(name -> !name.matches("META-INF/(licenses|maven|sbom)/.*"
                        + "|.*/wasm/((Functions|IndirectCalls)[0-9_]*\\.class|module\\.image)"))
                .toList();
        assertEquals(List.of(), deflated);
    }

    private static List<String> classes() {
        List<String> classes = new ArrayList<>();
        jar.stream()
                .map(JarEntry::getName)
                .filter(name -> name.endsWith(".class"))
                .forEach(classes::add);
        return classes;
    }

    /** Returns an entry as text, with a character for each byte. */
    private static String text(String name) throws IOException {
        try (var in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
