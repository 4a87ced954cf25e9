package io.github.copilottool.tests.property;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.copilottool.testkit.SchemaInstance;
import io.github.copilottool.tests.generator.Draw;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Arguments that were changed at one place.
 *
 * @param path the place: names of members and positions of elements, beginning at the arguments
 * @param before the value that was there
 * @param after the value that is there now; null if it was removed
 * @param arguments all arguments, changed
 * @param alias the other name under which the value is there now, which the schema does not show (R7.7); null if the
 * name is the same
 */
public record Broken(List<String> path, JsonNode before, JsonNode after, ObjectNode arguments, String alias) {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final ObjectMapper TEXTS = new ObjectMapper();
    private static final Pattern STEP =
            Pattern.compile("\\[(?<index>\\d+)]|\\[\"(?<name>.*?)\"]|\\.?(?<plain>[^.\\[]+)");

    /** Returns the arguments unchanged. */
    public static Broken nowhere(ObjectNode arguments) {
        return new Broken(List.of(), arguments, arguments, arguments, null);
    }

    /**
     * Returns arguments that were made of a schema, as if they had been changed at the place that they were made for.
     *
     * @param made the arguments, and that place
     * @param arguments the same arguments as they are sent
     */
    public static Broken of(SchemaInstance made, JsonNode arguments) {
        List<String> path = path(made);
        JsonNode value = arguments;
        for (String each : path) {
            value = value.isArray() ? value.path(Integer.parseInt(each)) : value.path(each);
        }
        return new Broken(path, value, value.isMissingNode() ? null : value, (ObjectNode) arguments, null);
    }

    /** Returns arguments in which the JSON text at the place that they were made for is the value of that text (R5.2). */
    public static ObjectNode structured(SchemaInstance made, ObjectNode sent) {
        ObjectNode copy = sent.deepCopy();
        List<String> path = path(made);
        String last = path.get(path.size() - 1);
        JsonNode around = at(copy, path.subList(0, path.size() - 1));
        try {
            JsonNode value = TEXTS.readTree(at(copy, path).textValue());
            if (around instanceof ObjectNode object) {
                object.set(last, value);
            } else {
                ((ArrayNode) around).set(Integer.parseInt(last), value);
            }
        } catch (JsonProcessingException unreadable) {
            throw new AssertionError(unreadable);
        }
        return copy;
    }

    private static List<String> path(SchemaInstance made) {
        List<String> path = new ArrayList<>();
        Matcher step = STEP.matcher(made.place());
        while (step.find()) {
            String name = step.group("name") == null ? step.group("plain") : step.group("name");
            path.add(step.group("index") == null ? name : step.group("index"));
        }
        return path;
    }

    /**
     * Returns arguments that are changed at random places; none if the arguments are empty.
     *
     * @param aliases returns the other names of the place that a path leads to
     */
    public static List<Broken> some(
            ObjectNode arguments, Function<List<String>, List<String>> aliases, int count, Draw draw) {
        List<List<String>> places = new ArrayList<>();
        List<List<String>> open = new ArrayList<>(List.of(List.of()));
        while (!open.isEmpty()) {
            List<String> path = open.remove(open.size() - 1);
            JsonNode at = at(arguments, path);
            if (!path.isEmpty()) {
                places.add(path);
            }
            at.fieldNames().forEachRemaining(name -> open.add(deeper(path, name)));
            for (int i = 0; at.isArray() && i < at.size(); i++) {
                open.add(deeper(path, String.valueOf(i)));
            }
        }
        List<Broken> all = new ArrayList<>();
        for (int i = 0; i < count && !places.isEmpty(); i++) {
            List<String> place = draw.any(places);
            List<String> names = aliases.apply(place);
            all.add(
                    names.isEmpty() || draw.chance(50)
                            ? broken(arguments, place, draw)
                            : renamed(arguments, place, draw.any(names)));
        }
        return all;
    }

    private static Broken renamed(ObjectNode arguments, List<String> path, String alias) {
        ObjectNode copy = arguments.deepCopy();
        ObjectNode around = (ObjectNode) at(copy, path.subList(0, path.size() - 1));
        JsonNode value = around.remove(path.get(path.size() - 1));
        around.set(alias, value);
        return new Broken(path, value, value, copy, alias);
    }

    private static Broken broken(ObjectNode arguments, List<String> path, Draw draw) {
        ObjectNode copy = arguments.deepCopy();
        JsonNode around = at(copy, path.subList(0, path.size() - 1));
        String last = path.get(path.size() - 1);
        JsonNode before = at(copy, path);
        JsonNode after = draw.chance(12) ? null : replacement(before, draw);
        if (around instanceof ObjectNode object) {
            if (after == null) {
                object.remove(last);
            } else {
                object.set(last, after);
            }
        } else if (after == null) {
            ((ArrayNode) around).remove(Integer.parseInt(last));
        } else {
            ((ArrayNode) around).set(Integer.parseInt(last), after);
        }
        return new Broken(path, before, after, copy, null);
    }

    private static JsonNode replacement(JsonNode before, Draw draw) {
        if (before.isTextual() && draw.chance(20)) {
            return NODES.textNode(before.textValue() + draw.any("!", " ", "0", before.textValue()));
        }
        if (before.isArray() && draw.chance(30)) {
            ArrayNode longer = before.deepCopy();
            for (int i = 0; i < 5; i++) {
                longer.addAll((ArrayNode) before.deepCopy());
            }
            return longer;
        }
        if (before.isObject() && draw.chance(30)) {
            ObjectNode wider = before.deepCopy();
            return wider.put(draw.any("unknown", "RED", "1", ""), 1);
        }
        return switch (draw.below(22)) {
            case 0, 1 -> NODES.nullNode();
            case 2 -> NODES.booleanNode(true);
            case 3 -> NODES.textNode("");
            case 4 -> NODES.textNode("x");
            case 5 -> NODES.textNode("12");
            case 6 -> NODES.textNode("true");
            case 7 -> NODES.textNode("a text of more than twenty characters");
            case 8 -> NODES.numberNode(0);
            case 9 -> NODES.numberNode(-1);
            case 10 -> NODES.numberNode(7.0);
            case 11 -> NODES.numberNode(5.7);
            case 12 -> NODES.numberNode(9_999_999_999L);
            case 13 -> NODES.numberNode(new BigInteger("99999999999999999999"));
            case 14 -> NODES.numberNode(-1_000_000);
            case 15 -> NODES.numberNode(1e300);
            case 16 -> NODES.arrayNode();
            case 17 -> NODES.objectNode();
            case 18 -> NODES.arrayNode().add("x");
            case 19 -> NODES.objectNode().put("a", 1);
            case 20 -> NODES.textNode(draw.any(" 5 ", "5.0", "1e2", "RED", "NaN", "2026-03-02"));
            default -> NODES.arrayNode().add(before.deepCopy());
        };
    }

    private static List<String> deeper(List<String> path, String step) {
        List<String> deeper = new ArrayList<>(path);
        deeper.add(step);
        return deeper;
    }

    private static JsonNode at(JsonNode root, List<String> path) {
        JsonNode at = root;
        for (String step : path) {
            at = at.isArray() ? at.get(Integer.parseInt(step)) : at.get(step);
        }
        return at;
    }
}
