package io.github.copilottool.tests.property;

import java.util.ArrayList;
import java.util.List;

/** Records: plain ones, which generated code makes, and those that Jackson's annotations leave to the mapper. */
final class RecordDraw {
    private final Scope scope;
    private final TypeDraw types;
    private final Draw draw;

    RecordDraw(Scope scope, TypeDraw types) {
        this.scope = scope;
        this.types = types;
        this.draw = scope.draw;
    }

    /** Any record. */
    String plain(int depth) {
        String name = scope.fresh("Item");
        scope.open(name);
        boolean annotated = draw.chance(45);
        List<String> components = new ArrayList<>();
        NameDraw names = NameDraw.of(draw);
        int count = draw.below(5) + (draw.chance(95) ? 1 : 0);
        for (int i = 0; i < count; i++) {
            components.add(annotated ? annotated(names, depth) : component(names.next(), depth));
        }
        scope.close();
        // Jackson gives such a record's any-setter the unwrapped members, too: its values would have to be of both
        // types.
        if (annotated && draw.chance(8) && !String.join("", components).contains("@JsonUnwrapped")) {
            components.add(anySetter(names, depth));
        }
        String head = annotated ? onType(components) : "";
        scope.declare(
                head + "record " + name + "(" + String.join(", ", components) + ") {" + body(name, components) + "}\n");
        scope.finish(name);
        return name;
    }

    /** A record of scalars. */
    String flat(int depth) {
        String name = scope.fresh("Flat");
        List<String> components = new ArrayList<>();
        NameDraw names = NameDraw.of(draw);
        int count = 1 + draw.below(3);
        for (int i = 0; i < count; i++) {
            String rename = draw.chance(20) ? "@JsonProperty(\"" + names.wire() + "\") " : "";
            components.add(
                    rename + draw.any("String", "int", "Boolean", "List<String>", "LocalDate") + " " + names.next());
        }
        scope.declare("record " + name + "(" + String.join(", ", components) + ") {}\n");
        return name;
    }

    /** The record that a tool takes its arguments from (R4.8). */
    String flattened() {
        String name = scope.fresh("Arguments");
        boolean annotated = draw.chance(25);
        NameDraw names = NameDraw.of(draw);
        List<String> components = new ArrayList<>();
        int count = 1 + draw.below(5);
        for (int i = 0; i < count; i++) {
            components.add(
                    annotated ? annotated(names, 0) : new ParameterDraw(scope, types).parameter(names.next(), 0));
        }
        if (annotated && draw.chance(15)) {
            components.add(anySetter(names, 0));
        }
        scope.declare((annotated ? naming() : "") + "record " + name + "(" + String.join(", ", components) + ") {}\n");
        return name;
    }

    private String anySetter(NameDraw names, int depth) {
        return "@JsonAnySetter @JsonAnyGetter Map<String, " + types.reference(depth + 2) + "> " + names.next();
    }

    private String component(String name, int depth) {
        String type = recursive(depth);
        String described = draw.chance(15)
                ? isPrimitive(type)
                        ? "@CopilotToolParam(\"What it is\") "
                        : "@CopilotToolParam(value = \"What it is\", required = false) "
                : "";
        return described + new ConstraintDraw(scope).on(type) + type + " " + name;
    }

    private String annotated(NameDraw names, int depth) {
        int kind = draw.below(100);
        String name = names.next();
        if (kind < 20) {
            return "@JsonProperty(\"" + names.wire() + "\") " + recursive(depth) + " " + name;
        }
        if (kind < 28) {
            return "@JsonIgnore " + types.reference(depth + 1) + " " + name;
        }
        if (kind < 36) {
            return "@JsonAlias({\"" + names.wire() + "\", \"" + names.wire() + "\"}) " + types.any(depth + 1) + " "
                    + name;
        }
        if (kind < 42) {
            return "@JsonProperty(required = false) " + types.reference(depth + 1) + " " + name;
        }
        if (kind < 48) {
            return "@JsonFormat(shape = JsonFormat.Shape.STRING) " + draw.any("int", "Long", "double", "BigDecimal")
                    + " " + name;
        }
        if (kind < 54) {
            return "@JsonFormat(pattern = \"dd/MM/yyyy\") LocalDate " + name;
        }
        if (kind < 60 && depth > 0) {
            return "@JsonUnwrapped(prefix = \"" + name + "_\") " + types.flat(depth + 1) + " " + name;
        }
        if (kind < 66) {
            return "@JsonPropertyDescription(\"Said by Jackson\") " + types.any(depth + 1) + " " + name;
        }
        if (kind < 70) {
            return types.annotatedContainer() + " " + name;
        }
        if (kind < 76) {
            String type = types.declared(depth + 1);
            return (scope.isRecursive(type) ? "" : types.selection() + " ") + type + " " + name;
        }
        if (kind < 79) {
            String inside = "@JacksonAnnotationsInside\n@JsonProperty(\"" + names.wire() + "\")";
            return scope.bundle("Bundle", inside, "") + " " + types.any(depth + 1) + " " + name;
        }
        return component(name, depth);
    }

    /** A component that can be null: a primitive one would leave nothing to make the record of. */
    private String ignored(List<String> components) {
        List<String> boxed = components.stream()
                .filter(own -> !isPrimitive(own.replaceFirst("\\s\\S+$", "").replaceFirst("^.*\\s", "")))
                .map(own -> own.substring(own.lastIndexOf(' ') + 1))
                .toList();
        return boxed.isEmpty() ? "none" : draw.any(boxed);
    }

    private String onType(List<String> components) {
        StringBuilder head = new StringBuilder(naming());
        if (draw.chance(10)) {
            head.append("@JsonPropertyOrder(alphabetic = true)\n");
        }
        if (draw.chance(10)) {
            head.append("@JsonIgnoreProperties({\"").append(ignored(components)).append("\", \"nobody\"})\n");
        }
        return head.toString();
    }

    private String naming() {
        return draw.chance(25) ? "@JsonNaming(PropertyNamingStrategies." + Naming.any(draw) + ".class)\n" : "";
    }

    /** The type of a component: now and then the record again, in a component that may be null. */
    private String recursive(int depth) {
        if (draw.chance(8) && !scope.around().isEmpty()) {
            return "@Nullable " + scope.again();
        }
        return types.any(depth + 1);
    }

    private String body(String name, List<String> components) {
        if (components.size() == 2 && draw.chance(15)) {
            return "\n    " + name + "() {\n        this(" + zero(components.get(0)) + ", " + zero(components.get(1))
                    + ");\n    }\n";
        }
        // What is written but not read would go to the any-setter.
        return draw.chance(8) && !String.join("", components).contains("@JsonAnySetter")
                ? "\n    public String getDerived() {\n        return \"derived\";\n    }\n"
                : "";
    }

    private static String zero(String component) {
        String type = component.substring(0, component.lastIndexOf(' '));
        type = type.substring(type.lastIndexOf(' ') + 1);
        return type.equals("boolean") ? "false" : isPrimitive(type) ? "(" + type + ") 0" : "null";
    }

    static boolean isPrimitive(String type) {
        return type.matches("int|long|short|byte|double|float|boolean|char");
    }
}
