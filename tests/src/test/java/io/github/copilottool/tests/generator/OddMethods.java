package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Tool methods with every modifier, type parameter, annotation and parameter that a kind of class allows. */
final class OddMethods {
    private final Draw draw;
    private final OddNames names;
    private final OddTexts texts;
    private final OddTypes types;
    private final List<String> constants = new ArrayList<>();
    private String odd = "";

    OddMethods(Draw draw, OddNames names, OddTexts texts, OddTypes types) {
        this.draw = draw;
        this.names = names;
        this.texts = texts;
        this.types = types;
    }

    /** Lets methods and parameters that are drawn later have an annotation. */
    void annotateWith(String annotation) {
        odd = annotation;
    }

    /** Returns the fields that annotations of the methods refer to. */
    List<String> constants() {
        return constants;
    }

    /**
     * Returns a tool method.
     *
     * @param kind the kind of the class: {@code class}, {@code record}, {@code enum}, {@code interface} or
     * {@code abstract}
     * @param own the class's type variables
     */
    String tool(String kind, List<String> own) {
        boolean inInterface = kind.equals("interface");
        String modifiers = modifiers(kind);
        List<String> variables = new ArrayList<>(modifiers.contains("static") ? List.of() : own);
        String declared = typeParameters(variables);
        String result = variables.isEmpty() || !draw.chance(30) ? types.result() : draw.any(variables);
        List<String> parameters = parameters(variables);
        String name = parameters.isEmpty() ? names.tool() : names.method();
        boolean bodiless = modifiers.contains("abstract") || inInterface && modifiers.isBlank();
        return texts.javadoc() + (draw.chance(30) ? odd : "") + annotation() + modifiers + declared + result + " "
                + name + "(" + String.join(", ", parameters) + ")" + thrown(declared)
                + (bodiless ? ";" : " { throw null; }");
    }

    /** Returns the annotation that makes a method a tool. */
    String annotation() {
        List<String> members = new ArrayList<>();
        members.add("value = " + literal());
        if (draw.chance(75)) {
            members.add("name = " + texts.expression(names.tool()));
        }
        if (draw.chance(10)) {
            members.add(draw.any("skipPermission", "overridesBuiltInTool", "isTerminal")
                    + draw.any(" = true", " = 1 < 2", " = !true"));
        }
        if (draw.chance(5)) {
            members.add(
                    "defer = " + types.named("com.github.copilot.rpc.ToolDefer." + draw.any("AUTO", "NEVER", "NONE")));
        }
        if (draw.chance(10)) {
            members.add(draw.any("metadata = {}", "metadata = " + metadata(), "metadata = {" + metadata() + ",}"));
        }
        return "@" + types.named("com.github.copilot.tool.CopilotTool") + "(" + String.join(", ", members) + ")\n";
    }

    private String metadata() {
        String tool = "com.github.copilot.tool.CopilotTool.";
        String flag = "@" + types.named(tool + "MetadataFlag") + "(name = " + literal() + ", value = true)";
        String value = draw.any(
                "",
                "bool = true",
                "str = " + literal(),
                "flags = " + flag,
                "flags = {" + flag + "}, str = " + literal());
        return "@" + types.named(tool + "MetadataEntry") + "(key = " + literal() + ", value = @"
                + types.named(tool + "MetadataValue") + "(" + value + "))";
    }

    private String literal() {
        return texts.expression(texts.string());
    }

    /** Returns a string literal, or the name of a field of the class that contains it. */
    private String string() {
        String expression = literal();
        if (!draw.chance(15)) {
            return expression;
        }
        String name = names.variable();
        constants.add("static final " + types.named("java.lang.String") + " " + name + " = " + expression + ";");
        return name;
    }

    private String modifiers(String kind) {
        return switch (kind) {
            case "interface" ->
                draw.any("", "default ", "static ", "public default ", "default strictfp ", "abstract ");
            case "abstract" ->
                draw.any("abstract ", "protected abstract ", "public ", "static ", "final synchronized ");
            default ->
                draw.chance(2)
                        ? "private "
                        : draw.any(
                                "",
                                "public ",
                                "protected ",
                                "static ",
                                "final ",
                                "synchronized ",
                                "strictfp ",
                                "public static final synchronized strictfp ",
                                "protected static ");
        };
    }

    private String typeParameters(List<String> variables) {
        if (!draw.chance(25)) {
            return "";
        }
        String drawn = draw.any(
                "<Q>",
                "<Q extends java.lang.Comparable<Q>>",
                "<Q extends java.lang.Number & java.lang.Comparable<? super Q>>",
                "<Q extends java.lang.Enum<Q>>",
                "<Q extends java.util.List<? extends Q>>",
                "<Q extends java.lang.Throwable>",
                "<P, Q extends P>",
                "<Q extends java.util.Map<java.lang.String, Q[]>>",
                "<Q extends java.lang.Object & java.lang.CharSequence & java.lang.Comparable<Q>>",
                "<P extends java.lang.Comparable<Q>, Q extends java.lang.Comparable<P>>");
        variables.add("Q");
        return types.named(drawn) + " ";
    }

    private List<String> parameters(List<String> variables) {
        List<String> parameters = new ArrayList<>();
        int count = draw.chance(3) ? 30 : draw.below(4);
        for (int i = 0; i < count; i++) {
            String type = types.any(0);
            if (!variables.isEmpty() && draw.chance(30)) {
                String variable = draw.any(variables);
                type = draw.any(variable, variable + "[]", types.named("java.util.List<") + variable + "[]>");
            }
            boolean last = i + 1 == count;
            parameters.add(annotations()
                    + draw.any("", "", "final ")
                    + type
                    + (last && draw.chance(15) ? "... " : " ")
                    + names.variable());
        }
        if (draw.chance(6)) {
            parameters.add(0, types.named("com.github.copilot.rpc.ToolInvocation") + " " + names.variable());
        }
        return parameters;
    }

    private String annotations() {
        List<String> annotations = new ArrayList<>();
        if (draw.chance(40)) {
            List<String> members = new ArrayList<>();
            members.add("value = " + string());
            if (draw.chance(15)) {
                members.add("name = " + string());
            }
            if (draw.chance(15)) {
                members.add(draw.any("required = false", "required = true", "required = 1 == 1.0f"));
            }
            if (draw.chance(7)) {
                members.add("defaultValue = " + texts.expression(texts.defaultValue()));
            } else if (draw.chance(7)) {
                members.add("schema = " + texts.expression(texts.schema()));
            }
            annotations.add("@" + types.named("com.github.copilot.tool.CopilotToolParam") + "("
                    + String.join(", ", members) + ") ");
        }
        if (draw.chance(8)) {
            annotations.add(types.constraint());
        }
        if (draw.chance(15)) {
            annotations.add(odd);
        }
        return String.join("", annotations);
    }

    private String thrown(String declared) {
        if (declared.startsWith("<Q extends Throwable") || declared.startsWith("<Q extends java.lang.Throwable")) {
            return " throws Q";
        }
        return draw.chance(80)
                ? ""
                : " throws "
                        + types.named(draw.any(
                                "java.io.IOException",
                                "java.lang.Throwable",
                                "java.lang.Error, java.lang.Exception",
                                "java.lang.InterruptedException"));
    }
}
