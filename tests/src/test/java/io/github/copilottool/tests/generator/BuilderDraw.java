package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/**
 * Values that a builder makes (R7.13): in Lombok's form with {@code @Jacksonized}, in Immutables' form, and written by
 * hand.
 */
final class BuilderDraw extends DeclarationDraw {
    BuilderDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    /**
     * One property.
     *
     * @param type its type
     * @param name its name in Java
     * @param wire its name in JSON: the annotation's, if there is one, else the name in Java
     * @param constraint annotations followed by a blank, or nothing
     * @param required whether it may be required: a required property with a type around it would be infinitely
     * recursive
     */
    private record Part(String type, String name, String wire, String constraint, boolean required) {}

    /** Draws a type in any of these forms. */
    String any(int depth) {
        int kind = draw.below(100);
        if (kind < 50) {
            return lombok(depth);
        }
        return kind < 75 ? immutables(depth) : byHand(depth);
    }

    private List<Part> parts(int depth, boolean isRenamed) {
        NameDraw names = NameDraw.of(draw);
        List<Part> parts = new ArrayList<>();
        int count = 1 + draw.below(4);
        for (int i = 0; i < count; i++) {
            String type = draw.chance(10) && scope.canRecur() ? scope.again() : types.any(depth + 1);
            String name = names.next();
            parts.add(new Part(
                    type,
                    name,
                    isRenamed && draw.chance(25) ? names.wire() : name,
                    new ConstraintDraw(scope).on(type),
                    !scope.around().contains(type) && draw.chance(25)));
        }
        return parts;
    }

