package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Runs the profile {@code compare} with a stub of the SDK, whose processor has five deliberate errors. */
class ComparisonTest {
    private static final Path WORK = Built.WORK.resolve("compare-stub");

    /**
     * The cases that show the errors: a companion that does not compile, arguments that are not checked, another order,
     * a processor that dies, and one that does not end.
     */
    private static final String CASES = "{r3_4_private_method_is_an_error,r5_1_collections_and_maps_of_every_kind,"
            + "r5_2_booleans,r6_1_null_future_fails_clearly,r7_5_recursive_record,"
            + "r7_5_types_that_multiply_are_an_error}";

    private static String report;
    private static String reasons;

    @BeforeAll
    static void compare() {
        Path sdk = StubSdk.jar(WORK);
        Ended ended = Jdk.running()
                .runMain(
                        List.of("-Dtests.case=" + CASES, "-Dtests.work=" + WORK, "-Dtests.compare.seconds=15"),
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
        assertRow("tool classes that are correct: compile | 5 of 5 | 3 of 5");
        assertReason("r5_1_collections_and_maps_of_every_kind", "does not compile: error compiler.err.");
    }

    @Test
    void an_error_in_generated_code_only_is_not_one_at_the_source() {
        assertRow("tool classes that cannot work: an error at the user's source | 2 of 2 | 0 of 2");
        assertReason("r3_4_private_method_is_an_error", "an error only in what was generated");
    }

    @Test
    void a_compiler_that_dies_is_counted() {
        assertRow("all of these tool classes: the compiler dies | 0 of 7 | 1 of 7");
        assertReason("r7_5_recursive_record", "the compiler dies: java.lang.StackOverflowError");
    }

    @Test
    void a_compiler_that_does_not_end_is_ended_and_counted() {
        assertRow("all of these tool classes: the compiler takes more than 15 s | 0 of 7 | 1 of 7");
        assertReason("r7_5_types_that_multiply_are_an_error", "the compiler takes more than 15 s");
    }

    @Test
    void wrong_arguments_that_reach_the_tool_method_are_counted() {
        assertRow("calls with wrong arguments: the model gets a failure result | 13 of 13 | 0 of 13");
        assertRow("calls with wrong arguments: the tool method is called | 0 of 13 | 7 of 13");
    }

    @Test
    void json_that_differs_from_one_jvm_to_the_next_is_found() {
        assertRow("tool classes with the same JSON in 2 JVM runs | 5 of 5 | 0 of 3");
        assertRow("different JSON texts of one class in 2 runs, at most | 1 | 2");
    }

    @Test
    void what_compiling_costs_is_measured_with_both() {
        assertTrue(
                report.lines()
                        .anyMatch(line -> line.matches("\\| 1 tool( \\| [0-9.]+ \\([^|]+\\)){3} \\| -?[0-9.]+ \\|")),
                report);
    }
}
