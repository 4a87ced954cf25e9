package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Generates tool classes that need sources of another processor: a value of an annotation, a supertype, a permitted
 * type, a component, each written in a random round. The companions are those of the same sources without the processor
 * (R8.3).
 */
@Tag("R8.3")
class LateSourcesTest {
    private static final int LAST_ROUND = 12;

    /**
     * A part of a tool class that needs a source, in which {@code L} is replaced by a name of its own.
     *
     * @param members the members of the tool class
     * @param source the source of the class {@code L}
     * @param isSeenByEcj whether ecj reports that the class is missing
     */
    private record Part(String members, String source, boolean isSeenByEcj) {}

    private static final List<Part> PARTS = List.of(
            new Part(
                    "@CopilotTool(value = L.TEXT, name = L.TEXT) void mL(int x) {}",
                    "class L { static final String TEXT = \"l_L\"; }",
                    true),
            new Part(
                    "@CopilotTool(\"A.\") void mL(@CopilotToolParam(value = \"X.\", name = L.TEXT) int x) {}",
                    "class L { static final String TEXT = \"y\"; }",
                    true),
            new Part(
                    "@CopilotTool(\"A.\") void mL(@CopilotToolParam(value = \"X.\", defaultValue = L.TEXT) int x) {}",
                    "class L { static final String TEXT = \"5\"; }",
                    true),
            new Part(
                    "@CopilotTool(\"A.\") void mL(@Size(max = L.MAX) String x, List<@Size(max = L.MAX) String> y) {}",
                    "class L { static final int MAX = 3; }",
                    true),
            new Part(
                    "record RL(@JsonProperty(L.TEXT) String x) {} @CopilotTool(\"A.\") void mL(RL x, int y) {}",
                    "class L { static final String TEXT = \"y\"; }",
                    true),
            new Part(
                    "public static class CL extends L { public int own; } @CopilotTool(\"A.\") void mL(CL x, int y) {}",
                    "public class L { public int inherited; }",
                    true),
            new Part(
                    "public static class CL extends ArrayList<L> {} @CopilotTool(\"A.\") void mL(CL x, int y) {}",
                    "public record L(int x) {}",
                    true),
            new Part("record RL(L x) {} @CopilotTool(\"A.\") void mL(RL x, int y) {}", "record L(int x) {}", true),
            new Part(
                    "sealed interface SL permits AL, L {} record AL(int a) implements SL {}"
                            + " @CopilotTool(\"A.\") void mL(SL x, int y) {}",
                    "record L(int b) implements Tools.SL {}",
                    false),
            new Part(
                    "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME) @JsonSubTypes({@JsonSubTypes.Type(value = L.class, name = \"l\"),"
                            + " @JsonSubTypes.Type(value = AL.class, name = \"a\")}) interface SL {}"
                            + " record AL(int a) implements SL {} @CopilotTool(\"A.\") void mL(SL x, int y) {}",
                    "record L(int b) implements Tools.SL {}",
                    true),
            new Part(
                    "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = L.class)"
                            + " @JsonSubTypes(@JsonSubTypes.Type(value = AL.class, name = \"a\")) interface SL {}"
                            + " record AL(int a) implements SL {} @CopilotTool(\"A.\") void mL(SL x, int y) {}",
                    "record L(int b) implements Tools.SL {}",
                    true),
            new Part(
                    "@JsonDeserialize(as = L.class) interface SL {} @CopilotTool(\"A.\") void mL(SL x, int y) {}",
                    "record L(int b) implements Tools.SL {}",
                    true),
            new Part(
                    "@JsonDeserialize(builder = L.class) public static class CL {} @CopilotTool(\"A.\") void mL(CL x, int y) {}",
                    "public class L { public L withA(int a) { return this; } public Tools.CL build() { return null; } }",
                    true),
            new Part(
                    "@JsonDeserialize(builder = CL.B.class) public static class CL { public static class B extends L {} }"
                            + " @CopilotTool(\"A.\") void mL(CL x, int y) {}",
                    "public class L { public L withA(int a) { return this; } public Tools.CL build() { return null; } }",
                    true),
            new Part(
                    "record RL(@JsonDeserialize(contentAs = L.class) List<Object> x) {}"
                            + " @CopilotTool(\"A.\") void mL(RL x, int y) {}",
                    "record L(int b) {}",
                    true),
            new Part(
                    "record RL(@JsonDeserialize(keyAs = L.class) java.util.Map<Object, String> x) {}"
                            + " @CopilotTool(\"A.\") void mL(RL x, int y) {}",
                    "enum L { A, B }",
                    true),
            new Part(
                    "static class XL extends L {} @CopilotTool(\"A.\") void mL(int x) throws XL {}",
                    "public class L extends Exception {}",
                    true));

