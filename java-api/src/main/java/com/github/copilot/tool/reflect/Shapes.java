package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.TreeNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.runtime.Rules;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;

/**
 * From a type to its {@link Shape} (SPEC R7.3): the JDK's types by table, collections and maps by their supertypes,
 * everything else as Jackson sees it ({@link BeanShapes}). Each is made once; an instance serves one thread.
 */
final class Shapes {
    /** How deep type arguments may nest before a type counts as endless (R7.5). */
    private static final int DEEPEST = 64;

    private static final Set<Class<?>> OPTIONALS =
            Set.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

    private final Map<Use, Shape> known = new HashMap<>();
    private final BeanShapes beans;
    private final String reader;

    /**
     * For tools of one class, or of a lambda.
     *
     * @param mapper whose introspection counts
     * @param reader the tool class's package, whose companion could name some types and not others (R4.4); null for a
     *     lambda's tools
     */
    Shapes(ObjectMapper mapper, String reader) {
        this.reader = reader;
        beans = new BeanShapes(mapper, reader);
    }

    /**
     * The shape of a type.
     *
     * @param use the type; what its use says does not count
     * @return the shape
     * @throws UnusableTool if the type grows for ever
     */
    Shape of(Use use) {
        Use type = use.plain();
        Shape shape = known.get(type);
        if (shape == null) {
            if (type.depth() > DEEPEST) {
                throw new UnusableTool(
                        "The type " + type.raw().getName() + " grows for ever: give the parameter a schema.");
            }
            shape = make(type);
            known.put(type, shape);
        }
        return shape;
    }

    private Shape make(Use use) {
        Class<?> raw = use.raw();
        if (raw == Object.class) {
            return new Shape.Any(false);
        }
        if (Rules.scalar(raw) != null) {
            return new Shape.Scalar(raw, JdkTypes.jsonType(raw));
        }
        if (raw.isArray()) {
            return new Shape.ArrayOf(use.arguments().get(0));
        }
        if (raw == Optional.class) {
            return new Shape.OptionalOf(first(use));
        }
        Shape simple = simple(raw);
        if (simple != null) {
            return simple;
        }
        Shape container = container(use);
        if (container != null && (JdkTypes.has(raw) || !beans.isReadAsObject(raw))) {
            boolean isByMapper = container instanceof Shape.CollectionOf collection && collection.make() == null
                    || container instanceof Shape.MapOf map && map.make() == null;
            return isByMapper ? beans.container(use, container) : container;
        }
        if (JdkTypes.has(raw) && !raw.isEnum()) {
            Shape.Text alike = JdkTypes.textLikeSupertype(raw);
            return alike == null
                    ? new Shape.Unsupported("it is a type of the JDK that no rule reads from JSON")
                    : alike;
        }
        if (raw.isAnnotation() || raw.isPrimitive()) {
            return new Shape.Unsupported("no value of it can come from JSON");
        }
        return beans.of(use);
    }

    private static Shape simple(Class<?> raw) {
        if (raw == OptionalInt.class) {
            return new Shape.OptionalNumber(
                    new Shape.Scalar(int.class, "integer"),
                    OptionalInt.empty(),
                    value -> OptionalInt.of((Integer) value));
        }
        if (raw == OptionalLong.class) {
            return new Shape.OptionalNumber(
                    new Shape.Scalar(long.class, "integer"),
                    OptionalLong.empty(),
                    value -> OptionalLong.of((Long) value));
        }
        if (raw == OptionalDouble.class) {
            return new Shape.OptionalNumber(
                    new Shape.Scalar(double.class, "number"),
                    OptionalDouble.empty(),
                    value -> OptionalDouble.of((Double) value));
        }
        if (raw == ObjectNode.class) {
            return new Shape.Open();
        }
        if (raw == ArrayNode.class) {
            return new Shape.CollectionOf(Use.OBJECT, null);
        }
        return TreeNode.class.isAssignableFrom(raw) ? new Shape.Any(true) : JdkTypes.text(raw);
    }

    private static Use first(Use use) {
        return use.arguments().isEmpty() ? Use.OBJECT : use.arguments().get(0);
    }

    private Shape container(Use use) {
        Use map = use.as(Map.class);
        if (map != null) {
            return map(use, map);
        }
        Use collection = use.raw() == Iterable.class ? use : use.as(Collection.class);
        return collection == null
                ? null
                : new Shape.CollectionOf(first(collection), collectionMaker(use.raw(), first(collection)));
    }

