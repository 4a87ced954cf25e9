package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.copilottool.testkit.SchemaInstance;
import io.github.copilottool.testkit.SchemaInstances;
import io.github.copilottool.tests.generator.Draw;
import io.github.copilottool.tests.generator.GeneratedSource;
import io.github.copilottool.tests.generator.OddTexts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Defaults of generated tool classes (R4.6): a value of the schema of a parameter, or one that the schema refuses, is a
 * default if and only if the tool accepts it as an argument.
 */
final class DefaultTrials {
    private static final String DEFAULT = "copilot-default-";

    private final RandomRun run;
    private final Map<String, DefaultTrial> trials = new TreeMap<>();

    DefaultTrials(RandomRun run) {
        this.run = run;
    }

    /**
     * A parameter with a default.
     *
     * @param source the tool class with the default
     * @param value the default
     * @param refusal the answer to it as an argument; null if it is accepted
     */
    private record DefaultTrial(GeneratedSource source, String tool, JsonNode value, String refusal) {}

    /** Draws a default for one parameter of a tool. Arguments are drawn of the kit's values of the schema. */
    void add(GeneratedSource source, Tool tool, Draw draw) {
        JsonNode schema = Json.plain(Json.write(tool.parameters()));
        List<String> names = new ArrayList<>();
        schema.path("properties").fieldNames().forEachRemaining(names::add);
        if (names.size() < 2 || schema.has("$defs") || trials.containsKey(source.file())) {
            return;
        }
        String name = draw.any(names.toArray(new String[0]));
        List<SchemaInstance> all = SchemaInstances.of(schema.get("properties").get(name)).stream()
                .filter(each -> each.kind() != SchemaInstance.Kind.STRUCTURE_AS_TEXT)
                // An empty default is none, and one of null is no argument.
                .filter(each ->
                        !each.value().isNull() && !each.value().asText("x").isEmpty())
                .toList();
        Optional<ObjectNode> others = SchemaInstances.of(schema).stream()
                .filter(each -> each.isAllowed() && each.value().isObject())
                .map(each -> (ObjectNode) Json.plain(each.value().toString()))
                .filter(arguments -> refusal(tool, arguments) == null)
                .findFirst();
        if (all.isEmpty() || others.isEmpty()) {
            return;
        }
        SchemaInstance made = all.get(draw.below(all.size()));
        JsonNode value = Json.plain(made.value().toString());
        boolean isText =
                schema.get("properties").get(name).path("type").asText().equals("string");
        if (isText != value.isTextual()) {
            // The text of another value is a string, and a string is no JSON.
            return;
        }
        String text = isText ? value.textValue() : value.toString();
        String changed = withDefault(source.text(), tool.name(), name, text);
        if (changed == null) {
            return;
        }
        others.get().set(name, value);
        GeneratedSource with = new GeneratedSource(source.number(), source.file(), source.toolClass(), changed);
        trials.put(source.file(), new DefaultTrial(with, tool.name(), value, refusal(tool, others.get())));
    }

    private static String refusal(Tool tool, ObjectNode arguments) {
        Tool.Answer answer = tool.call(arguments);
        if (answer.value() != null && answer.value().getClass().getSimpleName().equals("ToolResultObject")) {
            JsonNode result = Json.plain(Json.write(answer.value()));
            return result.path("resultType").asText().equals("failure")
                    ? result.path("textResultForLlm").asText()
                    : null;
        }
        return null;
    }

    /** Returns the source with a default at a parameter; null if it is annotated already. */
    private static String withDefault(String source, String tool, String parameter, String value) {
        for (String line : source.lines().toList()) {
            int begin = line.indexOf(" " + tool + "(");
            if (begin < 0 || !line.endsWith(") {")) {
                continue;
            }
            int from = begin + tool.length() + 2;
            int depth = 0;
            for (int i = from; i < line.length(); i++) {
                char letter = line.charAt(i);
                depth += "(<[{".indexOf(letter) >= 0 ? 1 : 0;
                boolean isEnd = depth == 0 && (letter == ',' || letter == ')');
                if (isEnd && line.substring(from, i).endsWith(" " + parameter)) {
                    String declared = line.substring(from, i);
                    return declared.contains("@CopilotToolParam")
                            ? null
                            : source.replace(
                                    line,
                                    line.substring(0, from)
                                            + "@com.github.copilot.tool.CopilotToolParam(value = \"It has a default\","
                                            + " defaultValue = " + OddTexts.literal(value) + ") "
                                            + line.substring(from));
                }
                from = isEnd ? i + 2 : from;
                depth -= ")>]}".indexOf(letter) >= 0 ? 1 : 0;
            }
        }
        return null;
    }

    /** Compiles all drawn defaults, and makes the definitions of those that compile. */
    void check() {
        Map<String, List<Reported>> refused = new TreeMap<>();
        Map<String, GeneratedSource> sources = new TreeMap<>();
        trials.forEach((file, trial) -> sources.put(file, trial.source));
        Collection<GeneratedSource> left = sources.values();
        while (!left.isEmpty()) {
            Compilation.Outcome outcome = run.compiled(
                    left, List.of(Built.processor()), List.of("-Acopilot.experimental.allowed=true", "-parameters"));
            if (outcome.succeeded()) {
                break;
            }
            int before = refused.size();
            for (Reported one : outcome.reported()) {
                if (one.severity().equals("error") && trials.containsKey(one.file())) {
                    refused.computeIfAbsent(one.file(), key -> new ArrayList<>())
                            .add(one);
                }
            }
            sources.keySet().removeAll(refused.keySet());
            if (refused.size() == before) {
                throw new AssertionError("The defaults do not compile: " + outcome.reported());
            }
        }
        ClassLoader loader = run.loader();
        trials.forEach((file, trial) -> {
            List<Reported> errors = refused.get(file);
            String problem = errors == null ? definitionsProblem(loader, trial) : Reported.print(errors);
            boolean isOfDefault =
                    errors == null || errors.stream().allMatch(one -> one.code().startsWith(DEFAULT));
            run.count(
                    "defaults",
                    problem == null ? "accepted" : errors == null ? "refused by the JVM" : "refused by the compiler");
            if ((problem == null) != (trial.refusal == null) || !isOfDefault) {
                run.fail(
                        trial.source,
                        "the default " + trial.value + " of " + trial.tool + " is "
                                + (problem == null ? "accepted" : "refused: " + problem) + "\nas an argument it is "
                                + (trial.refusal == null ? "accepted" : "refused: " + trial.refusal));
            }
        });
    }

    /** Returns why the definitions cannot be made; null if they can. */
    private static String definitionsProblem(ClassLoader loader, DefaultTrial trial) {
        try {
            Tool.of(loader, trial.source.toolClass());
            return null;
        } catch (AssertionError e) {
            if (e.getCause() instanceof IllegalStateException refused) {
                return refused.getMessage();
            }
            throw e;
        }
    }
}
