package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.SchemaInstance.Kind;
import io.github.copilottool.testkit.SchemaReport.Disagreement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A comparison of tools' schemas with their reading of arguments (R5.9). The tool methods are not called. */
final class SchemaCheck {
    private static final int MOST_REPLACEMENTS = 20;
    private static final Pattern EXAMPLE = Pattern.compile("such as (?<example>\\S+)$");
    private static final Pattern FIRST_OF_LIST =
            Pattern.compile("(?:one of )?(?:(?<example>\"(?:[^\"\\\\]|\\\\.)*\")|(?<number>-?[\\d.]+)(?:[ ,]|$))");
    private static final Pattern CLOCK = Pattern.compile("in the (?:past|present|future).*");
    private static final Pattern YEAR = Pattern.compile("^\\d{4}(?=-)");

    /** Texts whose form no schema describes, and that have no example (docs/types.md). */
    private static final Pattern FORM = Pattern.compile(
            "must be (?:a single character|a regular expression|a file path|a date or time in the form .*|a host name"
                    + " or IP address|the full name of a class|a string that matches ).*|could not be read: the program"
                    + " has no class with this name.*",
            Pattern.DOTALL);

    /** The words about a value that was checked, and that the mapper refuses all the same (R5.7). */
    private static final String REFUSED_BY_MAPPER = "the tool's mapper has no way to read such a value";

    /** A text that the generator made up, since the schema says nothing about it. */
    private static final Pattern FREE_TEXT = Pattern.compile("a*");

    /** Keys for the words of a sentence about a key: the first words that it contains decide. */
    private static final List<Map.Entry<String, String>> KEYS = List.of(
            Map.entry("true or false", "true"),
            Map.entry("class", "java.lang.String"),
            Map.entry("UUID", "123e4567-e89b-12d3-a456-426614174000"),
            Map.entry("date and time", "2026-03-02T09:30:00Z"),
            Map.entry("date", "2026-03-02"),
            Map.entry("duration", "PT1H"),
            Map.entry("time with offset", "09:30:00Z"),
            Map.entry("time", "09:30:00"),
            Map.entry("UR", "https://example.com/"),
            Map.entry("", "1"));

    private final String tool;
    private final List<Disagreement> disagreements = new ArrayList<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private final List<JsonNode> examples = new ArrayList<>();
    private int read;

    private ToolReading reading;
    private Set<String> ownSchemas;
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> keys = new LinkedHashMap<>();

    /** The years that dates at some paths must have, since their validity depends on the clock. */
    private final Map<String, String> years = new LinkedHashMap<>();

    /** The paths whose values the tool's own code refuses if numbers in them are zero. */
    private final Set<String> withoutZeros = new LinkedHashSet<>();

    private final Set<String> reported = new LinkedHashSet<>();

    /** The path of the text that is the JSON text of a structure; null if there is none. */
    private String structure;

    /** The path of the text that is sent as it is, because it is beyond a bound; null if there is none. */
    private String unchanged;

    private SchemaCheck(ToolDefinition definition) {
        tool = definition.name();
        compare(definition);
    }

    /** Returns the report about some tools. */
    static SchemaReport of(List<ToolDefinition> definitions) {
        List<SchemaCheck> checks = definitions.stream().map(SchemaCheck::new).toList();
        return new SchemaReport(
                checks.stream().flatMap(each -> each.disagreements.stream()).toList(),
                checks.stream().flatMap(each -> each.notes.stream()).toList(),
                checks.stream().mapToInt(each -> each.read).sum());
    }

    /**
     * Returns arguments that a tool's schema allows and that the tool reads; for a tool whose arguments cannot be read
     * without calling it, all that its schema allows.
     */
    static List<JsonNode> examples(ToolDefinition definition) {
        return new SchemaCheck(definition).examples;
    }

    private void compare(ToolDefinition definition) {
        JsonNode schema = Wire.schema(definition);
        List<SchemaInstance> instances = SchemaInstances.of(schema);
        try {
            reading = ToolReading.of(definition);
            Class<?> toolClass = ReadingOnly.toolClass(ReadingOnly.companion(definition));
            ownSchemas = OwnSchemaNames.of(toolClass, JsonText.names(schema.path("properties")));
        } catch (UncheckableTool unchecked) {
            notes.add(tool + ": " + unchecked.getMessage() + ".");
            instances.stream()
                    .filter(SchemaInstance::isAllowed)
                    .map(SchemaInstance::value)
                    .forEach(examples::add);
            return;
        }
        if (instances.isEmpty()) {
            notes.add(tool + ": no value of its schema could be made.");
        }
        boolean isAnyAccepted = false;
        for (SchemaInstance each : instances) {
            if (each.isAllowed()) {
                isAnyAccepted |= allowed(each);
            } else if (isAnyAccepted) {
                refused(each);
            }
        }
    }

