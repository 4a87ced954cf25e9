package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Constraints.Check;
import java.util.List;
import java.util.function.Function;

/**
 * A value at one place of a tool: its shape, whether null is accepted there (R4.3), and its constraints (R7.8).
 *
 * <p>All values of a tool are in one list, and the runtime helpers know each way to read one by a number, as in a
 * companion. So a recursive type is an ordinary list.
 */
final class Value {
    /**
     * The ways to read a value (R5.1): as the tool takes it; GIVEN, an argument that must be given although null is a
     * value of its type; as JSON of which the mapper makes an object (R5.7), DESCRIBED if the user's own schema describes
     * it; as the key of a map. A JSON_KEY is checked, and stays as it came.
     */
    enum Way {
        PLAIN,
        GIVEN,
        JSON,
        DESCRIBED,
        KEY,
        JSON_KEY
    }

    static final Way[] WAYS = Way.values();

    /** The values of the tool, of which this is one, and the empty Optional of its kind; null if its type is none. */
    final List<Value> all;

    final Object empty;

    /** Makes the Optional of a value; null if its type is none. */
    Function<Object, Object> wrap;

    final Shape shape;
    final Constraints constraints;
    private final int position;
    private final boolean nullable;
    private List<Check> checks;

    Value(List<Value> all, Shape shape, boolean nullable, Constraints constraints, Object empty) {
        this.all = all;
        this.position = all.size();
        this.shape = shape;
        this.nullable = nullable;
        this.constraints = constraints;
        this.empty = empty;
        all.add(this);
    }

    /** Whether it may be missing in any case: because null is accepted, or because its type is an Optional. */
    boolean isOptional() {
        return nullable || empty != null;
    }

    /** Returns the number by which the runtime helpers read it in one of the ways. */
    int number(Way way) {
        return position * WAYS.length + way.ordinal();
    }

    /** Returns the checks of a value that is not null; the shape must be complete. */
    List<Check> checks() {
        checks = checks == null ? constraints.checks(shape) : checks;
        return checks;
    }
}
