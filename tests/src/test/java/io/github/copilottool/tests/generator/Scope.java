package io.github.copilottool.tests.generator;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The declarations of one tool class so far. */
final class Scope {
    /** The name of a generated type: it ends in a number. */
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
    private final Map<Supplier<String>, String> later = new LinkedHashMap<>();
    private int count;
    private int mapped;
    private boolean isResult;

    Scope(Draw draw) {
        this.draw = draw;
    }

    /** Returns a name that no other type of the tool class has. */
    String fresh(String kind) {
        return kind + ++count;
    }

    /** Begins a type, which the declarations that follow may refer to. */
    void open(String type) {
        open.push(type);
    }

    /** Ends the type that was begun last. */
    void close() {
        open.pop();
    }

    /** Returns the types whose declarations are being drawn. A use of one of them is recursive. */
    List<String> around() {
        return List.copyOf(open);
    }

    /** Draws a type that the mapper reads. It must not contain a sealed type without type information (R7.12). */
    <T> T byMapper(Supplier<T> drawn) {
        mapped++;
        try {
            return drawn.get();
        } finally {
            mapped--;
        }
    }

    /** Draws the type of a result. Jackson only writes the types that it declares, and no argument has one of them. */
    <T> T result(Supplier<T> drawn) {
        isResult = true;
        try {
            return drawn.get();
        } finally {
            isResult = false;
        }
    }

    /** Whether the type that is being drawn is written, not read. */
    boolean isResult() {
        return isResult;
    }

    private boolean isMapped() {
        return mapped > 0 && !isResult;
    }

    /**
     * Begins a sealed type without type information. If it is generic, its arguments in a recursive use would be
     * unknown.
     */
    void openSealed(String type, boolean isGeneric) {
        sealed.add(type);
        holdingSealed.addAll(open);
        if (isGeneric) {
            recursive(type);
            generic.add(type);
        }
        open(type);
    }

    /**
     * Whether a sealed type without type information can be drawn here: no type that the mapper reads may contain it.
     */
    boolean canBeSealed() {
        return !isMapped() && open.stream().noneMatch(readByMapper::contains);
    }

    /** Whether {@link #again} can be called. */
    boolean canRecur() {
        return !(isMapped() && open.stream().anyMatch(sealed::contains))
                && !recurring().isEmpty();
    }

    private List<String> recurring() {
        return open.stream()
                .filter(type -> !generic.contains(type) && !(isMapped() && holdingSealed.contains(type)))
                .toList();
    }

    /** Returns one of the types around the current one, which become recursive down to that one. */
    String again() {
        List<String> around = around();
        String again = draw.any(recurring());
        if (isMapped()) {
            readByMapper.add(again);
        }
        recursive.addAll(around.subList(0, around.indexOf(again) + 1));
        return again;
    }

    /** Marks a type that contains itself as recursive. */
    void recursive(String type) {
        recursive.add(type);
    }

    /**
     * Whether a value of the type can contain another one, at any depth, or may do so when the types around it are
     * complete.
     */
    boolean isRecursive(String type) {
        return reached(type).stream().anyMatch(name -> recursive.contains(name) || open.contains(name));
    }

    /**
     * Whether properties of the type can be selected where it is used. Jackson 2.20 fails on some recursive types,
     * because it copies their reader before that is complete. An unwrapped primitive has no value if it is left out. And
     * docs/types.md names subtypes that their properties identify as a gap.
     */
    boolean canBeSelected(String type) {
        String sources = String.join("\n", sources(reached(type)));
        boolean isUnreadable = sources.contains("@JsonUnwrapped") && sources.matches("(?s).*[ (]int .*");
        return !isRecursive(type) && !isUnreadable && !sources.contains("Id.DEDUCTION");
    }

    /** Returns the declarations of types by their names. */
    private List<String> sources(Set<String> names) {
        Pattern head = Pattern.compile("(?m)^.*(record|class|enum|interface) (" + String.join("|", names) + ")\\b");
        return declarations.stream().filter(own -> head.matcher(own).find()).toList();
    }

    /** Returns the names of the tool class's own types that a type consists of. */
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

    /** Declares an annotation type that combines annotations, and returns its use. */
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

    /** Returns a type that is complete, if one can be used here. */
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

    /**
     * Draws a type that the mapper reads when all others are complete.
     *
     * @param contained the types that it contains
     * @param drawn declares it and returns its name
     */
    void later(String contained, Supplier<String> drawn) {
        later.put(drawn, contained);
    }

    /** Draws the types of {@link #later} that the mapper can read, and returns their names. */
    List<String> drawLater() {
        List<String> names = new ArrayList<>();
        later.forEach((drawn, contained) -> {
            if (!holdsSealed(contained)) {
                names.add(drawn.get());
            }
        });
        return names;
    }

    private boolean holdsSealed(String type) {
        return reached(type).stream().anyMatch(name -> sealed.contains(name) || holdingSealed.contains(name));
    }

    String declared() {
        return String.join("\n", declarations);
    }
}