    /**
     * Draws a class in Lombok's form. Lombok copies Jackson's annotations on a field to the builder's method, and those
     * on the class to the builder.
     */
    private String lombok(int depth) {
        String name = scope.fresh("Built");
        scope.open(name);
        List<Part> parts = parts(depth, true);
        scope.close();
        String naming = Naming.annotation(draw, 20);
        StringBuilder fields = new StringBuilder();
        StringBuilder getters = new StringBuilder();
        StringBuilder setters = new StringBuilder();
        StringBuilder own = new StringBuilder();
        for (Part part : parts) {
            String upper = NameDraw.capitalized(part.name());
            // A getter of such a name belongs to another property, and a naming strategy would change such a name
            // differently.
            boolean isOdd = !NameDraw.mangled(upper).equals(part.name());
            String property =
                    !part.wire().equals(part.name()) || isOdd ? "@JsonProperty(\"" + part.wire() + "\") " : "";
            String more =
                    switch (draw.below(8)) {
                        case 0 -> "@JsonAlias(\"also " + part.wire() + "\") ";
                        case 1 -> part.type().equals("LocalDate") ? "@JsonFormat(pattern = \"dd/MM/yyyy\") " : "";
                        default -> "";
                    };
            fields.append(property).append(more).append("private final ").append(field(part));
            getters.append(getter("", part, "get" + upper));
            own.append("private ").append(field(part));
            boolean isOnMethod = draw.chance(50);
            String head = property + more + (isOnMethod ? part.constraint() : "") + "public " + name + "Builder "
                    + part.name();
            setters.append(setter(head, isOnMethod ? "" : part.constraint(), part));
        }
        String builder = "\n@JsonPOJOBuilder(withPrefix = \"\", buildMethodName = \"build\")\n" + naming + "static "
                + builder(name + "Builder", own + "\n" + name + "Builder() {}\n" + setters, name, "build");
        scope.declare("@JsonDeserialize(builder = " + name + "." + name + "Builder.class)\n" + naming
                + "static final class " + name + " {\n"
                + (fields + "\n" + constructor(name, name + "Builder", parts) + getters + builder).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** Draws an interface and a class that implements it, whose builder names each property. */
    private String immutables(int depth) {
        String name = scope.fresh("Value");
        String made = "Immutable" + name;
        scope.open(name);
        List<Part> parts = parts(depth, true);
        scope.close();
        StringBuilder declared = new StringBuilder();
        StringBuilder fields = new StringBuilder();
        StringBuilder getters = new StringBuilder();
        StringBuilder own = new StringBuilder();
        StringBuilder setters = new StringBuilder();
        for (Part part : parts) {
            String property = "@JsonProperty(\"" + part.wire() + "\")\n";
            String read = part.required() ? property.replace(")\n", ", required = true)\n") : property;
            declared.append(part.type()).append(' ').append(part.name()).append("();\n");
            fields.append("private final ").append(field(part));
            getters.append(getter(property + "@Override\n", part, part.name()));
            own.append("private ").append(field(part));
            String head = read.replace("(\"", part.required() ? "(value = \"" : "(\"") + part.constraint()
                    + "public final Builder " + part.name();
            setters.append(setter(head, "", part));
        }
        String builder =
                "\nstatic final " + builder("Builder", own + "\nprivate Builder() {}\n" + setters, made, "build");
        scope.declare("@JsonSerialize(as = " + made + ".class)\n@JsonDeserialize(builder = " + made
                + ".Builder.class)\ninterface " + name + " {\n"
                + declared.toString().indent(4) + "}\n");
        scope.declare("static final class " + made + " implements " + name + " {\n"
                + (fields + "\n" + constructor(made, "Builder", parts) + getters + builder).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /**
     * Draws a class whose builder has Jackson's own prefix or another one, sometimes is generic, and has methods that
     * set nothing.
     */
    private String byHand(int depth) {
        String name = scope.fresh("Crafted");
        boolean isGeneric = draw.chance(40);
        String argument = isGeneric ? "<" + types.reference(depth + 1) + ">" : "";
        String variable = isGeneric ? "<T>" : "";
        String maker = name + "Maker" + variable;
        String prefix = draw.any("with", "with", "set", "");
        String make = draw.any("build", "make");
        String configured = prefix.equals("with") && make.equals("build")
                ? ""
                : "@JsonPOJOBuilder(withPrefix = \"" + prefix + "\", buildMethodName = \"" + make + "\")\n";
        List<Part> parts = new ArrayList<>();
        int count = 1 + draw.below(3);
        for (int i = 0; i < count; i++) {
            String field = List.of("alpha", "betaGamma", "delta").get(i);
            parts.add(new Part(isGeneric && i == 0 ? "T" : types.any(depth + 1), field, field, "", draw.chance(20)));
        }
        StringBuilder setters = new StringBuilder();
        StringBuilder fields = new StringBuilder();
        StringBuilder own = new StringBuilder();
        for (Part part : parts) {
            String method = prefix.isEmpty() ? part.name() : prefix + NameDraw.capitalized(part.name());
            fields.append("public final ").append(field(part));
            own.append("private ").append(field(part));
            String required = part.required() ? "@JsonProperty(required = true)\n" : "";
            setters.append(setter(required + maker + " " + method, "", part));
        }
        if (!prefix.isEmpty()) {
            setters.append("\npublic " + maker + " other(String nothing) {\n    return this;\n}\n");
        }
        scope.declare("@JsonDeserialize(builder = " + name + "Maker.class)\nstatic class " + name + variable + " {\n"
                + (fields + "\n" + constructor(name, maker, parts)).indent(4) + "}\n");
        scope.declare(configured + "static " + builder(maker, own + setters.toString(), name + variable, make));
        if (!isGeneric) {
            scope.finish(name);
        }
        return name + argument;
    }

    /**
     * Returns the source of a builder.
     *
     * @param name its name, with type parameters
     * @param members all its members except the method that makes the value
     * @param made the type of the value, with type parameters
     * @param make the name of the method that makes it
     */
    private static String builder(String name, String members, String made, String make) {
        String last =
                "public " + made + " " + make + "() {\n    return new " + made.replace("<T>", "<>") + "(this);\n}\n";
        return "class " + name + " {\n" + (members + "\n" + last).indent(4) + "}\n";
    }

    /** Returns a method that sets a property. The head ends with the method's name. */
    private static String setter(String head, String annotations, Part part) {
        return "\n" + head + "(" + annotations + part.type() + " " + part.name() + ") {\n    this." + part.name()
                + " = " + part.name() + ";\n    return this;\n}\n";
    }

    private static String getter(String annotations, Part part, String name) {
        return "\n" + annotations + "public " + part.type() + " " + name + "() {\n    return " + part.name() + ";\n}\n";
    }

    private static String field(Part part) {
        return part.type() + " " + part.name() + ";\n";
    }

    private static String constructor(String name, String builder, List<Part> parts) {
        StringBuilder assigned = new StringBuilder();
        parts.forEach(part -> assigned.append("    this." + part.name() + " = from." + part.name() + ";\n"));
        return "private " + name + "(" + builder + " from) {\n" + assigned + "}\n";
    }
}
