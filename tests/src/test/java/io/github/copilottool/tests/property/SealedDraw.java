package io.github.copilottool.tests.property;

import java.util.ArrayList;
import java.util.List;

/** Sealed types of which no annotation says how their records are told apart: generated code reads them (R7.12). */
final class SealedDraw {
    private final Scope scope;
    private final TypeDraw types;
    private final Draw draw;

    SealedDraw(Scope scope, TypeDraw types) {
        this.scope = scope;
        this.types = types;
        this.draw = scope.draw;
    }

    String any(int depth) {
        String base = scope.fresh("Choice");
        boolean isGeneric = draw.chance(15);
        String variable = isGeneric ? "<T>" : "";
        scope.openSealed(base, isGeneric);
        String argument = isGeneric ? "<" + types.reference(depth + 1) + ">" : "";
        int count = 1 + draw.below(3);
        List<String> permitted = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String leaf = scope.fresh("Chosen");
            String parent = base;
            if (draw.chance(15)) {
                parent = scope.fresh("Middle");
                permitted.add(parent);
                scope.declare("sealed interface " + parent + variable + " extends " + base + variable + " permits "
                        + leaf + " {}\n");
            } else {
                permitted.add(leaf);
            }
            // One of them can be what the others are not.
            boolean isTold = i > 0 || draw.chance(70);
            new RecordDraw(scope, types).leaf(leaf + variable, parent + variable, depth, isTold);
            if (!isGeneric) {
                scope.finish(leaf);
            }
        }
        scope.close();
        scope.declare("sealed interface " + base + variable + " permits " + String.join(", ", permitted) + " {}\n");
        if (!isGeneric) {
            scope.finish(base);
        }
        return base + argument;
    }
}
