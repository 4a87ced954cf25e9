package io.github.copilottool.tests.property;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What one tool class declares so far. */
final class Scope {
    /** Types of the generator end in a number. */
    private static final Pattern NAME = Pattern.compile("\\b[A-Z][A-Za-z]*\\d+\\b");

    final Draw draw;
    private final List<String> declarations = new ArrayList<>();
    private final List<String> finished = new ArrayList<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> recursive = new HashSet<>();
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

    /** One of the types around what is being written, which makes all of them down to that one recursive. */
    String again() {
        List<String> around = around();
        String again = draw.any(around);
        recursive.addAll(around.subList(0, around.indexOf(again) + 1));
        return again;
    }

    /** Lets a type that uses itself count as recursive. */
    void recursive(String type) {
        recursive.add(type);
    }

    /** Whether a value of the type can hold another of it, at any depth, or may once what is around it is written. */
    boolean isRecursive(String type) {
        Set<String> reached = new HashSet<>();
        Deque<String> texts = new ArrayDeque<>(List.of(type));
        while (!texts.isEmpty()) {
            Matcher name = NAME.matcher(texts.pop());
            while (name.find()) {
                if (recursive.contains(name.group()) || open.contains(name.group())) {
                    return true;
                }
                if (reached.add(name.group())) {
                    Pattern head = Pattern.compile("(?m)^.*(record|class|enum|interface) " + name.group() + "\\b");
                    declarations.stream()
                            .filter(own -> head.matcher(own).find())
                            .forEach(texts::push);
                }
            }
        }
        return false;
    }

    /** Adds a type's source. */
    void declare(String source) {
        declarations.add(source);
    }

    /** Adds an annotation type that stands for the annotations in it, and gives its use. */
    String bundle(String kind, String annotations, String members) {
        String name = fresh(kind);
        declare("@Retention(RetentionPolicy.RUNTIME)\n" + annotations.trim() + "\n@interface " + name + " {" + members
                + "}\n");
        return "@" + name;
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
