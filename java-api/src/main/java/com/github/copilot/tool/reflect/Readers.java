package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.tool.runtime.Rules;
import com.github.copilot.tool.runtime.Rules.ValueReader;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * From shapes to what reads arguments (SPEC R5.1 to R5.3), each made once. Readers may be used by any thread; making
 * them serves one.
 */
final class Readers {
    private final Shapes shapes;
    private final ObjectMapper mapper;
    private final Map<Use, ValueReader> known = new HashMap<>();

    Readers(Shapes shapes, ObjectMapper mapper) {
        this.shapes = shapes;
        this.mapper = mapper;
    }

    /**
     * The reader of a use.
     *
     * @param use the type with its constraints
     * @return the reader; null comes out of it only where null is welcome
     */
    ValueReader of(Use use) {
        ValueReader reader = known.get(use);
        if (reader == null) {
            // A recursive type's reader needs itself.
            Late late = new Late();
            known.put(use, late);
            reader = make(use);
            late.reader = reader;
            known.put(use, reader);
        }
        return reader;
    }

    /** Stands for a reader that is being made. */
    private static final class Late implements ValueReader {
        private ValueReader reader;

        @Override
        public Object read(Object value, String path) {
            return reader.read(value, path);
        }
    }

    private ValueReader make(Use use) {
        List<Limits.Check> checks = checks(use);
        ValueReader plain = unchecked(use);
        ValueReader checked = checks.isEmpty()
                ? plain
                : (value, path) -> {
                    Object result = plain.read(value, path);
                    Object held = Rules.present(result);
                    if (held != null) {
                        checks.forEach(check -> check.hold(held, path));
                    }
                    return result;
                };
        return use.nullable() ? (value, path) -> value == null ? null : checked.read(value, path) : checked;
    }

    private List<Limits.Check> checks(Use use) {
        return use.limits().checks(held(use), isLong(use));
    }

    // What is held to constraints: what the mapper makes of text or a number is neither, and its constraints are
    // keywords only (R7.8); a size of byte[] counts bytes.
    private Limits.Kind held(Use use) {
        Use inner = shapes.of(use) instanceof Shape.OptionalOf optional ? optional.inner() : use;
        Shape shape = shapes.of(inner);
        if (shape instanceof Shape.Scalar scalar && scalar.jsonType().equals("string")) {
            boolean isText = scalar.type() == String.class || scalar.type() == CharSequence.class;
            return isText ? Limits.Kind.STRING : scalar.type() == byte[].class ? Limits.Kind.ARRAY : Limits.Kind.OTHER;
        }
        boolean isContainer =
                shape instanceof Shape.ArrayOf || shape instanceof Shape.CollectionOf || shape instanceof Shape.MapOf;
        boolean isRead = shape instanceof Shape.Scalar
                || shape instanceof Shape.OptionalNumber
                || isContainer && shapes.isNameable(inner);
        return isRead ? shapes.kind(use) : Limits.Kind.OTHER;
    }

    private static boolean isLong(Use use) {
        Class<?> raw = use.raw() == Optional.class && !use.arguments().isEmpty()
                ? use.arguments().get(0).raw()
                : use.raw();
        return raw == long.class
                || raw == Long.class
                || raw == int.class
                || raw == Integer.class
                || raw == short.class
                || raw == Short.class
                || raw == byte.class
                || raw == Byte.class
                || raw == OptionalInt.class
                || raw == OptionalLong.class;
    }

