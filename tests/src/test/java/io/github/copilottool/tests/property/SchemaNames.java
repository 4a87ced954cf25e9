package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** Compares the properties in a tool's schema with those that Jackson's introspection finds (R7.3, R7.7). */
public final class SchemaNames {
    private final Oracle oracle;
    private final JsonNode root;
    private final JacksonProperties properties;
    private final List<String> differences = new ArrayList<>();
    private final Deque<Part> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();

    // A value; typedBy is the property whose type information it has, null for none.
    private record Part(String path, JavaType type, Selection selection, JsonNode schema, AnnotatedMember typedBy) {
        Part(String path, JavaType type, Selection selection, JsonNode schema) {
            this(path, type, selection, schema, null);
        }

        Part content(String step, JavaType content, JsonNode inner) {
            return new Part(path + step, content, selection, inner, typedBy);
        }
    }

    private SchemaNames(Oracle oracle, JsonNode root) {
        this.oracle = oracle;
        this.root = root;
        this.properties = new JacksonProperties(oracle.config());
    }

    /** Returns a sentence for each difference, at any depth of the tool's parameters. */
    public static List<String> differences(Oracle oracle, ToolCall call, JsonNode schema) {
        SchemaNames names = new SchemaNames(oracle, schema);
        call.types().forEach((name, type) -> {
            JsonNode own = name.isEmpty() ? schema : schema.path("properties").path(name);
            names.open.push(new Part(name, type, Selection.ALL, own));
        });
        names.compare();
        return names.differences;
    }

