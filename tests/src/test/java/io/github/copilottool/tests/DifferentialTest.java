package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
 * Every tool class of the cases twice, by its companion and by reflection: the same tools, the same ends of calls.
 *
 * <p>The calls are those of each {@code calls.json} and a sample of each schema, and all that {@link Variations} makes of
 * them. Not compared is what reflection cannot see: the order of tools and properties, descriptions from Javadoc. Where the
 * two are meant to differ, {@code differences.txt} says why; a line there that nothing needs any more is a fault too.
 */
class DifferentialTest {
    private static final Path EXCEPTIONS = Built.TESTS.resolve("differences.txt");
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern CAST =
            Pattern.compile("(?:class|Cannot cast) (\\S+) (?:cannot be cast to class|to) (\\S+)(?: \\(.*)?$");

    /** Reflection knows parameters' names by the first; stand-ins for the SDK do without the second, our API does not. */
    private static final List<String> OPTIONS = List.of("-parameters", "-Acopilot.experimental.allowed=true");

    private int classes;
    private int tools;
    private int calls;
    private final Map<String, List<String>> differences = new TreeMap<>();
    private String subject;

    @Test
    void reflection_gives_what_companions_give() {
        Map<String, String> exceptions = exceptions();
        Set<String> chosen = new TreeSet<>();
        for (Case tested : Case.chosen()) {
            chosen.add(tested.name());
            Run run = new Run(
                    tested,
                    Surface.of(List.of()),
                    Run.WORK.resolve("differential").resolve(tested.name()),
                    false,
                    OPTIONS);
            if (!run.succeeded() && !run.toolClasses().isEmpty()) {
                run.lint();
            }
            if (run.loadable()) {
                compare(run);
            } else if (tested.diagnostics().stream()
                    .noneMatch(one -> one.severity().equals("error"))) {
                subject = tested + " * ";
                differ("*", "it does not compile: " + run.reported());
            }
        }
        List<String> faults = new ArrayList<>();
        differences.forEach((where, all) -> {
            if (!exceptions.containsKey(where)) {
                faults.add(where + ":\n    " + String.join("\n    ", all.subList(0, Math.min(4, all.size())))
                        + (all.size() > 4 ? "\n    and " + (all.size() - 4) + " more" : ""));
            }
        });
        exceptions.keySet().stream()
                .filter(where -> chosen.contains(where.substring(0, where.indexOf(' '))))
                .filter(where -> !differences.containsKey(where))
                .forEach(where -> faults.add(
                        where + ": " + EXCEPTIONS.getFileName() + " excepts it, and there is no difference any more"));
        System.out.println("Companions and reflection: " + classes + " classes, " + tools + " tools, " + calls
                + " calls, " + faults.size() + " differences, " + exceptions.size() + " exceptions");
        assertEquals("", String.join("\n", faults));
    }

    /** {@code case class tool}, each with its reason. */
    private static Map<String, String> exceptions() {
        Map<String, String> exceptions = new LinkedHashMap<>();
        for (String line : Tree.read(EXCEPTIONS).lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" ", 4);
                assertEquals(4, parts.length, () -> "case, class, tool and reason are not all in: " + line);
                exceptions.put(parts[0] + " " + parts[1] + " " + parts[2], parts[3]);
            }
        }
        return exceptions;
    }

    private void compare(Run run) {
        String javadoc = javadoc(run.tested());
        ClassLoader with = run.loader();
        ClassLoader without = run.loaderWithoutCompanions();
        for (String toolClass : run.toolClasses()) {
            subject = run.tested() + " " + toolClass + " ";
            classes++;
            Map<String, Tool> companions = byName(Tool.of(with, toolClass));
            Map<String, Tool> reflected;
            try {
                reflected = byName(Tool.byReflection(without, toolClass));
            } catch (AssertionError refused) {
                differ("*", "reflection: " + refused.getMessage());
                continue;
            }
            Set<String> names = new TreeSet<>(companions.keySet());
            names.addAll(reflected.keySet());
            for (String name : names) {
                if (!companions.containsKey(name) || !reflected.containsKey(name)) {
                    differ(name, "only " + (reflected.containsKey(name) ? "reflection" : "the companion") + " has it");
                    continue;
                }
                tools++;
                compareDefinitions(name, companions.get(name), reflected.get(name), javadoc);
                compareCalls(name, toolClass, run, companions.get(name), reflected.get(name));
            }
        }
    }

    private void differ(String tool, String what) {
        differences.computeIfAbsent(subject + tool, key -> new ArrayList<>()).add(what);
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
            Set<String> members = new TreeSet<>();
            expected.fieldNames().forEachRemaining(members::add);
            actual.fieldNames().forEachRemaining(members::add);
            for (String member : members) {
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
        boolean isSet = path.endsWith("/required") && expected.isArray() && actual.isArray();
        if (isSet ? !elements(expected).equals(elements(actual)) : !sameList(tool, path, expected, actual, javadoc)) {
            differ(tool, path + " is " + expected + " by the companion, " + actual + " by reflection");
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

    private static Set<JsonNode> elements(JsonNode array) {
        Set<JsonNode> elements = new LinkedHashSet<>();
        array.forEach(elements::add);
        return elements;
    }

    /** Whether every word of a description stands in the case's Javadoc. */
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

    private void compareCalls(String name, String toolClass, Run run, Tool companion, Tool reflected) {
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
                differ(
                        name,
                        arguments + "\n        by the companion: " + expected + "\n        by reflection:    "
                                + actual);
            }
        }
    }

    /** A call's arguments with a value for each property that it leaves out. */
    private static JsonNode filled(JsonNode arguments, JsonNode sample) {
        ObjectNode filled = JsonNodeFactory.instance.objectNode();
        sample.properties().forEach(each -> filled.set(each.getKey(), each.getValue()));
        if (arguments instanceof ObjectNode object) {
            filled.setAll(object);
        }
        return filled;
    }

    private static String print(Tool.Answer answer) {
        Throwable failure = answer.failure();
        if (failure instanceof NullPointerException) {
            // A tool that needs the instance which nobody could make; the JVM's message names what was called.
            return failure.getClass().getName();
        }
        if (failure instanceof ClassCastException) {
            // The JVM words a cast in the source otherwise than Class.cast: both say what is no what.
            return CAST.matcher(failure.getClass().getName() + ": " + failure.getMessage())
                    .replaceFirst("$1 to $2");
        }
        if (failure != null) {
            return failure.getClass().getName() + ": " + failure.getMessage();
        }
        Object value = answer.value();
        return value == null || value instanceof String
                ? "text " + value
                : value.getClass().getSimpleName() + " " + Json.write(value);
    }
}
