package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The changes of the tools since an older catalogue. A change breaks callers if the new schema may refuse a call that
 * the old one allows, or give it another meaning: stored prompts, scripts and recorded sessions still make such calls.
 */
final class CatalogChanges {
    private static final Set<String> LOWER_BOUNDS = SchemaKeywords.changing("lower");
    private static final Set<String> UPPER_BOUNDS = SchemaKeywords.changing("upper");
    private static final Set<String> WORDS = SchemaKeywords.changing("words");
    // A schema without them has another meaning.
    private static final Set<String> MEANING = SchemaKeywords.changing("meaning");
    // Compared together with `properties`, or by separate rules.
    private static final Set<String> APART = Set.of("properties", "required", "$defs", "definitions");

    private final List<String> lines = new ArrayList<>();
    private int tools;
    private int breaking;

    // The changes of the tool that is being compared.
    private final List<String> ofTool = new ArrayList<>();
    private boolean breaks;

    private CatalogChanges() {}

    static CatalogChanges between(List<CatalogTool> before, List<CatalogTool> after) {
        CatalogChanges changes = new CatalogChanges();
        Map<String, List<CatalogTool>> old = CatalogTool.byName(before);
        Map<String, List<CatalogTool>> young = CatalogTool.byName(after);
        Set<String> names = new TreeSet<>(old.keySet());
        names.addAll(young.keySet());
        for (String name : names) {
            changes.compare(old.getOrDefault(name, List.of()), young.getOrDefault(name, List.of()));
        }
        return changes;
    }

    /** Whether no tool differs. */
    boolean isEmpty() {
        return tools == 0;
    }

    /** Whether a change breaks callers. */
    boolean breakCallers() {
        return breaking > 0;
    }

    /** Returns a line for each added, removed or changed tool, each followed by a line for each change, and a count. */
    @Override
    public String toString() {
        if (tools == 0) {
            return "No tool was added, removed or changed.\n";
        }
        return String.join("\n", lines) + "\n\n"
                + (tools == 1 ? "1 tool differs, " : tools + " tools differ, ")
                + (breaking == 0 ? "none" : String.valueOf(breaking))
                + " so that callers break.\n";
    }

    /** Compares the tools that share a name: first the tools of the same class, then the remaining ones. */
    private void compare(List<CatalogTool> before, List<CatalogTool> after) {
        List<CatalogTool> old = new ArrayList<>(before);
        List<CatalogTool> young = new ArrayList<>(after);
        for (CatalogTool one : before) {
            for (CatalogTool other : after) {
                if (one.toolClass().equals(other.toolClass())) {
                    compare(one, other);
                    old.remove(one);
                    young.remove(other);
                }
            }
        }
        while (!old.isEmpty() && !young.isEmpty()) {
            compare(old.remove(0), young.remove(0));
        }
        old.forEach(removed -> line("removed", removed, true));
        young.forEach(added -> line("added", added, false));
    }

    private void line(String what, CatalogTool tool, boolean isBreaking) {
        lines.add(what + " " + tool.name() + " (" + tool.toolClass() + ")" + (isBreaking ? ": breaks callers" : ""));
        tools++;
        breaking += isBreaking ? 1 : 0;
    }

    private void compare(CatalogTool before, CatalogTool after) {
        ofTool.clear();
        breaks = false;
        members(before.entry(), after.entry());
        schema("", before.entry().path("parameters"), after.entry().path("parameters"));
        definitions(before.entry().path("parameters"), after.entry().path("parameters"));
        if (!before.toolClass().equals(after.toolClass())) {
            note(false, "", "the class was " + before.toolClass());
        }
        if (!ofTool.isEmpty()) {
            line("changed", after, breaks);
            lines.addAll(ofTool);
        }
    }

    private void note(boolean isBreaking, String place, String what) {
        breaks |= isBreaking;
        ofTool.add("  " + (isBreaking ? "breaks: " : "") + (place.isEmpty() ? "" : place + ": ") + what);
    }

    private void members(JsonNode before, JsonNode after) {
        for (String name : names(before, after)) {
            if (Set.of("name", "class", "parameters").contains(name)) {
                continue;
            }
            JsonNode old = before.path(name);
            JsonNode young = after.path(name);
            if (name.equals("sha256")) {
                // An older catalogue has none. Whoever pins a tool needs all of its new one.
                if (old.isTextual() && young.isTextual() && !old.equals(young)) {
                    note(false, "", "sha256 was " + old.asText() + ", is " + young.asText());
                }
            } else if (!old.equals(young)) {
                note(false, "", name + " " + change(old, young));
            }
        }
    }

