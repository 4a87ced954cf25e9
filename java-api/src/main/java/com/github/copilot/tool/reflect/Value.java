package com.github.copilot.tool.reflect;

/** A value at one place: its shape, whether null is accepted there (SPEC R4.3), and what is enforced (R7.8). */
record Value(Shape shape, boolean nullable, Constraints constraints) {
    /** Whether it may be missing, whatever else is said: where null is accepted, and of an Optional. */
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
