package io.github.copilottool.tests.generator;

/** Classes of fields, getters and setters. */
final class BeanDraw extends DeclarationDraw {
    BeanDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /** Draws a class, sometimes with a superclass. */
    String bean(int depth) {
        NameDraw names = NameDraw.of(draw);
        String parent = "";
        boolean open = draw.chance(10);
        if (!open && draw.chance(20)) {
            String base = scope.fresh("Base");
            boolean generic = draw.chance(50);
            scope.declare("abstract static class " + base + (generic ? "<T>" : "") + " {\n"
                    + members(names, depth, 1 + draw.below(2)).indent(4)
                    + (generic ? property(names, "T", depth).indent(4) : "") + "}\n");
            parent = " extends " + base + (generic ? "<" + types.reference(depth + 2) + ">" : "");
        }
        String name = scope.fresh("Bean");
        scope.open(name);
        String members = open
                // A value that is written but not read would go to the any-setter.
                ? "public " + types.any(depth + 1) + " " + names.next() + ";\n" + anySetter(depth)
                : members(names, depth, draw.below(6));
        scope.close();
        scope.declare(onType(names) + "static class " + name + parent + " {\n" + members.indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** Draws a class whose properties are scalars. */
    String flat(int depth) {
        String name = scope.fresh("FlatBean");
        NameDraw names = NameDraw.of(draw);
        StringBuilder members = new StringBuilder();
        int count = 1 + draw.below(3);
        for (int i = 0; i < count; i++) {
            members.append(property(names, draw.any("String", "int", "Boolean", "List<String>", "LocalDate"), depth));
        }
        scope.declare("static class " + name + " {\n" + members.toString().indent(4) + "}\n");
        return name;
    }

    String members(NameDraw names, int depth, int count) {
        StringBuilder members = new StringBuilder();
        for (int i = 0; i < count; i++) {
            members.append(member(names, depth)).append('\n');
        }
        return members.toString();
    }

    private String member(NameDraw names, int depth) {
        int kind = draw.below(100);
        String name = names.next();
        if (kind < 5) {
            return "@JsonIgnore\npublic " + types.any(depth + 1) + " " + name + ";\n";
        }
        if (kind < 9) {
            String type = types.any(depth + 1);
            return "@JsonProperty(access = JsonProperty.Access.READ_ONLY)\npublic " + type + " " + name + ";\n";
        }
        if (kind < 12) {
            return draw.any(
                    "static String " + name + ";\n",
                    "public transient int " + name + ";\n",
                    "String " + name + " = \"hidden\";\n",
                    "public String get" + NameDraw.capitalized(name) + "() {\n    return \"computed\";\n}\n");
        }
        if (kind < 16) {
            return "@NotNull\n@JsonUnwrapped(prefix = \"" + name + "_\")\npublic " + types.flat(depth + 1) + " " + name
                    + ";\n";
        }
        if (kind < 20) {
            String type = "List<" + types.reference(depth + 2) + ">";
            return "private " + type + " " + name + " = new ArrayList<>();\n\npublic " + type + " get"
                    + NameDraw.capitalized(name) + "() {\n    return " + name + ";\n}\n";
        }
        if (kind < 21) {
            return types.annotatedContainer().replaceFirst("\\) ", ")\npublic ") + " " + name + ";\n";
        }
        if (kind < 23) {
            String hidden = scope.fresh("Hidden");
            scope.declare("@JsonIgnoreType\nstatic class " + hidden + " {\n    public int x;\n}\n");
            return "public " + hidden + " " + name + ";\n";
        }
        return property(names, name, typeOf(depth), depth);
    }

    private String typeOf(int depth) {
        return draw.chance(10) && scope.canRecur() ? scope.again() : types.any(depth + 1);
    }

    private String property(NameDraw names, String type, int depth) {
        return property(names, names.next(), type, depth);
    }

    /** Returns the members of one property, in one of the forms that Jackson knows. */
    private String property(NameDraw names, String name, String type, int depth) {
        String constraint = new ConstraintDraw(scope).on(type).trim();
        String annotation = annotation(names, type) + (constraint.isEmpty() ? "" : constraint + "\n");
        String upper = NameDraw.capitalized(name);
        String setter = "public void set" + upper + "(" + type + " value) {\n    this." + name + " = value;\n}\n";
        String getter = "public " + type + " get" + upper + "() {\n    return " + name + ";\n}\n";
        if (draw.chance(3) && NameDraw.mangled(upper).equals(name)) {
            // Jackson writes it under the getter's name, and reads it under the field's.
            return "private " + type + " " + name + ";\n\n@JsonProperty(\"" + names.wire() + "\")\n" + getter
                    + "\n@JsonIgnore\n" + setter;
        }
        return switch (draw.below(10)) {
            case 0, 1, 2 -> annotation + "public " + type + " " + name + ";\n";
            case 3, 4 -> annotation + "private " + type + " " + name + ";\n\n" + getter + "\n" + setter;
            case 5 -> "private " + type + " " + name + ";\n\n" + annotation + getter + "\n" + setter;
            case 6 -> "private " + type + " " + name + ";\n\n" + getter + "\n" + annotation + setter;
            case 7 ->
                annotation + (annotation.contains("@JsonProperty(") ? "" : "@JsonProperty\n") + "private " + type + " "
                        + name + ";\n";
            case 8 ->
                // There is a setter and no getter: the values' writer reads the field.
                "private " + type + " writeOnly" + upper + ";\n\n" + annotation + "void setWriteOnly" + upper + "("
                        + type + " value) {\n    this.writeOnly" + upper + " = value;\n}\n";
            default ->
                type.equals("boolean")
                        ? annotation + "private boolean " + name + ";\n\npublic boolean is" + upper
                                + "() {\n    return " + name + ";\n}\n\n" + setter
                        : annotation + "protected " + type + " " + name + ";\n\n" + getter
                                // This getter is of another property than the field. Jackson fills a list without a
                                // setter through its getter, so the getter must have one.
                                + (NameDraw.mangled(upper).equals(name) ? "" : "\n" + setter);
        };
    }

    private String annotation(NameDraw names, String type) {
        if (scope.around().contains(type)) {
            // A required property with a type around it would be infinitely recursive.
            return "";
        }
        return switch (draw.below(15)) {
            case 0 -> "@JsonProperty(\"" + names.wire() + "\")\n";
            case 1 -> "@JsonProperty(required = true)\n";
            case 2 -> "@JsonAlias(\"" + names.wire() + "\")\n";
            case 3 -> "@JsonPropertyDescription(\"Said by Jackson\")\n";
            case 4 ->
                type.matches("int|Long|double|BigDecimal") ? "@JsonFormat(shape = JsonFormat.Shape.STRING)\n" : "";
            case 5 -> type.equals("LocalDate") ? "@JsonFormat(pattern = \"dd/MM/yyyy\")\n" : "";
            case 6 -> scope.canBeSelected(type) ? types.selection() + "\n" : "";
            case 7 -> bundle(names);
            default -> "";
        };
    }

    private String bundle(NameDraw names) {
        String inside = "@JacksonAnnotationsInside\n@JsonProperty(value = \"" + names.wire() + "\", required = "
                + draw.chance(50) + ")\n@JsonPropertyDescription(\"Said in a bundle\")";
        return scope.bundle("Bundle", inside, "") + "\n";
    }

    private String anySetter(int depth) {
        String map = "Map<String, " + types.reference(depth + 2) + ">";
        return switch (draw.below(2)) {
            case 0 -> "@JsonAnySetter\n@JsonAnyGetter\npublic " + map + " others = new LinkedHashMap<>();\n";
            default -> {
                String value = map.substring("Map<String, ".length(), map.length() - 1);
                yield "private final " + map + " others = new LinkedHashMap<>();\n\n@JsonAnyGetter\npublic " + map
                        + " others() {\n    return others;\n}\n\n@JsonAnySetter\nvoid other(String name, " + value
                        + " value) {\n    others.put(name, value);\n}\n";
            }
        };
    }

    private String onType(NameDraw names) {
        StringBuilder head = new StringBuilder(Naming.annotation(draw, 15));
        if (draw.chance(8)) {
            head.append("@JsonPropertyOrder(alphabetic = true)\n");
        }
        if (draw.chance(8)) {
            head.append("@JsonIgnoreProperties({\"").append(names.given()).append("\", \"nobody\"})\n");
        }
        if (draw.chance(5)) {
            head.append("@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)\n");
        }
        if (draw.chance(5)) {
            head.append("@JsonClassDescription(\"Said of the class\")\n");
        }
        return head.toString();
    }
}
