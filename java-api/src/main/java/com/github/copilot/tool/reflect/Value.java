package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Constraints.Check;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A value at one place of a tool: its shape and its constraints there.
 *
 * <p>All values of a tool are in one list, and the runtime helpers know each way to read one by a number, as in a
 * companion. So a recursive type is an ordinary list.
 *
 * @param all the values of the tool, of which this is one
 * @param keywords those of the constraints, for its schema; and the checks of a value that is not null
 * @param wrap makes an Optional of its kind from a value, or from null; null if its type is not an Optional
 */
record Value(
        List<Value> all,
        int position,
        Shape shape,
        Constraints constraints,
        Map<String, Object> keywords,
        List<Check> checks,
        UnaryOperator<Object> wrap) {
    /**
     * The ways to read a value (R5.1): as the tool takes it; as JSON of which the mapper makes an object (R5.7),
     * DESCRIBED if the user's own schema describes it; as the key of a map. A GIVEN value must not be null, although
     * null is a value of its type. A JSON_KEY is checked, and stays as it came.
     */
    enum Way {
        PLAIN,
        GIVEN,
        JSON,
        GIVEN_JSON,
        DESCRIBED,
        KEY,
        JSON_KEY
    }

    static final Way[] WAYS = Way.values();

    /** Returns a value, which is added to all values of the tool. */
    static Value of(List<Value> all, Shape shape, Constraints constraints, UnaryOperator<Object> wrap) {
        Map<String, Object> keywords = new HashMap<>(shape.row == null ? Map.of() : shape.row.keywords());
        List<Check> checks = constraints.checks().isEmpty() ? List.of() : constraints.apply(shape, keywords);
        Value made = new Value(all, all.size(), shape, constraints, keywords, checks, wrap);
        all.add(made);
        return made;
    }

    /** Whether it may be missing in any case: because null is accepted, or because its type is an Optional. */
    boolean isOptional() {
        return constraints.nullable() || wrap != null;
    }

    /** Returns the number by which the runtime helpers read it in one of the ways. */
    int number(Way way) {
        return position * WAYS.length + way.ordinal();
    }
}
