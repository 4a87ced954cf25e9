package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Compares tools by companion with tools by reflection, for all tool classes of the cases: their definitions and the
 * results of calls are the same, or reflection refuses the class (docs/reflection.md). At least two thirds of the cases
 * are the same.
 *
 * <p>The calls are those of each {@code calls.json}, a sample of each schema, and all {@link Variations} of both. Not
 * compared is information that reflection does not have: the order of tools, and descriptions from Javadoc. {@code
 * differences.txt} lists what else it cannot see, with the reasons. Each line allows one difference: a value of a
 * definition, by its JSON pointer, or the calls of a tool with one kind of result by reflection. A line that allows
 * nothing is an error.
 */
class DifferentialTest {
    private static final Path EXCEPTIONS = Built.TESTS.resolve("differences.txt");
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final String REFUSAL = "a refusal";
    private static final String UNSEEN = "there is neither a method annotated with @CopilotTool nor a companion";

    /** The words that all refusals for one reason have: an annotation, or a clause. */
    private static final Pattern REASON = Pattern.compile(
            "(@\\w+) decides how it is read|without a companion: ([^.]+)|: ([^:]+\\.) Compile the class");

    /** The option that allows the API. Our API requires it, stubs of the SDK do not. */
    private static final String ALLOWED = "-Acopilot.experimental.allowed=true";

    private int classes;
    private int tools;
    private int calls;
    private final Map<Difference, List<String>> differences = new TreeMap<>();

    /** The reasons of refusals, each with its cases. */
    private final Map<String, Set<String>> refusals = new TreeMap<>();

    private final Set<String> compared = new TreeSet<>();

    /** The cases with classes that have no tools to reflection: their annotations are those of other libraries. */
    private final Set<String> unseen = new TreeSet<>();

    private String testedCase;
    private String toolClass;

    /**
     * A difference that a line of {@code differences.txt} allows.
     *
     * @param tested the case
     * @param toolClass the tool class, {@code *} for the case as a whole
     * @param tool the tool, {@code *} for the class as a whole
     * @param what a JSON pointer into the definition, perhaps followed by {@link #ORDER}, or one of the other constants
     */
    private record Difference(String tested, String toolClass, String tool, String what)
            implements Comparable<Difference> {
        static final String MISSING = "only the companion has it";
        static final String ADDITIONAL = "only reflection has it";
        static final String UNCOMPILED = "it does not compile against our API";
        static final String ACCEPTED = "reflection accepts arguments that the companion refuses";
        static final String NOT_ACCEPTED = "reflection refuses arguments that the companion accepts";
        static final String OTHERWISE = "calls end otherwise";
        static final String WORDED = "refusals have other words";
        static final String ORDER = " in another order";

        @Override
        public int compareTo(Difference other) {
            return toString().compareTo(other.toString());
        }

        @Override
        public String toString() {
            return String.join(" | ", tested, toolClass, tool, what);
        }
    }

    @Test
    void r9_8_reflection_gives_what_companions_give_or_refuses() {
        Set<Difference> exceptions = exceptions();
        Set<String> chosen = new TreeSet<>();
        for (Case tested : Case.chosen()) {
            chosen.add(tested.name());
            Run run = run(tested);
            if (!run.succeeded() && !run.toolClasses().isEmpty()) {
                run.lint();
            }
            if (run.loadable()) {
                compare(run);
            } else if (tested.diagnostics().stream()
                    .noneMatch(one -> one.severity().equals("error"))) {
                testedCase = tested.name();
                toolClass = "*";
                differ("*", Difference.UNCOMPILED, run.reported().toString());
            }
        }
        List<String> problems = new ArrayList<>();
        differences.forEach((difference, all) -> {
            if (!exceptions.contains(difference)) {
                problems.add(difference + ":\n    " + String.join("\n    ", all.subList(0, Math.min(4, all.size())))
                        + (all.size() > 4 ? "\n    and " + (all.size() - 4) + " more" : ""));
            }
        });
        Set<String> known = Case.all().stream().map(Case::name).collect(Collectors.toSet());
        exceptions.stream()
                .filter(each -> chosen.contains(each.tested) || !known.contains(each.tested))
                .filter(each -> !differences.containsKey(each))
                .forEach(each -> problems.add(
                        each + ": " + EXCEPTIONS.getFileName() + " excuses it, and there is no such difference"));
        System.out.println("Companions and reflection: " + classes + " classes, " + tools + " tools, " + calls
                + " calls, " + problems.size() + " differences, " + exceptions.size() + " exceptions");
        Set<String> refused = new TreeSet<>();
        refusals.values().forEach(refused::addAll);
        System.out.println(
                (compared.size() - refused.size()) + " of " + compared.size() + " cases are the same by reflection, "
                        + refused.size() + " are refused, " + unseen.size() + " have tools of other libraries:");
        refusals.entrySet().stream()
                .sorted(Comparator.comparing(each -> -each.getValue().size()))
                .forEach(each -> System.out.println("  " + each.getValue().size() + "  " + each.getKey() + ": "
                        + shown(each.getValue()) + "; alone: " + alone(each.getValue())));
        assertEquals("", String.join("\n", problems));
        // A third until there were cases of @JsonFormat and @JsonTypeInfo in every place, all of which are refused.
        assertTrue(5 * refused.size() <= 2 * compared.size(), "more than two fifths of the cases are refused");
    }

