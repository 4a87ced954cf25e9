package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Makes the {@link Shape} of each type once (R7.3), and refuses types that are not supported. An instance serves one
 * thread.
 */
final class Shapes {
    private static final Map<Class<?>, Object> EMPTY = Map.of(
            Optional.class,
            Optional.empty(),
            OptionalInt.class,
            OptionalInt.empty(),
            OptionalLong.class,
            OptionalLong.empty(),
            OptionalDouble.class,
            OptionalDouble.empty());

    private final Map<TypeUse, Shape> known = new HashMap<>();
    /** All values that are read. */
    final List<Value> values = new ArrayList<>();

    private final Class<?> toolClass;
    private int depth;

    /** Creates the shapes for the tools of a class; null for those of lambdas. */
    Shapes(Class<?> toolClass) {
        this.toolClass = toolClass;
    }

    /** Returns a value of a type; the path is for messages. */
    Value value(TypeUse use, String path) {
        Class<?> raw = use.raw();
        Object empty = EMPTY.get(raw);
        if (empty == null) {
            return new Value(values, of(use.plain(), path), use.nullable(), use.constraints(), null);
        }
        boolean isInt = raw == OptionalInt.class;
        Class<?> number = isInt ? int.class : raw == OptionalLong.class ? long.class : double.class;
        Value content = value(raw == Optional.class ? use.first() : TypeUse.of(number), path);
        if (EMPTY.containsKey(use.first().raw())) {
            throw UnusableTool.refusal(use.type(), path, "it is an Optional of an Optional");
        }
        return content.optional(use.constraints(), empty);
    }

    private Shape of(TypeUse use, String path) {
        Shape shape = known.get(use);
        if (shape != null) {
            return shape;
        }
        if (++depth > SchemaWriter.DEEPEST) {
            throw UnusableTool.refusal("The type of '" + path.split("[.\\[]")[0] + "' nests too many types.");
        }
        shape = make(use, path);
        depth--;
        return shape;
    }

    private Shape make(TypeUse use, String path) {
        Class<?> raw = use.raw();
        Shape simple = simple(use);
        if (simple != null) {
            known.put(use, simple);
            return simple;
        }
        JdkType row = raw.isArray() ? null : JdkTypes.find(raw);
        if (raw.isArray() || row != null && row.isContainer()) {
            return container(use, row, path);
        }
        if (!raw.isEnum() && JdkTypes.contains(raw) || raw.isPrimitive() || raw.isAnnotation()) {
            throw UnusableTool.refusal(use.type(), path, "it is a type of the JDK that is not in its table of types");
        }
        requireName(use, path);
        String annotation = JacksonAnnotations.refused(raw);
        if (annotation != null) {
            throw UnusableTool.refusal(use.type(), path, annotation + " decides how it is read");
        }
        if (raw.isEnum()) {
            if (raw.getEnumConstants().length == 0) {
                throw UnusableTool.refusal(use.type(), path, "it is an enum without constants");
            }
            known.put(use, new EnumShape(raw));
            return known.get(use);
        }
        ObjectShapes objects = new ObjectShapes(use, path);
        ObjectShape object = objects.shape();
        known.put(use, object);
        object.complete(objects.properties(this));
        return object;
    }

    private static Shape simple(TypeUse use) {
        Class<?> raw = use.raw();
        Shape plain = Scalar.of(use);
        if (plain != null || !TreeNode.class.isAssignableFrom(raw)) {
            return plain != null || raw != Object.class ? plain : new HolderShape.Any(use, null);
        }
        boolean isJacksons = raw.getPackage() == JsonNode.class.getPackage()
                || raw.getPackage() == ObjectNode.class.getPackage()
                || raw == TreeNode.class;
        String json = raw == ObjectNode.class ? "object" : raw == ArrayNode.class ? "array" : null;
        return isJacksons ? new HolderShape.Any(use, json) : null;
    }

    private Shape container(TypeUse use, JdkType row, String path) {
        HolderShape.Container container = new HolderShape.Container(use, row == null ? null : constructor(row));
        known.put(use, container);
        if (use.type().isMapLikeType()) {
            TypeUse key = use.key().raw() == Object.class ? TypeUse.of(String.class) : use.key();
            container.key = new Value(values, of(key.plain(), path), false, key.constraints(), null);
            if (!container.key.shape.isKey()) {
                throw UnusableTool.refusal(
                        use.type(), path, "keys of the type " + TypeUse.name(key.type()) + " are not read");
            }
        }
        // Jackson's types do not treat Iterable as a container.
        TypeUse content = use.raw() == Iterable.class ? use.first() : use.content();
        container.content = value(content, path + (use.type().isMapLikeType() ? ".*" : "[]"));
        return container;
    }

    private static Constructor<?> constructor(JdkType row) {
        try {
            return Class.forName(row.read()).getConstructor();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    // A companion leaves a type that it cannot name to the mapper (R4.4). A lambda has no companion to be compared
    // with.
    private void requireName(TypeUse use, String path) {
        for (Class<?> each = use.raw(); toolClass != null && each != null; each = each.getDeclaringClass()) {
            boolean isNear = each.getPackageName().equals(toolClass.getPackageName());
            int modifiers = each.getModifiers();
            if (Modifier.isPrivate(modifiers) || !Modifier.isPublic(modifiers) && !isNear) {
                throw UnusableTool.refusal(use.type(), path, "a companion could not name it");
            }
        }
    }
}
