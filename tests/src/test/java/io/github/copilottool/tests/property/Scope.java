package io.github.copilottool.tests.property;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** What one tool class declares so far. */
final class Scope {
    final Draw draw;
    private final List<String> declarations = new ArrayList<>();
    private final List<String> finished = new ArrayList<>();
    private final Deque<String> open = new ArrayDeque<>();
    private int count;

    Scope(Draw draw) {
        this.draw = draw;
    }

    /** A name that no other type of the tool class has. */
    String fresh(String kind) {
        return kind + ++count;
    }

    /** Begins a type that what is written next may refer to. */
    void open(String type) {
        open.push(type);
    }

    /** Ends the type that was begun last. */
    void close() {
        open.pop();
    }

    /** The types around what is being written: a use of one is a recursion. */
    List<String> around() {
        return List.copyOf(open);
    }

    /** Adds a type's source. */
    void declare(String source) {
        declarations.add(source);
    }

    /** Lets a type without type parameters be used again. */
    void finish(String type) {
        finished.add(type);
    }

    /** The types that can be used again. */
    List<String> finished() {
        return finished;
    }

    String declared() {
        return String.join("\n", declarations);
    }
}
