package com.github.copilot.tool.reflect;

/** A value at one place: its shape, whether null is accepted there (R4.3), and its constraints (R7.8). */
record Value(Shape shape, boolean nullable, Constraints constraints) {
    /** Whether it may be missing in any case: because null is accepted, or because its type is an Optional. */
    boolean isOptional() {
        return nullable || shape instanceof HolderShape.Maybe;
    }

    /** Returns the same value without constraints. */
    Value plain() {
        return new Value(shape, false, Constraints.NONE);
    }
}
