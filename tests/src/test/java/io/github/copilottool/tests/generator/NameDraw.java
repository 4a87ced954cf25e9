package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names of the members of one type. No two of them are the same once Jackson has made property names of them. */
public final class NameDraw {
    private static final List<String> USUAL = List.of(
            "alpha",
            "beta",
            "gamma",
            "delta",
            "camelCase",
            "twoWordsMore",
            "value",
            "type",
            "name",
            "items",
            "id",
            "properties",
            "x1");
    private static final List<String> ODD = List.of(
            "URL",
            "aName",
            "iPad",
            "Capital",
            "snake_case",
            "UPPER_CASE",
            "_under",
            "dollar$",
            "X",
            "q",
            "htmlDOM",
            "number2Word",
            "größe");

    private final Draw draw;
    private final UsedNames used = new UsedNames(NameDraw::alike);
    private final List<String> given = new ArrayList<>();

    private NameDraw(Draw draw) {
        this.draw = draw;
    }

    static NameDraw of(Draw draw) {
        return new NameDraw(draw);
    }

    /** Returns a name that only types with a name have: a member's name that is also its name in JSON. */
    String nextOf(String type) {
        String name = next() + type;
        given.set(given.size() - 1, name);
        return name;
    }

    /** Returns a name that was not returned before. */
    String next() {
        List<String> free = new ArrayList<>(draw.chance(70) ? USUAL : ODD);
        free.removeIf(used::has);
        String name = free.isEmpty() ? "more" + used.size() : draw.any(free);
        used.add(name);
        given.add(name);
        return name;
    }

    /** Returns the value of an annotation that lists some names, which members of other types may have. */
    static String some(Draw draw) {
        Set<String> some = new LinkedHashSet<>();
        int count = 1 + draw.below(4);
        for (int i = 0; i < count; i++) {
            some.add("\"" + draw.any(draw.chance(80) ? USUAL : ODD) + "\"");
        }
        return "{" + String.join(", ", some) + "}";
    }

    /** Returns a name that was returned before, if there is one. */
    String given() {
        return given.isEmpty() ? "nothing" : draw.any(given);
    }

    /** Returns a name in JSON that was not returned before. */
    String wire() {
        String name = draw.any("wire", "with-dash", "With_Upper", "two words", "ünïcode") + used.size();
        used.add(name);
        return name;
    }

    /** Returns a name with its first letter in upper case, as names of accessors have it. */
    public static String capitalized(String name) {
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * Returns the property that Jackson sees in a getter's name after {@code get}: its leading upper case becomes lower
     * case.
     */
    static String mangled(String upper) {
        int end = 0;
        while (end < upper.length() && Character.isUpperCase(upper.charAt(end))) {
            end++;
        }
        return upper.substring(0, end).toLowerCase(Locale.ROOT) + upper.substring(end);
    }

    private static String alike(String name) {
        return name.toLowerCase(Locale.ROOT).replace("_", "");
    }
}
