package io.github.copilottool.tests.generator;

import java.util.List;

/** Constraints of Bean Validation (R7.8). Some value satisfies each of them, except {@link #extreme} ones. */
public final class ConstraintDraw {
    /** Patterns with the same meaning in Java and ECMA-262, each with a text that matches as a whole. */
    public static final List<Matched> PATTERNS = List.of(
            new Matched("[a-c]{2,4}", "abca"),
            new Matched("x|yy", "yy"),
            new Matched("\\d+-\\d+", "12-3"),
            new Matched("^[A-Z].*$", "Zed"),
            new Matched("(?:ab)*c?", "ababc"));

    /** A pattern and a text that matches it. */
    public record Matched(String pattern, String text) {}

    private final Scope scope;
    private final Draw draw;

    ConstraintDraw(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    /** Returns constraints like {@link #inside}, sometimes as one composed constraint. */
    String on(String type) {
        String constraints = inside(type);
        return constraints.isEmpty() || !draw.chance(8) ? constraints : composed(constraints);
    }

    private String composed(String constraints) {
        return scope.bundle(
                        "Composed",
                        "@Constraint(validatedBy = {})\n" + constraints,
                        " String message() default \"\"; Class<?>[] groups() default {}; Class<? extends Payload>[] payload()"
                                + " default {}; ")
                + " ";
    }

    /**
     * Returns annotations for a type, each followed by a blank, or nothing. The type may be an argument of another
     * type.
     */
    String inside(String type) {
        // A container that must not be empty, of a type around it, would be infinitely recursive.
        boolean recursive = scope.around().stream().anyMatch(type::contains);
        if (!draw.chance(30) || recursive) {
            return "";
        }
        return switch (type) {
            case "long", "Long", "BigInteger" -> draw.chance(15) ? beyondDouble() : integer();
            case "int", "Integer", "short", "Short", "byte", "Byte" -> integer();
            case "double", "Double", "float", "Float", "BigDecimal" -> decimal();
            case "String" -> text();
            default ->
                type.matches(
                                "(List|Collection|Set|LinkedHashSet|HashSet|ArrayList|LinkedList|Deque|Map|LinkedHashMap|HashMap)<.*>")
                        ? draw.any(
                                "@Size(min = 1) ",
                                "@Size(max = 3) ",
                                "@Size(min = 1, max = 4) ",
                                "@NotEmpty ",
                                "@NotNull ")
                        : "";
        };
    }

    /** Returns a constraint with extreme or impossible bounds, whatever the type. It may be an error. */
    static String extreme(Draw draw) {
        return "@"
                + draw.any(
                        "Min(Long.MIN_VALUE)",
                        "Max(Long.MAX_VALUE)",
                        "Min(-0)",
                        "Size(min = 0)",
                        "Size(max = Integer.MAX_VALUE)",
                        "Size(min = -1)",
                        "DecimalMin(\"1e999999999\")",
                        "DecimalMax(\"-0.0\")",
                        "DecimalMin(\"NaN\")",
                        "jakarta.validation.constraints.Pattern(regexp = \"(a+)+$\")",
                        "jakarta.validation.constraints.Pattern(regexp = \"[\")",
                        "jakarta.validation.constraints.Pattern(regexp = \"(?i)\\\\Qx\\\\E\\\\p{IsLatin}\")",
                        "NotBlank",
                        "NotNull",
                        "Positive",
                        "Email",
                        "jakarta.validation.constraints.Pattern(regexp = \"\\0\\u202E\\\"\")",
                        "Digits(integer = 1, fraction = -1)",
                        "Null",
                        "AssertTrue")
                + " ";
    }

    private String integer() {
        return draw.any(
                "@Min(1) ",
                "@Max(50) ",
                "@Min(-5) @Max(5) ",
                "@Positive ",
                "@PositiveOrZero ",
                "@Negative ",
                "@NegativeOrZero ",
                "@DecimalMin(\"3\") ",
                "@DecimalMax(value = \"9\", inclusive = false) ",
                "@DecimalMin(value = \"2.5\") ",
                "@Min(0) @Positive ");
    }

    /** Returns bounds that a double cannot represent. */
    private String beyondDouble() {
        return draw.any(
                "@Max(9007199254740993L) ",
                "@Min(9007199254740993L) ",
                "@Min(-9007199254740993L) @Max(-9007199254740991L) ",
                "@Max(9223372036854775807L) ",
                "@DecimalMin(\"-9223372036854775807\") ");
    }

    private String decimal() {
        return draw.any(
                "@Min(1) ",
                "@Max(50) ",
                "@Positive ",
                "@Negative ",
                "@PositiveOrZero ",
                "@DecimalMin(\"0.25\") ",
                "@DecimalMin(value = \"0.25\", inclusive = false) ",
                "@DecimalMax(\"7.75\") ",
                "@DecimalMax(value = \"7.75\", inclusive = false) @DecimalMin(\"-7.75\") ");
    }

    private String text() {
        int kind = draw.below(8);
        if (kind < 3) {
            Matched matched = draw.any(PATTERNS);
            return "@jakarta.validation.constraints.Pattern(regexp = \""
                    + matched.pattern().replace("\\", "\\\\") + "\") ";
        }
        return draw.any(
                "@Size(min = 2, max = 5) ",
                "@Size(max = 3) ",
                "@NotEmpty ",
                "@NotBlank ",
                "@Email ",
                "@NotBlank @Size(max = 4) ");
    }
}
