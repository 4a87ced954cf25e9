package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.time.Year;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Jackson, configured as the API's {@code RpcMapper} is, and with support for Optionals, which generated code reads
 * too.
 */
public final class Oracle {
    private final ObjectMapper mapper = builder().build();
    private final ObjectMapper writer =
            builder().annotationIntrospector(new WritesAll(this)).build();

    private JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addModule(new JavaTimeModule())
                .addModule(new Jdk8Module())
                .addModule(sealedTypes())
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

    /**
     * Returns a module that selects the record of a sealed type by R7.12, since Jackson 2 does not support such types.
     * Jackson reads the record.
     */
    private SimpleModule sealedTypes() {
        SimpleDeserializers sealed = new SimpleDeserializers() {
            private static final long serialVersionUID = 1L;

            @Override
            public JsonDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription description) {
                return SealedReader.isUntyped(type) ? new SealedReader(Oracle.this, type) : null;
            }
        };
        // Jackson would write such a value by its declared type: an interface has no properties, and an Iterable's
        // elements would be written by their classes alone, a list's by their declared type.
        SimpleSerializers byClass = new SimpleSerializers() {
            private static final long serialVersionUID = 1L;

            @Override
            public JsonSerializer<?> findSerializer(
                    SerializationConfig config, JavaType type, BeanDescription description) {
                return isByClass(type) ? new ByClass(type) : null;
            }
        };
        SimpleModule module = new SimpleModule();
        module.setDeserializers(sealed);
        module.setSerializers(byClass);
        return module;
    }

    /** The result of reading: a value, or the reason why there is none. */
    public record Reading(Object value, String refusal) {}

    /** Reads a value of a type. */
    Reading read(JavaType type, JsonNode json) {
        try {
            return new Reading(
                    mapper.readerFor(type).withHandler(new FormattedTexts()).readValue(json), null);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            return new Reading(null, e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    /** Returns the JSON text of a value, with the properties that can only be set. */
    String write(JavaType type, Object value) {
        try {
            return writer.writerFor(type).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Jackson cannot write a " + type, e);
        }
    }

    /** Returns Jackson's representation of a type. */
    public JavaType type(Type type) {
        return mapper.constructType(type);
    }

    /**
     * Whether the arguments of a tool are the components of its only parameter. They are if that is a record, unless a
     * delegating creator reads its JSON as another type, or it is one of several objects (R4.8).
     */
    public boolean isFlattened(JavaType only) {
        return only.getRawClass().isRecord()
                && new JacksonProperties(config()).delegate(this, only) == null
                && Stream.of(only.getRawClass().getDeclaredFields())
                        .noneMatch(own -> isExternal(own.getAnnotation(JsonTypeInfo.class)));
    }

    /** Whether the type information of a property is in a property beside it. */
    static boolean isExternal(JsonTypeInfo info) {
        return info != null && info.include() == JsonTypeInfo.As.EXTERNAL_PROPERTY;
    }

    /** Returns the type of a member of a type, with the type's arguments in place of its variables. */
    JavaType member(Type written, JavaType of) {
        return mapper.getTypeFactory().resolveMemberType(written, of.getBindings());
    }

    DeserializationConfig config() {
        return mapper.getDeserializationConfig();
    }

    /** Returns the concrete types that can be read for this type. */
    List<JavaType> subtypes(JavaType type) {
        return SealedReader.isUntyped(type)
                ? SealedReader.leaves(this, type)
                : List.copyOf(subtypesById(type).values());
    }

    /** Returns the subtype with the type arguments of this type. */
    JavaType specialized(JavaType type, Class<?> subtype) {
        return mapper.getTypeFactory().constructSpecializedType(type, subtype);
    }

    /**
     * Returns the builder that makes values of the type (R7.13), with its type arguments; null if there is no builder.
     */
    JavaType builder(JavaType type) {
        DeserializationConfig config = config();
        AnnotatedClass annotated = AnnotatedClassResolver.resolve(config, type, config);
        Class<?> builder = config.getAnnotationIntrospector().findPOJOBuilder(annotated);
        if (builder == null) {
            return null;
        }
        boolean isGeneric = builder.getTypeParameters().length > 0;
        return mapper.getTypeFactory()
                .constructParametricType(builder, isGeneric ? type.getBindings() : TypeBindings.emptyBindings());
    }

    /** Returns the concrete types that can be read for this type by their type ids. */
    Map<String, JavaType> subtypesById(JavaType type) {
        DeserializationConfig config = config();
        AnnotatedClass annotated = AnnotatedClassResolver.resolve(config, type, config);
        return byId(type, config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, annotated));
    }

    /** Returns the concrete types that can be read for this type by the type ids of a property. */
    Map<String, JavaType> subtypesById(JavaType type, AnnotatedMember property) {
        DeserializationConfig config = config();
        return byId(type, config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, property, type));
    }

    private Map<String, JavaType> byId(JavaType type, Collection<NamedType> all) {
        Map<String, JavaType> byId = new LinkedHashMap<>();
        for (NamedType named : all) {
            Class<?> raw = named.getType();
            if (!Modifier.isAbstract(raw.getModifiers()) && type.getRawClass().isAssignableFrom(raw)) {
                String unqualified = raw.getName().substring(raw.getName().lastIndexOf('.') + 1);
                String name = named.hasName() ? named.getName() : unqualified;
                byId.putIfAbsent(name, mapper.getTypeFactory().constructSpecializedType(type, raw));
            }
        }
        return byId;
    }

    /** Whether the type's content, or one of its subtypes, has an any-setter. */
    private boolean takesAnyName(JavaType type) {
        JavaType value = type;
        while (value.getContentType() != null) {
            value = value.getContentType();
        }
        return Stream.concat(Stream.of(value), subtypes(value).stream())
                .anyMatch(each -> config().introspect(each).findAnySetterAccessor() != null);
    }

    private static boolean isByClass(JavaType type) {
        return type.getRawClass() == Iterable.class || SealedReader.isUntyped(type);
    }

    /** Writes a value by its own class. */
    private static final class ByClass extends JsonSerializer<Object> {
        private final JavaType type;

        ByClass(JavaType type) {
            this.type = type;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            JavaType own = provider.constructSpecializedType(type, value.getClass());
            provider.findTypedValueSerializer(own, true, null).serialize(value, generator, provider);
        }
    }

    /**
     * Also writes properties that are otherwise only read: write-only ones, and generated fields with a setter and no
     * getter.
     */
    private static final class WritesAll extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        private final transient Oracle oracle;

        WritesAll(Oracle oracle) {
            this.oracle = oracle;
        }

        @Override
        public JsonProperty.Access findPropertyAccess(Annotated annotated) {
            JsonProperty.Access access = super.findPropertyAccess(annotated);
            return access == JsonProperty.Access.WRITE_ONLY ? JsonProperty.Access.AUTO : access;
        }

        /**
         * Writes properties that an annotation on the member leaves out, so that they must be ignored when they are
         * read. Not for a type with an any-setter: its schema describes the values of all other names.
         */
        @Override
        public JsonIgnoreProperties.Value findPropertyIgnoralByName(MapperConfig<?> config, Annotated annotated) {
            return annotated instanceof AnnotatedMember && !oracle.takesAnyName(annotated.getType())
                    ? JsonIgnoreProperties.Value.empty()
                    : super.findPropertyIgnoralByName(config, annotated);
        }

        @Override
        public JsonIncludeProperties.Value findPropertyInclusionByName(MapperConfig<?> config, Annotated annotated) {
            return annotated instanceof AnnotatedMember && !oracle.takesAnyName(annotated.getType())
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
