package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A program that is a named module, in {@code consumers/modular}: with companions, and with tools by reflection. */
class ModularTest {
    private static final Path FOLDER = Built.TESTS.resolve("consumers/modular");
    private static final List<Path> MODULE_PATH =
            Stream.concat(Stream.of(Built.api()), Built.libraries().stream()).toList();
    /** The number of compilations so far. The tests run in parallel, each with a folder of its own. */
    private static final AtomicInteger COMPILED = new AtomicInteger();

    private static final List<String> CALLS = List.of(
            "module com.example.shop",
            "look: looked at shelf",
            "note: noted closed",
            "sell: sold [Item[name=pen, count=2]]");

    /**
     * Compiles the program.
     *
     * @param form the folder of its module-info.java, and of sources that replace those of other forms
     * @param withProcessor whether the processor is used; false as if the user had forgotten it
     * @return the folder of its class files
     */
    private static Path compiled(String form, boolean withProcessor) {
        return compiled(form, withProcessor, MODULE_PATH);
    }

    private static Path compiled(String form, boolean withProcessor, List<Path> modulePath) {
        Path work = Tree.emptied(Run.WORK.resolve("modular").resolve(form + "-" + COMPILED.incrementAndGet()));
        List<Path> sources = new ArrayList<>(Tree.sources(FOLDER.resolve(form)));
        for (Path source : Tree.sources(FOLDER.resolve("src"))) {
            Path inForm = FOLDER.resolve(form).resolve(FOLDER.resolve("src").relativize(source));
            if (!Files.exists(inForm)) {
                sources.add(source);
            }
        }
        List<String> options = new ArrayList<>(List.of(Run.EVERY_LINT, "-Werror", "-parameters"));
        if (withProcessor) {
            options.add("-Acopilot.experimental.allowed=true");
        }
        Compilation.Outcome outcome = Run.unrecorded(() -> new Compilation(
                        FOLDER,
                        sources,
                        modulePath,
                        withProcessor ? List.of(Built.processor()) : List.of(),
                        work.resolve("generated"),
                        work.resolve("classes"),
                        options)
                .run());
        assertEquals(List.of(), outcome.reported());
        return work.resolve("classes");
    }

    /** Returns the program's output, without the note on the missing processor, which goes to standard error. */
    private static List<String> run(Jdk jdk, Path classes) {
        return run(jdk, classes, MODULE_PATH);
    }

    private static List<String> run(Jdk jdk, Path classes, List<Path> modulePath) {
        List<Path> path = new ArrayList<>(List.of(classes));
        path.addAll(modulePath);
        Ended ended = jdk.run(
                "java", List.of("-p", Compilation.joined(path), "-m", "com.example.shop/com.example.shop.app.Main"));
        assertEquals(0, ended.code(), ended.output());
        return ended.output()
                .lines()
                .filter(line -> line.matches("(module|look|note|sell|refused)\\b.*"))
                .toList();
    }

    @Test
    void companions_of_an_exported_package_work() {
        assertEquals(CALLS, run(Jdk.running(), compiled("exported", true)));
    }

    @Test
    void companions_of_an_exported_package_work_on_jdk_25() {
        Jdk newer = Jdk.jdk25();
        assertEquals(CALLS, run(newer, compiled("exported", true)));
    }

    @Test
    void an_open_package_will_do_for_companions() {
        assertEquals(CALLS, run(Jdk.running(), compiled("opened", true)));
    }

    @Test
    void a_companion_that_the_module_hides_is_told_with_the_line_that_shows_it() {
        assertEquals(
                List.of(
                        "module com.example.shop",
                        "refused: The companion com.example.shop.tools.ShopTools$$CopilotToolMeta cannot be made: module"
                                + " com.example.shop does not export its package. Write `exports com.example.shop.tools to"
                                + " com.github.copilot.java;` in module-info.java."),
                run(Jdk.running(), compiled("hidden", true)));
    }

    @Test
    void reflection_works_in_an_open_package() {
        assertEquals(CALLS, run(Jdk.running(), compiled("opened", false)));
    }

    @Test
    void reflection_works_in_an_open_package_on_jdk_25() {
        Jdk newer = Jdk.jdk25();
        assertEquals(CALLS, run(newer, compiled("opened", false)));
    }

    @Test
    void a_package_that_is_closed_to_reflection_is_named() {
        for (String form : List.of("exported", "hidden")) {
            List<String> printed = run(Jdk.running(), compiled(form, false));
            assertEquals(2, printed.size(), printed::toString);
            String expected = "it cannot be called; open the package com.example.shop.tools to the module"
                    + " com.github.copilot.java.";
            assertTrue(printed.get(1).endsWith(expected), printed::toString);
        }
    }

    @Test
    void a_package_of_records_that_is_closed_to_reflection_is_named() {
        List<String> printed = run(Jdk.running(), compiled("half-opened", false));
        assertEquals(2, printed.size(), printed::toString);
        String expected = "The type com.example.shop.goods.Item cannot be looked into; open the package"
                + " com.example.shop.goods to the modules com.github.copilot.java and com.fasterxml.jackson.databind.";
        assertTrue(printed.get(1).endsWith(expected), printed::toString);
    }

    /** Generated code makes records without reflection, so their package need not be open. */
    @Test
    void companions_need_nothing_open_for_records() {
        assertEquals(CALLS, run(Jdk.running(), compiled("half-opened", true)));
    }

    /** R9.7: the SDK's module does not have the runtime helpers, and copilot-tool-runtime is an automatic module. */
    @Test
    @Tag("R9.7")
    void companions_are_linked_beside_the_sdks_module() {
        List<Path> modulePath = Stream.concat(Stream.of(sdk(), Built.runtime()), Built.libraries().stream())
                .toList();
        Path classes = compiled("sdk", true, modulePath);
        assertTrue(
                Tree.files(classes, file -> file.toString().contains("$$CopilotToolMeta$")).stream()
                        .noneMatch(file -> file.toString().contains("ArgumentError")),
                "the companion is linked");
        assertEquals(CALLS, run(Jdk.running(), classes, modulePath));
        assertEquals(CALLS, run(Jdk.jdk25(), classes, modulePath));
    }

    /** Compiles a stub of the SDK's module. */
    private static Path sdk() {
        Path classes = Tree.emptied(Run.WORK.resolve("modular").resolve("sdk-api"));
        List<Path> sources = new ArrayList<>(Tree.sources(FOLDER.resolve("sdk-api")));
        for (String folder : List.of("common", "results", "provider", "1.0.10")) {
            sources.addAll(Tree.sources(Built.TESTS.resolve("surfaces").resolve(folder)));
        }
        Compilation.Outcome outcome = Run.unrecorded(() ->
                new Compilation(Built.TESTS, sources, Built.libraries(), List.of(), classes, classes, List.of()).run());
        assertEquals(List.of(), outcome.reported());
        return classes;
    }
}
