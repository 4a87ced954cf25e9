package io.github.copilottool.tests.property;

import java.util.ArrayList;
import java.util.List;

/** Values that a builder makes (R7.13): as Lombok's {@code @Jacksonized} writes them, as Immutables does, and by hand. */
final class BuilderDraw {
    private final Scope scope;
    private final TypeDraw types;
    private final Draw draw;

    BuilderDraw(Scope scope, TypeDraw types) {
        this.scope = scope;
        this.types = types;
        this.draw = scope.draw;
    }

    /**
     * One property.
     *
     * @param type its type
     * @param name in Java
     * @param wire in JSON, where an annotation says so, else the same
     * @param constraint annotations with a blank behind them, or nothing
     * @param required whether it may be demanded: a property of a type around it would have no end
     */
    private record Part(String type, String name, String wire, String constraint, boolean required) {}

    /** Any of them. */
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

    /** Lombok copies Jackson's annotations on a field to the builder's method, and those on the class to the builder. */
    private String lombok(int depth) {
        String name = scope.fresh("Built");
        scope.open(name);
        List<Part> parts = parts(depth, true);
        scope.close();
        String naming = draw.chance(20) ? "@JsonNaming(PropertyNamingStrategies." + Naming.any(draw) + ".class)\n" : "";
        StringBuilder fields = new StringBuilder();
        StringBuilder getters = new StringBuilder();
        StringBuilder setters = new StringBuilder();
        StringBuilder own = new StringBuilder();
        for (Part part : parts) {
            String upper = BeanDraw.capitalized(part.name());
            // A getter of such a name is another property's, and so are names that a strategy changes otherwise.
            boolean isOdd = !BeanDraw.mangled(upper).equals(part.name());
            String property =
                    !part.wire().equals(part.name()) || isOdd ? "@JsonProperty(\"" + part.wire() + "\") " : "";
            String more =
                    switch (draw.below(8)) {
                        case 0 -> "@JsonAlias(\"also " + part.wire() + "\") ";
                        case 1 -> part.type().equals("LocalDate") ? "@JsonFormat(pattern = \"dd/MM/yyyy\") " : "";
                        default -> "";
                    };
            fields.append(property).append(more).append("private final ").append(field(part));
            getters.append("\npublic ")
                    .append(part.type())
                    .append(" get")
                    .append(upper)
                    .append("() {\n    return ")
                    .append(part.name())
                    .append(";\n}\n");
            own.append("private ").append(field(part));
            boolean isOnMethod = draw.chance(50);
            setters.append("\n")
                    .append(property)
                    .append(more)
                    .append(isOnMethod ? part.constraint() : "")
                    .append("public ")
                    .append(name)
                    .append("Builder ")
                    .append(part.name())
                    .append("(")
                    .append(isOnMethod ? "" : part.constraint())
                    .append(part.type())
                    .append(' ')
                    .append(part.name())
                    .append(") {\n    this.")
                    .append(part.name())
                    .append(" = ")
                    .append(part.name())
                    .append(";\n    return this;\n}\n");
        }
        String builder = "\n@JsonPOJOBuilder(withPrefix = \"\", buildMethodName = \"build\")\n" + naming
                + "static class " + name + "Builder {\n"
                + (own + "\n" + name + "Builder() {}\n" + setters + "\npublic " + name + " build() {\n    return new "
                                + name + "(this);\n}\n")
                        .indent(4)
                + "}\n";
        scope.declare("@JsonDeserialize(builder = " + name + "." + name + "Builder.class)\n" + naming
                + "static final class " + name + " {\n"
                + (fields + "\n" + constructor(name, name + "Builder", parts) + getters + builder).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** An interface with a value class behind it, whose builder names each property. */
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
            getters.append("\n")
                    .append(property)
                    .append("@Override\npublic ")
                    .append(part.type())
                    .append(' ')
                    .append(part.name())
                    .append("() {\n    return ")
                    .append(part.name())
                    .append(";\n}\n");
            own.append("private ").append(field(part));
            setters.append("\n")
                    .append(read.replace("(\"", part.required() ? "(value = \"" : "(\""))
                    .append(part.constraint())
                    .append("public final Builder ")
                    .append(part.name())
                    .append("(")
                    .append(part.type())
                    .append(' ')
                    .append(part.name())
                    .append(") {\n    this.")
                    .append(part.name())
                    .append(" = ")
                    .append(part.name())
                    .append(";\n    return this;\n}\n");
        }
        String builder = "\nstatic final class Builder {\n"
                + (own + "\nprivate Builder() {}\n" + setters + "\npublic " + made + " build() {\n    return new "
                                + made + "(this);\n}\n")
                        .indent(4)
                + "}\n";
        scope.declare("@JsonSerialize(as = " + made + ".class)\n@JsonDeserialize(builder = " + made
                + ".Builder.class)\ninterface " + name + " {\n"
                + declared.toString().indent(4) + "}\n");
        scope.declare("static final class " + made + " implements " + name + " {\n"
                + (fields + "\n" + constructor(made, "Builder", parts) + getters + builder).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** With Jackson's own prefix or another one, generic now and then, and with methods that set nothing. */
    private String byHand(int depth) {
        String name = scope.fresh("Crafted");
        boolean isGeneric = draw.chance(40);
        String argument = isGeneric ? "<" + types.reference(depth + 1) + ">" : "";
        String variable = isGeneric ? "<T>" : "";
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
            String method = prefix.isEmpty() ? part.name() : prefix + BeanDraw.capitalized(part.name());
            fields.append("public final ").append(field(part));
            own.append("private ").append(field(part));
            setters.append("\n")
                    .append(part.required() ? "@JsonProperty(required = true)\n" : "")
                    .append(name)
                    .append("Maker")
                    .append(variable)
                    .append(' ')
                    .append(method)
                    .append("(")
                    .append(part.type())
                    .append(" value) {\n    this.")
                    .append(part.name())
                    .append(" = value;\n    return this;\n}\n");
        }
        if (!prefix.isEmpty()) {
            setters.append("\npublic ")
                    .append(name)
                    .append("Maker")
                    .append(variable)
                    .append(" other(String nothing) {\n    return this;\n}\n");
        }
        scope.declare("@JsonDeserialize(builder = " + name + "Maker.class)\nstatic class " + name + variable + " {\n"
                + (fields + "\n" + constructor(name, name + "Maker" + variable, parts)).indent(4) + "}\n");
        scope.declare(configured + "static class " + name + "Maker" + variable + " {\n"
                + (own + setters.toString() + "\npublic " + name + variable + " " + make + "() {\n    return new "
                                + name + (isGeneric ? "<>" : "") + "(this);\n}\n")
                        .indent(4)
                + "}\n");
        if (!isGeneric) {
            scope.finish(name);
        }
        return name + argument;
    }

    private static String field(Part part) {
        return part.type() + " " + part.name() + ";\n";
    }

    private static String constructor(String name, String builder, List<Part> parts) {
        StringBuilder assigned = new StringBuilder();
        parts.forEach(part -> assigned.append("    this.")
                .append(part.name())
                .append(" = from.")
                .append(part.name())
                .append(";\n"));
        return "private ".concat(name) + "(" + builder + " from) {\n" + assigned + "}\n";
    }
}
