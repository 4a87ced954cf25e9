package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.Shape.ContainerFactory;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Makes the {@link Shape} of each type once (R7.3): for the JDK's types by the table, for all others as Jackson
 * sees them ({@link BeanShapes}). An instance serves one thread.
 */
final class Shapes {
    /** How many types one may be written with before it is infinitely recursive (R7.5). */
    static final int DEEPEST = 256;

    private final Map<TypeUse, Shape> known = new HashMap<>();
    private final Deque<Shape> unlinked = new ArrayDeque<>();
    private final BeanShapes beans = new BeanShapes();
    private String path = "";

    /**
     * Returns the shape of a scalar, or of an enum without annotations, which need no introspection; null for any other
     * class.
     */
    static Shape plain(Class<?> type) {
        Shape scalar = Scalar.of(type);
        if (scalar != null || !type.isEnum() || isAnnotated(type) || type.getEnumConstants().length == 0) {
            return scalar;
        }
        List<EnumShape.Constant> constants = new ArrayList<>();
        for (Object each : type.getEnumConstants()) {
            constants.add(new EnumShape.Constant((Enum<?>) each, ((Enum<?>) each).name(), List.of()));
        }
        return new EnumShape(null, constants, null, false);
    }

    // Whether a type has annotations: each may be a bundle of Jackson's, which also merges the annotations of
    // supertypes. The types of java.base, which every enum extends, have none, so that the table of the JDK's types is
    // not read for that.
    private static boolean isAnnotated(Class<?> type) {
        if (type == null || type.getModule() == Object.class.getModule()) {
            return false;
        }
        List<AnnotatedElement> elements = new ArrayList<>(List.of(type.getDeclaredFields()));
        elements.addAll(List.of(type.getDeclaredMethods()));
        elements.add(type);
        boolean found = isAnnotated(type.getSuperclass());
        for (Class<?> each : type.getInterfaces()) {
            found = found || isAnnotated(each);
        }
        for (AnnotatedElement each : elements) {
            found = found || each.getAnnotations().length > 0;
        }
        return found;
    }

    /** Returns a value of a type, after linking all shapes that it needs; the path is for messages. */
    Value linked(TypeUse use, String parameter) {
        path = parameter;
        Value value = value(use);
        while (!unlinked.isEmpty()) {
            unlinked.pop().link(this);
        }
        return value;
    }

    /** Returns a value of a type, whose shape may not be linked yet. */
    Value value(TypeUse use) {
        return new Value(of(use.plain()), use.nullable(), use.constraints());
    }

    // Returns the type that is used with ever larger type arguments: the outermost that a user declared.
    private static Class<?> endless(TypeUse use) {
        Deque<TypeUse> rest = new ArrayDeque<>(List.of(use));
        while (!rest.isEmpty()) {
            TypeUse next = rest.pop();
            if (!next.raw().isArray() && !JdkTypes.contains(next.raw())) {
                return next.raw();
            }
            next.arguments().forEach(rest::add);
        }
        return use.raw();
    }

    private Shape of(TypeUse use) {
        Shape shape = known.get(use);
        if (shape == null) {
            if (use.size(DEEPEST) >= DEEPEST) {
                throw Problem.TYPE_ENDLESS.with("type", TypeUse.name(endless(use)), "path", "'" + path + "'");
            }
            shape = make(use);
            known.put(use, shape);
            unlinked.push(shape);
        }
        return shape;
    }

    private Shape make(TypeUse use) {
        Class<?> raw = use.raw();
        Shape plain = plain(raw);
        if (plain != null) {
            return plain;
        }
        if (raw == Object.class) {
            return new Shape.Any(use, null);
        }
        if (raw.isArray()) {
            Class<?> component = raw.getComponentType();
            return new Shape.Sequence(use, use.content(), size -> Array.newInstance(component, size));
        }
        Shape simple = simple(use);
        if (simple != null) {
            return simple;
        }
        boolean isJdk = JdkTypes.contains(raw);
        boolean isContainer = use.type().isCollectionLikeType() || use.type().isMapLikeType() || raw == Iterable.class;
        if (isContainer && (isJdk || !beans.isReadAsObject(raw) && !beans.hasTypeInfo(raw))) {
            return container(use);
        }
        if (isJdk && !raw.isEnum()) {
            return new Shape.Unsupported(use, JdkTypes.find(raw) == null ? Reason.JDK : Reason.JDK_BY_MAPPER);
        }
        if (raw.isAnnotation() || raw.isPrimitive()) {
            return new Shape.Unsupported(use, Reason.NO_VALUE);
        }
        return beans.of(use);
    }