    private static final String IMPORTS = String.join(
            "\n",
            "import com.fasterxml.jackson.annotation.*;",
            "import com.fasterxml.jackson.databind.annotation.JsonDeserialize;",
            "import com.github.copilot.tool.*;",
            "import jakarta.validation.constraints.Size;",
            "import java.util.*;",
            "");

    @Test
    void companions_do_not_depend_on_who_writes_the_sources_and_when() throws IOException {
        boolean isNightly = Boolean.getBoolean("tests.property.nightly");
        long seed = isNightly ? new Random().nextLong() : 48;
        int draws = isNightly ? 2_000 : 24;
        for (int i = 0; i < draws; i++) {
            String name = "seed " + seed + ", draw " + i;
            compare(new Random(seed + i), i % 2 == 1, name);
        }
    }

    private static void compare(Random random, boolean isEcj, String name) throws IOException {
        Path work = Tree.emptied(Run.WORK.resolve("late-sources"));
        Path later = Files.createDirectories(work.resolve("later"));
        Path input = Files.createDirectories(work.resolve("input"));
        List<Part> parts = new ArrayList<>(PARTS);
        Collections.shuffle(parts, random);
        List<Path> own = new ArrayList<>();
        List<Path> all = new ArrayList<>();
        StringBuilder members = new StringBuilder();
        List<Part> chosen = parts.subList(0, 1 + random.nextInt(6));
        for (Part part : chosen) {
            String own1 = "Late" + PARTS.indexOf(part);
            members.append("    ").append(named(part.members(), own1)).append('\n');
            String source = IMPORTS + named(part.source(), own1) + "\n";
            boolean isLate = random.nextInt(4) > 0 && (part.isSeenByEcj() || !isEcj);
            if (isLate) {
                int round = 1 + random.nextInt(LAST_ROUND);
                Files.writeString(later.resolve(own1 + ".java"), "// round " + round + "\n" + source);
            } else {
                own.add(Files.writeString(input.resolve(own1 + ".java"), source));
            }
            all.add(Files.writeString(
                    Files.createDirectories(work.resolve("all")).resolve(own1 + ".java"), source));
        }
        Path tools =
                Files.writeString(input.resolve("Tools.java"), IMPORTS + "public class Tools {\n" + members + "}\n");
        own.add(tools);
        all.add(tools);
        Map<String, String> expected = companions(work.resolve("by-hand"), all, List.of(), false, name);
        List<String> processors = List.of(
                "-processor", Run.PROCESSOR + "," + LateTypes.class.getName(), "-A" + LateTypes.OPTION + "=" + later);
        assertEquals(expected, companions(work.resolve("generated"), own, processors, isEcj, name), name);
    }

    /** Replaces the name {@code L}, and the end of other names. */
    private static String named(String text, String name) {
        return text.replaceAll("\\bL\\b", name).replaceAll("\\b([a-zA-Z]|l_)L\\b", "$1" + name);
    }

    private static Map<String, String> companions(
            Path work, List<Path> sources, List<String> processors, boolean isEcj, String name) throws IOException {
        Path generated = Files.createDirectories(work.resolve("generated"));
        Path classes = Files.createDirectories(work.resolve("classes"));
        List<String> options = new ArrayList<>(processors);
        options.addAll(List.of("-Acopilot.experimental.allowed=true", "-Acopilot.tool.naming=heck"));
        List<Path> classPath = Surface.of(List.of()).classPath();
        String said;
        if (isEcj) {
            said = Run.unrecorded(() -> Ecj.compile(classPath, options, sources, work));
        } else {
            List<Path> path = List.of(Built.processor(), Built.jarOf(LateTypes.class));
            Compilation compilation = new Compilation(
                    work,
                    sources,
                    classPath,
                    processors.isEmpty() ? path.subList(0, 1) : path,
                    generated,
                    classes,
                    options);
            Compilation.Outcome outcome = Run.unrecorded(compilation::run);
            assertTrue(outcome.succeeded(), () -> name + outcome.reported());
            said = outcome.reported().toString();
        }
        Map<String, String> made = Tree.texts(generated, path -> path.toString().contains("CopilotToolMeta"));
        assertEquals(1, made.size(), name + said);
        return made;
    }
}
