package io.github.copilottool.tests.property;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names of the members of one type, no two of them alike once Jackson has made them property names. */
final class NameDraw {
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
    private final Set<String> used;
    private final List<String> given = new ArrayList<>();

    private NameDraw(Draw draw, Set<String> used) {
        this.draw = draw;
        this.used = used;
    }

    static NameDraw of(Draw draw) {
        return new NameDraw(draw, new HashSet<>());
    }

    /** One that every type of this name alone has, as the name of a member and in JSON. */
    String nextOf(String type) {
        String name = next() + type;
        given.set(given.size() - 1, name);
        return name;
    }

    /** A name that was not given before. */
    String next() {
        List<String> free = new ArrayList<>(draw.chance(70) ? USUAL : ODD);
        free.removeIf(name -> used.contains(alike(name)));
        String name = free.isEmpty() ? "more" + used.size() : draw.any(free);
        used.add(alike(name));
        given.add(name);
        return name;
    }

    /** Some that members of other types may have, as an annotation lists them. */
    static String some(Draw draw) {
        Set<String> some = new LinkedHashSet<>();
        int count = 1 + draw.below(4);
        for (int i = 0; i < count; i++) {
            some.add("\"" + draw.any(draw.chance(80) ? USUAL : ODD) + "\"");
        }
        return "{" + String.join(", ", some) + "}";
    }

    /** One that was given, if any was. */
    String given() {
        return given.isEmpty() ? "nothing" : draw.any(given);
    }

    /** A wire name that was not given before. */
    String wire() {
        String name = draw.any("wire", "with-dash", "With_Upper", "two words", "ünïcode") + used.size();
        used.add(alike(name));
        return name;
    }

    private static String alike(String name) {
        return name.toLowerCase(Locale.ROOT).replace("_", "");
    }
}
