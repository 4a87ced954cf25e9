package io.github.copilottool.tests.generator;

import java.util.List;

/** Results of tools (section 6): types that Jackson writes, with parts that it must ignore. */
final class ResultDraw extends DeclarationDraw {
    private static final String ANY_GETTER = "@JsonAnyGetter";

    /** Types that cannot be written. They are only used where Jackson ignores them. */
    private static final List<String> UNWRITABLE =
            List.of("Thread", "java.io.InputStream", "Optional<String>", "ClassLoader", "Runnable");

    ResultDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /** Draws the type of a tool method's result. */
    String any() {
        return scope.result(() -> {
            int kind = draw.below(100);
            if (kind < 18) {
                String held = kind < 2
                        ? draw.any("Void", "String")
                        : kind < 5 ? draw.any("Object", "Optional<String>", "OptionalInt") : value();
                return "java.util.concurrent." + draw.any("CompletableFuture", "CompletionStage") + "<" + held + ">";
            }
            if (kind < 26) {
                return "Optional<" + value() + ">";
            }
            if (kind < 29) {
                return draw.any("OptionalInt", "OptionalLong", "OptionalDouble");
            }
            return kind < 40 ? types.any(0) : value();
        });
    }

    private String value() {
        return types.reference(0);
    }

    /** Draws a class with getters and public fields. */
    String bean(int depth) {
        String name = scope.fresh("Answer");
        NameDraw names = NameDraw.of(draw);
        String parent = "";
        boolean hasAnyGetter = false;
        if (draw.chance(20)) {
            String base = scope.fresh("Parent");
            boolean isGeneric = draw.chance(50);
            String inherited = isGeneric ? shown(names, "T") : member(names, depth);
            hasAnyGetter = inherited.contains(ANY_GETTER);
            scope.declare(
                    "abstract static class " + base + (isGeneric ? "<T>" : "") + " {\n" + inherited.indent(4) + "}\n");
            parent = " extends " + base + (isGeneric ? "<" + types.reference(depth + 2) + ">" : "");
        }
        scope.open(name);
        StringBuilder members = new StringBuilder(shown(names, typeOf(depth)));
        int count = draw.below(5);
        for (int i = 0; i < count; i++) {
            String member = member(names, depth);
            // Jackson refuses a second one, and no diagnostic says so of a subtype of an interface (R6.3).
            if (!hasAnyGetter || !member.contains(ANY_GETTER)) {
                members.append('\n').append(member);
            }
            hasAnyGetter |= member.contains(ANY_GETTER);
        }
        scope.close();
        String form = draw.chance(8) && depth > 0 ? value(names) : "";
        scope.declare(onType(names) + "static class " + name + parent + " {\n" + (members + form).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** Returns a property that is written in place of the object. */
    private String value(NameDraw names) {
        String type = draw.any("String", "int", "List<String>", "LocalDate", "Map<String, Integer>");
        String name = names.next();
        // A null value would be written as null in place of the object.
        return "\n@NotNull\nprivate " + type + " " + name + ";\n\n@JsonValue\n" + type + " written() {\n    return "
                + name + ";\n}\n";
    }

    private String typeOf(int depth) {
        return draw.chance(10) && scope.canRecur() ? scope.again() : types.any(depth + 1);
    }

    /** Returns a property that is written. */
    private String shown(NameDraw names, String type) {
        String name = names.next();
        String upper = NameDraw.capitalized(name);
        String field = "private " + type + " " + name + ";\n\n";
        String body = "() {\n    return " + name + ";\n}\n";
        return switch (draw.below(8)) {
            case 0 -> "public " + type + " " + name + ";\n";
            case 1 -> "@JsonProperty(\"" + names.wire() + "\")\nprivate " + type + " " + name + ";\n";
            case 2 -> field + "@JsonProperty(\"" + names.wire() + "\")\n" + type + " own" + upper + body;
            case 3 -> field + "@JsonGetter(\"" + names.wire() + "\")\npublic " + type + " own" + upper + body;
            case 4 -> field + inclusion() + "public " + type + " get" + upper + body;
            case 5 -> field + "public " + type + (type.equals("boolean") ? " is" : " get") + upper + body;
            default -> field + "public " + type + " get" + upper + body;
        };
    }

    private String inclusion() {
        return "@JsonInclude(JsonInclude.Include." + draw.any("ALWAYS", "NON_EMPTY", "NON_DEFAULT", "NON_NULL") + ")\n";
    }

    private String member(NameDraw names, int depth) {
        int kind = draw.below(100);
        if (kind < 50) {
            return shown(names, typeOf(depth));
        }
        String name = names.next();
        String upper = NameDraw.capitalized(name);
        if (kind < 75) {
            return hidden(name, upper);
        }
        if (kind < 80) {
            return "@JsonUnwrapped(prefix = \"" + name + "_\")\npublic " + types.flat(depth + 1) + " " + name + ";\n";
        }
        if (kind < 84) {
            return "@JsonFormat(shape = JsonFormat.Shape.STRING)\npublic "
                    + draw.any("int", "Long", "double", "BigDecimal") + " " + name + ";\n";
        }
        if (kind < 88) {
            return "@JsonFormat(pattern = \"dd/MM/yyyy\")\npublic LocalDate " + name + ";\n";
        }
        if (kind < 90) {
            String map = "Map<String, " + types.reference(depth + 2) + ">";
            return "private " + map + " " + name + ";\n\n" + ANY_GETTER + "\npublic " + map + " own" + upper
                    + "() {\n    return " + name + ";\n}\n";
        }
        if (kind < 92) {
            return types.annotatedContainer().replaceFirst("\\) ", ")\npublic ") + " " + name + ";\n";
        }
        if (kind < 96) {
            return "@JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class)\npublic "
                    + types.any(depth + 1) + " " + name + ";\n";
        }
        return "public "
                + draw.any("java.util.concurrent.atomic.AtomicInteger", "java.util.concurrent.atomic.AtomicLong") + " "
                + name + ";\n";
    }

    /** Returns a member that Jackson cannot write, at a place that it ignores. */
    private String hidden(String name, String upper) {
        String type = draw.any(UNWRITABLE);
        String thrown = "() {\n    throw new IllegalStateException();\n}\n";
        return switch (draw.below(8)) {
            case 0 -> "@JsonIgnore\npublic " + type + " get" + upper + thrown;
            case 1 -> "private " + type + " " + name + ";\n";
            case 2 -> "@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)\npublic " + type + " " + name + ";\n";
            case 3 -> "public transient " + type + " " + name + ";\n";
            case 4 -> "static " + type + " " + name + ";\n";
            case 5 -> "public " + type + " with" + upper + thrown;
            case 6 -> type + " get" + upper + thrown;
            default -> "private " + type + " " + name + ";\n\n@JsonIgnore\npublic " + type + " get" + upper + thrown;
        };
    }

    private String onType(NameDraw names) {
        StringBuilder head = new StringBuilder(Naming.annotation(draw, 15));
        if (draw.chance(10)) {
            head.append("@JsonPropertyOrder(alphabetic = true)\n");
        }
        if (draw.chance(10)) {
            head.append("@JsonIgnoreProperties(\"nobody\")\n");
        }
        if (draw.chance(10)) {
            head.append(inclusion());
        }
        return head.toString();
    }
}
