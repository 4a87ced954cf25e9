package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that cases have the same results with older SDKs: diagnostics, tools, and results of calls. A case takes part
 * if its sources compile against the SDK's stub without the processor, and if one of its rules depends on the SDK;
 * {@code -Dsurfaces.all=true} takes all rules.
 */
@Tag("R2.4")
@Tag("R2.5")
class SurfacesTest {
    private static final boolean ALL = Boolean.getBoolean("tests.surfaces.all");

    /** The least number of cases. With fewer, a stub probably lacks a type or member. */
    private static final int MOST_OF_THEM = ALL ? 200 : 40;

    /**
     * The rules about the form of companions, flags and metadata, parameters' annotations, arguments, calls, results,
     * and those of the page of all types.
     */
    private static final Pattern OF_THE_SDK = Pattern.compile("R(2|6|9)\\..*|R3\\.(6|7|10)|R4\\.[123]|R5\\.[1-9]");

    /** Cases with {@code @AllowCopilotExperimental} on companions (R2.6), which the stubs do not have. */
    private static final Set<String> OF_ALLOWED_COMPANIONS = Set.of("r1_6_annotations_are_left_unclaimed");

    /** Cases whose companions are never linked: by an option, by an older runtime among the sources, or by a name. */
    private static final Set<String> ALWAYS_EMBEDDED = Set.of(
            "r9_1_static_tools_of_a_class_named_like_a_variable",
            "r9_7_embedded_on_request",
            "r9_7_older_runtime_is_not_linked");

    @ParameterizedTest
    @ValueSource(strings = {"1.0.5", "1.0.7", "1.0.10"})
    void what_a_surface_can_express_is_the_same_there(String sdk) {
        compare(sdk, Surface.of(List.of("common", "results", "provider", sdk)), Run::isEmbedded);
    }

    /** R9.7: with copilot-tool-runtime beside the SDK, companions are linked. */
    @ParameterizedTest
    @ValueSource(strings = {"1.0.5", "1.0.7", "1.0.10"})
    @Tag("R9.7")
    void the_same_with_the_runtime_beside_it(String sdk) {
        Surface surface = Surface.of(List.of("common", "results", "provider", sdk));
        compare(sdk + " with the runtime", surface.with(Built.runtime()), run -> !run.isEmbedded());
    }

    private static void compare(String sdk, Surface surface, Predicate<Run> hasTheForm) {
        Map<String, String> problems = new LinkedHashMap<>();
        int same = 0;
        for (Case tested : Case.chosen()) {
            if ((ALL || dependsOnTheSdk(tested)) && !hasItsOwnApi(tested)) {
                Path work = Run.WORK.resolve("surface-" + sdk).resolve(tested.name());
                Run run;
                try {
                    run = new Run(tested, surface, work, false, List.of());
                } catch (AssertionError uncompiled) {
                    // The case's library needs what the surface lacks.
                    continue;
                }
                try {
                    check(run);
                    boolean isFree = !run.toolClasses().isEmpty() && !ALWAYS_EMBEDDED.contains(tested.name());
                    assertTrue(!isFree || hasTheForm.test(run), "the form of the companions");
                    same++;
                } catch (AssertionError e) {
                    if (run.isExpressible() && !lacksMetadata(run)) {
                        problems.put(tested.name(), e.getMessage());
                    }
                }
            }
        }
        assertEquals(Map.of(), problems);
        int found = same;
        boolean all = System.getProperty("tests.case", "*").equals("*");
        assertTrue(!all || found > MOST_OF_THEM, () -> "Only " + found + " cases can be expressed with SDK " + sdk);
        System.out.println(same + " cases are the same with the surface of SDK " + sdk);
    }

    /** Whether the hints of a library's annotations have no effect there, which is a warning (R3.14). */
    private static boolean lacksMetadata(Run run) {
        return run.reported().stream().anyMatch(one -> one.code().equals("copilot-hints-unsupported"));
    }

    private static boolean dependsOnTheSdk(Case tested) {
        return tested.name().startsWith("types_")
                || tested.rules().stream()
                        .anyMatch(rule -> OF_THE_SDK.matcher(rule).matches());
    }

    /**
     * Whether a case has an API of its own, uses ours as a module, or tests the diagnostics of an experimental API
     * (R2.6).
     */
    private static boolean hasItsOwnApi(Case tested) {
        return !tested.surface().isEmpty()
                || OF_ALLOWED_COMPANIONS.contains(tested.name())
                || Files.exists(tested.input().resolve("module-info.java"))
                || tested.name().startsWith("r2_6_")
                || tested.diagnostics().stream().anyMatch(one -> one.code().equals("copilot-experimental"));
    }

    /** Compares diagnostics, definitions and calls with what the case expects. */
    static void check(Run run) {
        Case tested = run.tested();
        assertEquals(
                tested.diagnostics().stream().map(Reported::header).toList(),
                run.reported().stream().map(Reported::header).toList());
        if (!run.succeeded()) {
            return;
        }
        ClassLoader loader = run.loader();
        Map<String, List<Tool>> tools = new TreeMap<>();
        run.toolClasses().forEach(toolClass -> tools.put(toolClass, Tool.of(loader, toolClass)));
        if (!tools.isEmpty()) {
            assertEquals(Json.readable(tested.tools()), Json.readable(CasesTest.wire(tools)));
        }
        for (Call call : tested.calls()) {
            call.check(CasesTest.called(call, tools));
        }
    }
}
