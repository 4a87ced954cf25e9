package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.reflect.Readers.Reader;
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
 * What a type is to JSON (SPEC R7.3): the single source of its schema, of defaults and of how arguments are read.
 *
 * <p>A shape refers to others through {@link Value}, once {@link #link} has been called, so a recursive type is an
 * ordinary graph. Shapes that are linked never change: any thread may read by them.
 */
abstract class Shape {
    /** Which properties of its value the annotations on a property let Jackson read (R7.7); {@code only} may be null. */
    record Selection(Set<String> without, Set<String> only) {
        static final Selection ALL = new Selection(Set.of(), null);

        boolean takes(String name) {
            return !without.contains(name) && (only == null || only.contains(name));
        }
    }

    /** Makes an empty container for so many elements. */
    @FunctionalInterface
    interface Maker {
        Object make(int size) throws ReflectiveOperationException;
    }

    /** An empty container; what its own constructor throws is an error of the value (R5.6). */
    static Object made(Maker maker, int size) {
        try {
            return maker.make(size);
        } catch (InvocationTargetException thrown) {
            throw thrown(thrown);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** What a constructor threw, to be thrown. */
    static RuntimeException thrown(InvocationTargetException thrown) {
        if (thrown.getCause() instanceof Error error) {
            throw error;
        }
        return thrown.getCause() instanceof RuntimeException refusal ? refusal : new IllegalStateException(thrown);
    }

    /** A text is no default of the type; the message is what was expected. */
    static final class NoDefault extends Exception {
        private static final long serialVersionUID = 1L;

        NoDefault(String expected) {
            super(expected, null, false, false);
        }
    }

    /** The type; null for what its class alone says. */
    final TypeUse use;

    private final String jsonType;

    /** Of a type, and JSON Schema's type for it; null for none. */
    Shape(TypeUse use, String jsonType) {
        this.use = use;
        this.jsonType = jsonType;
    }

    /** Asks for the shapes that this one refers to; called once. */
    void link(Shapes shapes) {
        // Most refer to none.
    }

    /** The values that this shape's schema is made of. */
    List<Value> parts() {
        return List.of();
    }

    /** The schema of the type, without what a use of it adds. The path is for messages. */
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
        return jsonType == null ? ToolSchema.empty() : ToolSchema.typed(jsonType);
    }

    /** JSON Schema's type, null for none: which constraints have keywords. */
    String jsonType() {
        return jsonType;
    }

    /** What reads a value; here the mapper does (R5.1). */
    Reader reader(Readers readers) {
        return readers.mapped(this);
    }

    /** The number of what reads a map's key from a member's name: the mapper reads keys otherwise than values. */
    int keyReader(Readers readers) {
        return readers.mappedKey(this);
    }

    /** What checks a value before the mapper reads what is selected of it (R5.7); null for nothing. */
    Reader inspector(Readers readers, Selection selection) {
        return null;
    }

    /** The parts of a value that are checked before the mapper reads it. */
    List<Value> inspectedParts() {
        return parts();
    }

    /** Whether a value has members that it must have. */
    boolean hasRules() {
        return false;
    }

    /** What a value is read as in the end, behind Optionals and creators. */
    Shape asRead() {
        return this;
    }

    /** Whether Jackson reads a map's key of this type (R7.3). Of most types it does not ask what their values are. */
    boolean isKey() {
        return Shapes.hasKeyCreator(use.raw());
    }

    /** What is expected of a value, in the words of an error (R5.3). */
    String expected() {
        String type = jsonType();
        return type == null
                ? "a value that the tool can read"
                : type.equals("boolean") ? "true or false" : (type.matches("[aio].*") ? "an " : "a ") + type;
    }

    /** A default of the type, for a message. */
    String example() {
        return "object".equals(jsonType()) ? "{}" : "array".equals(jsonType()) ? "[]" : "...";
    }

    /** The default that a text stands for (R4.6), as JSON. */
    Object defaultOf(String text) throws NoDefault {
        try {
            return named(JsonText.read(text));
        } catch (Malformed fault) {
            throw new NoDefault("JSON text: " + fault.getMessage() + " (" + fault.position() + ")");
        }
    }

    /** JSON with each enum constant in it under the name that the schema shows. */
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
        Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
            Map<String, Object> schema = super.schema(writer, path, selection);
            if (row.keyword() != null) {
                String[] keyword = row.keyword().split("=");
                schema.put(keyword[0], keyword[1]);
            }
            return schema;
        }

        /** The name of the class, as errors of Jackson's have it. */
        String className() {
            return use.raw().getName();
        }

        @Override
        boolean isKey() {
            return row.isKey();
        }

        @Override
        String expected() {
            boolean isPlain = row.keyword() != null || row.example() == null;
            return isPlain ? row.expected() : row.expected() + " such as " + row.example();
        }

        @Override
        String example() {
            return String.valueOf(row.example());
        }

        @Override
        Object defaultOf(String text) throws NoDefault {
            return row.json().equals("string") ? text : super.defaultOf(text);
        }
    }

    /** {@code Object}, which is passed as it comes, one of Jackson's trees, or an object of which nothing is known. */
    static final class Any extends Shape {
        Any(TypeUse use, String jsonType) {
            super(use, jsonType);
        }

        @Override
        Reader reader(Readers readers) {
            return use.raw() == Object.class ? (call, value) -> ReflectedReading.present(value) : super.reader(readers);
        }

        @Override
        String expected() {
            return jsonType() == null ? "any JSON value" : super.expected();
        }
    }

    /** A type without schema: the mapper may read it, where the parameter has a schema of its own. */
    static final class Unsupported extends Shape {
        private final Reason reason;
        private final Object[] words;

        /** For a reason, with name, value, name, value, ... for its words in braces. */
        Unsupported(TypeUse use, Reason reason, Object... words) {
            super(use, null);
            this.reason = reason;
            this.words = words;
        }

        @Override
        Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
            throw reason.with(use, path, words);
        }
    }

    /** A type whose JSON is that of another: an Optional, or what a creator takes, which the mapper reads. */
    static final class Wrapper extends Shape {
        private final TypeUse content;
        private final Object empty;
        private Value inner;

        /** Of another type; what is empty, where this is an Optional, else null. */
        Wrapper(TypeUse use, TypeUse content, Object empty) {
            super(use, null);
            this.content = content;
            this.empty = empty;
        }

        boolean isOptional() {
            return empty != null;
        }

        @Override
        void link(Shapes shapes) {
            inner = shapes.value(content);
        }

        @Override
        List<Value> parts() {
            return List.of(inner);
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
        Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
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
        Reader reader(Readers readers) {
            if (empty == null) {
                return super.reader(readers);
            }
            int held = readers.of(inner);
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
        Reader inspector(Readers readers, Selection selection) {
            int check = readers.inspection(inner, selection);
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
        Object defaultOf(String text) throws NoDefault {
            boolean isText = inner.shape() instanceof Text || inner.shape() instanceof Scalar && inner.isString();
            return empty != null || isText ? inner.shape().defaultOf(text) : super.defaultOf(text);
        }

        @Override
        Object named(Object json) {
            return inner() instanceof Wrapper ? json : inner().named(json);
        }
    }

    /** An array or collection; without a maker the mapper reads it. */
    static final class Sequence extends Shape {
        private final TypeUse element;
        private final Maker maker;
        private Value value;

        Sequence(TypeUse use, TypeUse element, Maker maker) {
            super(use, "array");
            this.element = element;
            this.maker = maker;
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
        Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
            Map<String, Object> schema = super.schema(writer, path, selection);
            schema.put("items", writer.of(value, path + "[]", selection));
            return schema;
        }

        @Override
        Reader reader(Readers readers) {
            if (maker == null) {
                return super.reader(readers);
            }
            int content = readers.of(value);
            if (!use.raw().isArray()) {
                return (call, given) -> call.collection(content, given, (Collection<?>) made(maker, 0));
            }
            return (call, given) -> {
                Object[] items =
                        call.collection(content, given, new ArrayList<>()).toArray();
                Object array = made(maker, items.length);
                for (int i = 0; i < items.length; i++) {
                    Array.set(array, i, items[i]);
                }
                return array;
            };
        }

        @Override
        Reader inspector(Readers readers, Selection selection) {
            int check = readers.inspection(value, selection);
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
