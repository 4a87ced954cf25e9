package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that the Eclipse batch compiler gives the same companions, with the exceptions of R7.1. */
@Tag("R1.1")
class EcjTest {
    /** ecj returns the members of a class file in an order of its own, enum constants among them (R7.1). */
    private static final Set<String> OF_CLASS_FILES = Set.of("r7_3_jdk_enums");

    /** ecj does not copy the annotations of components to the parameters of a compact constructor (R4.9). */
    private static final Set<String> OF_COMPACT_CONSTRUCTORS = Set.of("r4_9_written_out_canonical_constructor");

    /** ecj leaves out permitted types that it does not know (R8.3). */
    private static final Set<String> OF_PERMITTED_TYPES = Set.of("r8_3_permitted_types_that_another_processor_writes");

    @Test
    void ecj_gives_the_same_companions() {
        Map<String, String> differing = new TreeMap<>();
        Case.chosen().stream().filter(EcjTest::canBeCompared).forEach(tested -> {
            Path work = Tree.emptied(Run.WORK.resolve("ecj").resolve(tested.name()));
            String said = Run.unrecorded(() -> compile(tested, work));
            Map<String, String> made = Tree.texts(work.resolve("generated"), path -> true);
            made.keySet().removeIf(path -> !path.contains("$$CopilotToolMeta"));
            made.putAll(
                    Tree.texts(work.resolve("classes"), path -> path.toString().endsWith(".json")));
            if (!Run.of(tested).companions().equals(made)) {
                differing.put(tested.name(), said);
            }
        });
        assertEquals(Map.of(), differing);
    }

