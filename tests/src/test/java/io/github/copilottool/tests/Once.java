package io.github.copilottool.tests;

import java.util.function.Supplier;

/** A value that is made at the first request. Other threads wait until it is made. */
final class Once<T> {
    private final Supplier<T> maker;
    private T value;

    Once(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        if (value == null) {
            value = maker.get();
        }
        return value;
    }
}
