package io.github.copilottool.tests.property;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.copilottool.tests.generator.Draw;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A tool method as Jackson alone would serve it: writes random arguments, and reads arguments from JSON. */
public final class ToolCall {
    private static final ObjectMapper PLAIN = new ObjectMapper();

    private final Oracle oracle;
    private final Method method;
    private final Parameter[] parameters;
    private final boolean flattened;

    /** Describes the calls of a method. Its class file must have the names of its parameters. */
    public ToolCall(Oracle oracle, Method method) {
        this.oracle = oracle;
        this.method = method;
        this.parameters = method.getParameters();
        this.flattened =
                parameters.length == 1 && oracle.isFlattened(oracle.type(parameters[0].getParameterizedType()));
    }

    /** Whether the tool's arguments are the components of its only parameter, a record (R4.8). */
    public boolean isFlattened() {
        return flattened;
    }

    /**
     * Returns the types of the arguments by their names in JSON. A flattened record is one type, with an empty name.
     */
    public Map<String, JavaType> types() {
        Map<String, JavaType> types = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            types.put(flattened ? "" : parameter.getName(), oracle.type(parameter.getParameterizedType()));
        }
        return types;
    }

    /** Returns the other names by which the place that a path leads to is read. */
    public List<String> aliases(ObjectNode arguments, List<String> path) {
        return Place.at(oracle, this, arguments, path).aliases();
    }

    /** Returns random arguments as Jackson writes them. Null and empty Optionals are left out. */
    public ObjectNode arguments(Draw draw) {
        Values values = new Values(oracle, draw);
        ObjectNode arguments = PLAIN.createObjectNode();
        for (Parameter parameter : parameters) {
            JavaType type = oracle.type(parameter.getParameterizedType());
            if (isLeftOut(parameter, draw)) {
                continue;
            }
            Object value = values.of(type, parameter.getAnnotatedType(), parameter.getAnnotations());
            JsonNode json = written(type, value);
            if (flattened) {
                arguments = (ObjectNode) json;
                rewriteOptionals(arguments, type, value);
            } else if (!json.isNull()) {
                arguments.set(parameter.getName(), json);
            }
        }
        return arguments;
    }

    /**
     * Returns arguments as a mapper writes results of their types (R5.2), except for types that contain one of the
     * user's own, which can write other properties than it reads, for components that an annotation of Jackson's gives
     * another form, and for what the mapper cannot write.
     */
    public ObjectNode asResults(ObjectNode arguments, ObjectMapper results) {
        ObjectNode written = arguments.deepCopy();
        for (Map.Entry<String, JavaType> argument : argumentTypes().entrySet()) {
            JsonNode given = arguments.get(argument.getKey());
            if (given == null || !isOfJdk(argument.getValue())) {
                continue;
            }
            Object value = oracle.read(argument.getValue(), given).value();
            Object content = value instanceof Optional<?> optional ? optional.orElse(null) : value;
            try {
                written.set(argument.getKey(), content == null ? given : parsed(results.writeValueAsString(content)));
            } catch (JsonProcessingException unwritable) {
                // An Optional inside another value.
            }
        }
        return written;
    }

    private Map<String, JavaType> argumentTypes() {
        if (!flattened) {
            return types();
        }
        Map<String, JavaType> types = new LinkedHashMap<>();
        JavaType record = types().get("");
        for (RecordComponent component : parameters[0].getType().getRecordComponents()) {
            // Jackson's annotations on a component are those of its accessor.
            if (!Place.isJacksons(component.getAccessor())) {
                types.put(component.getName(), oracle.member(component.getGenericType(), record));
            }
        }
        return types;
    }

    private static boolean isOfJdk(JavaType type) {
        if (type.isContainerType() || type.isReferenceType()) {
            boolean isKeyOfJdk = type.getKeyType() == null || isOfJdk(type.getKeyType());
            return isKeyOfJdk && isOfJdk(type.getContentType());
        }
        return type.isPrimitive() || type.getRawClass().getName().startsWith("java.");
    }

    /** Writes the content of Optionals by itself, because Jackson loses its type. An empty one is left out. */
    private void rewriteOptionals(ObjectNode arguments, JavaType type, Object record) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            if (component.getType() == Optional.class) {
                JavaType optional = oracle.member(component.getGenericType(), type);
                arguments.set(component.getName(), written(optional, Values.component(component, record)));
            }
        }
        arguments.properties().removeIf(member -> member.getValue().isNull());
    }

    private JsonNode written(JavaType type, Object value) {
        return value instanceof Optional<?> optional
                ? written(type.getContentType(), optional.orElse(null))
                : parsed(oracle.write(type, value));
    }

    /**
     * Returns the result of reading the arguments with Jackson, with defaults in place of missing ones (R4.7), as
     * {@link Likeness} prints it.
     */
    public Oracle.Reading read(ObjectNode arguments) {
        if (flattened) {
            ObjectNode given = arguments.deepCopy();
            for (RecordComponent component : parameters[0].getType().getRecordComponents()) {
                put(given, component.getName(), defaultOf(parameters[0].getType(), component));
            }
            return printed(oracle.read(oracle.type(parameters[0].getParameterizedType()), given));
        }
        Object[] values = new Object[parameters.length];
        ObjectNode given = arguments.deepCopy();
        for (int i = 0; i < parameters.length; i++) {
            Parameter parameter = parameters[i];
            put(given, parameter.getName(), defaultOf(parameter, parameter.getType()));
            JsonNode json = given.has(parameter.getName()) ? given.get(parameter.getName()) : given.nullNode();
            Oracle.Reading reading = oracle.read(oracle.type(parameter.getParameterizedType()), json);
            if (reading.refusal() != null) {
                return new Oracle.Reading(null, parameter.getName() + ": " + reading.refusal());
            }
            values[i] = reading.value();
        }
        return new Oracle.Reading(Likeness.of(values), null);
    }

    private static Oracle.Reading printed(Oracle.Reading reading) {
        return reading.refusal() != null
                ? reading
                : new Oracle.Reading(Likeness.of(new Object[] {reading.value()}), null);
    }

    private static void put(ObjectNode given, String name, JsonNode byDefault) {
        if (byDefault != null && !given.hasNonNull(name)) {
            given.set(name, byDefault);
        }
    }

    /**
     * Returns the default of a component. javac copies a component's annotation to the parameter of the canonical
     * constructor.
     */
    private static JsonNode defaultOf(Class<?> type, RecordComponent component) {
        for (var constructor : type.getDeclaredConstructors()) {
            for (Parameter parameter : constructor.getParameters()) {
                if (parameter.getName().equals(component.getName())) {
                    JsonNode found = defaultOf(parameter, parameter.getType());
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    private static JsonNode defaultOf(AnnotatedElement element, Class<?> type) {
        String text = (String) toolParameter(element, "defaultValue");
        if (text == null || text.isEmpty()) {
            return null;
        }
        if (type == boolean.class || type == Boolean.class) {
            return parsed(text.toLowerCase(java.util.Locale.ROOT));
        }
        boolean isJson = type.isArray() || List.class == type || Map.class == type;
        boolean isNumber = type.isPrimitive() && type != char.class || Number.class.isAssignableFrom(type);
        if (isNumber) {
            return parsed(new java.math.BigDecimal(text).toPlainString());
        }
        return isJson ? parsed(text) : TextNode.valueOf(text);
    }

    private static boolean isLeftOut(Parameter parameter, Draw draw) {
        boolean optional = Boolean.FALSE.equals(toolParameter(parameter, "required"))
                || !"".equals(java.util.Objects.requireNonNullElse(toolParameter(parameter, "defaultValue"), ""))
                || parameter.getAnnotatedType().isAnnotationPresent(org.jspecify.annotations.Nullable.class);
        return optional && draw.chance(40);
    }

    /** Returns a member of the API's annotation, whose class is not on the tests' class path. */
    private static Object toolParameter(AnnotatedElement element, String member) {
        for (Annotation annotation : element.getAnnotations()) {
            if (annotation.annotationType().getSimpleName().equals("CopilotToolParam")) {
                try {
                    return annotation.annotationType().getMethod(member).invoke(annotation);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return null;
    }

    private static JsonNode parsed(String json) {
        try {
            return PLAIN.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return method.getName();
    }
}