    private static Shape simple(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw == Optional.class) {
            return new Shape.Wrapper(use, first(use), Optional.empty());
        }
        if (raw == OptionalInt.class || raw == OptionalLong.class || raw == OptionalDouble.class) {
            boolean isInt = raw == OptionalInt.class;
            Class<?> content = isInt ? int.class : raw == OptionalLong.class ? long.class : double.class;
            boolean isDouble = content == double.class;
            Object empty = isInt ? OptionalInt.empty() : isDouble ? OptionalDouble.empty() : OptionalLong.empty();
            return new Shape.Wrapper(use, TypeUse.of(content), empty);
        }
        if (raw == Serializable.class) {
            return new Shape.Any(use, null);
        }
        if (raw == AtomicReference.class) {
            return new Shape.Wrapper(use, first(use), null);
        }
        if (raw == Map.Entry.class) {
            return new Shape.Wrapper(use, use.asMapOfOne(), null);
        }
        if (raw == ArrayNode.class) {
            return new Shape.Sequence(use, TypeUse.OBJECT, null);
        }
        if (JsonNode.class.isAssignableFrom(raw)
                && raw.getPackage() != JsonNode.class.getPackage()
                && raw.getPackage() != ObjectNode.class.getPackage()) {
            return new Shape.Unsupported(use, Reason.TREE_OF_ONES_OWN);
        }
        if (TreeNode.class.isAssignableFrom(raw)) {
            return new Shape.Any(use, raw == ObjectNode.class ? "object" : null);
        }
        JdkType row = JdkTypes.find(raw);
        return row != null && row.isMapped() ? new Shape.Text(use, row) : null;
    }

    private static TypeUse first(TypeUse use) {
        return use.arguments().isEmpty() ? TypeUse.OBJECT : use.arguments().get(0);
    }

    private Shape container(TypeUse use) {
        Class<?> raw = use.raw();
        ContainerFactory factory = factory(use);
        Shape shape;
        if (use.type().isMapLikeType()) {
            TypeUse key = use.key();
            boolean isRaw = raw == Properties.class || use.type().getKeyType().getRawClass() == Object.class;
            boolean isText = key.raw() == String.class || key.raw() == CharSequence.class;
            boolean isAny = isRaw || isText && key.constraints().equals(Constraints.NONE);
            TypeUse content = raw == Properties.class ? TypeUse.OBJECT : use.content();
            shape = new MapShape(use, isAny ? null : key, content, factory);
        } else {
            // Jackson's types do not treat Iterable as a container.
            shape = new Shape.Sequence(use, raw == Iterable.class ? first(use) : use.content(), factory);
        }
        return factory == null ? beans.container(use, shape) : shape;
    }

    /** Returns the factory of an empty container; null if only Jackson can make it. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static ContainerFactory factory(TypeUse use) {
        Class<?> raw = use.raw();
        JavaType constants =
                raw == EnumSet.class ? use.type().getContentType() : use.type().getKeyType();
        if (raw == EnumSet.class || raw == EnumMap.class) {
            Class type = constants.getRawClass();
            return !type.isEnum() ? null : size -> raw == EnumSet.class ? EnumSet.noneOf(type) : new EnumMap(type);
        }
        JdkType row = JdkTypes.find(raw);
        Constructor<?> constructor = row == null ? own(raw) : row.container();
        return constructor == null ? null : size -> constructor.newInstance();
    }

    // Returns the constructor of the user's own container, if no annotation of Jackson's changes how it is read.
    private static Constructor<?> own(Class<?> raw) {
        boolean isMade = !JdkTypes.contains(raw) && !Modifier.isAbstract(raw.getModifiers());
        for (Annotation each : isMade ? raw.getAnnotations() : new Annotation[0]) {
            isMade &= !JacksonAnnotations.contains(each);
        }
        try {
            Constructor<?> constructor = isMade ? raw.getDeclaredConstructor() : null;
            boolean isCalled = constructor != null
                    && !Modifier.isPrivate(constructor.getModifiers())
                    && constructor.getExceptionTypes().length == 0
                    && constructor.trySetAccessible();
            return isCalled ? constructor : null;
        } catch (NoSuchMethodException needsArguments) {
            return null;
        }
    }

    /**
     * Whether Jackson reads a map's key by the class that {@code @JsonDeserialize} names, or by a constructor or factory
     * that takes one string ({@code StdKeyDeserializers.findStringBasedKeyDeserializer}).
     */
    static boolean hasKeyCreator(Class<?> type) {
        JsonDeserialize own = type.getAnnotation(JsonDeserialize.class);
        if (own != null && own.keyUsing() != KeyDeserializer.None.class) {
            return true;
        }
        List<Executable> creators = new ArrayList<>(List.of(type.getDeclaredConstructors()));
        for (Method each : type.getDeclaredMethods()) {
            boolean isNamed = each.getName().equals("valueOf") || each.getName().equals("fromString");
            if (Modifier.isStatic(each.getModifiers()) && (isNamed || each.isAnnotationPresent(JsonCreator.class))) {
                creators.add(each);
            }
        }
        for (Executable each : creators) {
            boolean isFound = !Modifier.isPrivate(each.getModifiers()) || each.isAnnotationPresent(JsonCreator.class);
            if (isFound && List.of(each.getParameterTypes()).equals(List.of(String.class))) {
                return true;
            }
        }
        return false;
    }
}
