package io.github.copilottool.tests.generator;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Types of parameters, components and results. Types that are declared for them are added to the scope. */
final class TypeDraw {
    private static final int DEEPEST = 4;

    private static final List<String> PRIMITIVES =
            List.of("int", "long", "short", "byte", "double", "float", "boolean", "char");
    static final List<String> BOXED =
            List.of("Integer", "Long", "Short", "Byte", "Double", "Float", "Boolean", "Character");
    private static final List<String> PLAIN =
            List.of("String", "String", "CharSequence", "BigInteger", "BigDecimal", "Number", "byte[]");
    private static final List<String> TEXTS = List.of(
            "UUID",
            "URI",
            "java.net.URL",
            "OffsetDateTime",
            "Instant",
            "ZonedDateTime",
            "LocalDateTime",
            "LocalDate",
            "LocalTime",
            "OffsetTime",
            "Duration",
            "Period",
            "Year",
            "YearMonth",
            "MonthDay",
            "ZoneId",
            "ZoneOffset",
            "TimeZone",
            "Locale",
            "Currency",
            "java.util.Date",
            "java.nio.charset.Charset",
            "java.nio.file.Path",
            "java.io.File",
            "java.util.regex.Pattern",
            "StringBuilder");
    private static final List<String> ANYTHING = List.of("Object", "JsonNode");
    private static final List<String> KEYS = List.of(
            "String",
            "String",
            "Integer",
            "Long",
            "Short",
            "Double",
            "Boolean",
            "Character",
            "UUID",
            "URI",
            "LocalDate",
            "Locale",
            "Currency",
            "OffsetDateTime");

    private final Scope scope;
    private final Draw draw;

    TypeDraw(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    /** Draws any type, primitive ones included. */
    String any(int depth) {
        return draw.chance(20) ? draw.any(PRIMITIVES) : reference(depth);
    }

    /** Draws a type that can be a type argument. */
    String reference(int depth) {
        // Types near the tool contain others; the deepest do not.
        int kind = depth >= DEEPEST ? draw.below(50) : depth <= 1 ? 25 + draw.below(75) : draw.below(100);
        if (kind < 50) {
            return scalar(kind);
        }
        return kind < 72 ? container(depth) : declared(depth);
    }

    /** Returns a type whose JSON is one value, primitive ones included. */
    String scalar() {
        return draw.chance(30) ? draw.any(PRIMITIVES) : scalar(draw.below(50));
    }

    private String scalar(int kind) {
        if (kind < 12) {
            return draw.any(BOXED);
        }
        if (kind < 34) {
            return draw.any(PLAIN);
        }
        return draw.any(kind < 48 ? TEXTS : ANYTHING);
    }

    /** Draws a type of the tool class itself. */
    String declared(int depth) {
        Optional<String> reused = draw.chance(20) ? scope.reused() : Optional.empty();
        if (reused.isPresent()) {
            return reused.get();
        }
        int kind = draw.below(100);
        if (kind < 30) {
            return new RecordDraw(scope, this).plain(depth);
        }
        if (kind < 48) {
            return scope.isResult()
                    ? new ResultDraw(scope, this).bean(depth)
                    : scope.byMapper(() -> new BeanDraw(scope, this).bean(depth));
        }
        if (kind < 55) {
            return scope.byMapper(() -> new CreatorDraw(scope, this).any(depth));
        }
        if (kind < 62) {
            return scope.byMapper(() -> new BuilderDraw(scope, this).any(depth));
        }
        if (kind < 74) {
            return new EnumDraw(scope).any();
        }
        if (kind < 82 && scope.canBeSealed()) {
            return new SealedDraw(scope, this).any(depth);
        }
        if (kind < 91) {
            return scope.byMapper(() -> new HierarchyDraw(scope, this).any(depth));
        }
        return new GenericDraw(scope, this).any(depth);
    }

    /** Draws an array, collection or map. Sometimes its element is a type around it, which makes that one recursive. */
    String container(int depth) {
        Function<Integer, String> inner =
                deeper -> draw.chance(25) && scope.canRecur() ? scope.again() : reference(deeper);
        int kind = draw.below(100);
        if (kind < 15) {
            String component =
                    draw.chance(40) ? draw.any("int", "long", "double", "boolean", "char") : inner.apply(depth + 1);
            // A generic array cannot be created, but it can be read.
            return component + "[]";
        }
        String element = inner.apply(depth + 1);
        if (kind < 45) {
            return "List<" + argument(element) + ">";
        }
        if (kind < 62) {
            return draw.any("Collection", "Iterable", "Deque", "ArrayList", "LinkedList") + "<" + argument(element)
                    + ">";
        }
        if (kind < 70) {
            return draw.any("Set", "LinkedHashSet", "HashSet") + "<" + draw.any("String", "Integer", "UUID", "Boolean")
                    + ">";
        }
        if (kind < 74) {
            return draw.any("SortedSet", "TreeSet") + "<" + draw.any("String", "Long", "LocalDate") + ">";
        }
        if (kind < 78) {
            String constants = new EnumDraw(scope).plain();
            return draw.any("EnumSet<" + constants + ">", "EnumMap<" + constants + ", " + element + ">");
        }
        return draw.any("Map", "Map", "LinkedHashMap", "HashMap") + "<" + key() + ", " + argument(element) + ">";
    }

    /** Draws a type whose JSON is an object of known members and that is not recursive. */
    String flat(int depth) {
        return draw.chance(50) || scope.isResult()
                ? new RecordDraw(scope, this).flat(depth)
                : new BeanDraw(scope, this).flat(depth);
    }

    /** Returns a collection or map with an annotation of Jackson's on its content or its implementation (R7.7). */
    String annotatedContainer() {
        return draw.any(
                "@JsonFormat(pattern = \"dd/MM/yyyy\") List<LocalDate>",
                "@JsonFormat(pattern = \"dd/MM/yyyy\") Map<String, LocalDate>",
                "@JsonFormat(shape = JsonFormat.Shape.OBJECT) List<String>",
                "@JsonDeserialize(as = LinkedList.class) List<String>",
                "@JsonDeserialize(as = TreeMap.class) Map<String, Integer>",
                "@JsonDeserialize(as = LinkedHashSet.class) Collection<Integer>",
                "@JsonDeserialize(as = TreeSet.class) Set<Long>",
                "@JsonDeserialize(as = ArrayDeque.class) Deque<Boolean>");
    }

    /** Returns an annotation that selects properties of the type of a member (R7.7). */
    String selection() {
        return "@JsonI" + draw.any("gnore", "gnore", "nclude") + "Properties(" + NameDraw.some(draw) + ")";
    }

    /** Returns a type argument, sometimes with a wildcard, which is read as its bound (R7.6). */
    private String argument(String type) {
        return draw.chance(8) ? "? extends " + type : type;
    }

    private String key() {
        return draw.chance(20) ? new EnumDraw(scope).plain() : draw.any(KEYS);
    }
}
