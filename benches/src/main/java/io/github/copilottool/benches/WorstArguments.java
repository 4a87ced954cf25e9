package io.github.copilottool.benches;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.sun.management.ThreadMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A benchmark of arguments that are made to be expensive (R5.8): 4 MB of each kind, for a companion's tool. */
final class WorstArguments {
    private static final int SIZE = 4_000_000;
    private static final int WIDE = 200;
    private static final int UNION = 50;

    private static final String IMPORTS =
            """
            import com.fasterxml.jackson.annotation.*;
            import com.github.copilot.tool.*;
            import jakarta.validation.constraints.*;
            import java.math.*;
            import java.time.*;
            import java.util.*;

            """;

    /** Stubs of Bean Validation's annotations, which the processor knows by their names: name, and its members. */
    private static final Map<String, String> CONSTRAINTS =
            Map.of("Min", "long value();", "Max", "long value();", "Pattern", "String regexp();", "Email", "");

    /**
     * A kind of arguments.
     *
     * @param label its name in the report
     * @param type the type of the tool's argument
     * @param json returns the JSON of a value of so many characters
     */
    private record Kind(String label, String type, IntFunction<String> json) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("empty objects: any JSON", "Object", array("{}")),
            new Kind("numbers: any JSON", "Object", array("1")),
            new Kind("arrays in one another, 900 deep: any JSON", "Object", array("[".repeat(900) + "]".repeat(900))),
            new Kind("members: any JSON", "Object", object(i -> "\"" + i + "\":1")),
            new Kind("empty objects: a tree", "com.fasterxml.jackson.databind.JsonNode", array("{}")),
            new Kind("empty objects: a small record", "List<Small>", array("{}")),
            new Kind("objects: a small record", "List<Small>", array("{\"a\":1,\"b\":2}")),
            new Kind("empty objects: a record of 200", "List<Wide>", array("{}")),
            new Kind("full objects: a record of 200", "List<Wide>", array(members(WIDE))),
            new Kind("empty objects: a small class", "List<Bean>", array("{}")),
            new Kind("objects: a small class", "List<Bean>", array("{\"a\":1,\"b\":2}")),
            new Kind("empty objects: a class of 200", "List<WideBean>", array("{}")),
            new Kind("full objects: a class of 200", "List<WideBean>", array(members(WIDE))),
            new Kind("empty objects: a class of 1,000", "List<HugeBean>", array("{}")),
            new Kind(
                    "unknown names: a class of 200",
                    "List<WideBean>",
                    array(object(i -> "\"u" + i + "\":1").apply(5_000))),
            new Kind("unknown names: a record", "Small", object(i -> "\"u" + i + "\":1")),
            new Kind("any names: a class that takes them", "Open", object(i -> "\"u" + i + "\":1")),
            new Kind("objects: a sealed type of 50 records", "List<Sealed>", array("{\"a7\":1}")),
            new Kind("empty objects: a sealed type of 50 records", "List<Sealed>", array("{}")),
            new Kind("objects: a union of 50 by a property", "List<Tagged>", array("{\"t\":\"t49\"}")),
            new Kind("objects: a union of 50 that Jackson deduces", "List<Deduced>", array("{\"a49\":1}")),
            new Kind("members: a union of 50 that Jackson deduces", "Deduced", object(i -> "\"u" + i + "\":1")),
            new Kind("objects: a union of 50 by a wrapper", "List<Wrapped>", array("{\"t49\":{}}")),
            new Kind("wrong elements: a record", "List<Small>", array("1")),
            new Kind("wrong elements in many arrays", "List<List<Integer>>", array("[\"x\"]")),
            new Kind("JSON texts: a record", "List<Small>", array("\"{}\"")),
            new Kind("one JSON text: a record", "List<Small>", size -> JsonNodeFactory.instance
                    .textNode(array("{}").apply(size))
                    .toString()),
            new Kind("members: a map", "Map<String, Integer>", object(i -> "\"" + i + "\":1")),
            new Kind("members: a map by numbers", "Map<Integer, Integer>", object(i -> "\"" + i + "\":1")),
            new Kind(
                    "members: a map by dates",
                    "Map<LocalDate, Integer>",
                    object(i -> "\"" + LocalDate.ofEpochDay(i) + "\":1")),
            new Kind("one huge key: a map", "Map<String, Integer>", size -> "{\"" + "k".repeat(size) + "\":\"x\"}"),
            new Kind("numbers: an int with bounds", "List<@Min(0) @Max(9) Integer>", array("7")),
            new Kind("numbers as texts: an int with bounds", "List<@Min(0) @Max(9) Integer>", array("\"7\"")),
            new Kind("numbers of 10,000 digits: an int", "List<@Min(0) Integer>", array(digits())),
            new Kind("numbers of 10,000 digits: a double", "List<Double>", array(digits())),
            new Kind("numbers of 10,000 digits: a BigDecimal", "List<BigDecimal>", array(digits())),
            new Kind("numbers of 10,000 digits: a Year", "List<Year>", array(digits())),
            new Kind("texts: dates", "List<LocalDate>", array("\"2026-11-28\"")),
            new Kind(
                    "texts: dates in a form",
                    "Dated",
                    size -> "{\"days\":" + array("\"1\"").apply(size - 9) + "}"),
            new Kind("texts: durations", "List<Duration>", array("\"P1D\"")),
            new Kind("texts: regular expressions", "List<java.util.regex.Pattern>", array("\"a\"")),
            new Kind("texts: addresses", "List<@Email String>", array("\"a@b\"")),
            new Kind(
                    "texts: a pattern",
                    "List<@jakarta.validation.constraints.Pattern(regexp = \"(a|a)*b\") String>",
                    array("\"" + "a".repeat(20) + "\"")),
            new Kind("texts: an enum", "List<Level>", array("\"A\"")),
            new Kind("halves of surrogate pairs", "Level", size -> "\"" + "\\ud800".repeat(size / 6) + "\""));

    private final Settings settings;

    WorstArguments(Settings settings) {
        this.settings = settings;
    }

    private static String digits() {
        return "\"1" + "0".repeat(9_980) + "e-9980\"";
    }

    private static String members(int count) {
        return IntStream.range(0, count).mapToObj(i -> "\"p" + i + "\":1").collect(Collectors.joining(",", "{", "}"));
    }

    private static IntFunction<String> array(String element) {
        return size -> "[" + element + ("," + element).repeat((size - 2) / (element.length() + 1) - 1) + "]";
    }

    private static IntFunction<String> object(IntFunction<String> member) {
        return size -> {
            StringBuilder json = new StringBuilder("{").append(member.apply(0));
            for (int i = 1; json.length() < size - 30; i++) {
                json.append(',').append(member.apply(i));
            }
            return json.append('}').toString();
        };
    }

    /**
     * Compiles the tools, and calls each in a JVM.
     *
     * @return the measurements, for the report
     * @throws IOException if the compilation or the JVM fails
     */
    ObjectNode run() throws IOException {
        Path folder = Folders.emptied(settings.work().resolve("worst-arguments"));
        Path sources = Files.createDirectories(folder.resolve("src"));
        Files.writeString(sources.resolve("Hostile.java"), source());
        for (Map.Entry<String, String> each : CONSTRAINTS.entrySet()) {
            String target = "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)\n";
            Files.writeString(
                    sources.resolve(each.getKey() + ".java"),
                    "package jakarta.validation.constraints;\n\n" + target
                            + "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)\n"
                            + "public @interface " + each.getKey() + " { " + each.getValue() + " }\n");
        }
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> command = new ArrayList<>(List.of(
                settings.command("javac"),
                "-J" + Settings.NATIVE_ACCESS,
                "-nowarn",
                "-d",
                classes.toString(),
                "-cp",
                settings.apiPath()));
        command.addAll(Settings.processing(settings.processor().toString()));
        Folders.files(sources, ".java").forEach(source -> command.add(source.toString()));
        Child.run(folder, Map.of(), command);
        String classPath =
                String.join(File.pathSeparator, settings.classes().toString(), classes.toString(), settings.apiPath());
        Child child = Child.run(
                folder,
                Map.of(),
                List.of(settings.command("java"), "-Xmx2g", "-cp", classPath, WorstArguments.class.getName()));
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        child.output()
                .lines()
                .map(line -> line.split("\t"))
                .filter(parts -> parts.length == 4)
                .forEach(parts -> json.putObject(parts[0])
                        .put("cpuMilliseconds", Double.valueOf(parts[1]))
                        .put("megabytes", Double.valueOf(parts[2]))
                        .put("outcome", parts[3]));
        return json;
    }

    /** Returns the source of a class with a tool for each kind. */
    private static String source() {
        StringBuilder out = new StringBuilder(IMPORTS).append("public class Hostile {\n");
        out.append("    public enum Level { A, B }\n");
        out.append("    public record Small(Optional<Integer> a, Optional<Integer> b) {}\n");
        out.append("    public static class Bean { public Integer a; public Integer b; }\n");
        out.append("    public static class Open {\n        @JsonAnySetter public Map<String, Integer> all;\n    }\n");
        out.append("    public record Dated(@JsonFormat(pattern = \"d\") List<Date> days) {}\n");
        out.append(IntStream.range(0, WIDE)
                .mapToObj(i -> "Optional<Integer> p" + i)
                .collect(Collectors.joining(", ", "    public record Wide(", ") {}\n")));
        Map.of("WideBean", WIDE, "HugeBean", 5 * WIDE)
                .forEach((name, count) -> out.append(IntStream.range(0, count)
                        .mapToObj(i -> "        public Integer p" + i + ";\n")
                        .collect(Collectors.joining("", "    public static class " + name + " {\n", "    }\n"))));
        union(out, "Sealed", "sealed interface", "");
        union(out, "Tagged", "sealed interface", "use = JsonTypeInfo.Id.NAME, property = \"t\"");
        union(
                out,
                "Wrapped",
                "sealed interface",
                "use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT");
        union(out, "Deduced", "sealed interface", "use = JsonTypeInfo.Id.DEDUCTION");
        for (int i = 0; i < KINDS.size(); i++) {
            out.append("    @CopilotTool(value = \"Takes a value.\", name = \"take_")
                    .append(i)
                    .append("\") public String take");
            out.append(i).append("(").append(KINDS.get(i).type()).append(" value, Optional<String> other) {\n");
            out.append("        return \"taken\";\n    }\n");
        }
        return out.append("}\n").toString();
    }

    private static void union(StringBuilder out, String name, String kind, String info) {
        if (!info.isEmpty()) {
            out.append("    @JsonTypeInfo(").append(info).append(")\n");
            out.append(IntStream.range(0, UNION)
                    .mapToObj(i -> "@JsonSubTypes.Type(value = " + name + i + ".class, name = \"t" + i + "\")")
                    .collect(Collectors.joining(", ", "    @JsonSubTypes({", "})\n")));
        }
        out.append("    public ").append(kind).append(" ").append(name).append(" {}\n");
        for (int i = 0; i < UNION; i++) {
            String component = info.isEmpty() ? "int a" + i : "Integer a" + i;
            out.append("    public record " + name + i + "(" + component + ") implements " + name + " {}\n");
        }
    }

    /**
     * Prints the cost of a call with each kind of arguments: CPU time of its thread, what it allocates, and the outcome.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(2 * SIZE)
                        .maxNameLength(2 * SIZE)
                        .build())
                .build();
        ObjectMapper mapper = new ObjectMapper(factory);
        List<ToolDefinition> tools = ToolDefinition.fromObject(
                Class.forName("Hostile").getConstructor().newInstance());
        for (int i = 0; i < KINDS.size(); i++) {
            Kind kind = KINDS.get(i);
            String name = "take_" + i;
            ToolDefinition tool = tools.stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            for (int size : List.of(SIZE / 100, SIZE)) {
                JsonNode json = mapper.readTree("{\"value\":" + kind.json().apply(size - 10) + "}");
                ToolInvocation invocation =
                        new ToolInvocation().setToolName(name).setArguments(json);
                long allocated = threads.getCurrentThreadAllocatedBytes();
                long cpu = threads.getCurrentThreadCpuTime();
                Object result = tool.handler().invoke(invocation).join();
                cpu = threads.getCurrentThreadCpuTime() - cpu;
                allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
                if (size == SIZE) {
                    String outcome = result instanceof ToolResultObject refusal ? reason(refusal) : "answered";
                    System.out.printf(
                            java.util.Locale.ROOT,
                            "%s\t%.0f\t%.0f\t%s%n",
                            kind.label(),
                            cpu / 1e6,
                            allocated / 1e6,
                            outcome);
                }
            }
        }
    }

    private static String reason(ToolResultObject refusal) {
        String text = refusal.textResultForLlm();
        return text.contains("too many together") || text.contains("too many digits") || text.contains("too many steps")
                ? "refused: budget"
                : "refused";
    }
}
