package org.openapitools.jackson.nullable;

import java.util.NoSuchElementException;
import java.util.Objects;

/** The part of jackson-databind-nullable's class that cases use. */
public final class JsonNullable<T> {
    private static final JsonNullable<?> UNDEFINED = new JsonNullable<>(null, false);

    private final T value;
    private final boolean isPresent;

    private JsonNullable(T value, boolean isPresent) {
        this.value = value;
        this.isPresent = isPresent;
    }

    @SuppressWarnings("unchecked")
    public static <T> JsonNullable<T> undefined() {
        return (JsonNullable<T>) UNDEFINED;
    }

    public static <T> JsonNullable<T> of(T value) {
        return new JsonNullable<>(value, true);
    }

    public T get() {
        if (!isPresent) {
            throw new NoSuchElementException("Value is undefined");
        }
        return value;
    }

    public boolean isPresent() {
        return isPresent;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonNullable<?> own && isPresent == own.isPresent && Objects.equals(value, own.value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(value, isPresent);
    }

    @Override
    public String toString() {
        return isPresent ? "JsonNullable[" + value + "]" : "JsonNullable.undefined";
    }
}
