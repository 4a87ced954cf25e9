package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.lang.reflect.Modifier;
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

    private record Part(String path, JavaType type, Selection selection, JsonNode schema) {}

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
            names.open.push(new Part(name, type, Selection.ALL, own));
        });
        names.compare();
        return names.differences;
    }

    /** The same for one parameter's type and schema, inside the tool's. */
    public static List<String> differences(Oracle oracle, Type type, JsonNode schema, JsonNode root) {
        SchemaNames names = new SchemaNames(oracle, root);
        names.open.push(new Part("", oracle.type(type), Selection.ALL, schema));
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
            if (part.type == null || !seen.add(part.type + " " + part.selection + " " + schema)) {
                continue;
            }
            compare(part, schema);
        }
    }

    private void compare(Part part, JsonNode schema) {
        String path = part.path;
        JavaType type = part.type;
        Class<?> raw = type.getRawClass();
        if (type.isReferenceType()) {
            open.push(new Part(path, type.getContentType(), part.selection, schema));
        } else if (type.isMapLikeType()) {
            JsonNode values = schema.path("additionalProperties");
            open.push(new Part(path + ".*", type.getContentType(), part.selection, values));
        } else if (properties.delegate(oracle, type) != null) {
            open.push(new Part(path, properties.delegate(oracle, type), Selection.ALL, schema));
        } else if (schema.has("items")) {
            JavaType content = type.getContentType() == null ? type.containedType(0) : type.getContentType();
            open.push(new Part(path + "[]", content, part.selection, schema.path("items")));
        } else if (schema.has("oneOf")) {
            alternatives(part, schema.path("oneOf"));
        } else if (schema.has("properties") && !raw.getName().startsWith("java.")) {
            object(part, schema);
        }
    }

    private void object(Part part, JsonNode schema) {
        String path = part.path;
        JavaType type = part.type;
        Map<String, JacksonProperties.Property> wanted = new LinkedHashMap<>(properties.of(type, part.selection));
        Map<String, JsonNode> shown = new LinkedHashMap<>();
        schema.path("properties").properties().forEach(member -> shown.put(member.getKey(), member.getValue()));
        Optional<JsonTypeInfo> info = Place.typeInfo(type.getRawClass());
        if (info.isPresent()
                && info.get().include() == JsonTypeInfo.As.WRAPPER_OBJECT
                && type.getTypeHandler() == null) {
            String name = shown.keySet().iterator().next();
            JavaType inner = type.withTypeHandler("taken");
            open.push(new Part(path + "." + name, inner, part.selection, shown.get(name)));
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
                open.push(new Part(path + "." + name, inner.type(), inner.selection(), shown.get(name)));
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
        return name.toUpperCase(Locale.ROOT).replaceAll("[_.-]", "");
    }

    private void alternatives(Part part, JsonNode alternatives) {
        String path = part.path;
        JavaType type = part.type;
        Map<String, JavaType> subtypes =
                Place.typeInfo(type.getRawClass()).isPresent() ? oracle.subtypesById(type) : permitted(type);
        if (subtypes.size() != alternatives.size()) {
            differences.add("the schema of " + path + " has " + alternatives.size() + " alternatives; Jackson knows "
                    + subtypes.keySet());
            return;
        }
        // What tells the alternatives apart is shown, read or not.
        Selection selection = isTold(type.getRawClass()) ? part.selection : Selection.ALL;
        // Of deduction the order alone says which is which.
        List<JavaType> inOrder = List.copyOf(subtypes.values());
        for (int i = 0; i < alternatives.size(); i++) {
            JsonNode alternative = alternatives.get(i);
            JsonNode resolved = alternative.has("$ref")
                    ? root.at(alternative.path("$ref").textValue().substring(1))
                    : alternative;
            JavaType subtype = named(subtypes, resolved).orElse(inOrder.get(i));
            open.push(new Part(path + "|" + i, subtype, selection, alternative));
        }
    }

    /** Whether an alternative is known by a name, not by its properties. */
    private static boolean isTold(Class<?> union) {
        return Place.typeInfo(union)
                .map(info -> info.use() != JsonTypeInfo.Id.DEDUCTION)
                .orElse(false);
    }

    /** The leaves of a sealed type that Jackson is told nothing of: the schema shows them all the same (R7.3). */
    private Map<String, JavaType> permitted(JavaType sealed) {
        Map<String, JavaType> leaves = new LinkedHashMap<>();
        Class<?> raw = sealed.getRawClass();
        if (!Modifier.isAbstract(raw.getModifiers())) {
            leaves.put(raw.getName(), sealed);
        }
        if (raw.isSealed()) {
            Stream.of(raw.getPermittedSubclasses())
                    .map(own -> permitted(oracle.specialized(sealed, own)))
                    .forEach(leaves::putAll);
        }
        return leaves;
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
