package io.github.copilottool.tests.property;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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
    private final Set<String> sealed = new HashSet<>();
    private final Set<String> generic = new HashSet<>();
    private final Set<String> readByMapper = new HashSet<>();
    private final Set<String> holdingSealed = new HashSet<>();
    private final List<String> finishedResults = new ArrayList<>();
    private int count;
    private int mapped;
    private boolean isResult;

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

    /** Draws what the mapper reads: no sealed type without type information may be in it (R7.12). */
    <T> T byMapper(Supplier<T> drawn) {
        mapped++;
        try {
            return drawn.get();
        } finally {
            mapped--;
        }
    }

    /** Draws what a tool returns: its types are those that Jackson writes, and used for results alone. */
    <T> T result(Supplier<T> drawn) {
        isResult = true;
        try {
            return drawn.get();
        } finally {
            isResult = false;
        }
    }

    /** Whether what is drawn is written, not read. */
    boolean isResult() {
        return isResult;
    }

    private boolean isMapped() {
        return mapped > 0 && !isResult;
    }

    /** Begins a sealed type without type information. Of one that is generic nothing says what it is used with. */
    void openSealed(String type, boolean isGeneric) {
        sealed.add(type);
        holdingSealed.addAll(open);
        if (isGeneric) {
            recursive(type);
            generic.add(type);
        }
        open(type);
    }

    /** Whether such a type can be drawn here: nothing that the mapper reads may come to hold it. */
    boolean canBeSealed() {
        return !isMapped() && open.stream().noneMatch(readByMapper::contains);
    }

    /** Whether {@link #again} can be asked for. */
    boolean canRecur() {
        return !(isMapped() && open.stream().anyMatch(sealed::contains))
                && !recurring().isEmpty();
    }

    private List<String> recurring() {
        return open.stream()
                .filter(type -> !generic.contains(type) && !(isMapped() && holdingSealed.contains(type)))
                .toList();
    }

    /** One of the types around what is being written, which makes all of them down to that one recursive. */
    String again() {
        List<String> around = around();
        String again = draw.any(recurring());
        if (isMapped()) {
            readByMapper.add(again);
        }
        recursive.addAll(around.subList(0, around.indexOf(again) + 1));
        return again;
    }

    /** Lets a type that uses itself count as recursive. */
    void recursive(String type) {
        recursive.add(type);
    }

    /** Whether a value of the type can hold another of it, at any depth, or may once what is around it is written. */
    boolean isRecursive(String type) {
        return reached(type).stream().anyMatch(name -> recursive.contains(name) || open.contains(name));
    }

    /**
     * Whether properties of the type can be selected where it is used. Jackson 2.20 fails on some recursive types, whose
     * reader is copied before it is complete; and an unwrapped primitive that is left out has no value.
     */
    boolean canBeSelected(String type) {
        String sources = String.join("\n", sources(reached(type)));
        boolean isUnreadable = sources.contains("@JsonUnwrapped") && sources.matches("(?s).*[ (]int .*");
        return !isRecursive(type) && !isUnreadable;
    }

    /** What is declared of the names. */
    private List<String> sources(Set<String> names) {
        Pattern head = Pattern.compile("(?m)^.*(record|class|enum|interface) (" + String.join("|", names) + ")\\b");
        return declarations.stream().filter(own -> head.matcher(own).find()).toList();
    }

    /** The names of the tool class's own types that a type is made of. */
    private Set<String> reached(String type) {
        Set<String> reached = new HashSet<>();
        Deque<String> texts = new ArrayDeque<>(List.of(type));
        while (!texts.isEmpty()) {
            Matcher name = NAME.matcher(texts.pop());
            while (name.find()) {
                if (reached.add(name.group())) {
                    sources(Set.of(name.group())).forEach(texts::push);
                }
            }
        }
        return reached;
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
        (isResult ? finishedResults : finished).add(type);
    }

    /** A type that was finished before, if there is one that can be used here. */
    Optional<String> reused() {
        List<String> all = isResult ? finishedResults : finished;
        boolean canHold = isResult || canBeSealed();
        List<String> usable =
                all.stream().filter(type -> canHold || !holdsSealed(type)).toList();
        if (usable.isEmpty()) {
            return Optional.empty();
        }
        String type = draw.any(usable);
        if (isMapped()) {
            reached(type).stream().filter(open::contains).forEach(readByMapper::add);
        } else if (holdsSealed(type)) {
            holdingSealed.addAll(open);
        }
        return Optional.of(type);
    }

    private boolean holdsSealed(String type) {
        return reached(type).stream().anyMatch(name -> sealed.contains(name) || holdingSealed.contains(name));
    }

    String declared() {
        return String.join("\n", declarations);
    }
}
