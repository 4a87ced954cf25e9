package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Constraints.Check;
import java.util.List;

/**
 * A value at one place of a tool: its shape, whether null is accepted there (R4.3), and its constraints (R7.8).
 *
 * <p>All values of a tool are in one list, and the runtime helpers know each way to read one by a number, as in a
 * companion. So a recursive type is an ordinary list.
 */
final class Value {
    /** The ways to read a value (R5.1). */
    enum Way {
        /** The value that the tool takes. */
        PLAIN,
        /** The same of an argument that must be given, although null is a value of its type. */
        GIVEN,
        /** The JSON of which the mapper makes an object (R5.7). */
        JSON,
        /** The same, of a value that a schema of the user's own describes. */
        DESCRIBED,
        /** The key of a map. */
        KEY,
        /** The key of a map in JSON: it is checked, and stays as it came. */
        JSON_KEY
    }

    static final Way[] WAYS = Way.values();

    /** The values of the tool, of which this is one. */
    final List<Value> all;

    final Shape shape;
    final Constraints constraints;

    /** The empty Optional of its kind; null if its type is none. */
    final Object empty;

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
