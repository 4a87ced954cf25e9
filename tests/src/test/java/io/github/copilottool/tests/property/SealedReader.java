package io.github.copilottool.tests.property;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a sealed type whose records no annotation distinguishes. Selects the record by R7.12: exactly one must have all
 * properties that were sent, and require none that was not. Jackson reads that record.
 */
final class SealedReader extends JsonDeserializer<Object> {
    private final Oracle oracle;
    private final JavaType type;

    SealedReader(Oracle oracle, JavaType type) {
        this.oracle = oracle;
        this.type = type;
    }

    /** Whether this class reads the type. */
    static boolean isUntyped(JavaType type) {
        Class<?> raw = type.getRawClass();
        return raw.isSealed()
                && Modifier.isAbstract(raw.getModifiers())
                && Place.typeInfo(raw).isEmpty();
    }

    /** Returns the records that the type permits, directly or through other types. */
    static List<JavaType> leaves(Oracle oracle, JavaType type) {
        List<JavaType> leaves = new ArrayList<>();
        for (Class<?> permitted : type.getRawClass().getPermittedSubclasses()) {
            JavaType subtype = oracle.specialized(type, permitted);
            leaves.addAll(isUntyped(subtype) ? leaves(oracle, subtype) : List.of(subtype));
        }
        return leaves;
    }

    /** Returns the only record that fits an object, if exactly one does. */
    static Optional<JavaType> leaf(Oracle oracle, JavaType type, JsonNode json) {
        List<JavaType> fitting = leaves(oracle, type).stream()
                .filter(leaf -> fits(oracle, leaf, json, false))
                .toList();
        return json.isObject() && fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    /**
     * Whether exactly one record's schema accepts an object, too. The schemas allow members that a record does not
     * have.
     */
    static boolean isClear(Oracle oracle, JavaType type, JsonNode json) {
        long complete = leaves(oracle, type).stream()
                .filter(leaf -> fits(oracle, leaf, json, true))
                .count();
        return complete == 1 && leaf(oracle, type, json).isPresent();
    }

    private static boolean fits(Oracle oracle, JavaType leaf, JsonNode json, boolean allowsOthers) {
        Map<String, JacksonProperties.Property> properties = new JacksonProperties(oracle.config()).of(leaf);
        Set<String> known = new HashSet<>();
        boolean isComplete = true;
        for (var property : properties.entrySet()) {
            Set<String> names = new HashSet<>(property.getValue().aliases());
            names.add(property.getKey());
            known.addAll(names);
            boolean came = names.stream().anyMatch(json::has);
            isComplete &= came || !isRequired(leaf, property.getValue().component());
        }
        Set<String> members = new HashSet<>();
        json.fieldNames().forEachRemaining(members::add);
        return isComplete && (allowsOthers || known.containsAll(members));
    }

    /** Whether a component is required (R7.3): it cannot be null, and no annotation makes it optional. */
    private static boolean isRequired(JavaType leaf, int component) {
        Constructor<?> canonical = leaf.getRawClass().getDeclaredConstructors()[0];
        Parameter parameter = canonical.getParameters()[component];
        return !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class)
                && Bundles.expanded(List.of(parameter.getAnnotations())).stream()
                        .noneMatch(SealedReader::isOptional);
    }

    private static boolean isOptional(Annotation annotation) {
        return annotation.toString().matches("(?s).*CopilotToolParam\\(.*required=false.*");
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        JsonNode tree = context.readTree(parser);
        Optional<JavaType> leaf = leaf(oracle, type, tree);
        if (leaf.isEmpty()) {
            return context.reportInputMismatch(type, "No record of it, or several, fit");
        }
        try (JsonParser again = tree.traverse(parser.getCodec())) {
            again.nextToken();
            return context.readValue(again, leaf.get());
        }
    }
}
