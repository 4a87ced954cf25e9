package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import io.github.copilottool.tests.generator.Draw;
import io.github.copilottool.tests.generator.NameDraw;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Random values of the generator's types, filled by reflection as a program would fill them. */
public final class Values {
    private static final int DEEPEST = 6;

    private final Oracle oracle;
    private final Draw draw;

    /** Makes values from random choices. The subtypes of a type are those that the oracle's Jackson finds. */
    public Values(Oracle oracle, Draw draw) {
        this.oracle = oracle;
        this.draw = draw;
    }

    /**
     * Returns a value of a parameter or component.
     *
     * @param type the type, with its arguments in place
     * @param written the type as declared, with the annotations in it
     * @param annotations the annotations of the parameter or component
     */
    public Object of(JavaType type, AnnotatedType written, Annotation[] annotations) {
        return value(type, written, annotations, 0);
    }

    private Object value(JavaType type, AnnotatedType written, Annotation[] annotations, int depth) {
        List<Annotation> all = new ArrayList<>(Arrays.asList(annotations));
        if (written != null) {
            all.addAll(Arrays.asList(written.getAnnotations()));
        }
        Bounds bounds = Bounds.of(all);
        Class<?> raw = type.getRawClass();
        Object scalar = Scalars.value(raw, bounds, draw);
        if (scalar != null) {
            return scalar;
        }
        if (raw == OptionalInt.class) {
            return draw.chance(30) ? OptionalInt.empty() : OptionalInt.of(draw.below(9));
        }
        if (raw == OptionalLong.class) {
            return draw.chance(30) ? OptionalLong.empty() : OptionalLong.of(draw.below(9));
        }
        if (raw == OptionalDouble.class) {
            return draw.chance(30) ? OptionalDouble.empty() : OptionalDouble.of(0.5);
        }
        if (raw == Optional.class) {
            return draw.chance(30)
                    ? Optional.empty()
                    : Optional.of(value(type.containedType(0), argument(written, 0), new Annotation[0], depth + 1));
        }
        if (raw.isEnum()) {
            return draw.any(raw.getEnumConstants());
        }
        if (raw.isArray()) {
            return array(type, depth);
        }
        if (Map.class.isAssignableFrom(raw)) {
            return map(type, written, bounds, depth);
        }
        if (Iterable.class.isAssignableFrom(raw)) {
            return collection(type, written, bounds, depth);
        }
        return object(type, depth);
    }

    private int size(Bounds bounds, int depth) {
        return depth >= DEEPEST
                ? bounds.shortest()
                : (int) draw.between(bounds.shortest(), Math.min(bounds.longest(), bounds.shortest() + 2));
    }

    private Object array(JavaType type, int depth) {
        int size = depth >= DEEPEST ? 0 : draw.below(3);
        Object array = Array.newInstance(type.getContentType().getRawClass(), size);
        for (int i = 0; i < size; i++) {
            Array.set(array, i, value(type.getContentType(), null, new Annotation[0], depth + 1));
        }
        return array;
    }

