package io.github.copilottool.tests;

import java.util.function.Supplier;

/** A value that is made when it is first asked for. Whoever asks meanwhile waits for it. */
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
