package io.github.copilottool.tests.generator;

import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The names that are taken. Several names can count as the same. */
final class UsedNames {
    private final UnaryOperator<String> key;
    private final Set<String> keys = new HashSet<>();

    /**
     * Creates an empty set of names.
     *
     * @param key returns the same text for names that count as the same
     */
    UsedNames(UnaryOperator<String> key) {
        this.key = key;
    }

    boolean has(String name) {
        return keys.contains(key.apply(name));
    }

    /** Takes a name, and returns whether it was free. */
    boolean add(String name) {
        return keys.add(key.apply(name));
    }

    int size() {
        return keys.size();
    }

    /** Takes a name, or the name with a number if it is taken, and returns it. */
    String unused(String name) {
        String unused = name;
        while (!add(unused)) {
            unused = name + size();
        }
        return unused;
    }
}
