package io.github.copilottool.tests.generator;

/** Parameters of a tool, and components of a record that takes their place: optional ones, defaults, constraints. */
final class ParameterDraw extends DeclarationDraw {
    ParameterDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /** Returns the declaration of a parameter. */
    String parameter(String name, int depth) {
        int kind = draw.below(100);
        if (kind < 12) {
            return optional(depth) + " " + name;
        }
        if (kind < 22) {
            return defaulted(depth) + " " + name;
        }
        String type = types.any(depth);
        if (kind < 28 && !RecordDraw.isPrimitive(type)) {
            return "@Nullable " + (type.contains(".") || type.endsWith("[]") ? "Integer" : type) + " " + name;
        }
        if (kind < 34 && !RecordDraw.isPrimitive(type)) {
            return "@CopilotToolParam(value = \"It can be left out\", required = false) " + type + " " + name;
        }
        if (kind < 40) {
            return draw.chance(25) ? keyed() + " " + name : "List<" + element() + "> " + name;
        }
        return new ConstraintDraw(scope).on(type) + type + " " + name;
    }

    private String optional(int depth) {
        return draw.chance(30)
                ? draw.any("OptionalInt", "OptionalLong", "OptionalDouble")
                : "Optional<" + types.reference(depth + 1) + ">";
    }

    private String defaulted(int depth) {
        String by = "@CopilotToolParam(value = \"It has a default\", defaultValue = \"";
        if (draw.chance(20)) {
            return by + "NONE\") " + withNone();
        }
        return by
                + draw.any(
                        "12\") int",
                        "010\") Long",
                        "3000000000\") long",
                        "1.5\") double",
                        "-2.50\") BigDecimal",
                        "123456789012345678901\") BigInteger",
                        "TRUE\") boolean",
                        "false\") Boolean",
                        "some text\") String",
                        "x\") char",
                        "[1, 2]\") List<Integer>",
                        "[\\\"a\\\"]\") String[]",
                        "{\\\"a\\\": 1}\") Map<String, Integer>",
                        "2026-03-02\") LocalDate",
                        "PT1H\") Duration",
                        "7\") @Min(3) int");
    }

    private String withNone() {
        String name = scope.fresh("Level");
        scope.declare("enum " + name + " {\n    LOW,\n    NONE\n}\n");
        scope.finish(name);
        return name;
    }

    /** Returns an element type with constraints of its own (R7.8). */
    private String element() {
        String type = draw.any("String", "Integer", "Double", "Long", "BigDecimal");
        return new ConstraintDraw(scope).inside(type) + type;
    }

    /** Returns a map type with constraints on its keys (R7.8). */
    private String keyed() {
        String type = draw.any("String", "Integer", "Long");
        return draw.any("Map", "LinkedHashMap", "HashMap") + "<" + new ConstraintDraw(scope).inside(type) + type + ", "
                + element() + ">";
    }
}
