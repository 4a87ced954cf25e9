package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Shape.Need;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds types of which no value is finite (R7.5), such as a record that requires another one of its own type. */
final class FiniteValues {
    private FiniteValues() {}

    /** Requires that a recursive type has finite values. The path is for messages. */
    static void require(Shape shape, String path) {
        Set<Shape> finite = finite(reachable(shape));
        Set<Shape> seen = new HashSet<>();
        Shape current = shape;
        while (!finite.contains(current) && seen.add(current)) {
            // Each way needs a type without finite values; following the first of them leads to a cycle.
            Need next = current.ways().get(0).stream()
                    .filter(each -> !isFinite(each, finite))
                    .findFirst()
                    .orElseThrow();
            if (next.property() != null) {
                throw Reason.ENDLESS_VALUE.with(
                        shape.use,
                        path,
                        "property",
                        next.property(),
                        "owner",
                        TypeUse.name(next.owner().raw()));
            }
            current = needed(next.value());
        }
    }

    private static List<Shape> reachable(Shape shape) {
        List<Shape> reachable = new ArrayList<>(List.of(shape));
        Set<Shape> seen = new HashSet<>(reachable);
        for (int i = 0; i < reachable.size(); i++) {
            for (Value each : reachable.get(i).parts()) {
                if (seen.add(each.shape())) {
                    reachable.add(each.shape());
                }
            }
        }
        return reachable;
    }

    private static Set<Shape> finite(List<Shape> shapes) {
        Set<Shape> finite = new HashSet<>();
        int before;
        do {
            before = finite.size();
            for (Shape each : shapes) {
                if (each.ways().stream().anyMatch(way -> way.stream().allMatch(need -> isFinite(need, finite)))) {
                    finite.add(each);
                }
            }
        } while (finite.size() > before);
        return finite;
    }

    private static boolean isFinite(Need need, Set<Shape> finite) {
        Shape needed = needed(need.value());
        return needed == null || finite.contains(needed);
    }

    // Returns the shape of which a value needs a value; null if it may be empty.
    private static Shape needed(Value value) {
        Value needed = value;
        // The bound stops a collection that contains itself.
        for (int steps = 0; steps < Shapes.DEEPEST; steps++) {
            boolean isContainer = needed.shape() instanceof Shape.Sequence || needed.shape() instanceof MapShape;
            if (!isContainer) {
                return needed.isOptionalType() ? null : needed.shape();
            }
            if (needed.constraints().leastSize() == 0) {
                return null;
            }
            needed = needed.shape().parts().get(0);
        }
        return null;
    }
}
