package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Classes with a {@code @JsonCreator} of either mode, and records with one. */
final class CreatorDraw extends DeclarationDraw {
    CreatorDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    String any(int depth) {
        return switch (draw.below(5)) {
            case 0 -> delegating(depth);
            case 1 -> delegatingRecord(depth);
            default -> byProperties(depth);
        };
    }

    /** Draws a class with a constructor or factory that has named parameters, and sometimes with setters. */
    private String byProperties(int depth) {
        String name = scope.fresh("Made");
        NameDraw names = NameDraw.of(draw);
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        StringBuilder fields = new StringBuilder();
        StringBuilder assigned = new StringBuilder();
        String naming = Naming.annotation(draw, 20);
        int count = 1 + draw.below(4);
        for (int i = 0; i < count; i++) {
            String field = names.next();
            String wire = draw.chance(70) ? field : names.wire();
            String type = types.any(depth + 1);
            String required = draw.chance(25) ? "value = \"" + wire + "\", required = true" : "\"" + wire + "\"";
            parameters.add(
                    "@JsonProperty(" + required + ") " + new ConstraintDraw(scope).on(type) + type + " " + field);
            arguments.add(field);
            fields.append("@JsonProperty(\"")
                    .append(wire)
                    .append("\")\nprivate final ")
                    .append(type)
                    .append(' ')
                    .append(field)
                    .append(";\n\n");
            assigned.append("    this.")
                    .append(field)
                    .append(" = ")
                    .append(field)
                    .append(";\n");
        }
        String plain = String.join(", ", parameters).replaceAll("@\\w[\\w.]*(\\([^)]*\\))? ", "");
        boolean factory = draw.chance(40);
        String constructor = factory
                ? "private " + name + "(" + plain + ") {\n" + assigned + "}\n\n@JsonCreator\nstatic " + name + " of("
                        + String.join(", ", parameters) + ") {\n    return new " + name + "("
                        + String.join(", ", arguments)
                        + ");\n}\n"
                : draw.any("@JsonCreator\n", "@JsonCreator(mode = JsonCreator.Mode.PROPERTIES)\n", "") + name + "("
                        + String.join(", ", parameters) + ") {\n" + assigned + "}\n";
        String more = draw.chance(40) ? new BeanDraw(scope, types).members(names, depth, 1) : "";
        scope.declare(
                naming + "static class " + name + " {\n" + (fields + constructor + "\n" + more).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    private String delegating(int depth) {
        String name = scope.fresh("Wrapper");
        String type = draw.chance(50)
                ? draw.any("String", "int", "long", "double", "boolean", "BigDecimal")
                : types.reference(depth + 1);
        scope.declare("static class " + name + " {\n"
                + ("@JsonValue\nprivate final " + type + " inside;\n\n"
                                + "@JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n" + name + "(" + type
                                + " inside) {\n    this.inside = inside;\n}\n")
                        .indent(4)
                + "}\n");
        scope.finish(name);
        return name;
    }

    private String delegatingRecord(int depth) {
        String name = scope.fresh("Id");
        String type = draw.any("String", "int", "long", "List<String>", "Map<String, Integer>");
        boolean canonical = draw.chance(50);
        String creator = canonical
                ? "    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n    " + name + " {}\n"
                : "    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)\n    static " + name + " of(" + type
                        + " given) {\n        return new " + name + "(given);\n    }\n";
        scope.declare("record " + name + "(@JsonValue " + type + " inside) {\n" + creator + "}\n");
        scope.finish(name);
        return name;
    }
}
