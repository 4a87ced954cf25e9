package io.github.copilottool.tests.generator;

/** The base of classes that draw declarations of one kind. */
abstract class DeclarationDraw {
    final Scope scope;
    final TypeDraw types;
    final Draw draw;

    /**
     * Creates a draw for one source.
     *
     * @param scope the source's declarations
     * @param types draws the types that the declarations contain
     */
    DeclarationDraw(Scope scope, TypeDraw types) {
        this.scope = scope;
        this.types = types;
        this.draw = scope.draw;
    }
}
