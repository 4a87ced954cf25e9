package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Compares the properties that a tool's schema has with those that Jackson's introspection finds (R7.3, R7.7). */
public final class SchemaNames {
    private final Oracle oracle;
    private final JsonNode root;
    private final JacksonProperties properties;
    private final List<String> differences = new ArrayList<>();
    private final Deque<Part> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();

    private record Part(String path, JavaType type, JsonNode schema) {}

    private SchemaNames(Oracle oracle, JsonNode root) {
        this.oracle = oracle;
        this.root = root;
        this.properties = new JacksonProperties(oracle.config());
    }

    /** What differs, a sentence each, at any depth of the tool's parameters. */
    public static List<String> differences(Oracle oracle, ToolCall call, JsonNode schema) {
        SchemaNames names = new SchemaNames(oracle, schema);
        call.types().forEach((name, type) -> {
            JsonNode own = name.isEmpty() ? schema : schema.path("properties").path(name);
            names.open.push(new Part(name, type, own));
        });
        names.compare();
        return names.differences;
    }

    /** The same for one parameter's type and schema, inside the tool's. */
    public static List<String> differences(Oracle oracle, Type type, JsonNode schema, JsonNode root) {
        SchemaNames names = new SchemaNames(oracle, root);
        names.open.push(new Part("", oracle.type(type), schema));
        names.compare();
        return names.differences;
    }

    private void compare() {
        while (!open.isEmpty()) {
            Part part = open.pop();
            JsonNode schema = part.schema;
            if (schema.has("$ref")) {
                schema = root.at(schema.path("$ref").textValue().substring(1));
            }
            if (part.type == null || !seen.add(part.type + " " + schema)) {
                continue;
            }
            compare(part.path, part.type, schema);
        }
    }

    private void compare(String path, JavaType type, JsonNode schema) {
        Class<?> raw = type.getRawClass();
        if (type.isReferenceType()) {
            open.push(new Part(path, type.getContentType(), schema));
        } else if (type.isMapLikeType()) {
            open.push(new Part(path + ".*", type.getContentType(), schema.path("additionalProperties")));
        } else if (schema.has("items")) {
            JavaType content = type.getContentType() == null ? type.containedType(0) : type.getContentType();
            open.push(new Part(path + "[]", content, schema.path("items")));
        } else if (schema.has("oneOf")) {
            alternatives(path, type, schema.path("oneOf"));
        } else if (properties.delegate(oracle, type) != null) {
            open.push(new Part(path, properties.delegate(oracle, type), schema));
        } else if (schema.has("properties") && !raw.getName().startsWith("java.")) {
            object(path, type, schema);
        }
    }

    private void object(String path, JavaType type, JsonNode schema) {
        Map<String, JavaType> wanted = new LinkedHashMap<>(properties.of(type));
        Map<String, JsonNode> shown = new LinkedHashMap<>();
        schema.path("properties").properties().forEach(member -> shown.put(member.getKey(), member.getValue()));
        Optional<JsonTypeInfo> info = Place.typeInfo(type.getRawClass());
        if (info.isPresent()
                && info.get().include() == JsonTypeInfo.As.WRAPPER_OBJECT
                && type.getTypeHandler() == null) {
            String name = shown.keySet().iterator().next();
            open.push(new Part(path + "." + name, type.withTypeHandler("taken"), shown.get(name)));
            return;
        }
        info.filter(own -> own.use() != JsonTypeInfo.Id.DEDUCTION && own.include() != JsonTypeInfo.As.WRAPPER_OBJECT)
                .ifPresent(own -> {
                    String property = own.property().isEmpty() ? "@type" : own.property();
                    shown.remove(property);
                    wanted.remove(property);
                });
        wanted.keySet().removeIf(name -> isIgnoredUnderAnotherName(type.getRawClass(), name, shown.keySet()));
        if (!new TreeSet<>(wanted.keySet()).equals(new TreeSet<>(shown.keySet()))) {
            differences.add("the schema of " + (path.isEmpty() ? "the tool" : path) + ", a "
                    + type.getRawClass().getSimpleName() + ", has " + shown.keySet() + "; Jackson sets "
                    + wanted.keySet() + "\nschema " + schema);
        }
        wanted.forEach((name, inner) -> {
            if (shown.containsKey(name)) {
                open.push(new Part(path + "." + name, inner, shown.get(name)));
            }
        });
    }

    /**
     * Of a record with a naming strategy, Jackson 2.20 ignores the Java name of a component that is ignored, and reads the
     * name that the strategy gives it all the same. Nobody means that: the schema leaves the component out (R7.7).
     */
    private static boolean isIgnoredUnderAnotherName(Class<?> type, String name, Set<String> shown) {
        return type.isRecord()
                && type.isAnnotationPresent(JsonNaming.class)
                && !shown.contains(name)
                && Stream.of(type.getDeclaredFields())
                        .filter(field -> field.isAnnotationPresent(JsonIgnore.class))
                        .anyMatch(field -> alike(field.getName()).equals(alike(name)));
    }

    private static String alike(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[_.-]", "");
    }

    private void alternatives(String path, JavaType type, JsonNode alternatives) {
        Map<String, JavaType> subtypes = oracle.subtypesById(type);
        if (subtypes.size() != alternatives.size()) {
            differences.add("the schema of " + path + " has " + alternatives.size() + " alternatives; Jackson knows "
                    + subtypes.keySet());
            return;
        }
        // Of deduction the order alone says which is which.
        List<JavaType> inOrder = List.copyOf(subtypes.values());
        for (int i = 0; i < alternatives.size(); i++) {
            JsonNode alternative = alternatives.get(i);
            JsonNode resolved = alternative.has("$ref")
                    ? root.at(alternative.path("$ref").textValue().substring(1))
                    : alternative;
            open.push(new Part(path + "|" + i, named(subtypes, resolved).orElse(inOrder.get(i)), alternative));
        }
    }

    private static Optional<JavaType> named(Map<String, JavaType> subtypes, JsonNode alternative) {
        for (var member : alternative.path("properties").properties()) {
            JsonNode only = member.getValue().path("enum");
            if (only.size() == 1 && subtypes.containsKey(only.get(0).asText())) {
                return Optional.of(subtypes.get(only.get(0).asText()));
            }
            if (alternative.path("properties").size() == 1 && subtypes.containsKey(member.getKey())) {
                return Optional.of(subtypes.get(member.getKey()));
            }
        }
        return Optional.empty();
    }
}