    /** The result of reading: null if the tool would be called, else the problems. */
    private List<RefusedArgument> read(JsonNode arguments) {
        read++;
        try {
            // Numbers are read as the runtime reads them.
            return reading.problems(Wire.MAPPER.readTree(arguments.toString()));
        } catch (JsonProcessingException unreadable) {
            return List.of(RefusedArgument.other("the handler fails with " + unreadable));
        }
    }

    /** Reads allowed arguments, and reports a refusal. Returns whether they are accepted. */
    private boolean allowed(SchemaInstance instance) {
        JsonNode arguments = adapted(instance.value(), "");
        List<RefusedArgument> problems = read(arguments);
        for (int i = 0; problems != null && i < MOST_REPLACEMENTS && learn(problems, arguments); i++) {
            arguments = adapted(arguments, "");
            problems = read(arguments);
        }
        if (problems == null) {
            examples.add(arguments);
            return true;
        }
        for (RefusedArgument each : problems) {
            problem(instance, arguments, each);
        }
        return false;
    }

    private void problem(SchemaInstance instance, JsonNode arguments, RefusedArgument problem) {
        String path = problem.path().isEmpty() ? instance.place() : problem.path();
        JsonNode value = ArgumentPath.at(arguments, path);
        if (problem.exception() != null) {
            notes.add(tool + " at " + RefusedArgument.general(path) + ": the tool's own code refuses " + value + ".");
        } else if (!problem.path().isEmpty() && isOfUnshownForm(problem, value)) {
            notes.add(tool + " at " + problem.generalPath()
                    + ": it is a text of a form that the schema does not describe.");
        } else {
            report(path, Kind.ALLOWED, value, problem, arguments);
        }
    }

    private boolean isOfUnshownForm(RefusedArgument problem, JsonNode value) {
        if (problem.key() != null) {
            return problem.expected().startsWith("a text that the tool can read");
        }
        return isText(value)
                ? FORM.matcher(problem.problem()).matches()
                : value.isNumber()
                        && texts.containsKey(problem.generalPath())
                        && problem.expected().startsWith("one of ");
    }

    private static boolean isText(JsonNode value) {
        return value.isTextual() && FREE_TEXT.matcher(value.textValue()).matches();
    }

    private void report(String path, Kind kind, JsonNode value, RefusedArgument problem, JsonNode arguments) {
        report(path, kind, value, problem.sentence(), problem.cause(), arguments);
    }

    private void report(String path, Kind kind, JsonNode value, String sentence, String cause, JsonNode arguments) {
        if (reported.add(RefusedArgument.general(path) + " " + kind + " " + cause)) {
            disagreements.add(new Disagreement(tool, path, kind, value, sentence, arguments));
        }
    }

    /** Reads arguments that the schema refuses, and reports it if they are accepted. */
    private void refused(SchemaInstance instance) {
        structure = instance.kind() == Kind.STRUCTURE_AS_TEXT ? instance.place() : null;
        unchanged = instance.kind() == Kind.BEYOND_BOUND ? RefusedArgument.general(instance.place()) : null;
        JsonNode arguments = adapted(instance.value(), "");
        structure = null;
        unchanged = null;
        List<RefusedArgument> problems = read(arguments);
        JsonNode value = ArgumentPath.at(arguments, instance.place());
        if (instance.kind() == Kind.STRUCTURE_AS_TEXT) {
            boolean isRefused = problems != null && problems.stream().allMatch(each -> each.exception() == null);
            // A structure that is refused as such is another disagreement, if it is one.
            if (isRefused && read(parsed(arguments, instance.place())) == null) {
                report(instance.place(), instance.kind(), value, problems.get(0), arguments);
            }
        } else if (problems == null) {
            String place = tool + " at " + RefusedArgument.general(instance.place());
            if (!isInformation(instance)) {
                report(instance.place(), instance.kind(), value, instance.shows(), instance.shows(), arguments);
            } else if (reported.add(place)) {
                notes.add(place + ": " + value + " is accepted, which the schema does not allow.");
            }
        } else if (problems.stream().anyMatch(each -> isFailure(each.sentence()))) {
            report(instance.place(), instance.kind(), value, problems.get(0), arguments);
        }
    }

    /** Whether no value, right or wrong, may have this result. */
    static boolean isFailure(String sentence) {
        return sentence.startsWith("the future fails")
                || sentence.startsWith("the handler ")
                || sentence.contains(REFUSED_BY_MAPPER);
    }