    /** Returns a sentence for each difference in one parameter, whose schema is inside the tool's. */
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
            if (part.type == null || !seen.add(part.type + " " + part.selection + " " + part.typedBy + " " + schema)) {
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
            open.push(part.content("", type.getContentType(), schema));
        } else if (type.isMapLikeType()) {
            JsonNode values = schema.path("additionalProperties");
            open.push(part.content(".*", type.getContentType(), values));
        } else if (part.typedBy != null && !type.isContainerType()) {
            typed(part, schema);
        } else if (properties.delegate(oracle, type) != null) {
            open.push(new Part(path, properties.delegate(oracle, type), Selection.ALL, schema));
        } else if (schema.has("items")) {
            JavaType content = type.getContentType() == null ? type.containedType(0) : type.getContentType();
            open.push(part.content("[]", content, schema.path("items")));
        } else if (schema.has("oneOf") && Place.typeInfo(raw).isEmpty() && !raw.isSealed()) {
            schema.path("oneOf").forEach(each -> external(part, each));
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
                JsonTypeInfo own = inner.member().getAnnotation(JsonTypeInfo.class);
                AnnotatedMember typedBy = own == null ? null : inner.member();
                open.push(new Part(path + "." + name, inner.type(), inner.selection(), shown.get(name), typedBy));
            }
        });
    }

    /**
     * Whether a record's component is ignored under its Java name only. If the record has a naming strategy, Jackson
     * 2.20 still reads the name that the strategy gives an ignored component. The schema leaves the component out
     * (R7.7).
     */
    private static boolean isIgnoredUnderAnotherName(Class<?> type, String name, Set<String> shown) {
        return type.isRecord()
                && type.isAnnotationPresent(JsonNaming.class)
                && !shown.contains(name)
                && Stream.of(type.getDeclaredFields())
                        .filter(field -> field.isAnnotationPresent(JsonIgnore.class))
                        .anyMatch(field -> alike(field.getName()).equals(alike(name)));
    }

    // Compares each type that the type information of a property identifies, without what identifies it.
    private void typed(Part part, JsonNode schema) {
        JsonTypeInfo info = part.typedBy.getAnnotation(JsonTypeInfo.class);
        Map<String, JavaType> subtypes = oracle.subtypesById(part.type, part.typedBy);
        // Only the listed subtypes are shown (R7.7).
        subtypes.values().removeIf(JavaType::isJavaLangObject);
        String name = info.property().isEmpty() ? "@type" : info.property();
        boolean isWrapped = info.include() == JsonTypeInfo.As.WRAPPER_OBJECT;
        List<JsonNode> all = new ArrayList<>();
        Iterable<JsonNode> shown = schema.has("oneOf") ? schema.path("oneOf") : List.of(schema);
        shown.forEach(all::add);
        if (all.size() != subtypes.size()) {
            differences.add("the schema of " + part.path + " has " + all.size()
                    + " alternatives; the property's type information knows " + subtypes.keySet());
            return;
        }
        List<JavaType> inOrder = List.copyOf(subtypes.values());
        for (JsonNode each : all) {
            String path = part.path + "|" + all.indexOf(each);
            boolean isDefault = each.path("properties").path(name).has("not");
            JavaType found = isDefault
                    ? oracle.specialized(part.type, info.defaultImpl())
                    : named(subtypes, each).orElse(inOrder.get(all.indexOf(each)));
            JavaType subtype = found.withTypeHandler("taken");
            if (each.has("prefixItems")) {
                open.push(new Part(
                        path, subtype, part.selection, each.path("prefixItems").path(1)));
            } else if (isWrapped) {
                open.push(new Part(
                        path,
                        subtype,
                        part.selection,
                        each.path("properties").elements().next()));
            } else {
                ObjectNode own = each.deepCopy();
                if (!properties.of(subtype).containsKey(name)) {
                    own.withObject("/properties").remove(name);
                }
                open.push(new Part(path, subtype, part.selection, own));
            }
        }
    }

    // Compares an object of which a property has the type of another one. The object without both is closed.
    private void external(Part part, JsonNode schema) {
        Map<String, JacksonProperties.Property> all = properties.of(part.type, part.selection);
        Set<String> wanted = new TreeSet<>(all.keySet());
        all.forEach((name, own) -> {
            JsonTypeInfo info = own.member().getAnnotation(JsonTypeInfo.class);
            if (Oracle.isExternal(info) && schema.has("additionalProperties")) {
                wanted.removeAll(Set.of(name, info.property()));
            } else if (Oracle.isExternal(info)) {
                wanted.add(info.property());
            }
        });
        Set<String> shown = new TreeSet<>();
        schema.path("properties").fieldNames().forEachRemaining(shown::add);
        if (!shown.equals(wanted)) {
            differences.add("the schema of " + part.path + " has " + shown + "; Jackson sets " + wanted);
        }
    }

    private static String alike(String name) {
        return name.toUpperCase(Locale.ROOT).replaceAll("[_.-]", "");
    }

    private void alternatives(Part part, JsonNode alternatives) {
        String path = part.path;
        JavaType type = part.type;
        Map<String, JavaType> subtypes =
                Place.typeInfo(type.getRawClass()).isPresent() ? oracle.subtypesById(type) : permitted(type);
        Place.typeInfo(type.getRawClass()).ifPresent(info -> withoutUnmade(type, subtypes, info));
        if (subtypes.size() != alternatives.size()) {
            differences.add("the schema of " + path + " has " + alternatives.size() + " alternatives; Jackson knows "
                    + subtypes.keySet());
            return;
        }
        // If properties distinguish the alternatives, the schema shows them all, whether Jackson reads them or not.
        Selection selection = isDistinguishedByName(type.getRawClass()) ? part.selection : Selection.ALL;
        // If Jackson deduces the type, only the order says which alternative is which.
        List<JavaType> inOrder = List.copyOf(subtypes.values());
        for (int i = 0; i < alternatives.size(); i++) {
            JsonNode alternative = alternatives.get(i);
            JsonNode resolved = alternative.has("$ref")
                    ? root.at(alternative.path("$ref").textValue().substring(1))
                    : alternative;
            JavaType subtype =
                    named(subtypes, resolved).or(() -> byDefault(type)).orElse(inOrder.get(i));
            JsonNode inner = alternative.has("prefixItems")
                    ? alternative.path("prefixItems").path(1)
                    : withoutName(type, subtype, alternative);
            open.push(new Part(path + "|" + i, subtype, selection, inner));
        }
    }

    // Returns the schema of an alternative without the name of its type, unless the type has such a property.
    private JsonNode withoutName(JavaType type, JavaType subtype, JsonNode alternative) {
        String name = Place.typeInfo(type.getRawClass())
                .filter(info -> isDistinguishedByName(type.getRawClass()))
                .map(info -> info.property().isEmpty() ? "@type" : info.property())
                .orElse("");
        if (!alternative.has("properties") || properties.of(subtype).containsKey(name)) {
            return alternative;
        }
        ObjectNode own = alternative.deepCopy();
        own.withObject("/properties").remove(name);
        return own;
    }

    /**
     * Removes the types that Jackson never makes (R7.7): if it deduces the type, those whose properties another one has,
     * too, and those that are not objects; these also beside a default type, which is added if it is not listed; those
     * whose name an enum of theirs refuses.
     */
    private void withoutUnmade(JavaType type, Map<String, JavaType> subtypes, JsonTypeInfo info) {
        List<JavaType> all = List.copyOf(subtypes.values());
        boolean isDeduced = info.use() == JsonTypeInfo.Id.DEDUCTION;
        boolean isWrapped = info.include() == JsonTypeInfo.As.WRAPPER_OBJECT;
        boolean hasDefault = !isWrapped && type.getRawClass().isAssignableFrom(info.defaultImpl());
        boolean isNullDefault = !isWrapped && info.defaultImpl() == Void.class;
        if (hasDefault && !isDeduced && all.stream().noneMatch(own -> own.getRawClass() == info.defaultImpl())) {
            subtypes.put("", oracle.specialized(type, info.defaultImpl()));
        }
        // No name is needed, so that further ones are not shown.
        AtomicBoolean isKnown = new AtomicBoolean();
        subtypes.values()
                .removeIf(own -> hasDefault && own.getRawClass() == info.defaultImpl() && isKnown.getAndSet(true));
        subtypes.entrySet().removeIf(own -> {
            JacksonProperties.Property name = properties.of(own.getValue()).get(info.property());
            return info.visible()
                    && own.getValue().getRawClass() != info.defaultImpl()
                    && name != null
                    && name.type().isEnumType()
                    && oracle.read(name.type(), TextNode.valueOf(own.getKey())).refusal() != null;
        });
        subtypes.values().removeIf(own -> {
            Set<String> names = known(own);
            boolean isObject = !own.isEnumType() && !own.isContainerType();
            boolean isDistinct = !isDeduced || own.getRawClass() == info.defaultImpl();
            return !isObject && (isDeduced || hasDefault || isNullDefault)
                    || !isDistinct
                            && !names.isEmpty()
                            && all.stream()
                                    .anyMatch(other ->
                                            other != own && known(other).containsAll(names));
        });
    }

    private Optional<JavaType> byDefault(JavaType type) {
        return Place.typeInfo(type.getRawClass())
                .filter(info -> isDistinguishedByName(type.getRawClass()))
                .filter(info -> type.getRawClass().isAssignableFrom(info.defaultImpl()))
                .map(info -> oracle.specialized(type, info.defaultImpl()));
    }

    private Set<String> known(JavaType type) {
        Set<String> names = new HashSet<>();
        oracle.config().introspect(type).findProperties().forEach(own -> names.add(own.getName()));
        return names;
    }

    /** Whether the alternatives are distinguished by a name, not by their properties. */
    private static boolean isDistinguishedByName(Class<?> union) {
        return Place.typeInfo(union)
                .map(info -> info.use() != JsonTypeInfo.Id.DEDUCTION)
                .orElse(false);
    }

    /**
     * Returns the records of a sealed type without Jackson's annotations. The schema shows them, although Jackson
     * cannot read them (R7.3).
     */
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
        String pair = alternative.at("/prefixItems/0/enum/0").asText();
        if (!pair.isEmpty() && subtypes.containsKey(pair)) {
            return Optional.of(subtypes.get(pair));
        }
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
