package io.github.copilottool.tests.property;

/** Records and classes with type parameters, used with some arguments (R7.6). */
final class GenericDraw {
    private final Scope scope;
    private final TypeDraw types;
    private final Draw draw;

    GenericDraw(Scope scope, TypeDraw types) {
        this.scope = scope;
        this.types = types;
        this.draw = scope.draw;
    }

    String any(int depth) {
        String name = scope.fresh("Box");
        NameDraw names = NameDraw.of(draw);
        int kind = draw.below(5);
        // The class is the mapper's, and so is what is in it.
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
            String upper = BeanDraw.capitalized(field);
            scope.declare("static class " + name + "<T> {\n"
                    + ("private T " + field + ";\npublic List<T> " + names.next() + ";\n\npublic T get" + upper
                                    + "() {\n    return " + field + ";\n}\n\npublic void set" + upper
                                    + "(T value) {\n    this." + field + " = value;\n}\n")
                            .indent(4)
                    + "}\n");
            return name + "<" + draw.any("", "? extends ") + argument + ">";
        }
        if (kind == 3) {
            // Its own type again, with the same argument.
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
