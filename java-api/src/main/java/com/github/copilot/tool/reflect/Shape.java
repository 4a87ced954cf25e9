package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import com.github.copilot.tool.runtime.ReflectedReading;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A type as JSON (R7.3): the single source of its schema, of defaults and of how arguments are read.
 *
 * <p>A shape refers to others through {@link Value} after {@link #link} has been called, so a recursive type is an
 * ordinary graph. Linked shapes never change: any thread may read by them.
 */
abstract class Shape {
    /**
     * The properties of a value that the annotations on the property around it let Jackson read (R7.7).
     *
     * @param without the names that are ignored
     * @param only the names that are included; null for all
     */
    record Selection(Set<String> without, Set<String> only) {
        static final Selection ALL = new Selection(Set.of(), null);

        boolean takes(String name) {
            return !without.contains(name) && (only == null || only.contains(name));
        }
    }

    /** Makes an empty container for a number of elements. */
    @FunctionalInterface
    interface ContainerFactory {
        Object make(int size) throws ReflectiveOperationException;
    }

    /** Returns an empty container; an exception of its constructor is an error of the value (R5.6). */
    static Object made(ContainerFactory factory, int size) {
        try {
            return factory.make(size);
        } catch (InvocationTargetException thrown) {
            throw thrown(thrown);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the exception that a constructor threw, to be thrown. */
    static RuntimeException thrown(InvocationTargetException thrown) {
        if (thrown.getCause() instanceof Error error) {
            throw error;
        }
        return thrown.getCause() instanceof RuntimeException refusal ? refusal : new IllegalStateException(thrown);
    }

    /** A text is not a default of the type; the message says what was expected. */
    static final class InvalidDefault extends Exception {
        private static final long serialVersionUID = 1L;

        InvalidDefault(String expected) {
            super(expected, null, false, false);
        }
    }

    /** The type; null if the class alone decides. */
    final TypeUse use;

    private final String jsonType;

    /**
     * Creates a shape.
     *
     * @param use the type; may be null
     * @param jsonType JSON Schema's type; null for none
     */
    Shape(TypeUse use, String jsonType) {
        this.use = use;
        this.jsonType = jsonType;
    }

    /** Asks for the shapes that this shape refers to; called once. */
    void link(Shapes shapes) {
        // Most shapes refer to no other.
    }

    /** Returns the values that this shape's schema consists of. */
    List<Value> parts() {
        return List.of();
    }

    /** A value that another one needs, and the property that requires it; owner and property may be null. */
    record Need(Value value, TypeUse owner, String property) {}

    /** Returns the ways to make a value, each with the values that it needs. */
    List<List<Need>> ways() {
        return List.of(List.of());
    }

    /** Returns the schema of the type, without the keywords of its use. The path is for messages. */
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
        return jsonType == null ? SchemaWriter.empty() : SchemaWriter.typed(jsonType);
    }

    /** Returns JSON Schema's type, which decides which constraints apply; null for none. */
    String jsonType() {
        return jsonType;
    }

    /** Returns the reader of a value; here the mapper reads it (R5.1). */
    Reader reader(ReaderPlan plan) {
        return plan.mapped(this);
    }

    /** Returns the number of the reader of a map's key: the mapper does not read keys as it reads values. */
    int keyReader(ReaderPlan plan) {
        return plan.mappedKey(this);
    }

    /** Returns the reader that checks a value before the mapper reads the selected properties (R5.7); null for none. */
    Reader inspector(ReaderPlan plan, Selection selection) {
        return null;
    }

    /** Returns the parts of a value that are checked before the mapper reads it. */
    List<Value> inspectedParts() {
        return parts();
    }

    /** Whether a value has required members. */
    boolean hasRules() {
        return false;
    }

    /** Returns the shape that a value finally has, inside Optionals and creators. */
    Shape asRead() {
        return this;
    }

    /**
     * Whether Jackson reads a map's key of this type (R7.3). For most types this does not depend on how values are
     * read.
     */
    boolean isKey() {
        return Shapes.hasKeyCreator(use.raw());
    }

    /** Returns the expected value, in the words of an error (R5.3). */
    String expected() {
        String type = jsonType();
        return type == null
                ? "a value that the tool can read"
                : type.equals("boolean") ? "true or false" : (type.matches("[aio].*") ? "an " : "a ") + type;
    }

    /** Returns a default of the type, for a message. */
    String example() {
        return "object".equals(jsonType()) ? "{}" : "array".equals(jsonType()) ? "[]" : "...";
    }

    /** Returns the default with this text (R4.6), as JSON. */
    Object defaultOf(String text) throws InvalidDefault {
        try {
            return named(JsonText.read(text));
        } catch (Malformed fault) {
            throw new InvalidDefault("JSON text: " + fault.getMessage() + " (" + fault.position() + ")");
        }
    }

    /** Returns JSON in which each enum constant has the name that the schema shows. */
    Object named(Object json) {
        return json;
    }

    /** A type that Jackson reads from a string or number, by the table. */
    static final class Text extends Shape {
        private final JdkTypes.JdkType row;

        Text(TypeUse use, JdkTypes.JdkType row) {
            super(use, row.json());
            this.row = row;
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
            Map<String, Object> schema = super.schema(writer, path, selection);
            row.addKeywords(schema);
            return schema;
        }

        /** Whether it is a date or time, which can be before or after now. */
        boolean isMoment() {
            return row.isMoment();
        }

        /** Returns a value that the mapper reads. */
        Object read(CallReading call, Object value) {
            String expected = expected();
            Object text = "string".equals(jsonType()) ? ReflectedReading.string(value, expected) : value;
            return call.mapped(text, use.type(), expected, isReadByFormat());
        }

        /** Whether its format allows texts that Jackson does not read (R5.9). */
        boolean isReadByFormat() {
            return row.isReadByFormat();
        }

        @Override
        boolean hasRules() {
            return row.maxLength() < Integer.MAX_VALUE || row.isReadFromArray();
        }

        /** Whether Jackson also reads it from an array (R5.2). */
        boolean isReadFromArray() {
            return row.isReadFromArray();
        }

        @Override
        Reader inspector(ReaderPlan plan, Selection selection) {
            int most = row.maxLength();
            if (row.isReadFromArray()) {
                return notFromArray(expected());
            }
            return most == Integer.MAX_VALUE
                    ? null
                    : (call, value) -> {
                        ReflectedReading.size(value, value, 0, most, ReflectedReading.Measured.TEXT);
                        return value;
                    };
        }

        /** Returns the reader that refuses an array. */
        static Reader notFromArray(String expected) {
            return (call, value) -> {
                ReflectedReading.noArray(value, expected);
                return value;
            };
        }

        /** Returns the name of the class as Jackson's errors have it. */
        String className() {
            return use.raw().getName();
        }

        @Override
        boolean isKey() {
            return row.isKey();
        }

        @Override
        String expected() {
            return row.expectedOfArgument();
        }

        @Override
        String example() {
            return String.valueOf(row.example());
        }

        @Override
        Object defaultOf(String text) throws InvalidDefault {
            return row.json().equals("string") ? text : super.defaultOf(text);
        }
    }

    /** {@code Object}, which is passed as it comes, one of Jackson's trees, or an object without known properties. */
    static final class Any extends Shape {
        Any(TypeUse use, String jsonType) {
            super(use, jsonType);
        }

        @Override
        Reader reader(ReaderPlan plan) {
            return use.raw() == Object.class ? (call, value) -> call.any(value) : super.reader(plan);
        }

        @Override
        String expected() {
            boolean isAny = use.raw().isAssignableFrom(JsonNode.class);
            return jsonType() != null ? super.expected() : isAny ? "any JSON value" : "a value that the tool can read";
        }
    }

    /** A type without schema. The mapper may read it, if the parameter has a schema of its own. */
    static final class Unsupported extends Shape {
        private final Reason reason;
        private final Object[] words;

        /**
         * Creates the shape of a type without schema.
         *
         * @param words name, value, name, value, ... for the reason's words in braces
         */
        Unsupported(TypeUse use, Reason reason, Object... words) {
            super(use, null);
            this.reason = reason;
            this.words = words;
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
            throw reason.with(use, path, words);
        }
    }

    /**
     * A type with the JSON of another type: an Optional, or a type whose creator takes the other, which the mapper
     * reads.
     */
    static final class Wrapper extends Shape {
        private final TypeUse content;
        private final Object empty;
        private Value inner;

        /**
         * Creates the shape of a type around another.
         *
         * @param content the other type
         * @param empty the empty Optional; null if the type is not an Optional
         */
        Wrapper(TypeUse use, TypeUse content, Object empty) {
            super(use, null);
            this.content = content;
            this.empty = empty;
        }

        boolean isOptional() {
            return empty != null;
        }

        boolean isMap() {
            return content.type().isMapLikeType();
        }

        @Override
        void link(Shapes shapes) {
            inner = shapes.value(content);
        }

        @Override
        List<Value> parts() {
            return List.of(inner);
        }

        @Override
        List<List<Need>> ways() {
            return List.of(isOptional() ? List.of() : List.of(new Need(inner, null, null)));
        }

        // The bound stops a type whose creators lead back to it.
        private Shape inner() {
            Shape shape = this;
            for (int steps = 0; steps < Shapes.DEEPEST && shape instanceof Wrapper wrapper; steps++) {
                shape = wrapper.inner.shape();
            }
            return shape;
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
            if (inner() instanceof Wrapper) {
                throw Reason.CREATORS_IN_A_CIRCLE.with(use, path, "taken", content, "again", use);
            }
            return writer.of(inner, path, selection);
        }

        @Override
        String jsonType() {
            return inner() instanceof Wrapper ? null : inner().jsonType();
        }

        @Override
        Shape asRead() {
            return inner();
        }

        @Override
        String expected() {
            return inner() instanceof Wrapper ? super.expected() : inner().expected();
        }

        @Override
        Reader reader(ReaderPlan plan) {
            if (empty == null) {
                return super.reader(plan);
            }
            int held = plan.of(inner);
            return (call, value) -> value == null ? empty : optional(call.value(held, value));
        }

        private Object optional(Object held) {
            if (held == null || empty instanceof Optional) {
                return held == null ? empty : Optional.of(held);
            }
            if (empty instanceof OptionalInt) {
                return OptionalInt.of((Integer) held);
            }
            return empty instanceof OptionalLong ? OptionalLong.of((Long) held) : OptionalDouble.of((Double) held);
        }

        @Override
        Reader inspector(ReaderPlan plan, Selection selection) {
            int check = plan.inspection(inner, selection);
            return check < 0 ? null : (call, value) -> call.value(check, value);
        }

        @Override
        boolean isKey() {
            return use.raw().isEnum() ? inner() instanceof Scalar : super.isKey();
        }

        @Override
        String example() {
            return inner() instanceof Wrapper ? "..." : inner().example();
        }

        @Override
        Object defaultOf(String text) throws InvalidDefault {
            boolean isText = inner.shape() instanceof Text || inner.shape() instanceof Scalar && inner.isString();
            return empty != null || isText ? inner.shape().defaultOf(text) : super.defaultOf(text);
        }

        @Override
        Object named(Object json) {
            return inner() instanceof Wrapper ? json : inner().named(json);
        }
    }

    /** An array or collection; if it has no factory, the mapper reads it. */
    static final class Sequence extends Shape {
        private final TypeUse element;
        private final ContainerFactory factory;
        private Value value;

        Sequence(TypeUse use, TypeUse element, ContainerFactory factory) {
            super(use, "array");
            this.element = element;
            this.factory = factory;
        }

        @Override
        void link(Shapes shapes) {
            value = shapes.value(element);
        }

        @Override
        List<Value> parts() {
            return List.of(value);
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
            Map<String, Object> schema = super.schema(writer, path, selection);
            schema.put("items", writer.of(value, path + "[]", selection));
            return schema;
        }

        @Override
        Reader reader(ReaderPlan plan) {
            if (factory == null) {
                return super.reader(plan);
            }
            int content = plan.of(value);
            if (!use.raw().isArray()) {
                return (call, given) -> call.collection(content, given, (Collection<?>) made(factory, 0));
            }
            return (call, given) -> {
                Object[] items =
                        call.collection(content, given, new ArrayList<>()).toArray();
                Object array = made(factory, items.length);
                for (int i = 0; i < items.length; i++) {
                    Array.set(array, i, items[i]);
                }
                return array;
            };
        }

        @Override
        Reader inspector(ReaderPlan plan, Selection selection) {
            int check = plan.inspection(value, selection);
            return check < 0 ? null : (call, given) -> call.inspectElements(check, given);
        }

        @Override
        Object named(Object json) {
            List<Object> result = new ArrayList<>();
            if (json instanceof List<?> elements) {
                elements.forEach(each -> result.add(value.shape().named(each)));
            }
            return json instanceof List ? result : json;
        }
    }
}
