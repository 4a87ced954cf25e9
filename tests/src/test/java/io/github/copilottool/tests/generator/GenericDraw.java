package io.github.copilottool.tests.generator;

/** Records and classes with type parameters, and types that use them with arguments (R7.6). */
final class GenericDraw extends DeclarationDraw {
    GenericDraw(Scope scope, TypeDraw types) {
        super(scope, types);
    }

    String any(int depth) {
        String name = scope.fresh("Box");
        NameDraw names = NameDraw.of(draw);
        int kind = draw.below(5);
        // The mapper reads the class, and so it reads what the class contains.
        String argument = kind == 2 ? scope.byMapper(() -> types.reference(depth + 1)) : types.reference(depth + 1);
        if (kind == 0) {
            scope.declare("record " + name + "<A, B>(A " + names.next() + ", List<B> " + names.next()
                    + ", Map<String, A> " + names.next() + ") {}\n");
            return name + "<" + argument + ", " + types.reference(depth + 1) + ">";
        }
        if (kind == 1) {
            scope.declare(
                    "record " + name + "<N extends Number>(N " + names.next() + ", N[] " + names.next() + ") {}\n");
            return name + "<" + draw.any("Integer", "? extends BigDecimal", "? extends Number", "Long", "Number") + ">";
        }
        if (kind == 2) {
            String field = names.next();
            String upper = NameDraw.capitalized(field);
            scope.declare("static class " + name + "<T> {\n"
                    + ("private T " + field + ";\npublic List<T> " + names.next() + ";\n\npublic T get" + upper
                                    + "() {\n    return " + field + ";\n}\n\npublic void set" + upper
                                    + "(T value) {\n    this." + field + " = value;\n}\n")
                            .indent(4)
                    + "}\n");
            return name + "<" + draw.any("", "? extends ") + argument + ">";
        }
        if (kind == 3) {
            // It contains its own type, with the same argument.
            scope.recursive(name);
            scope.declare(
                    "record " + name + "<T>(T " + names.next() + ", List<" + name + "<T>> " + names.next() + ") {}\n");
            return name + "<" + argument + ">";
        }
        String outer = scope.fresh("Outer");
        scope.declare("record " + name + "<T>(T " + names.next() + ", @Nullable T " + names.next() + ") {}\n");
        scope.declare(
                "record " + outer + "<U>(" + name + "<List<U>> " + names.next() + ", U[] " + names.next() + ") {}\n");
        return outer + "<" + argument + ">";
    }
}
