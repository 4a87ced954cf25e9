package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Enums: plain ones, with renamed constants, and with values or creators of their own (R7.7). */
final class EnumDraw {
    private static final List<String> CONSTANTS =
            List.of("RED", "GREEN", "BLUE", "dark_red", "lightGreen", "$OTHER", "NONE", "X1");

    private final Scope scope;
    private final Draw draw;

    EnumDraw(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    String any() {
        int kind = draw.below(100);
        if (kind < 45) {
            return plain();
        }
        if (kind < 75) {
            return renamed();
        }
        return kind < 88 ? valued() : created();
    }

    /** Draws one that generated code reads. */
    String plain() {
        return declare("Color", "enum %s {\n" + String.join(",\n", constants()).indent(4) + "}\n");
    }

    private String renamed() {
        List<String> constants = new ArrayList<>();
        for (String constant : constants()) {
            String wire = constant.toLowerCase(java.util.Locale.ROOT) + "-" + constants.size();
            int how = draw.below(4);
            String annotation = how == 0
                    ? ""
                    : how == 1 ? "@JsonAlias(\"also " + wire + "\") " : "@JsonProperty(\"" + wire + "\") ";
            constants.add(annotation + constant);
        }
        return declare("Named", "enum %s {\n" + String.join(",\n", constants).indent(4) + "}\n");
    }

    /** Draws one with {@code @JsonValue}, on a method or a field. */
    private String valued() {
        boolean text = draw.chance(60);
        String type = text ? "String" : "int";
        List<String> constants = new ArrayList<>();
        for (String constant : constants()) {
            int number = constants.size() + 3;
            constants.add(constant + "(" + (text ? "\"v" + number + "\"" : number) + ")");
        }
        boolean onMethod = draw.chance(50);
        String body = String.join(",\n", constants) + ";\n\n"
                + (onMethod ? "" : "@JsonValue\n") + "final " + type + " code;\n\n%s(" + type
                + " code) {\n    this.code = code;\n}\n"
                + (onMethod ? "\n@JsonValue\n" + type + " wire() {\n    return code;\n}\n" : "");
        String name = scope.fresh("Valued");
        scope.declare("enum " + name + " {\n" + body.formatted(name).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    /** Draws one with a {@code @JsonCreator} whose parameter is the result of {@code @JsonValue}. */
    private String created() {
        String body = String.join(",\n", constants()) + ";\n\n@JsonCreator\nstatic %s read(String text) {\n"
                + "    return valueOf(text.substring(1));\n}\n\n@JsonValue\nString wire() {\n    return \"=\" + name();\n}\n";
        String name = scope.fresh("Created");
        scope.declare("enum " + name + " {\n" + body.formatted(name).indent(4) + "}\n");
        scope.finish(name);
        return name;
    }

    private List<String> constants() {
        int count = 1 + draw.below(4);
        int first = draw.below(CONSTANTS.size() - count + 1);
        return CONSTANTS.subList(first, first + count);
    }

    private String declare(String kind, String source) {
        String name = scope.fresh(kind);
        scope.declare(source.formatted(name));
        scope.finish(name);
        return name;
    }
}
