package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records: plain ones, which generated code makes, and those that the mapper makes because of Jackson's annotations.
 * Half of the plain ones are classes with the same properties, which are read by the same rules (R5.7). For every
 * other record that is read, a tool takes such a class as well.
 */
final class RecordDraw extends DeclarationDraw {
    /** A component: its annotations, its type and its name. */
    private static final Pattern COMPONENT = Pattern.compile(
            "(?<annotations>(@[\\w.]+(\\((\"(\\\\.|[^\"\\\\])*\"|[^\"()])*\\))? )*)(?<type>\\S.*) (?<name>\\S+)");

    RecordDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /** The annotations of Jackson's that a record has. */
    private enum Style {
        PLAIN,
        /** Only those that generated code follows itself (R5.1). */
        RENAMED,
        /** Any, so that the mapper may read the record. */
        ANNOTATED
    }

    /** Draws any record, or a class with the properties of one. */
    String plain(int depth) {
        int kind = draw.below(100);
        Style style = kind < 25 ? Style.RENAMED : kind < 55 ? Style.ANNOTATED : Style.PLAIN;
        boolean isClass = !scope.isResult() && draw.chance(50);
        return style == Style.ANNOTATED || isClass
                ? scope.byMapper(() -> plain(style, isClass, depth))
                : plain(style, false, depth);
    }

    private String plain(Style style, boolean isClass, int depth) {
        String name = scope.fresh(isClass ? "Class" : "Item");
        scope.open(name);
        List<String> components = new ArrayList<>();
        NameDraw names = NameDraw.of(draw);
        int count = draw.below(5) + (draw.chance(95) ? 1 : 0);
        for (int i = 0; i < count; i++) {
            components.add(component(style, names, depth));
        }
        scope.close();
        // Jackson also gives the unwrapped members to the any-setter of such a record: its values would have to be of
        // both types.
        if (style == Style.ANNOTATED
                && draw.chance(8)
                && !String.join("", components).contains("@JsonUnwrapped")) {
            components.add(anySetter(names, depth));
        }
        String annotations = onType(style, components);
        if (isClass) {
            scope.declare(classOf(name, annotations, components));
        } else {
            scope.declare(annotations + "record " + name + "(" + String.join(", ", components) + ") {"
                    + body(name, components) + "}\n");
            drawClass(annotations, components);
        }
        scope.finish(name);
        return name;
    }

    /**
     * Lets a tool take a class with the properties of a record, unless that is a result. The mapper cannot read
     * Optionals (R7.10).
     */
    private void drawClass(String annotations, List<String> components) {
        if (!scope.isResult()) {
            List<String> readable = components.stream()
                    .filter(component -> !component.contains("Optional"))
                    .toList();
            scope.later(String.join(", ", readable), () -> {
                String name = scope.fresh("Class");
                scope.declare(classOf(name, annotations, readable));
                return name;
            });
        }
    }

    private String classOf(String name, String annotations, List<String> components) {
        return annotations + "static class " + name + " {\n" + properties(components) + "}\n";
    }

    /** Returns the properties of a class for the components of a record: fields, some with a getter and a setter. */
    private String properties(List<String> components) {
        StringBuilder members = new StringBuilder();
        for (String component : components) {
            Matcher parts = COMPONENT.matcher(component);
            if (!parts.matches()) {
                throw new AssertionError(component);
            }
            String type = parts.group("type");
            String name = parts.group("name");
            String annotations = parts.group("annotations").replaceAll("@CopilotToolParam\\([^)]*\\) ", "");
            // Jackson makes an object of an unwrapped property even if no member of it came.
            String required = annotations.contains("@JsonUnwrapped") ? "@NotNull " : "";
            String upper = NameDraw.capitalized(name);
            // A getter whose name Jackson reads otherwise would be another property.
            boolean hasSetter =
                    draw.chance(40) && NameDraw.mangled(upper).equals(name) && !annotations.contains("@JsonAnySetter");
            members.append("    ").append(required).append(annotations).append(hasSetter ? "private " : "public ");
            members.append(type).append(' ').append(name).append(";\n");
            if (hasSetter) {
                members.append("\n    public ").append(type).append(" get").append(upper);
                members.append("() {\n        return ").append(name).append(";\n    }\n");
                members.append("\n    public void set")
                        .append(upper)
                        .append('(')
                        .append(type);
                members.append(" value) {\n        this.").append(name).append(" = value;\n    }\n");
            }
        }
        return members.toString();
    }

    private String component(Style style, NameDraw names, int depth) {
        return switch (style) {
            case PLAIN -> component(names.next(), depth);
            case RENAMED -> renamed(names, depth);
            case ANNOTATED -> annotated(names, depth);
        };
    }

    /**
     * Draws a record that a sealed type permits.
     *
     * @param name its name, with type parameters
     * @param parent the sealed type
     * @param depth the number of types around it
     * @param isDistinct whether a required component of its own distinguishes it from the other records (R7.12)
     */
    void leaf(String name, String parent, int depth, boolean isDistinct) {
        boolean isGeneric = name.endsWith("<T>");
        if (!isGeneric) {
            scope.open(name);
        }
        NameDraw names = NameDraw.of(draw);
        List<String> components = new ArrayList<>();
        if (isDistinct) {
            String own = names.nextOf(scope.fresh("Of"));
            String wire = draw.chance(30) ? "@JsonProperty(\"" + own + "-renamed\") " : "";
            String alias = draw.chance(20) ? "@JsonAlias(\"also " + own + "\") " : "";
            components.add(wire + alias + types.any(depth + 1) + " " + own);
        }
        if (isGeneric) {
            components.add("T " + names.next());
        }
        int count = draw.below(4);
        Style style = draw.chance(40) ? Style.RENAMED : Style.PLAIN;
        for (int i = 0; i < count; i++) {
            // Reflection cannot see whether {@code required = false} is written in the source.
            components.add(component(style, names, depth)
                    .replace(
                            "@JsonProperty(required = false)",
                            "@CopilotToolParam(value = \"It may be missing\", required = false)"));
        }
        if (!isGeneric) {
            scope.close();
        }
        String annotations = onType(style, components);
        scope.declare(annotations + "record " + name + "(" + String.join(", ", components) + ") implements " + parent
                + " {}\n");
        if (!isGeneric) {
            drawClass(annotations, components);
        }
    }