    private ValueReader unchecked(Use use) {
        Shape shape = shapes.of(use);
        if (shape instanceof Shape.Scalar scalar) {
            return Rules.scalar(scalar.type());
        }
        if (shape instanceof Shape.OptionalNumber optional) {
            ValueReader inner = Rules.scalar(optional.inner().type());
            return (value, path) ->
                    value == null ? optional.empty() : optional.of().apply(inner.read(value, path));
        }
        if (shape instanceof Shape.OptionalOf optional) {
            ValueReader inner = of(optional.inner());
            return (value, path) -> value == null ? Optional.empty() : Optional.ofNullable(inner.read(value, path));
        }
        if (shape instanceof Shape.Any any && !any.tree()) {
            return Rules::any;
        }
        if (!shapes.isNameable(use)) {
            return mapped(use);
        }
        if (shape instanceof Shape.ArrayOf array) {
            return array(array.component());
        }
        if (shape instanceof Shape.CollectionOf collection && collection.make() != null) {
            return collection(collection);
        }
        if (shape instanceof Shape.MapOf map && map.make() != null && shapes.keyProblem(map) == null) {
            return map(map);
        }
        if (shape instanceof Shape.EnumOf constants
                && constants.constants().stream().noneMatch(Readers::isRenamed)) {
            return enumeration(constants);
        }
        if (shape instanceof Shape.ObjectOf object && object.canonical() != null) {
            return record(object);
        }
        return mapped(use);
    }

    private ValueReader array(Use component) {
        ValueReader reader = of(component);
        return (value, path) -> {
            Collection<?> elements = Rules.elements(value, path);
            Object result = Array.newInstance(component.raw(), elements.size());
            int index = 0;
            try {
                for (Object each : elements) {
                    Array.set(result, index, reader.read(each, ""));
                    index++;
                }
            } catch (RuntimeException refused) {
                throw Rules.under(refused, Rules.elementPath(path, index));
            }
            return result;
        };
    }

    private ValueReader collection(Shape.CollectionOf shape) {
        ValueReader reader = of(shape.element());
        return (value, path) -> {
            Collection<?> elements = Rules.elements(value, path);
            List<Object> read = new ArrayList<>(elements.size());
            try {
                for (Object each : elements) {
                    read.add(reader.read(each, ""));
                }
            } catch (RuntimeException refused) {
                throw Rules.under(refused, Rules.elementPath(path, read.size()));
            }
            return filled(shape, read, path);
        };
    }

    // What a container refuses that takes no null or wants its elements comparable is told without its words (R5.6).
    private static Object filled(Shape.CollectionOf shape, List<Object> read, String path) {
        try {
            Collection<Object> result = shape.make().get();
            read.forEach(result::add);
            return result;
        } catch (RuntimeException refused) {
            throw Rules.rejected(path);
        }
    }

    private ValueReader map(Shape.MapOf shape) {
        ValueReader key = shape.key() == null ? (name, path) -> String.valueOf(name) : key(shape.key());
        ValueReader reader = of(shape.value());
        return (value, path) -> {
            Map<Object, Object> read = new LinkedHashMap<>();
            for (Map.Entry<?, ?> each : Rules.members(value, path).entrySet()) {
                try {
                    read.put(key.read(each.getKey(), ""), reader.read(each.getValue(), ""));
                } catch (RuntimeException refused) {
                    throw Rules.under(refused, Rules.memberPath(path, String.valueOf(each.getKey())));
                }
            }
            try {
                Map<Object, Object> result = shape.make().get();
                read.forEach(result::put);
                return result;
            } catch (RuntimeException refused) {
                throw Rules.rejected(path);
            }
        };
    }

    // The mapper reads a key otherwise than a value: of a record by its constructor of one string.
    private ValueReader key(Use use) {
        Shape shape = shapes.of(use);
        boolean isPlain = shape instanceof Shape.Scalar
                || shape instanceof Shape.EnumOf constants
                        && constants.constants().stream().noneMatch(Readers::isRenamed);
        if (isPlain) {
            return of(use);
        }
        JavaType type = use.javaType();
        String expected = shape instanceof Shape.EnumOf || shape instanceof Shape.Text ? expected(use) : named(use);
        return (name, path) -> Rules.mappedKey(name, mapper, type, expected);
    }

    // An enum under other names than its own is the mapper's (R5.1).
    private static boolean isRenamed(Shape.Constant constant) {
        return !constant.wire().equals(constant.java()) || !constant.aliases().isEmpty();
    }

    private static ValueReader enumeration(Shape.EnumOf shape) {
        Map<String, Object> constants = new HashMap<>();
        for (Shape.Constant each : shape.constants()) {
            constants.put(each.java(), each.value());
        }
        String expected = expected(shape);
        return (value, path) -> {
            Object constant = value instanceof String ? constants.get(value) : null;
            if (constant == null) {
                throw Rules.refusal(path, expected, value);
            }
            return constant;
        };
    }

