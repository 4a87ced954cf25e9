package com.github.copilot.tool.reflect;

/** A value at one place: its shape, whether null is accepted there (R4.3), and its constraints (R7.8). */
record Value(Shape shape, boolean nullable, Constraints constraints) {
    /** Whether it may be missing in any case: because null is accepted, or because its type is an Optional. */
    boolean isOptional() {
        return nullable || isOptionalType();
    }

    /** Whether its type is an Optional. */
    boolean isOptionalType() {
        return shape instanceof Shape.Wrapper wrapper && wrapper.isOptional();
    }

    boolean isString() {
        return "string".equals(shape.jsonType());
    }
}