    private static Set<String> names(JsonNode before, JsonNode after) {
        Set<String> names = new LinkedHashSet<>(JsonText.names(before));
        names.addAll(JsonText.names(after));
        return names;
    }

    private static String change(JsonNode before, JsonNode after) {
        if (before.isMissingNode()) {
            return "is new: " + shortened(after);
        }
        if (after.isMissingNode()) {
            return "is gone, it was " + shortened(before);
        }
        return "was " + shortened(before) + ", is " + shortened(after);
    }

    private static String shortened(JsonNode value) {
        return JsonText.shortened(value.toString(), 60);
    }

    private void definitions(JsonNode before, JsonNode after) {
        for (String keyword : List.of("$defs", "definitions")) {
            JsonNode old = before.path(keyword);
            JsonNode young = after.path(keyword);
            for (String name : names(old, young)) {
                // An added or removed definition shows as a change of the references to it.
                if (old.has(name) && young.has(name)) {
                    schema(name, old.get(name), young.get(name));
                }
            }
        }
    }

    /** Compares two schemas. Jackson reads JSON of at most 1,000 levels, which bounds the recursion. */
    private void schema(String place, JsonNode before, JsonNode after) {
        if (before.equals(after)) {
            return;
        }
        properties(place, before, after);
        for (String keyword : names(before, after)) {
            JsonNode old = before.path(keyword);
            JsonNode young = after.path(keyword);
            if (APART.contains(keyword) || old.equals(young)) {
                continue;
            }
            if (keyword.equals("items") && old.isObject() && young.isObject()) {
                schema(place + "[]", old, young);
            } else if (keyword.equals("additionalProperties") && old.isObject() && young.isObject()) {
                schema(place + "{}", old, young);
            } else if (keyword.equals("enum")) {
                values(place, old, young);
            } else {
                note(!isRelaxed(keyword, old, young), place, keyword + " " + change(old, young));
            }
        }
    }

    private void properties(String place, JsonNode before, JsonNode after) {
        JsonNode old = before.path("properties");
        JsonNode young = after.path("properties");
        Set<String> oldRequired = TypeText.required(before);
        Set<String> youngRequired = TypeText.required(after);
        for (String name : names(old, young)) {
            String inside = place.isEmpty() ? "'" + name + "'" : place + ".'" + name + "'";
            boolean must = youngRequired.contains(name);
            if (!young.has(name)) {
                note(true, inside, "is gone");
            } else if (!old.has(name)) {
                note(must, inside, must ? "is new and required" : "is new");
            } else {
                if (must != oldRequired.contains(name)) {
                    note(must, inside, must ? "is required now" : "is no longer required");
                }
                schema(inside, old.get(name), young.get(name));
            }
        }
    }

    private void values(String place, JsonNode before, JsonNode after) {
        if (before.isMissingNode() || after.isMissingNode()) {
            note(before.isMissingNode(), place, "enum " + change(before, after));
            return;
        }
        Set<JsonNode> old = new LinkedHashSet<>();
        before.forEach(old::add);
        Set<JsonNode> young = new LinkedHashSet<>();
        after.forEach(young::add);
        old.stream()
                .filter(value -> !young.contains(value))
                .forEach(value -> note(true, place, "the value " + shortened(value) + " is gone"));
        young.stream()
                .filter(value -> !old.contains(value))
                .forEach(value -> note(false, place, "the value " + shortened(value) + " is new"));
        if (old.equals(young)) {
            note(false, place, "the order of the values changed");
        }
    }

    /** Whether the new keyword allows all that the old one allows; false if that is not clear. */
    private static boolean isRelaxed(String keyword, JsonNode before, JsonNode after) {
        if (WORDS.contains(keyword)) {
            return true;
        }
        if (keyword.equals("default")) {
            return before.isMissingNode();
        }
        if (keyword.equals("additionalProperties")) {
            return after.isMissingNode() || after.asBoolean(false) || after.isObject() && after.isEmpty();
        }
        if (after.isMissingNode()) {
            // Removing any other keyword removes a constraint.
            return !MEANING.contains(keyword);
        }
        if (keyword.equals("type")) {
            return before.asText().equals("integer") && after.asText().equals("number");
        }
        if (!before.isNumber() || !after.isNumber()) {
            return false;
        }
        BigDecimal old = before.decimalValue();
        BigDecimal young = after.decimalValue();
        return LOWER_BOUNDS.contains(keyword) && young.compareTo(old) <= 0
                || UPPER_BOUNDS.contains(keyword) && young.compareTo(old) >= 0;
    }
}
