package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** The tool methods of a class. Each stores its arguments in a static field, and returns the value of another one. */
final class ToolMethods {
    private final Scope scope;
    private final TypeDraw types;
    private final Draw draw;

    ToolMethods(Scope scope) {
        this.scope = scope;
        this.types = new TypeDraw(scope);
        this.draw = scope.draw;
    }

    String methods() {
        StringBuilder methods = new StringBuilder();
        int count = 1 + draw.below(2);
        for (int i = 0; i < count; i++) {
            methods.append(method("tool" + (char) ('a' + i))).append('\n');
        }
        for (String type : scope.drawLater()) {
            methods.append(method("take" + type, "", List.of(type + " given"), "void"))
                    .append('\n');
        }
        return methods.toString();
    }

    private String method(String name) {
        List<String> parameters = new ArrayList<>();
        String variables = "";
        if (draw.chance(3)) {
            // R3.9: an argument must satisfy both bounds.
            variables = "<N extends Number & Comparable<N>> ";
            NameDraw names = NameDraw.of(draw);
            parameters.add(draw.any("N[]", "N", "List<N>", "N[][]", "Map<String, N>") + " " + names.next());
            parameters.add("int " + names.next());
        } else if (draw.chance(12)) {
            NameDraw names = NameDraw.of(draw);
            parameters.add(new FormDraw(scope, types).any() + " " + names.next());
            if (draw.chance(50)) {
                parameters.add("int " + names.next());
            }
        } else if (draw.chance(35)) {
            parameters.add(new RecordDraw(scope, types).flattened() + " given");
        } else {
            NameDraw names = NameDraw.of(draw);
            int count = 1 + draw.below(3);
            if (count == 1) {
                // A single record would be flattened, and could have no annotation itself.
                parameters.add(types.any(0) + " " + names.next());
                count = 0;
            }
            for (int i = 0; i < count; i++) {
                parameters.add(new ParameterDraw(scope, types).parameter(names.next(), 0));
            }
        }
        return method(name, variables, parameters, draw.chance(40) ? "void" : new ResultDraw(scope, types).any());
    }

    private static String method(String name, String variables, List<String> parameters, String result) {
        String arguments = String.join(
                ", ",
                parameters.stream()
                        .map(parameter -> parameter.substring(parameter.lastIndexOf(' ') + 1))
                        .toList());
        String returned = result.equals("void") ? "" : "    return (" + result + ") " + ToolSource.RETURNED + ";\n";
        return "@SuppressWarnings(\"unchecked\")\n@CopilotTool(name = \"" + name
                + "\", value = \"Takes what it is given.\")\n" + variables + result + " " + name + "("
                + String.join(", ", parameters) + ") {\n    " + ToolSource.DELIVERED + " = new Object[] {" + arguments
                + "};\n" + returned + "}\n";
    }
}