    private ValueReader record(Shape.ObjectOf shape) {
        List<Component> components = new ArrayList<>();
        for (Shape.Property each : shape.properties()) {
            components.add(new Component(each, of(each.use()), isNullWhereAbsent(each)));
        }
        // In the order of the constructor, whatever that of the schema: it decides which of two faults is told.
        components.sort(Comparator.comparing(each -> each.property.component()));
        Constructor<?> canonical = shape.canonical();
        return (value, path) -> {
            Map<?, ?> members = Rules.members(value, path);
            Object[] values = new Object[components.size()];
            try {
                for (Component each : components) {
                    values[each.property.component()] = each.read(members);
                }
            } catch (RuntimeException refused) {
                throw Rules.under(refused, path);
            }
            return made(canonical, values, path);
        };
    }

    private boolean isNullWhereAbsent(Shape.Property property) {
        return !property.required() && !property.use().raw().isPrimitive() && !Shapes.isNullable(property.use());
    }

    /** A component of a record inside another value. */
    private record Component(Shape.Property property, ValueReader reader, boolean isNullWhereAbsent) {
        Object read(Map<?, ?> members) {
            Object given = members.get(property.name());
            return given == null && isNullWhereAbsent ? null : reader.read(given, step(property.name()));
        }
    }

    /**
     * Makes a record.
     *
     * @param canonical its constructor
     * @param values its components
     * @param path where it came; empty for the arguments as a whole
     * @return the record
     * @throws RuntimeException a refusal, where the constructor throws (R5.6)
     */
    static Object made(Constructor<?> canonical, Object[] values, String path) {
        try {
            return canonical.newInstance(values);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw Rules.rejected(path);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    // A name as a step of a path, in brackets where it is no plain one.
    private static String step(String name) {
        return name.matches("[A-Za-z0-9_-]+")
                ? name
                : "[\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    /**
     * The reader of a type that the mapper reads as a whole.
     *
     * @param use the type
     * @return its reader
     */
    ValueReader mapped(Use use) {
        JavaType type = use.javaType();
        String expected = expected(use);
        return (value, path) -> Rules.mapped(value, path, mapper, type, expected);
    }

    private static String expected(Shape.EnumOf shape) {
        List<String> names = shape.constants().stream()
                .map(constant -> "\"" + constant.wire() + "\"")
                .toList();
        return "one of " + String.join(", ", names);
    }

    private static String tags(Shape.Union union) {
        List<Shape.Discriminator> tags = union.alternatives().stream()
                .map(Shape.Alternative::property)
                .filter(Objects::nonNull)
                .toList();
        if (tags.isEmpty()) {
            return "";
        }
        List<String> values =
                tags.stream().map(tag -> "\"" + tag.value() + "\"").toList();
        return " whose \"" + tags.get(0).property() + "\" is one of " + String.join(", ", values);
    }

    private String expected(Use use) {
        Shape shape = shapes.of(use);
        if (shape instanceof Shape.Text text) {
            return text.expected();
        }
        if (shape instanceof Shape.CollectionOf || shape instanceof Shape.ArrayOf) {
            return "an array";
        }
        if (shape instanceof Shape.Any) {
            return "any JSON value";
        }
        if (shape instanceof Shape.EnumOf constants) {
            return expected(constants);
        }
        if (shape instanceof Shape.Union union) {
            return "an object (" + use.print() + ")" + tags(union);
        }
        boolean object = shape instanceof Shape.ObjectOf || shape instanceof Shape.MapOf || shape instanceof Shape.Open;
        if (object) {
            return "an object (" + use.print() + ")";
        }
        return shape instanceof Shape.Unsupported && JdkTypes.has(use.raw())
                ? "a value that " + named(use) + " can be read from"
                : named(use);
    }

    private static String named(Use use) {
        String name = use.print();
        return ("AEIOaeio".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name;
    }
}