    /** R8.4: wrong values of an annotation are the compiler's errors, and no bug of the processor. */
    @Test
    void ill_typed_annotation_values_are_the_compilers_own_errors() throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("ecj-ill-typed"));
        String source = String.join(
                "\n",
                "import com.github.copilot.tool.*;",
                "class Tools {",
                "    record Point(@CopilotToolParam(value = \"X.\", required = 0) int x) {}",
                "    @interface Bundle { boolean value() default \"true\"; }",
                "    @CopilotTool(5) void number(int x) {}",
                "    @CopilotTool(value = \"A.\", name = 'n', overridesBuiltInTool = \"yes\") void flag(int x) {}",
                "    @CopilotTool(value = \"B.\", metadata = @Deprecated, defer = \"x\") void metadata(int x) {}",
                "    @CopilotTool(value = \"C.\", metadata = {@CopilotTool.MetadataEntry(key = 5, value = 7), 5}) void key() {}",
                "    @CopilotTool(missing()) void call(@CopilotToolParam({\"x\", \"y\"}) int x, int y) {}",
                "    @CopilotTool(\"D.\") void parameter(@CopilotToolParam(value = \"X.\", required = \"no\") int x, int y) {}",
                "    @CopilotTool(\"E.\") void record(@CopilotToolParam(value = \"\", required = \"no\") Point point) {}",
                "    @CopilotTool(\"F.\") void records(Point point, @Bundle(3) int y) {}",
                "    @CopilotTool(\"G.\") @SuppressWarnings(5) void suppressed(@CopilotToolParam(value = \"X.\", name = Tools.class) int x) {}",
                "}");
        Path file = Files.writeString(work.resolve("Tools.java"), source);
        String said = Run.unrecorded(() -> Ecj.compile(
                Surface.of(List.of()).classPath(),
                List.of("-Acopilot.experimental.allowed=true"),
                List.of(file),
                work));
        assertTrue(said.contains("Type mismatch"), said);
        assertFalse(said.contains("[copilot-"), said);
    }

    /** R8.3: a missing class file is named, and a name that is wrong is the compiler's own error. */
    @Test
    void missing_class_files_are_named() {
        List<String> errors = errorsOfMissingClassFiles(Locale.ENGLISH);
        assertEquals(
                List.of(
                        "Base, needed for 'dto'",
                        "Gone, needed for 'shape'",
                        "Dog, needed for 'animal'",
                        "Marker, needed for 'marked'"),
                errors.stream()
                        .map(line -> line.replaceAll(".*The type (.*), is not.*", "$1"))
                        .toList());
    }

    /** R8.3: in a language in which ecj's message does not tell the name, the whole message is reported. */
    @Test
    void missing_class_files_are_reported_in_other_languages() {
        String expected =
                "\\[copilot-type-missing] The type that the compiler does not find \\(Der Typ \\w+ fehlt\\..*\\),"
                        + " needed for '\\w+', is not on the class path\\..*";
        List<String> errors = errorsOfMissingClassFiles(Locale.GERMAN);
        assertFalse(errors.isEmpty());
        errors.forEach(error -> assertTrue(error.matches(expected), error));
    }

    private static List<String> errorsOfMissingClassFiles(Locale language) {
        Case missing = Case.named("r8_3_class_files_that_need_missing_ones");
        Path work = Tree.emptied(Run.WORK.resolve("ecj-missing-" + language));
        List<Path> classPath = new ArrayList<>(Surface.of(List.of()).classPath());
        Run.of(missing);
        classPath.add(Run.WORK.resolve("cases").resolve(missing.name()).resolve("library"));
        String said = Run.unrecorded(
                () -> Ecj.compile(classPath, missing.options(), Tree.sources(missing.input()), work, language));
        return said.lines().filter(line -> line.startsWith("[copilot-")).toList();
    }

    /** R8.3: a name that is wrong is the compiler's own error, in javac, too. */
    @Test
    void wrong_names_are_the_compilers_own_errors() throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("ecj-typos"));
        Path generated = Files.createDirectories(work.resolve("generated"));
        Path classes = Files.createDirectories(work.resolve("classes"));
        List<Path> classPath = Surface.of(List.of()).classPath();
        List<String> options = List.of("-Acopilot.experimental.allowed=true");
        List<String> typos = List.of(
                "@CopilotTool(",
                "@CopilotTool() void a(int x) {}",
                "@CopilotTool(Nmaes.A) void a(int x) {}",
                "@CopilotTool(value = \"A.\", name = Names.B) void a(int x) {}",
                "@CopilotTool(\"A.\") void a(Strng x) {}",
                "@CopilotTol(\"A.\") void a(@CopilotToolParam(\"x\") int x) {}",
                "@CopilotTool(\"A.\") Strng a(int x) { return null; }",
                "@CopilotTool(\"A.\") void a(List<String> x) {}",
                "@CopilotTool(\"A.\") void a(java.util.List<Strng> x) {}",
                "@CopilotTool(\"A.\") void a(@CopilotToolParam(value = \"x\", defaultValue = Nmaes.A) int x) {}",
                "@CopilotTool(\"A.\") void a(int x) throws Excepton {}",
                "record Point(@Size(max = 3) String x) {} @CopilotTool(\"A.\") void a(Point x) {}",
                "static class Point extends Base {} @CopilotTool(\"A.\") void a(Point x) {}",
                "sealed interface Shape permits Circle {} @CopilotTool(\"A.\") void a(Shape x) {}");
        for (String typo : typos) {
            Path file = Files.writeString(
                    work.resolve("Typo.java"),
                    "import com.github.copilot.tool.*;\nclass Typo {\n    interface Names { String A = \"A.\"; }\n    "
                            + typo + "\n}\n");
            String ecj = Run.unrecorded(() -> Ecj.compile(classPath, options, List.of(file), work));
            assertTrue(ecj.contains("ERROR"), typo + ecj);
            assertFalse(ecj.contains("copilot-"), typo + ecj);
            Compilation javac = new Compilation(
                    work, List.of(file), classPath, List.of(Built.processor()), generated, classes, options);
            Compilation.Outcome outcome = Run.unrecorded(javac::run);
            assertFalse(outcome.succeeded(), typo);
            assertFalse(outcome.reported().toString().contains("copilot-"), typo + outcome.reported());
        }
    }

    /** R8.1: ecj reports a code in {@code @SuppressWarnings} as unknown. */
    @Test
    void a_warning_is_silenced_by_the_option() throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("ecj-silenced"));
        Path file = Files.writeString(
                work.resolve("Tools.java"),
                "class Tools { @com.github.copilot.tool.CopilotTool(value = \"A.\", name = \"bash\") void a() {} }");
        List<Path> classPath = Surface.of(List.of()).classPath();
        List<String> options = List.of("-Acopilot.experimental.allowed=true", "-Acopilot.tool.strict=true");
        String said = Run.unrecorded(() -> Ecj.compile(classPath, options, List.of(file), work));
        assertTrue(said.contains(" (-Acopilot.tool.suppress=copilot-name-builtin silences this.)"), said);
    }

    /**
     * R8.3: ecj compiles against sources that another processor writes in the last round, which is too late for a
     * companion, and does not report it.
     */
    @Test
    void a_type_that_is_written_too_late_is_an_error_that_names_class_and_tool() throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("ecj-too-late"));
        Path later = Files.createDirectories(work.resolve("later"));
        Files.writeString(later.resolve("Late.java"), "public class Late {}");
        Path file = Files.writeString(
                work.resolve("Tools.java"),
                "import com.github.copilot.tool.CopilotTool;\n"
                        + "class Tools {\n"
                        + "    @CopilotTool(\"A.\") void findLate(int x, java.util.List<Late> late) {}\n"
                        + "    @CopilotTool(\"B.\") Late get() { return null; }\n"
                        + "    static class Heir extends Late { @CopilotTool(\"C.\") void own() {} }\n"
                        + "}\n");
        List<String> options = List.of(
                "-Acopilot.experimental.allowed=true",
                "-processor",
                LateTypes.class.getName() + "," + Run.PROCESSOR,
                "-A" + LateTypes.OPTION + "=" + later,
                "-A" + LateTypes.LAST);
        String said =
                Run.unrecorded(() -> Ecj.compile(Surface.of(List.of()).classPath(), options, List.of(file), work));
        List<String> errors = said.lines()
                .filter(line -> line.startsWith("[copilot-type-late]"))
                .map(line -> line.replaceAll("\\. Add the dependency.*|\\[.*\\] ", ""))
                .toList();
        assertEquals(
                List.of(
                        "The type Late, needed for 'late' of the tool 'find_late', was missing when annotation processing"
                                + " ended, so 'Tools' gets no companion",
                        "The type Late, needed for the result of 'get' of the tool 'get', was missing when annotation"
                                + " processing ended, so 'Tools' gets no companion",
                        "The type Late, needed for 'Tools.Heir', was missing when annotation processing"
                                + " ended, so 'Tools.Heir' gets no companion"),
                errors,
                said);
    }

    /** Whether a case has no class files, a companion and no module. ecj finds no module descriptor in Jackson's jars. */
    private static boolean canBeCompared(Case tested) {
        boolean sound =
                tested.diagnostics().stream().noneMatch(one -> one.severity().equals("error"));
        boolean ofSources = !Files.exists(tested.library());
        boolean modular = Files.exists(tested.input().resolve("module-info.java"));
        return sound
                && ofSources
                && !modular
                && !OF_CLASS_FILES.contains(tested.name())
                && !OF_COMPACT_CONSTRUCTORS.contains(tested.name())
                && !OF_PERMITTED_TYPES.contains(tested.name());
    }

    private static String compile(Case tested, Path work) {
        List<Path> classPath = new ArrayList<>(Surface.of(tested.surface()).classPath());
        classPath.add(Stubs.classes());
        List<String> options = new ArrayList<>(tested.options());
        if (Files.exists(tested.later())) {
            options.addAll(List.of("-processor", Run.PROCESSOR + "," + LateTypes.class.getName()));
            options.add("-A" + LateTypes.OPTION + "=" + tested.later());
        }
        return Ecj.compile(classPath, options, Tree.sources(tested.input()), work);
    }
}
