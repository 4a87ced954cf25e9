package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Runs the profile {@code compare} with a stub of the SDK, whose processor has five deliberate errors, and which is as
 * strict as the SDK: it has no runtime helpers, and refuses a default without {@code required = false}.
 */
class ComparisonTest {
    private static final Path WORK = Built.WORK.resolve("compare-stub");

    /**
     * The cases that show the errors: a companion that does not compile, arguments that are not checked, another order,
     * a processor that dies, and one that does not end. Then those that show what the stub is strict about: a default,
     * and a library that uses the runtime.
     */
    private static final List<String> CASES = List.of(
            "r3_4_private_method_is_an_error",
            "r5_1_collections_and_maps_of_every_kind",
            "r5_2_booleans",
            "r6_1_null_future_fails_clearly",
            "r7_5_recursive_record",
            "r7_5_types_that_multiply_are_an_error",
            "r4_6_default_with_leading_zeros_is_decimal",
            "r3_14_hints_become_metadata");

    /** A case that cannot be compared, because its library does not compile. */
    private static final String BROKEN = "r9_9_broken_library";

    private static String report;
    private static String reasons;

    @BeforeAll
    static void compare() {
        Path sdk = StubSdk.jar(WORK);
        Path tests = WORK.resolve("tests");
        Path cases = tests.resolve("cases");
        CASES.forEach(name -> copy(Case.named(name).folder(), cases.resolve("r").resolve(name)));
        copy(Built.TESTS.resolve("stubs"), tests.resolve("stubs"));
        Tree.write(
                cases.resolve("r").resolve(BROKEN).resolve("library/Broken.java"), "class Broken extends Absent {}\n");
        Tree.write(cases.resolve("r").resolve(BROKEN).resolve("input/Tools.java"), "class Tools {}\n");
        Ended ended = Jdk.running()
                .runMain(
                        List.of(
                                "-Dtests.directory=" + tests,
                                "-Dtests.case=*",
                                "-Dtests.work=" + WORK,
                                "-Dtests.compare.seconds=15"),
                        Comparison.class,
                        sdk.toString(),
                        "2",
                        System.getProperty("tests.benches"),
                        "1x1",
                        "1");
        assertEquals(0, ended.code(), ended::output);
        report = ended.output();
        reasons = Tree.read(WORK.resolve("compare").resolve("comparison.md"));
    }

    private static void copy(Path from, Path to) {
        Tree.texts(from, path -> true).forEach((path, text) -> Tree.write(to.resolve(path), text));
    }

    private static void assertRow(String row) {
        assertTrue(report.contains("| " + row + " |\n"), () -> row + " is not in\n" + report);
    }

    private static void assertReason(String subject, String reason) {
        assertTrue(
                reasons.lines().anyMatch(line -> line.startsWith("- " + subject + ": ") && line.contains(reason)),
                () -> subject + ": " + reason + " is not in\n" + reasons);
    }

    @Test
    void a_companion_that_does_not_compile_is_found() {
        assertRow("tool classes that are correct: compile | 7 of 7 | 4 of 7");
        assertReason("r5_1_collections_and_maps_of_every_kind", "does not compile: error compiler.err.");
    }

    @Test
    void an_error_in_generated_code_only_is_not_one_at_the_source() {
        assertRow("tool classes that cannot work: an error at the user's source | 2 of 2 | 0 of 2");
        assertReason("r3_4_private_method_is_an_error", "an error only in what was generated");
    }

    @Test
    void a_compiler_that_dies_is_counted() {
        assertRow("all of these tool classes: the compiler dies | 0 of 9 | 1 of 9");
        assertReason("r7_5_recursive_record", "the compiler dies: java.lang.StackOverflowError");
    }

    @Test
    void a_compiler_that_does_not_end_is_ended_and_counted() {
        assertRow("all of these tool classes: the compiler takes more than 15 s | 0 of 9 | 1 of 9");
        assertReason("r7_5_types_that_multiply_are_an_error", "the compiler takes more than 15 s");
    }

    @Test
    void wrong_arguments_that_reach_the_tool_method_are_counted() {
        assertRow("calls with wrong arguments: the model gets a failure result | 13 of 13 | 0 of 13");
        assertRow("calls with wrong arguments: the tool method is called | 0 of 13 | 7 of 13");
    }

    @Test
    void json_that_differs_from_one_jvm_to_the_next_is_found() {
        assertRow("tool classes with the same JSON in 2 JVM runs | 7 of 7 | 0 of 4");
        assertRow("different JSON texts of one class in 2 runs, at most | 1 | 2");
    }

    @Test
    void the_runtime_is_on_the_class_path_though_the_sdk_lacks_it() {
        assertTrue(
                reasons.lines()
                        .noneMatch(line ->
                                line.startsWith("- r3_14_hints_become_metadata: ") && !line.contains("JSON texts")),
                reasons);
    }

    @Test
    void a_default_without_required_false_is_refused_by_the_sdk_alone() {
        assertReason(
                "r4_6_default_with_leading_zeros_is_decimal", "does not compile: error compiler.err.proc.messager");
    }

    @Test
    void a_case_that_cannot_be_compared_is_a_row_and_not_the_end() {
        assertRow("all of these tool classes: the comparison itself fails | 1 of 10 | 1 of 10");
        assertReason(BROKEN, "the comparison fails: java.lang.AssertionError: ");
        assertReason(BROKEN, BROKEN + "/library does not compile");
    }

    @Test
    void progress_is_printed() {
        assertTrue(report.contains("\ncompilations: 1 tool, round 1 of 1\n"), report);
        assertTrue(report.contains("\ncomparison: case 10 of 10, benchmark-compile-1x1\n"), report);
        assertTrue(report.contains("\ncomparison: JSON of all tool classes, JVM 2 of 2\n"), report);
    }

    @Test
    void what_compiling_costs_is_measured_with_both() {
        assertTrue(
                report.lines()
                        .anyMatch(line -> line.matches("\\| 1 tool( \\| [0-9.]+ \\([^|]+\\)){3} \\| -?[0-9.]+ \\|")),
                report);
    }
}
