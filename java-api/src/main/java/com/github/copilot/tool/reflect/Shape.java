package com.github.copilot.tool.reflect;

import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * What a type is to JSON: the one truth that schema, defaults and the reading of arguments share (SPEC R7.3).
 *
 * <p>A shape refers to other types by {@link Use}, so a recursive type is an ordinary graph.
 *
 * <p>The permitted types are written out, since javac would list them in an order that depends on its other files.
 */
sealed interface Shape
        permits Shape.Scalar,
                Shape.OptionalOf,
                Shape.OptionalNumber,
                Shape.ArrayOf,
                Shape.CollectionOf,
                Shape.MapOf,
                Shape.EnumOf,
                Shape.ObjectOf,
                Shape.Union,
                Shape.Delegate,
                Shape.Text,
                Shape.Any,
                Shape.Open,
                Shape.Unsupported {
    /**
     * A string, number, boolean or character, read without the mapper.
     *
     * @param type the class
     * @param jsonType JSON Schema's type
     */
    record Scalar(Class<?> type, String jsonType) implements Shape {}

    /** An {@code Optional}. */
    record OptionalOf(Use inner) implements Shape {}

    /**
     * {@code OptionalInt}, {@code OptionalLong} or {@code OptionalDouble}.
     *
     * @param inner the scalar in it
     * @param empty an empty one
     * @param of makes one of a number that was read
     */
    record OptionalNumber(Scalar inner, Object empty, UnaryOperator<Object> of) implements Shape {}

    /** A Java array. */
    record ArrayOf(Use component) implements Shape {}

    /**
     * {@code Iterable} or a collection.
     *
     * @param element what is in it; {@code Object} of a raw one
     * @param make makes an empty one; null where only the mapper can
     */
    record CollectionOf(Use element, Supplier<Collection<Object>> make) implements Shape {}

    /**
     * A map.
     *
     * @param key what its keys are read as, with the constraints on them; null for strings as they come
     * @param value what is in it; {@code Object} of a raw one
     * @param make makes an empty one; null where only the mapper can
     */
    record MapOf(Use key, Use value, Supplier<Map<Object, Object>> make) implements Shape {}

    /** An enum by its constants' names. */
    record EnumOf(List<Constant> constants, String description) implements Shape {}

    /**
     * A constant of an enum.
     *
     * @param value the constant
     * @param java its name in Java
     * @param wire its name in JSON
     * @param aliases other names that it is read by
     */
    record Constant(Object value, String java, String wire, List<String> aliases) {}

    /**
     * A record or class with known properties.
     *
     * @param properties in the order of R7.11
     * @param additional what an any-setter takes beside them; null for nothing
     * @param description the class's; may be null
     * @param discriminator what comes first and has one value (R7.7); null for nothing
     * @param canonical a record's constructor, where it makes the record without the mapper (R5.1); else null
     */
    record ObjectOf(
            List<Property> properties,
            Use additional,
            String description,
            Discriminator discriminator,
            Constructor<?> canonical)
            implements Shape {}

    /**
     * A property of an object.
     *
     * @param name its name in JSON
     * @param java its name in Java
     * @param aliases other names that are read
     * @param use its type
     * @param required whether it must be there
     * @param description may be null
     * @param component for a record's component its position, else -1
     * @param own what {@code @CopilotToolParam} on a component says (R4.9); null for nothing
     * @param format JSON Schema's type where {@code @JsonFormat} on the property sets it; else null
     * @param selection which properties of its value are read here
     * @param created whether the creator takes it, or it was unwrapped: it is read whatever is selected
     */
    record Property(
            String name,
            String java,
            List<String> aliases,
            Use use,
            boolean required,
            String description,
            int component,
            Said own,
            String format,
            Selection selection,
            boolean created) {}

    /**
     * Which properties of its value a property's annotations let Jackson read (R7.7). Those that the value's creator takes
     * are read all the same.
     *
     * @param without those of {@code @JsonIgnoreProperties}
     * @param only those of {@code @JsonIncludeProperties}; null where all are read
     */
    record Selection(Set<String> without, Set<String> only) {
        static final Selection ALL = new Selection(Set.of(), null);

        boolean isAll() {
            return without.isEmpty() && only == null;
        }

        boolean takes(String name) {
            return !without.contains(name) && (only == null || only.contains(name));
        }
    }

    /** A property whose value says which of several types an object is. */
    record Discriminator(String property, String value) {}

    /** One of several types. */
    record Union(List<Alternative> alternatives, String description) implements Shape {}

    /**
     * One alternative of a union.
     *
     * @param use its type
     * @param object its own object, where the shape of its type is more than that; else null
     * @param property the discriminator; null for none
     * @param wrapper the name of the one property around it; null for none
     */
    record Alternative(Use use, ObjectOf object, Discriminator property, String wrapper) {}

    /** A type whose JSON is that of another, read by the mapper. */
    record Delegate(Use inner) implements Shape {}

    /**
     * A type of the JDK that Jackson reads from a string or number.
     *
     * @param jsonType JSON Schema's type
     * @param format JSON Schema's format; may be null
     * @param isKey whether Jackson reads it from the name of a JSON member
     * @param isFormatted whether {@code @JsonFormat} changes its JSON
     * @param expected what is expected of a value, for failures
     */
    record Text(String jsonType, String format, boolean isKey, boolean isFormatted, String expected) implements Shape {}

    /** Anything: {@code Object}, or where {@code tree} one of Jackson's trees. */
    record Any(boolean tree) implements Shape {}

    /** Some object, of which nothing is known; read by the mapper. */
    record Open() implements Shape {}

    /**
     * No schema can be given.
     *
     * @param reason a clause that says why
     */
    record Unsupported(String reason) implements Shape {}
}