    /**
     * Whether tools may accept a value that the schema refuses: other forms of a text, null in a branch whose keywords
     * only separate it from other branches, unknown names, which are ignored (R5.3) also in objects that are closed so
     * that Jackson deduces one type (R7.7), and everything under a schema of the user's own (R4.10).
     */
    private boolean isInformation(SchemaInstance instance) {
        boolean isOwn = ownSchemas.stream()
                .anyMatch(name -> instance.place().equals(name)
                        || ArgumentPath.steps(instance.place()).contains(name));
        return isOwn
                || instance.kind() == Kind.WRONG_FORMAT
                || instance.kind() == Kind.UNKNOWN_NAME
                || instance.shows().equals(SchemaInstances.NULL_IN_BRANCH);
    }

    // Texts and keys of a form that no schema describes: the tool's sentence has an example.

    /** Learns from the problems which texts and keys a tool wants in place of made-up ones. */
    private boolean learn(List<RefusedArgument> problems, JsonNode arguments) {
        boolean learnt = false;
        for (RefusedArgument each : problems) {
            if (each.path().isEmpty()) {
                continue;
            }
            String path = each.generalPath();
            JsonNode value = ArgumentPath.at(arguments, each.path());
            String example = example(each.expected());
            if (each.exception() != null) {
                learnt |= withoutZeros.add(path);
            } else if (CLOCK.matcher(each.expected()).matches()) {
                String year = each.expected().contains("future") ? "2972" : "1972";
                learnt |= !year.equals(years.put(path, year));
                notes.add(tool + " at " + path + ": it depends on the clock, which the schema does not describe.");
            } else if (each.key() != null) {
                String key = example != null ? example : key(each.problem());
                learnt |= !key.equals(keys.put(path, key));
            } else if (example != null && (isText(value) || isZero(value))) {
                learnt |= !example.equals(texts.put(path, example));
                notes.add(tool + " at " + path + ": it is a text of a form that the schema does not describe.");
            }
        }
        return learnt;
    }

    /** Returns the example in what is expected, or the first of the values that it lists; null if there is neither. */
    private static String example(String expected) {
        Matcher example = EXAMPLE.matcher(expected);
        Matcher listed = FIRST_OF_LIST.matcher(expected);
        if (example.find()) {
            return example.group("example");
        }
        return listed.lookingAt()
                ? listed.group("example") == null
                        ? listed.group("number")
                        : JsonText.known(listed.group("example")).textValue()
                : null;
    }

    private static String key(String problem) {
        return KEYS.stream()
                .filter(each -> problem.contains(each.getKey()))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    /** Returns the value at a path with the texts and keys that were learnt. */
    private JsonNode adapted(JsonNode value, String path) {
        if (value.isTextual()
                && structure != null
                && RefusedArgument.general(structure).equals(path)) {
            structure = null;
            JsonNode adapted = adapted(JsonText.known(value.textValue()), path);
            return JsonNodeFactory.instance.textNode(adapted.toString());
        }
        if (path.equals(unchanged)) {
            return value;
        }
        String text = texts.get(path);
        String given = text != null && isText(value) ? text : value.textValue();
        String year = years.get(path);
        if (given != null) {
            String dated = year == null ? given : YEAR.matcher(given).replaceFirst(year);
            return JsonNodeFactory.instance.textNode(dated);
        }
        if (text != null && isZero(value) && text.matches("-?\\d{1,9}")) {
            return JsonNodeFactory.instance.numberNode(Integer.parseInt(text));
        }
        if (isZero(value) && withoutZeros.stream().anyMatch(path::startsWith)) {
            return JsonNodeFactory.instance.numberNode(1);
        }
        if (value.isArray()) {
            ArrayNode copy = Wire.MAPPER.createArrayNode();
            value.forEach(each -> copy.add(adapted(each, path + "[]")));
            return copy;
        }
        if (!value.isObject()) {
            return value;
        }
        ObjectNode copy = Wire.MAPPER.createObjectNode();
        value.properties().forEach(each -> {
            boolean isReplaced = keys.containsKey(path) && each.getKey().matches("a+");
            String name = isReplaced ? keys.get(path) : each.getKey();
            copy.set(name, adapted(each.getValue(), ArgumentPath.of(path + ArgumentPath.step(name))));
        });
        return copy;
    }

    private static boolean isZero(JsonNode value) {
        return value.isIntegralNumber() && value.asInt() == 0;
    }

    /** Returns the arguments with the structure itself in place of its JSON text. */
    private static JsonNode parsed(JsonNode arguments, String path) {
        JsonPointer place = ArgumentPath.pointer(arguments, path);
        try {
            JsonNode structure = Wire.MAPPER.readTree(arguments.at(place).asText());
            if (place.matches()) {
                return structure;
            }
            JsonNode copy = arguments.deepCopy();
            JsonNode around = copy.at(place.head());
            if (around instanceof ArrayNode elements) {
                elements.set(place.last().getMatchingIndex(), structure);
            } else if (around instanceof ObjectNode members) {
                members.set(place.last().getMatchingProperty(), structure);
            }
            return copy;
        } catch (JsonProcessingException unreadable) {
            return arguments;
        }
    }
}