    /** Returns those of the cases that are refused for no other reason. */
    private Set<String> alone(Set<String> cases) {
        return cases.stream()
                .filter(each -> refusals.values().stream()
                                .filter(all -> all.contains(each))
                                .count()
                        == 1)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String shown(Set<String> cases) {
        String first = cases.stream().limit(3).collect(Collectors.joining(", "));
        return first + (cases.size() > 3 ? ", ..." : "");
    }

    /** Adds the case to the reasons of a refusal, whose message has a line for each tool. */
    private void refuse(String message) {
        for (String line : message.split("\n")) {
            Matcher reason = REASON.matcher(line);
            boolean isKnown = reason.find();
            for (int i = 1; isKnown && i <= reason.groupCount(); i++) {
                if (reason.group(i) != null) {
                    String kind = reason.group(i).replaceAll("'[^']*'|\"[^\"]*\"|[\\w.]+(?= is not read from)", "...");
                    refusals.computeIfAbsent(kind, key -> new TreeSet<>()).add(testedCase);
                }
            }
            if (!isKnown) {
                refusals.computeIfAbsent(line.replaceFirst("^[^:]*: ", ""), key -> new TreeSet<>())
                        .add(testedCase);
            }
        }
    }

    /** Compiles a case with our API, and its library with names of parameters. Reflection needs both. */
    private static Run run(Case tested) {
        Path work = Run.WORK.resolve("differential").resolve(tested.name());
        boolean isPlain = tested.surface().isEmpty()
                && !Files.exists(tested.library())
                && tested.options().contains(ALLOWED);
        return isPlain
                ? Run.of(tested)
                : new Run(tested, Surface.of(List.of()), work, false, List.of("-parameters", ALLOWED));
    }

    private static Set<Difference> exceptions() {
        Set<Difference> exceptions = new LinkedHashSet<>();
        for (String line : Tree.read(EXCEPTIONS).lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split(" \\| ");
            assertEquals(5, parts.length, () -> "case | class | tool | difference | reason are not all in: " + line);
            assertTrue(exceptions.add(new Difference(parts[0], parts[1], parts[2], parts[3])), () -> "twice: " + line);
        }
        return exceptions;
    }

    private void compare(Run run) {
        String javadoc = javadoc(run.tested());
        ClassLoader with = run.loader();
        ClassLoader without = run.loaderWithoutCompanions();
        testedCase = run.tested().name();
        for (String each : run.toolClasses()) {
            toolClass = each;
            classes++;
            Map<String, Tool> companions = byName(Tool.of(with, each));
            Map<String, Tool> reflected;
            try {
                reflected = byName(Tool.byReflection(without, each));
            } catch (AssertionError refused) {
                if (refused.getCause().getMessage().contains(UNSEEN)) {
                    unseen.add(testedCase);
                } else {
                    compared.add(testedCase);
                    refuse(refused.getCause().getMessage());
                }
                continue;
            }
            compared.add(testedCase);
            Set<String> names = new TreeSet<>(companions.keySet());
            names.addAll(reflected.keySet());
            for (String name : names) {
                if (!companions.containsKey(name) || !reflected.containsKey(name)) {
                    differ(name, reflected.containsKey(name) ? Difference.ADDITIONAL : Difference.MISSING, "");
                    continue;
                }
                tools++;
                compareDefinitions(name, companions.get(name), reflected.get(name), javadoc);
                compareCalls(name, run, companions.get(name), reflected.get(name));
            }
        }
    }

    private void differ(String tool, String what, String shown) {
        Difference difference = new Difference(testedCase, toolClass, tool, what);
        differences.computeIfAbsent(difference, key -> new ArrayList<>()).add(shown);
    }

    private static Map<String, Tool> byName(List<Tool> tools) {
        return tools.stream().collect(Collectors.toMap(Tool::name, Function.identity()));
    }

    // Definitions.

    private void compareDefinitions(String name, Tool companion, Tool reflected, String javadoc) {
        JsonNode expected = Json.plain(Json.write(companion.definition()));
        JsonNode actual = Json.plain(Json.write(reflected.definition()));
        compareJson(name, "", expected, actual, javadoc);
    }

    private void compareJson(String tool, String path, JsonNode expected, JsonNode actual, String javadoc) {
        if (expected.isObject() && actual.isObject()) {
            List<String> members = names(expected);
            List<String> others = names(actual);
            others.retainAll(members);
            members.retainAll(others);
            if (!members.equals(others)) {
                differ(tool, path + Difference.ORDER, members + " by the companion, " + others + " by reflection");
            }
            Set<String> all = new LinkedHashSet<>(names(expected));
            all.addAll(names(actual));
            for (String member : all) {
                String there = path + "/" + member;
                boolean unseen = member.equals("description")
                        && actual.path(member).asText().isEmpty()
                        && isFrom(javadoc, expected.path(member).asText());
                if (!unseen) {
                    compareJson(tool, there, expected.path(member), actual.path(member), javadoc);
                }
            }
            return;
        }
        if (!sameList(tool, path, expected, actual, javadoc)) {
            differ(tool, path, expected + " by the companion, " + actual + " by reflection");
        }
    }

    private boolean sameList(String tool, String path, JsonNode expected, JsonNode actual, String javadoc) {
        boolean containers = expected.isArray()
                && actual.isArray()
                && expected.size() == actual.size()
                && Objects.equals(expected.path(0).isObject(), actual.path(0).isObject());
        if (!containers || !expected.path(0).isObject()) {
            return expected.equals(actual);
        }
        for (int i = 0; i < expected.size(); i++) {
            compareJson(tool, path + "/" + i, expected.get(i), actual.get(i), javadoc);
        }
        return true;
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Whether the case's Javadoc contains every word of a description. */
    private static boolean isFrom(String javadoc, String description) {
        Set<String> known = words(javadoc);
        return known.containsAll(words(description));
    }

    private static Set<String> words(String text) {
        Matcher matcher = WORD.matcher(text);
        Set<String> words = new TreeSet<>();
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    private static String javadoc(Case tested) {
        StringBuilder javadoc = new StringBuilder();
        for (Path source : Tree.sources(tested.input())) {
            Matcher comment = COMMENT.matcher(Tree.read(source));
            while (comment.find()) {
                javadoc.append(comment.group()).append('\n');
            }
        }
        return javadoc.toString();
    }

    // Calls.

    private void compareCalls(String name, Run run, Tool companion, Tool reflected) {
        Set<JsonNode> all = new LinkedHashSet<>();
        all.add(null);
        JsonNode sample = Variations.sample(Json.plain(Json.write(companion.parameters())));
        all.add(sample);
        all.addAll(Variations.of(sample));
        for (Call call : run.tested().calls()) {
            if (call.tool().equals(name) && call.toolClass(run.toolClasses()).equals(toolClass)) {
                all.add(call.arguments());
                all.addAll(Variations.of(filled(call.arguments(), sample)));
            }
        }
        for (JsonNode arguments : all) {
            calls++;
            String expected = print(companion.call(arguments));
            String actual = print(reflected.call(arguments));
            if (!expected.equals(actual)) {
                boolean isRefused = expected.startsWith(REFUSAL);
                boolean isAlsoRefused = actual.startsWith(REFUSAL);
                String what = isRefused && isAlsoRefused
                        ? Difference.WORDED
                        : isRefused
                                ? Difference.ACCEPTED
                                : isAlsoRefused ? Difference.NOT_ACCEPTED : Difference.OTHERWISE;
                differ(name, what, arguments + ": " + expected + " by the companion, " + actual + " by reflection");
            }
        }
    }

    /** Returns a call's arguments with a value for each property that it omits. */
    private static JsonNode filled(JsonNode arguments, JsonNode sample) {
        ObjectNode filled = JsonNodeFactory.instance.objectNode();
        sample.properties().forEach(each -> filled.set(each.getKey(), each.getValue()));
        if (arguments instanceof ObjectNode object) {
            filled.setAll(object);
        }
        return filled;
    }

    /** Returns the result of a call as text: the handler's value, or that it refuses. */
    private static String print(Tool.Answer answer) {
        if (answer.failure() != null) {
            return answer.failure().getClass().getName();
        }
        Object value = answer.value();
        if (value == null || value instanceof String) {
            return "text " + value;
        }
        JsonNode json = Json.plain(Json.write(value));
        boolean isRefusal = json.path("resultType").asText().equals("failure")
                && json.path("textResultForLlm").equals(json.path("error"));
        return isRefusal
                ? REFUSAL + ": " + json.path("error").asText()
                : value.getClass().getSimpleName() + " " + json;
    }
}