    private Shape map(Use use, Use seen) {
        if (JdkTypes.isMapOfStrings(use.raw())) {
            return new Shape.MapOf(null, Use.OBJECT, null);
        }
        if (seen.arguments().isEmpty()) {
            return new Shape.MapOf(null, Use.OBJECT, mapMaker(use.raw(), Use.OBJECT));
        }
        // What the key is read as is not asked here: it can be of the map's own type.
        Use key = seen.arguments().get(0);
        Use value = seen.arguments().get(1);
        boolean isAny = isText(key) && key.limits().equals(Limits.NONE);
        return new Shape.MapOf(isAny ? null : key, value, mapMaker(use.raw(), key));
    }

    private static boolean isText(Use key) {
        return key.raw() == String.class || key.raw() == CharSequence.class || key.raw() == Object.class;
    }

    /**
     * Why no map can have such keys (R7.3, R7.5).
     *
     * @param map the map's shape
     * @return a clause; null where it can
     */
    String keyProblem(Shape.MapOf map) {
        Use key = map.key();
        if (key == null || isText(key)) {
            return null;
        }
        if (Map.class.isAssignableFrom(key.raw())) {
            return "its key " + key.print() + " is a map itself, which the name of a JSON member cannot hold";
        }
        if (key.raw() == byte[].class) {
            return "its key is an array, which equals no other with the same elements";
        }
        return isKey(key, of(key))
                ? null
                : "Jackson does not read its key " + key.print() + " from the name of a JSON member";
    }

    private boolean isKey(Use key, Shape shape) {
        if (shape instanceof Shape.Scalar) {
            return JdkTypes.isKey(key.raw());
        }
        if (shape instanceof Shape.EnumOf) {
            return true;
        }
        if (shape instanceof Shape.Text text) {
            return text.isKey();
        }
        // Of other types Jackson does not ask what their values are read from.
        if (shape instanceof Shape.Delegate delegate && key.raw().isEnum()) {
            return of(delegate.inner()) instanceof Shape.Scalar;
        }
        return hasKeyCreator(key.raw());
    }

