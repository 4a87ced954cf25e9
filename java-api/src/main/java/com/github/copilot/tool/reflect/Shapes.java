package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.Shape.Kind;
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
    /** The Optionals: the type of the content, null for that of the type argument, and the empty one. */
    private record Holder(Class<?> content, Object empty) {}

    private static final Map<Class<?>, Holder> HOLDERS = Map.of(
            Optional.class,
            new Holder(null, Optional.empty()),
            OptionalInt.class,
            new Holder(int.class, OptionalInt.empty()),
            OptionalLong.class,
            new Holder(long.class, OptionalLong.empty()),
            OptionalDouble.class,
            new Holder(double.class, OptionalDouble.empty()));

    /** The longest name of a type; those of infinitely recursive types have no end (R7.5). */
    private static final int LONGEST = 20_000;

    private final Map<TypeUse, Shape> known = new HashMap<>();

    /** All values that are read. */
    final List<Value> values = new ArrayList<>();

    private final Class<?> toolClass;
    private int depth;

    /** Creates the shapes for the tools of a class; null for those of lambdas. */
    Shapes(Class<?> toolClass) {
        this.toolClass = toolClass;
    }

    /** Returns the value of a class without annotations that matter, for which no other class is loaded; else null. */
    Value plain(Class<?> type) {
        Shape shape = Shape.plain(type);
        if (shape == null && type.isEnum() && !JacksonAnnotations.isAnnotated(type)) {
            Enum<?>[] constants = (Enum<?>[]) type.getEnumConstants();
            shape = constants.length == 0 ? null : Shape.of(type, constants, names(constants));
        }
        return shape == null ? null : new Value(values, shape, false, Constraints.NONE, null);
    }

    /** Returns the names of constants in Java. */
    static String[] names(Enum<?>... constants) {
        String[] names = new String[constants.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = constants[i].name();
        }
        return names;
    }

    /** Returns a value of a type; the path is for messages. */
    Value value(TypeUse use, String path) {
        Holder holder = HOLDERS.get(use.raw());
        if (holder == null) {
            return new Value(values, of(use.plain(), path), use.nullable(), use.constraints(), null);
        }
        if (HOLDERS.containsKey(use.first().raw())) {
            throw UnusableTool.refusal(use.type(), path, "it is an Optional of an Optional");
        }
        Value content = value(holder.content == null ? use.first() : TypeUse.of(holder.content), path);
        // The Optional also has constraints of its own.
        return new Value(values, content.shape, true, use.constraints().and(content.constraints), holder.empty);
    }

    private Shape of(TypeUse use, String path) {
        Shape shape = known.get(use);
        if (shape == null) {
            if (++depth > SchemaWriter.DEEPEST || use.type().toCanonical().length() > LONGEST) {
                throw UnusableTool.refusal("The type of '" + path.split("[.\\[]")[0] + "' nests too many types.");
            }
            shape = make(use, path);
            depth--;
        }
        return shape;
    }

    private Shape make(TypeUse use, String path) {
        Class<?> raw = use.raw();
        Shape plain = Shape.plain(raw);
        if (plain != null) {
            return plain;
        }
        JdkType row = raw.isEnum() || raw.isPrimitive() ? null : JdkTypes.find(raw);
        if (raw == byte[].class || row != null && row.isMapped()) {
            Shape scalar = new Shape(raw == byte[].class ? Kind.SCALAR : Kind.MAPPED, raw, use.type(), row.json());
            scalar.row = row;
            return scalar;
        }
        boolean isTree = raw == TreeNode.class
                || raw.getPackage() == JsonNode.class.getPackage() && JsonNode.class.isAssignableFrom(raw)
                || raw.getPackage() == ObjectNode.class.getPackage() && TreeNode.class.isAssignableFrom(raw);
        if (raw == Object.class || isTree) {
            boolean isTyped = List.of("ObjectNode", "ArrayNode").contains(raw.getSimpleName());
            String json = raw == ObjectNode.class ? "object" : "array";
            return new Shape(Kind.ANY, raw, use.type(), isTyped ? json : null);
        }
        if (raw.isArray() || row != null && row.isContainer()) {
            return container(use, row, path);
        }
        if (!raw.isEnum() && JdkTypes.contains(raw) || raw.isPrimitive() || raw.isAnnotation()) {
            throw UnusableTool.refusal(use.type(), path, "it is a type of the JDK that is not in its table of types");
        }
        if (!isNameable(raw)) {
            throw UnusableTool.refusal(use.type(), path, "a companion could not name it");
        }
        String annotation = JacksonAnnotations.refused(raw);
        if (annotation != null) {
            throw UnusableTool.refusal(use.type(), path, annotation + " decides how it is read");
        }
        if (raw.isEnum()) {
            return ObjectShapes.enumeration(use, path);
        }
        ObjectShapes objects = new ObjectShapes(use, path);
        Shape object = objects.shape();
        known.put(use, object);
        object.complete(objects.properties(this));
        return object;
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
            TypeUse key = use.key().raw() == Object.class ? TypeUse.of(String.class) : use.key();
            container.key = new Value(values, of(key.plain(), path), false, key.constraints(), null);
            if (!container.key.shape.isKey()) {
                throw UnusableTool.refusal(
                        use.type(), path, "keys of the type " + TypeUse.name(key.type()) + " are not read");
            }
        }
        // Jackson's types do not treat Iterable as a container.
        TypeUse content = use.raw() == Iterable.class ? use.first() : use.content();
        container.content = value(content, path + (isMap ? ".*" : "[]"));
        return container;
    }

    /** Whether a companion could name a type (R4.4). A lambda has no companion to be compared with. */
    boolean isNameable(Class<?> type) {
        boolean isNameable = true;
        for (Class<?> each = type; toolClass != null && each != null; each = each.getDeclaringClass()) {
            boolean isNear = each.getPackageName().equals(toolClass.getPackageName());
            int modifiers = each.getModifiers();
            isNameable &= Modifier.isPublic(modifiers) || isNear && !Modifier.isPrivate(modifiers);
        }
        return isNameable;
    }
}
