package io.github.copilottool.tests.generator;

import java.util.ArrayList;
import java.util.List;

/** Sealed types whose records no annotation distinguishes: generated code reads them (R7.12). */
final class SealedDraw extends DeclarationDraw {
    SealedDraw(Scope scope, TypeDraw types) {
        super(scope, types);
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
            // One of the records may have no component of its own, and is then selected if no other one is.
            boolean isDistinct = i > 0 || draw.chance(70);
            new RecordDraw(scope, types).leaf(leaf + variable, parent + variable, depth, isDistinct);
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
