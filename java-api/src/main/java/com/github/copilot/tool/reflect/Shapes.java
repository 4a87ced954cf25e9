package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.Shape.Maker;
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

/**
 * From a type to its {@link Shape} (SPEC R7.3): the JDK's types by the table, everything else as Jackson sees it
 * ({@link BeanShapes}). Each is made once; an instance serves one thread.
 */
final class Shapes {
    /** How many types one may be written with before it is infinitely recursive (R7.5). */
    static final int DEEPEST = 256;

    private final Map<TypeUse, Shape> known = new HashMap<>();
    private final Deque<Shape> unlinked = new ArrayDeque<>();
    private final BeanShapes beans = new BeanShapes();
    private String path = "";

    /** The shape of a scalar, or of an enum without annotations, which need no introspection; null of any other class. */
    static Shape plain(Class<?> type) {
        Shape scalar = Scalar.of(type);
        if (scalar != null || !type.isEnum() || isAnnotated(type)) {
            return scalar;
        }
        List<EnumShape.Constant> constants = new ArrayList<>();
        for (Object each : type.getEnumConstants()) {
            constants.add(new EnumShape.Constant((Enum<?>) each, ((Enum<?>) each).name(), List.of()));
        }
        return new EnumShape(null, constants, null);
    }

    // Any annotation may be a bundle of Jackson's, which also merges those of supertypes.
    private static boolean isAnnotated(Class<?> type) {
        if (type == null || JdkTypes.contains(type)) {
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

    /** A value of a type, all shapes that it needs linked; the path is for messages. */
    Value linked(TypeUse use, String parameter) {
        path = parameter;
        Value value = value(use);
        while (!unlinked.isEmpty()) {
            unlinked.pop().link(this);
        }
        return value;
    }

    /** A value of a type, whose shape may not be linked yet. */
    Value value(TypeUse use) {
        return new Value(of(use.plain()), use.nullable(), use.constraints());
    }

    private Shape of(TypeUse use) {
        Shape shape = known.get(use);
        if (shape == null) {
            if (use.size(DEEPEST) >= DEEPEST) {
                throw Problem.TYPE_ENDLESS.with("type", TypeUse.name(use.raw()), "path", "'" + path + "'");
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
        if (isContainer && (isJdk || !beans.isReadAsObject(raw))) {
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
        if (raw == ArrayNode.class) {
            return new Shape.Sequence(use, TypeUse.OBJECT, null);
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
        Maker maker = maker(use);
        Shape shape;
        if (use.type().isMapLikeType()) {
            TypeUse key = use.key();
            boolean isRaw = raw == Properties.class || use.type().getKeyType().getRawClass() == Object.class;
            boolean isText = key.raw() == String.class || key.raw() == CharSequence.class;
            boolean isAny = isRaw || isText && key.constraints().equals(Constraints.NONE);
            TypeUse content = raw == Properties.class ? TypeUse.OBJECT : use.content();
            shape = new MapShape(use, isAny ? null : key, content, maker);
        } else {
            // To Jackson's types Iterable is no container.
            shape = new Shape.Sequence(use, raw == Iterable.class ? first(use) : use.content(), maker);
        }
        return maker == null ? beans.container(use, shape) : shape;
    }

    /** What makes an empty container; null where only Jackson can. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Maker maker(TypeUse use) {
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

    // The user's own container by its constructor, where Jackson leaves it alone.
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
     * Whether Jackson reads a map's key by a constructor or factory that takes one string
     * ({@code StdKeyDeserializers.findStringBasedKeyDeserializer}).
     */
    static boolean hasKeyCreator(Class<?> type) {
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
