package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A place in a tool's arguments.
 *
 * @param type the Java type of the value there; null if the JSON does not determine it
 * @param mapped whether it is, or may be, inside a value that the mapper reads (R5.1)
 * @param aliases other names that it is read by
 */
record Place(JavaType type, boolean mapped, List<String> aliases) {
    private static final String JACKSON = "com.fasterxml.jackson.";

    /** The annotations that generated code follows itself (R5.1), besides {@code @JsonProperty}. */
    private static final Set<String> FOLLOWED = Set.of(
            "JsonAlias",
            "JsonNaming",
            "JsonPropertyOrder",
            "JsonPropertyDescription",
            "JsonClassDescription",
            "JacksonAnnotationsInside");

    private Place(JavaType type, boolean mapped) {
        this(type, mapped, List.of());
    }

    /** Returns the place that a path of names and positions leads to. */
    static Place at(Oracle oracle, ToolCall call, ObjectNode arguments, List<String> path) {
        JsonNode json = arguments;
        Place place = null;
        if (call.isFlattened()) {
            place = new Place(call.types().get(""), false);
        }
        for (String step : path) {
            place = place == null ? new Place(call.types().get(step), false) : place.inside(oracle, json, step);
            json = json.isArray() ? json.path(Integer.parseInt(step)) : json.path(step);
        }
        return place == null ? new Place(null, false) : place;
    }

    /**
     * Whether the path to a place contains a value of a sealed type whose record the schema cannot determine (R7.12).
     */
    static boolean isUndecided(Oracle oracle, ToolCall call, ObjectNode arguments, List<String> path) {
        JsonNode json = arguments;
        for (int i = 0; i < path.size(); i++) {
            json = json.isArray() ? json.path(Integer.parseInt(path.get(i))) : json.path(path.get(i));
            JavaType type = at(oracle, call, arguments, path.subList(0, i + 1)).type();
            while (type != null && type.isReferenceType()) {
                type = type.getContentType();
            }
            if (type != null && SealedReader.isUntyped(type) && !SealedReader.isClear(oracle, type, json)) {
                return true;
            }
        }
        return false;
    }

    private Place inside(Oracle oracle, JsonNode json, String step) {
        if (type == null) {
            return this;
        }
        if (type.isContainerType() || type.isReferenceType() || Iterable.class == type.getRawClass()) {
            JavaType content = type.getContentType() == null ? type.containedType(0) : type.getContentType();
            Place inner = new Place(content, mapped);
            return type.isReferenceType() ? inner.inside(oracle, json, step) : inner;
        }
        if (type.getRawClass() == Object.class || type.getRawClass().getName().startsWith("java.")) {
            return new Place(null, mapped);
        }
        Class<?> raw = type.getRawClass();
        boolean byMapper = mapped || !raw.isRecord() && !SealedReader.isUntyped(type) || isAnnotated(raw);
        if (isWrapped(raw)) {
            JavaType named = oracle.subtypesById(type).get(step);
            return new Place(named == null ? null : bare(named), true);
        }
        boolean isSealed = SealedReader.isUntyped(type);
        JavaType concrete =
                isSealed ? SealedReader.leaf(oracle, type, json).orElse(null) : concrete(oracle, json, step);
        if (concrete == null) {
            return new Place(null, !isSealed || mapped);
        }
        JacksonProperties properties = new JacksonProperties(oracle.config());
        JavaType delegate = properties.delegate(oracle, concrete);
        if (delegate != null) {
            return new Place(delegate, true).inside(oracle, json, step);
        }
        JacksonProperties.Property known = properties.of(concrete).get(step);
        return known == null
                ? new Place(properties.others(concrete), byMapper)
                : new Place(known.type(), byMapper, known.aliases());
    }

    /** Returns the type inside a wrapper object, whose member's name has already selected the type. */
    private static JavaType bare(JavaType type) {
        return type.withTypeHandler("taken");
    }

    private boolean isWrapped(Class<?> raw) {
        return type.getTypeHandler() == null
                && typeInfo(raw)
                        .map(info -> info.include() == JsonTypeInfo.As.WRAPPER_OBJECT)
                        .orElse(false);
    }

    private JavaType concrete(Oracle oracle, JsonNode json, String step) {
        Optional<JsonTypeInfo> info = typeInfo(type.getRawClass());
        if (info.isEmpty() || type.getTypeHandler() != null) {
            return type;
        }
        Map<String, JavaType> subtypes = oracle.subtypesById(type);
        if (subtypes.size() == 1) {
            return subtypes.values().iterator().next();
        }
        String property = info.get().property().isEmpty() ? "@type" : info.get().property();
        if (info.get().use() == JsonTypeInfo.Id.DEDUCTION) {
            JacksonProperties properties = new JacksonProperties(oracle.config());
            return subtypes.values().stream()
                    .filter(subtype -> properties.of(subtype).containsKey(step))
                    .findFirst()
                    .orElse(null);
        }
        return subtypes.get(json.path(property).asText());
    }

    static Optional<JsonTypeInfo> typeInfo(Class<?> raw) {
        if (raw == null) {
            return Optional.empty();
        }
        JsonTypeInfo own = raw.getAnnotation(JsonTypeInfo.class);
        return own != null
                ? Optional.of(own)
                : Stream.concat(Stream.of(raw.getInterfaces()), Stream.ofNullable(raw.getSuperclass()))
                        .map(Place::typeInfo)
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    /** Whether a type or its members have annotations of Jackson's that generated code does not follow (R5.1). */
    static boolean isAnnotated(Class<?> raw) {
        Stream<AnnotatedElement> members = Stream.of(raw.getDeclaredFields()).map(Field.class::cast);
        Stream<AnnotatedElement> methods = Stream.of(raw.getDeclaredMethods()).map(Method.class::cast);
        Stream<AnnotatedElement> parameters = Stream.of(raw.getDeclaredConstructors())
                .flatMap(own -> Stream.concat(Stream.of((AnnotatedElement) own), parameters(own)));
        return typeInfo(raw).isPresent()
                || Stream.of(Stream.of((AnnotatedElement) raw), members, methods, parameters)
                        .flatMap(all -> all)
                        .anyMatch(Place::isJacksons);
    }

    private static Stream<AnnotatedElement> parameters(Constructor<?> constructor) {
        return Stream.of(constructor.getParameters()).map(Parameter.class::cast);
    }

    /** Whether an element has an annotation of Jackson's that generated code does not follow. */
    static boolean isJacksons(AnnotatedElement element) {
        return Bundles.expanded(List.of(element.getAnnotations())).stream().anyMatch(Place::isJacksons);
    }

    private static boolean isJacksons(Annotation annotation) {
        Class<?> type = annotation.annotationType();
        if (annotation instanceof JsonProperty property) {
            return property.access() != JsonProperty.Access.AUTO;
        }
        return type.getName().startsWith(JACKSON) && !FOLLOWED.contains(type.getSimpleName());
    }
}
