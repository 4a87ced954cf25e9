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
 * Reads a sealed type of which no annotation says how its records are told apart, by R7.12 to the letter: the record whose
 * properties include all that came, and whose required ones all came, if exactly one does. Jackson reads that record.
 */
final class SealedReader extends JsonDeserializer<Object> {
    private final Oracle oracle;
    private final JavaType type;

    SealedReader(Oracle oracle, JavaType type) {
        this.oracle = oracle;
        this.type = type;
    }

    /** Whether the type is one that this reads. */
    static boolean isUntyped(JavaType type) {
        Class<?> raw = type.getRawClass();
        return raw.isSealed()
                && Modifier.isAbstract(raw.getModifiers())
                && Place.typeInfo(raw).isEmpty();
    }

    /** The records that it permits, whatever is between. */
    static List<JavaType> leaves(Oracle oracle, JavaType type) {
        List<JavaType> leaves = new ArrayList<>();
        for (Class<?> permitted : type.getRawClass().getPermittedSubclasses()) {
            JavaType subtype = oracle.specialized(type, permitted);
            leaves.addAll(isUntyped(subtype) ? leaves(oracle, subtype) : List.of(subtype));
        }
        return leaves;
    }

    /** The one of them that an object is, if it is exactly one. */
    static Optional<JavaType> leaf(Oracle oracle, JavaType type, JsonNode json) {
        List<JavaType> fitting = leaves(oracle, type).stream()
                .filter(leaf -> fits(oracle, leaf, json, false))
                .toList();
        return json.isObject() && fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    /** Whether the schemas of the records leave no doubt either: they allow members that a record does not have. */
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

    /** R7.3: unless it may be null, or an annotation says otherwise. */
    private static boolean isRequired(JavaType leaf, int component) {
        Constructor<?> canonical = leaf.getRawClass().getDeclaredConstructors()[0];
        Parameter parameter = canonical.getParameters()[component];
        return !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class)
                && Bundles.opened(List.of(parameter.getAnnotations())).stream().noneMatch(SealedReader::isOptional);
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