    // A constructor or factory that takes one string: StdKeyDeserializers.findStringBasedKeyDeserializer.
    private static boolean hasKeyCreator(Class<?> raw) {
        for (Constructor<?> each : raw.getDeclaredConstructors()) {
            boolean found = !Modifier.isPrivate(each.getModifiers()) || each.isAnnotationPresent(JsonCreator.class);
            if (found && takesString(each.getParameterTypes())) {
                return true;
            }
        }
        for (Method each : raw.getDeclaredMethods()) {
            boolean named = each.getName().equals("valueOf") || each.getName().equals("fromString");
            boolean found =
                    each.isAnnotationPresent(JsonCreator.class) || named && !Modifier.isPrivate(each.getModifiers());
            if (found && Modifier.isStatic(each.getModifiers()) && takesString(each.getParameterTypes())) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesString(Class<?>[] parameters) {
        return parameters.length == 1 && parameters[0] == String.class;
    }

    /**
     * What a container of the JDK passes a property's annotations on to: of a {@code Map<String, List<LocalDate>>} the
     * list. It asks for no shape, so it can be asked of a type whose shape is being made.
     *
     * @param use any type
     * @return the type of what is in it; null where it is no container
     */
    static Use content(Use use) {
        if (use.raw() == Optional.class) {
            return first(use);
        }
        if (use.raw().isArray()) {
            return use.raw() == byte[].class ? null : use.arguments().get(0);
        }
        Use seen = use.as(Map.class);
        if (seen == null) {
            seen = use.as(Collection.class);
        }
        if (seen == null) {
            return null;
        }
        List<Use> arguments = seen.arguments();
        return arguments.isEmpty() ? Use.OBJECT : arguments.get(arguments.size() - 1);
    }

    /** Whether a type is read as a number or boolean. */
    static boolean isNumberOrBoolean(Class<?> raw) {
        return Rules.scalar(raw) != null && !JdkTypes.jsonType(raw).equals("string");
    }

    /** The shape of a tool's only parameter where it is a record that the arguments are (R4.8); else null. */
    Shape.ObjectOf flattened(Use only) {
        return only.raw().isRecord() && of(only) instanceof Shape.ObjectOf object ? object : null;
    }

    /** Whether a companion could name the type, type arguments aside; what it cannot, the mapper reads (R4.4). */
    boolean isNameable(Use use) {
        return use.isNameableRawFrom(reader);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Supplier<Collection<Object>> collectionMaker(Class<?> raw, Use element) {
        if (raw == EnumSet.class) {
            Class constants = element.raw();
            return constants.isEnum() && isNameable(element) ? () -> EnumSet.noneOf(constants) : null;
        }
        Supplier<Collection<Object>> known = JdkTypes.collection(raw);
        return known != null ? known : (Supplier) ownMaker(raw);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Supplier<Map<Object, Object>> mapMaker(Class<?> raw, Use key) {
        if (raw == EnumMap.class) {
            Class constants = key.raw();
            return constants.isEnum() && isNameable(key) ? () -> new EnumMap(constants) : null;
        }
        Supplier<Map<Object, Object>> known = JdkTypes.map(raw);
        return known != null ? known : (Supplier) ownMaker(raw);
    }

    // The user's own container by its constructor, where Jackson leaves it alone and a companion could call it.
    private Supplier<Object> ownMaker(Class<?> raw) {
        if (JdkTypes.has(raw) || Modifier.isAbstract(raw.getModifiers()) || !isNameable(Use.of(raw))) {
            return null;
        }
        for (Annotation each : raw.getAnnotations()) {
            if (each.annotationType().getName().startsWith("com.fasterxml.jackson.")) {
                return null;
            }
        }
        try {
            Constructor<?> constructor = raw.getDeclaredConstructor();
            boolean isCalled = Modifier.isPublic(constructor.getModifiers())
                    || !Modifier.isPrivate(constructor.getModifiers())
                            && (reader == null || raw.getPackageName().equals(reader));
            if (!isCalled || constructor.getExceptionTypes().length > 0 || !constructor.trySetAccessible()) {
                return null;
            }
            return () -> {
                try {
                    return constructor.newInstance();
                } catch (InstantiationException | IllegalAccessException | InvocationTargetException refused) {
                    throw new IllegalStateException(refused);
                }
            };
        } catch (NoSuchMethodException needsArguments) {
            return null;
        }
    }

    /**
     * Whether null, or nothing at all, is welcome for a value of this use (R4.3). That asks for no shape: it is said of the
     * components of a type whose own is being made, and they may be of that type.
     */
    static boolean isNullable(Use use) {
        return use.nullable() || OPTIONALS.contains(use.raw());
    }

    /** The shape of what a value is in the end: in an Optional, or as another type whose JSON it has. */
    Shape inner(Use use) {
        Shape shape = of(use);
        // The bound stops a delegate that delegates to itself.
        for (int steps = 0; steps < DEEPEST; steps++) {
            if (shape instanceof Shape.OptionalOf optional) {
                shape = of(optional.inner());
            } else if (shape instanceof Shape.Delegate delegate) {
                shape = of(delegate.inner());
            } else {
                break;
            }
        }
        return shape;
    }

    /** The kind of JSON that a type is, for the keywords that fit it (R7.8). */
    Limits.Kind kind(Use use) {
        Shape shape = inner(use);
        if (shape instanceof Shape.OptionalNumber optional) {
            shape = optional.inner();
        }
        if (shape instanceof Shape.Scalar scalar) {
            return kind(scalar.jsonType());
        }
        if (shape instanceof Shape.Text text) {
            return kind(text.jsonType());
        }
        if (shape instanceof Shape.EnumOf) {
            return Limits.Kind.STRING;
        }
        if (shape instanceof Shape.ArrayOf || shape instanceof Shape.CollectionOf) {
            return Limits.Kind.ARRAY;
        }
        boolean object = shape instanceof Shape.MapOf || shape instanceof Shape.ObjectOf || shape instanceof Shape.Open;
        return object ? Limits.Kind.OBJECT : Limits.Kind.OTHER;
    }

    private static Limits.Kind kind(String jsonType) {
        return switch (jsonType) {
            case "integer" -> Limits.Kind.INTEGER;
            case "number" -> Limits.Kind.NUMBER;
            case "string" -> Limits.Kind.STRING;
            default -> Limits.Kind.OTHER;
        };
    }
}