    /** Draws a record of scalars. */
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
        drawClass("", components);
        return name;
    }

    /** Draws the record that a tool takes its arguments from (R4.8). */
    String flattened() {
        int kind = draw.below(100);
        Style style = kind < 20 ? Style.ANNOTATED : kind < 35 ? Style.RENAMED : Style.PLAIN;
        return style == Style.ANNOTATED ? scope.byMapper(() -> flattened(style)) : flattened(style);
    }

    private String flattened(Style style) {
        String name = scope.fresh("Arguments");
        NameDraw names = NameDraw.of(draw);
        List<String> components = new ArrayList<>();
        int count = 1 + draw.below(5);
        for (int i = 0; i < count; i++) {
            components.add(
                    style == Style.PLAIN
                            ? new ParameterDraw(scope, types).parameter(names.next(), 0)
                            : component(style, names, 0));
        }
        if (style == Style.ANNOTATED && draw.chance(15)) {
            components.add(anySetter(names, 0));
        }
        String annotations = style == Style.PLAIN ? "" : naming();
        scope.declare(annotations + "record " + name + "(" + String.join(", ", components) + ") {}\n");
        drawClass(annotations, components);
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

    /** Returns a component with annotations that generated code follows itself (R5.1). */
    private String renamed(NameDraw names, int depth) {
        String name = names.next();
        return switch (draw.below(8)) {
            case 0, 1 -> "@JsonProperty(\"" + names.wire() + "\") " + recursive(depth) + " " + name;
            case 2 ->
                "@JsonAlias({\"" + names.wire() + "\", \"" + names.wire() + "\"}) " + types.any(depth + 1) + " " + name;
            case 3 -> "@JsonProperty(required = false) " + types.reference(depth + 1) + " " + name;
            case 4 -> "@JsonPropertyDescription(\"Said by Jackson\") " + types.any(depth + 1) + " " + name;
            case 5 -> {
                String inside = "@JacksonAnnotationsInside\n@JsonProperty(\"" + names.wire() + "\")";
                yield scope.bundle("Bundle", inside, "") + " " + types.any(depth + 1) + " " + name;
            }
            case 6 ->
                "@JsonProperty(\"" + names.wire() + "\") @JsonAlias(\"" + names.wire() + "\") "
                        + component(name, depth);
            default -> component(name, depth);
        };
    }

    private String annotated(NameDraw names, int depth) {
        int kind = draw.below(100);
        if (kind < 55) {
            return renamed(names, depth);
        }
        String name = names.next();
        if (kind < 64) {
            return "@JsonIgnore " + types.reference(depth + 1) + " " + name;
        }
        if (kind < 70) {
            return "@JsonFormat(shape = JsonFormat.Shape.STRING) " + draw.any("int", "Long", "double", "BigDecimal")
                    + " " + name;
        }
        if (kind < 76) {
            return "@JsonFormat(pattern = \"dd/MM/yyyy\") LocalDate " + name;
        }
        if (kind < 84 && depth > 0) {
            return "@JsonUnwrapped(prefix = \"" + name + "_\") " + types.flat(depth + 1) + " " + name;
        }
        if (kind < 90) {
            return types.annotatedContainer() + " " + name;
        }
        String type = types.declared(depth + 1);
        return (scope.canBeSelected(type) ? types.selection() + " " : "") + type + " " + name;
    }

    /**
     * Returns the name of a component that can be null. A record cannot be made without the value of a primitive one.
     */
    private String ignored(List<String> components) {
        List<String> boxed = components.stream()
                .filter(own -> !isPrimitive(own.replaceFirst("\\s\\S+$", "").replaceFirst("^.*\\s", "")))
                .map(own -> own.substring(own.lastIndexOf(' ') + 1))
                .toList();
        return boxed.isEmpty() ? "none" : draw.any(boxed);
    }

    private String onType(Style style, List<String> components) {
        if (style == Style.PLAIN) {
            return "";
        }
        StringBuilder head = new StringBuilder(naming());
        if (draw.chance(10)) {
            head.append("@JsonPropertyOrder(alphabetic = true)\n");
        }
        if (style == Style.ANNOTATED && draw.chance(10)) {
            head.append("@JsonIgnoreProperties({\"").append(ignored(components)).append("\", \"nobody\"})\n");
        }
        return head.toString();
    }

    private String naming() {
        return Naming.annotation(draw, 25);
    }

    /** Returns the type of a component: sometimes the record itself, nullable. */
    private String recursive(int depth) {
        if (draw.chance(8) && scope.canRecur()) {
            return "@Nullable " + scope.again();
        }
        return types.any(depth + 1);
    }

    private String body(String name, List<String> components) {
        if (components.size() == 2 && draw.chance(15)) {
            return "\n    " + name + "() {\n        this(" + zero(components.get(0)) + ", " + zero(components.get(1))
                    + ");\n    }\n";
        }
        // A value that is written but not read would go to the any-setter.
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
