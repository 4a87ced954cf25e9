package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.time.Year;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Jackson, set as the API's {@code RpcMapper} is, and able to read Optionals, which generated code reads too. */
public final class Oracle {
    private final ObjectMapper mapper = builder().build();
    private final ObjectMapper writer =
            builder().annotationIntrospector(new WritesAll()).build();

    private static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .addModule(new Jdk8Module())
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .enable(SerializationFeature.WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS)
                .withConfigOverride(
                        Year.class, year -> year.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.NUMBER_INT)))
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL));
    }

    /** What comes of a reading: a value, or why there is none. */
    public record Reading(Object value, String refusal) {}

    /** Reads a value of a type. */
    Reading read(JavaType type, JsonNode json) {
        try {
            return new Reading(mapper.readerFor(type).readValue(json), null);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            return new Reading(null, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    /** The JSON text of a value, with the properties that can only be set. */
    String write(JavaType type, Object value) {
        // Of an Iterable Jackson writes each element by its class alone, of a list by its type.
        JavaType known = type.getRawClass() == Iterable.class && value != null
                ? mapper.getTypeFactory().constructSpecializedType(type, value.getClass())
                : type;
        try {
            return writer.writerFor(known).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Jackson cannot write a " + type, e);
        }
    }

    /** Jackson's name for a type. */
    public JavaType type(Type type) {
        return mapper.constructType(type);
    }

    /**
     * Whether the components of a tool's only parameter are its arguments: those of a record, unless its JSON is another
     * type's, which a delegating creator takes (R4.8).
     */
    public boolean isFlattened(JavaType only) {
        return only.getRawClass().isRecord() && new JacksonProperties(config()).delegate(this, only) == null;
    }

    /** The type of a member of a type, its variables in place. */
    JavaType member(Type written, JavaType of) {
        return mapper.getTypeFactory().resolveMemberType(written, of.getBindings());
    }

    DeserializationConfig config() {
        return mapper.getDeserializationConfig();
    }

    /** The concrete types that Jackson reads where this one is asked for. */
    List<JavaType> subtypes(JavaType type) {
        return List.copyOf(subtypesById(type).values());
    }

    /** The same by the names that tell them apart. */
    Map<String, JavaType> subtypesById(JavaType type) {
        DeserializationConfig config = config();
        AnnotatedClass annotated = AnnotatedClassResolver.resolve(config, type, config);
        Map<String, JavaType> byId = new LinkedHashMap<>();
        for (NamedType named : config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, annotated)) {
            Class<?> raw = named.getType();
            if (!Modifier.isAbstract(raw.getModifiers()) && type.getRawClass().isAssignableFrom(raw)) {
                String unqualified = raw.getName().substring(raw.getName().lastIndexOf('.') + 1);
                String name = named.hasName() ? named.getName() : unqualified;
                byId.putIfAbsent(name, mapper.getTypeFactory().constructSpecializedType(type, raw));
            }
        }
        return byId;
    }

    /** Writes what is otherwise only read: write-only properties, and fields of the generator's that have setters alone. */
    private static final class WritesAll extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonProperty.Access findPropertyAccess(Annotated annotated) {
            JsonProperty.Access access = super.findPropertyAccess(annotated);
            return access == JsonProperty.Access.WRITE_ONLY ? JsonProperty.Access.AUTO : access;
        }

        /** What a place leaves out of its value is written all the same, and must then be ignored. */
        @Override
        public JsonIgnoreProperties.Value findPropertyIgnoralByName(MapperConfig<?> config, Annotated annotated) {
            return annotated instanceof AnnotatedMember
                    ? JsonIgnoreProperties.Value.empty()
                    : super.findPropertyIgnoralByName(config, annotated);
        }

        @Override
        public JsonIncludeProperties.Value findPropertyInclusionByName(MapperConfig<?> config, Annotated annotated) {
            return annotated instanceof AnnotatedMember
                    ? JsonIncludeProperties.Value.all()
                    : super.findPropertyInclusionByName(config, annotated);
        }

        @Override
        public PropertyName findNameForSerialization(Annotated annotated) {
            boolean unread =
                    annotated instanceof AnnotatedField && annotated.getName().startsWith("writeOnly");
            return unread ? PropertyName.USE_DEFAULT : super.findNameForSerialization(annotated);
        }
    }
}