    private Object collection(JavaType type, AnnotatedType written, Bounds bounds, int depth) {
        Class<?> raw = type.getRawClass();
        JavaType content = type.getContentType() == null ? type.containedType(0) : type.getContentType();
        Collection<Object> filled = raw == EnumSet.class ? null : collection(raw);
        List<Object> elements = new ArrayList<>();
        int size = size(bounds, depth);
        while (elements.size() < size) {
            elements.add(value(content, argument(written, 0), new Annotation[0], depth + 1));
            // Equal elements count once in a set, so most sets get two at most.
            if (Set.class.isAssignableFrom(raw) && elements.size() > 1 && !draw.chance(20)) {
                break;
            }
        }
        if (filled == null) {
            return enumSet(content.getRawClass(), elements);
        }
        filled.addAll(elements);
        return filled;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object enumSet(Class<?> constants, List<Object> elements) {
        EnumSet set = EnumSet.noneOf((Class) constants);
        set.addAll(elements);
        return set;
    }

    private static Collection<Object> collection(Class<?> raw) {
        if (!Modifier.isAbstract(raw.getModifiers())) {
            return cast(instance(raw));
        }
        if (java.util.SortedSet.class.isAssignableFrom(raw)) {
            return new TreeSet<>();
        }
        if (Set.class.isAssignableFrom(raw)) {
            return new LinkedHashSet<>();
        }
        return Deque.class.isAssignableFrom(raw) ? new ArrayDeque<>() : new ArrayList<>();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object map(JavaType type, AnnotatedType written, Bounds bounds, int depth) {
        Class<?> raw = type.getRawClass();
        Map<Object, Object> map = raw == EnumMap.class
                ? new EnumMap(type.getKeyType().getRawClass())
                : raw == TreeMap.class
                        ? new TreeMap<>()
                        : raw.isInterface() ? new LinkedHashMap<>() : cast(instance(raw));
        int size = size(bounds, depth);
        for (int tries = 0; map.size() < size && tries < 9; tries++) {
            Object key = value(type.getKeyType(), argument(written, 0), new Annotation[0], depth + 1);
            map.put(key, value(type.getContentType(), argument(written, 1), new Annotation[0], depth + 1));
        }
        return map;
    }

    private Object object(JavaType type, int depth) {
        Class<?> raw = type.getRawClass();
        if (raw.getName().startsWith("java.")) {
            // A type that no tool has as an argument, at a place that Jackson ignores.
            return null;
        }
        JavaType builder = oracle.builder(type);
        if (builder != null) {
            return built(builder, depth);
        }
        if (Modifier.isAbstract(raw.getModifiers())) {
            List<JavaType> subtypes = oracle.subtypes(type);
            // The first subtype contains no other value of this kind, so nesting ends.
            return object(subtypes.get(depth >= DEEPEST ? 0 : draw.below(subtypes.size())), depth + 1);
        }
        if (raw.isRecord()) {
            return record(type, depth);
        }
        Object made = made(type, depth);
        for (Class<?> owner = raw; owner != Object.class; owner = owner.getSuperclass()) {
            JavaType of = type.findSuperType(owner);
            for (Field field : owner.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (!Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers)) {
                    set(made, field, part(of, field, field.getAnnotatedType(), field.getGenericType(), depth));
                }
            }
        }
        return made;
    }

    /** Returns a value made by a builder: each of its methods that return the builder sets a property. */
    private Object built(JavaType type, int depth) {
        Class<?> raw = type.getRawClass();
        Object builder = instance(raw);
        JsonPOJOBuilder configured = raw.getAnnotation(JsonPOJOBuilder.class);
        String make = configured == null ? JsonPOJOBuilder.DEFAULT_BUILD_METHOD : configured.buildMethodName();
        Method[] methods = raw.getDeclaredMethods();
        Arrays.sort(methods, java.util.Comparator.comparing(Method::getName));
        Method made = null;
        for (Method method : methods) {
            if (method.getParameterCount() == 1 && method.getReturnType() == raw) {
                Parameter parameter = method.getParameters()[0];
                List<Annotation> annotations = new ArrayList<>(List.of(method.getAnnotations()));
                annotations.addAll(List.of(parameter.getAnnotations()));
                Object value = part(
                        type,
                        parameter.getType(),
                        annotations,
                        method.getAnnotatedParameterTypes()[0],
                        method.getGenericParameterTypes()[0],
                        true,
                        depth);
                called(builder, method, value);
            } else if (method.getName().equals(make) && method.getParameterCount() == 0 && !method.isBridge()) {
                made = method;
            }
        }
        return called(builder, made);
    }

    private Object record(JavaType type, int depth) {
        RecordComponent[] components = type.getRawClass().getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> canonical = type.getRawClass().getDeclaredConstructor(types);
            return called(canonical, arguments(canonical, type, depth));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns a value made by the type's {@code @JsonCreator}, or else by its constructor with the fewest parameters.
     */
    private Object made(JavaType type, int depth) {
        for (Method method : type.getRawClass().getDeclaredMethods()) {
            if (method.isAnnotationPresent(JsonCreator.class)) {
                return called(method, arguments(method, type, depth));
            }
        }
        Constructor<?> constructor = Arrays.stream(type.getRawClass().getDeclaredConstructors())
                .min(java.util.Comparator.comparing(Constructor::getParameterCount))
                .orElseThrow();
        return called(constructor, arguments(constructor, type, depth));
    }

    private Object[] arguments(Executable executable, JavaType of, int depth) {
        Parameter[] parameters = executable.getParameters();
        AnnotatedType[] written = executable.getAnnotatedParameterTypes();
        java.lang.reflect.Type[] generic = executable.getGenericParameterTypes();
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            arguments[i] = part(of, parameters[i], written[i], generic[i], depth);
        }
        return arguments;
    }

    private Object part(
            JavaType of, AnnotatedElement member, AnnotatedType written, java.lang.reflect.Type generic, int depth) {
        return member instanceof Field field
                ? part(of, field.getType(), List.of(annotations(field)), written, generic, true, depth)
                : part(
                        of,
                        ((Parameter) member).getType(),
                        List.of(member.getAnnotations()),
                        written,
                        generic,
                        false,
                        depth);
    }

    private Object part(
            JavaType of,
            Class<?> erased,
            List<Annotation> own,
            AnnotatedType written,
            java.lang.reflect.Type generic,
            boolean isSet,
            int depth) {
        JavaType type = oracle.member(generic, of);
        // Jackson reads `?` as Object, whatever the bound of its type variable.
        type = erased.isAssignableFrom(type.getRawClass()) ? type : oracle.type(erased);
        Annotation[] annotations = Bundles.expanded(own).toArray(Annotation[]::new);
        boolean nullable = written.isAnnotationPresent(Nullable.class);
        boolean required = Bounds.of(List.of(annotations)).present()
                || Arrays.stream(annotations)
                        .anyMatch(each -> each instanceof JsonProperty property && property.required());
        boolean optional = nullable || isSet && !required;
        if (!type.isPrimitive() && optional && draw.chance(depth >= DEEPEST ? 95 : nullable ? 50 : 15)) {
            return null;
        }
        return value(type, written, annotations, depth + 1);
    }

    /** Returns the annotations of a field, its getter and its setter. */
    private static Annotation[] annotations(Field field) {
        String name = NameDraw.capitalized(field.getName());
        List<Annotation> all = new ArrayList<>(List.of(field.getAnnotations()));
        for (Method method : field.getDeclaringClass().getDeclaredMethods()) {
            if (Set.of("get" + name, "set" + name, "is" + name).contains(method.getName())) {
                all.addAll(List.of(method.getAnnotations()));
            }
        }
        return all.toArray(Annotation[]::new);
    }

    private static AnnotatedType argument(AnnotatedType written, int position) {
        if (written instanceof AnnotatedParameterizedType generic) {
            AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
            return position < arguments.length ? arguments[position] : null;
        }
        return null;
    }

    /** Returns the value of a record's component. */
    static Object component(RecordComponent component, Object record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object instance(Class<?> raw) {
        try {
            return called(raw.getDeclaredConstructor());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object called(Executable executable, Object... arguments) {
        return called(null, executable, arguments);
    }

    private static Object called(Object on, Executable executable, Object... arguments) {
        try {
            if (executable instanceof Method method) {
                method.setAccessible(true);
                return method.invoke(on, arguments);
            }
            if (!executable.getDeclaringClass().getName().startsWith("java.")) {
                executable.setAccessible(true);
            }
            return ((Constructor<?>) executable).newInstance(arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(executable + " refuses " + Arrays.toString(arguments), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void set(Object object, Field field, Object value) {
        try {
            field.setAccessible(true);
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object value) {
        return (T) value;
    }
}
