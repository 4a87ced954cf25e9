package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.TreeNode;
import com.github.copilot.tool.reflect.Shape.Kind;
import com.github.copilot.tool.reflect.Tables.JdkType;
import com.github.copilot.tool.runtime.Scalars;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

/** Makes the {@link Shape} of each type once (R7.3), and refuses types that are not supported. For one thread. */
final class Shapes {
    /** The bound for nesting: each level is two of JSON, of which Jackson reads 1,000. */
    private static final int DEEPEST = 250;

    /** The longest name of a type; those of infinitely recursive types have no end (R7.5). */
    private static final int LONGEST = 20_000;

    private final Map<TypeUse, Shape> known = new HashMap<>();

    /** All values that are read. */
    final List<Value> values = new ArrayList<>();

    private int depth;

    /** Returns a value of a type; the path is for messages. */
    Value value(TypeUse use, String path) {
        return switch (use.raw().getName()) {
            case "java.util.Optional" -> optional(use, null, Optional.empty(), Optional::of, path);
            case "java.util.OptionalInt" ->
                optional(use, int.class, OptionalInt.empty(), each -> OptionalInt.of((Integer) each), path);
            case "java.util.OptionalLong" ->
                optional(use, long.class, OptionalLong.empty(), each -> OptionalLong.of((Long) each), path);
            case "java.util.OptionalDouble" ->
                optional(use, double.class, OptionalDouble.empty(), each -> OptionalDouble.of((Double) each), path);
            case Tables.JSON_NULLABLE ->
                throw UnusableTool.refusal(use.type(), path, "only a companion distinguishes null from no value");
            default -> Value.of(values, of(use, path), use.constraints(), null);
        };
    }

    // Returns an Optional of a primitive type, or of its type argument. It also has constraints of its own.
    private Value optional(TypeUse use, Class<?> primitive, Object empty, UnaryOperator<Object> of, String path) {
        Value held = value(primitive == null ? use.argument(0) : TypeUse.of(primitive), path);
        UnaryOperator<Object> wrap = held.wrap() == null ? UnaryOperator.identity() : held.wrap();
        Constraints both = use.constraints().and(held.constraints());
        return Value.of(values, held.shape(), both, each -> each == null ? empty : of.apply(wrap.apply(each)));
    }

    private Shape of(TypeUse annotated, String path) {
        TypeUse use = new TypeUse(annotated.type(), annotated.arguments(), Constraints.NONE, null);
        Shape shape = known.get(use);
        if (shape == null) {
            if (++depth > DEEPEST || use.type().toCanonical().length() > LONGEST) {
                throw UnusableTool.problem("too-large", path.split("[.\\[]")[0], "its types nest in one another");
            }
            shape = make(use, path);
            depth--;
        }
        return shape;
    }

    private Shape make(TypeUse use, String path) {
        Class<?> raw = use.raw();
        JdkType row = raw.isEnum() || raw.isPrimitive() ? null : Tables.jdkType(raw);
        boolean isMapped =
                row != null && row.read().equals("mapper") && !row.json().matches("-|object");
        Shape scalar = raw.isEnum() ? null : Shape.plain(raw);
        scalar = isMapped ? new Shape(Kind.MAPPED, raw, use.type(), row.json()) : scalar;
        scalar = raw == byte[].class ? Shape.scalar(raw, row.json(), Scalars::bytesValue) : scalar;
        if (scalar != null) {
            scalar.row = row;
            return scalar;
        }
        boolean isTree = TreeNode.class.isAssignableFrom(raw) && raw.getName().startsWith(Tables.JACKSON);
        if (raw == Object.class || isTree) {
            String name = raw.getSimpleName();
            String json = name.equals("ObjectNode") ? "object" : name.equals("ArrayNode") ? "array" : null;
            return new Shape(Kind.ANY, raw, use.type(), json);
        }
        if (raw == char[].class) {
            throw UnusableTool.refusal(
                    use.type(), path, "it is a secret, which only a companion leaves out of failures");
        }
        if (raw.isArray() || row != null && row.read().indexOf('.') >= 0) {
            return container(use, row, path);
        }
        String reason = Tables.refused(raw);
        boolean isJdk = !raw.isEnum() && Tables.isJdk(raw) || raw.isPrimitive() || raw.isAnnotation();
        reason = isJdk ? "it is a type of the JDK that is not in its table of types" : reason;
        reason = raw.isEnum() && raw.getEnumConstants().length == 0 ? "it is an enum without constants" : reason;
        if (reason != null) {
            throw UnusableTool.refusal(use.type(), path, reason);
        }
        if (raw.isEnum()) {
            return ObjectShapes.enumeration(use);
        }
        ObjectShapes objects = new ObjectShapes(use, path);
        known.put(use, objects.shape);
        objects.shape.complete(objects.properties(this));
        return objects.shape;
    }

    private Shape container(TypeUse use, JdkType row, String path) {
        boolean isMap = use.type().isMapLikeType();
        Shape container = new Shape(isMap ? Kind.MAP : Kind.ARRAY, use.raw(), use.type(), isMap ? "object" : "array");
        known.put(use, container);
        try {
            container.maker = row == null ? null : Class.forName(row.read()).getConstructor();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
        if (isMap) {
            TypeUse key = use.argument(0).raw() == Object.class ? TypeUse.of(String.class) : use.argument(0);
            container.key = Value.of(values, of(key, path), key.constraints(), null);
            Shape read = container.key.shape();
            if (read.kind != Kind.ENUM && (read.row == null || !read.row.isKey())) {
                String name = TypeUse.name(key.type());
                throw UnusableTool.refusal(use.type(), path, "keys of the type " + name + " are not read");
            }
        }
        container.content = value(use.argument(isMap ? 1 : 0), path + (isMap ? ".*" : "[]"));
        container.refusesNull = row != null && Tables.refusesNull(container.maker.getDeclaringClass());
        return container;
    }
}
