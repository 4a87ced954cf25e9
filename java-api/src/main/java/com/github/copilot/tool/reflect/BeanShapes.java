package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonRootName;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeId;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.annotation.JsonTypeResolver;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedAndMetadata;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What Jackson reads for a type that is declared outside the JDK (SPEC R7.3, R7.7), by its own introspection.
 *
 * <p>Types that Jackson reads in a way that no declaration shows are {@link Shape.Unsupported}: deserializers, converters
 * and builders of the user's own, type ids that are class names, renamed enum constants.
 */
final class BeanShapes {
    private static final int DEEPEST_CONTAINERS = 64;

    /** The most types that unwrapping looks at for one object, whether they have properties or not. */
    private static final int MOST_UNWRAPPED = 1000;

    /** Jackson's annotations on a record's components and constructor that concern writing only, or names and order. */
    private static final Set<Class<?>> HARMLESS = Set.of(
            JsonProperty.class,
            JsonAlias.class,
            JsonPropertyDescription.class,
            JsonClassDescription.class,
            JsonPropertyOrder.class,
            JsonGetter.class,
            JsonInclude.class,
            JsonSerialize.class,
            JsonRawValue.class,
            JsonFilter.class,
            JsonRootName.class,
            JsonTypeName.class,
            JsonView.class,
            JsonKey.class,
            JsonValue.class,
            JsonTypeId.class,
            JsonCreator.class);

    private final String reader;
    private final ObjectMapper mapper;
    private final DeserializationConfig config;
    private final AnnotationIntrospector introspector;
    private int unwrapped;

    BeanShapes(ObjectMapper mapper, String reader) {
        this.mapper = mapper;
        this.reader = reader;
        this.config = mapper.getDeserializationConfig();
        this.introspector = config.getAnnotationIntrospector();
    }

    /**
     * The shape of a type that no table knows.
     *
     * @throws UnusableTool if its module lets nobody look into it
     */
    Shape of(Use use) {
        requireOpen(use.raw());
        try {
            return make(use);
        } catch (JsonMappingException | IllegalArgumentException unreadable) {
            String reason = unreadable instanceof JsonMappingException
                    ? ((JsonMappingException) unreadable).getOriginalMessage()
                    : unreadable.getMessage();
            return new Shape.Unsupported("Jackson cannot read it: " + reason);
        }
    }

    /**
     * Whether {@code @JsonFormat(shape = OBJECT)} on a class makes Jackson read a collection or map by its own properties
     * ({@code BasicDeserializerFactory.createCollectionDeserializer}).
     */
    boolean isReadAsObject(Class<?> raw) {
        JsonFormat.Value format =
                introspector.findFormat(config.introspectClassAnnotations(raw).getClassInfo());
        return format != null && format.getShape() == JsonFormat.Shape.OBJECT;
    }

    /**
     * The shape of a collection or map that the mapper makes.
     *
     * @param use the type
     * @param shape its shape, if Jackson makes this type and no other
     * @return that, or the shape of what Jackson is told to make in its place
     */
    Shape container(Use use, Shape shape) {
        Class<?> raw = use.raw();
        AnnotatedClass annotated = config.introspectClassAnnotations(raw).getClassInfo();
        if (isReadByOwnCode(annotated)) {
            return new Shape.Unsupported("code of its own reads it");
        }
        JsonDeserialize told = annotated.getAnnotation(JsonDeserialize.class);
        if (told != null && told.as() != Void.class && told.as() != raw) {
            return raw.isAssignableFrom(told.as())
                    ? new Shape.Delegate(specialized(told.as(), use))
                    : new Shape.Unsupported("@JsonDeserialize(as) on it names no subtype of it");
        }
        boolean isMade = !Modifier.isAbstract(raw.getModifiers())
                || raw == EnumSet.class
                || annotated.hasAnnotation(JsonTypeInfo.class)
                || annotated.getFactoryMethods().stream().anyMatch(each -> each.hasAnnotation(JsonCreator.class));
        return isMade
                ? shape
                : new Shape.Unsupported("it is an interface or abstract class of which Jackson cannot make an instance,"
                        + " unless @JsonDeserialize(as = ...) on it names a class that it can make");
    }

    private boolean isReadByOwnCode(AnnotatedClass annotated) {
        return introspector.findDeserializer(annotated) != null
                || introspector.findDeserializationConverter(annotated) != null
                || introspector.findPOJOBuilder(annotated) != null;
    }

    // An enum's constants are known without looking into it.
    private static void requireOpen(Class<?> raw) {
        Module jackson = ObjectMapper.class.getModule();
        if (!raw.isEnum() && !raw.getModule().isExported(raw.getPackageName(), jackson)) {
            throw new UnusableTool(
                    "The type " + raw.getName() + " cannot be looked into; open the package " + raw.getPackageName()
                            + " to the modules com.github.copilot.java and com.fasterxml.jackson.databind.");
        }
    }

    private Shape make(Use use) throws JsonMappingException {
        if (ClassUtil.isNonStaticInnerClass(use.raw())) {
            return new Shape.Unsupported(
                    "it is an inner class, of which Jackson cannot make an instance, unless it is declared static");
        }
        JavaType type = use.javaType();
        BeanDescription bean = config.introspect(type);
        AnnotatedClass annotated = bean.getClassInfo();
        if (isReadByOwnCode(annotated)) {
            return new Shape.Unsupported("code of its own reads it");
        }
        JavaType other = introspector.refineDeserializationType(config, annotated, type);
        if (other.getRawClass() != type.getRawClass()) {
            return new Shape.Delegate(Use.of(other));
        }
        if (use.raw().isEnum()) {
            return enumeration(use, bean);
        }
        JsonTypeInfo info = annotated.getAnnotation(JsonTypeInfo.class);
        if (annotated.hasAnnotation(JsonTypeResolver.class) || annotated.hasAnnotation(JsonTypeIdResolver.class)) {
            return new Shape.Unsupported("its type ids come from code of its own");
        }
        if (info != null && info.use() != JsonTypeInfo.Id.NONE) {
            return byTypeInfo(use, bean, info);
        }
        return use.raw().isSealed() ? sealed(use, bean) : concrete(use, bean, null);
    }

    // Enums (R7.7): by constants, or what a creator takes or @JsonValue returns.

    private Shape enumeration(Use use, BeanDescription bean) {
        for (AnnotatedAndMetadata<AnnotatedMethod, JsonCreator.Mode> each : bean.getFactoryMethodsWithMode()) {
            AnnotatedMethod factory = each.annotated;
            boolean disabled = each.metadata == null || each.metadata == JsonCreator.Mode.DISABLED;
            if (!disabled && factory.hasAnnotation(JsonCreator.class) && factory.getParameterCount() == 1) {
                return new Shape.Delegate(Use.of(factory.getParameterType(0)));
            }
        }
        AnnotatedMember value = bean.findJsonValueAccessor();
        if (value != null) {
            return new Shape.Delegate(Use.of(value.getType()));
        }
        if (bean.getClassInfo().hasAnnotation(EnumNaming.class)) {
            return new Shape.Unsupported("@EnumNaming renames its constants");
        }
        List<Shape.Constant> constants = new ArrayList<>();
        for (Object each : use.raw().getEnumConstants()) {
            String java = ((Enum<?>) each).name();
            constants.add(constant(each, java, use.raw()));
        }
        return new Shape.EnumOf(constants, classDescription(bean));
    }

    private static Shape.Constant constant(Object value, String java, Class<?> type) {
        try {
            Field field = type.getField(java);
            JsonProperty named = field.getAnnotation(JsonProperty.class);
            JsonAlias aliases = field.getAnnotation(JsonAlias.class);
            String wire = named == null || named.value().isEmpty() ? java : named.value();
            return new Shape.Constant(value, java, wire, aliases == null ? List.of() : List.of(aliases.value()));
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String classDescription(BeanDescription bean) {
        String description = bean.findClassDescription();
        return description == null || description.isBlank() ? null : description;
    }

    // One of several types (R7.3, R7.7).

    private Shape byTypeInfo(Use use, BeanDescription bean, JsonTypeInfo info) throws JsonMappingException {
        boolean byName = info.use() == JsonTypeInfo.Id.NAME || info.use() == JsonTypeInfo.Id.SIMPLE_NAME;
        boolean byProperty =
                info.include() == JsonTypeInfo.As.PROPERTY || info.include() == JsonTypeInfo.As.EXISTING_PROPERTY;
        boolean deduced = info.use() == JsonTypeInfo.Id.DEDUCTION;
        if (!deduced && !byName) {
            return new Shape.Unsupported("its type ids are class names or come from code of its own");
        }
        if (!deduced && !byProperty && info.include() != JsonTypeInfo.As.WRAPPER_OBJECT) {
            return new Shape.Unsupported("its type id stands where no schema can show it");
        }
        Map<Class<?>, String> leaves = leaves(use, bean, info);
        if (leaves.isEmpty()) {
            return new Shape.Unsupported("nothing names the types that it can be: Jackson looks at @JsonSubTypes only");
        }
        String property = info.property().isEmpty() ? info.use().getDefaultPropertyName() : info.property();
        boolean alone = leaves.size() == 1 && leaves.containsKey(use.raw());
        List<Shape.Alternative> alternatives = new ArrayList<>();
        for (Map.Entry<Class<?>, String> leaf : leaves.entrySet()) {
            boolean tagged = !deduced && byProperty;
            Shape.Discriminator tag = tagged ? new Shape.Discriminator(property, leaf.getValue()) : null;
            String wrapper = deduced || byProperty ? null : leaf.getValue();
            Use type = leaf.getKey() == use.raw() ? use : specialized(leaf.getKey(), use);
            Shape own = concrete(type, config.introspect(type.javaType()), tag);
            if (alone && wrapper == null) {
                return own;
            }
            // Every subtype inherits the type information, so by itself it may be a union, or wrapped.
            boolean speaksForItself = leaf.getKey() != use.raw()
                    && wrapper == null
                    && isAloneUnder(type, info, tagged ? tag.value() : null);
            Shape.ObjectOf object = !speaksForItself && own instanceof Shape.ObjectOf known ? byMapper(known) : null;
            alternatives.add(new Shape.Alternative(type, object, tag, wrapper));
        }
        return new Shape.Union(alternatives, classDescription(bean));
    }

    /** The types that a value can be, each with its first name, as Jackson resolves them. */
    private Map<Class<?>, String> leaves(Use use, BeanDescription bean, JsonTypeInfo info) {
        Map<Class<?>, String> leaves = new LinkedHashMap<>();
        Collection<NamedType> found =
                config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, bean.getClassInfo());
        Collection<Class<?>> order = new ArrayList<>();
        addInOrder(use.raw(), order);
        for (Class<?> each : order) {
            for (NamedType named : found) {
                boolean isMade =
                        !Modifier.isAbstract(each.getModifiers()) && use.raw().isAssignableFrom(each);
                if (named.getType() == each && isMade) {
                    leaves.putIfAbsent(each, named.hasName() ? named.getName() : defaultName(each, info));
                }
            }
        }
        return leaves;
    }

    // The name that a @JsonSubTypes gives a type counts for a union, its own @JsonTypeName where it is used by itself.
    private boolean isAloneUnder(Use use, JsonTypeInfo info, String tag) {
        Map<Class<?>, String> own = leaves(use, config.introspect(use.javaType()), info);
        boolean alone = own.size() == 1 && own.containsKey(use.raw());
        return alone && (tag == null || tag.equals(own.get(use.raw())));
    }

    // Jackson lists named types before those without a name: this is the order in which they are written.
    private void addInOrder(Class<?> type, Collection<Class<?>> order) {
        if (order.contains(type)) {
            return;
        }
        order.add(type);
        AnnotatedClass annotated = AnnotatedClassResolver.resolveWithoutSuperTypes(config, type);
        AnnotatedClass root =
                order.size() == 1 ? config.introspectClassAnnotations(type).getClassInfo() : annotated;
        JsonSubTypes listed = root.getAnnotation(JsonSubTypes.class);
        if (listed != null) {
            for (JsonSubTypes.Type each : listed.value()) {
                addInOrder(each.value(), order);
            }
        }
    }

    // TypeNameIdResolver._defaultTypeId
    private static String defaultName(Class<?> type, JsonTypeInfo info) {
        String name = type.getName().substring(type.getName().lastIndexOf('.') + 1);
        return info.use() == JsonTypeInfo.Id.SIMPLE_NAME ? name.substring(name.lastIndexOf('$') + 1) : name;
    }

    // Jackson's types know nothing of constraints: arguments that stay the same keep theirs.
    private Use specialized(Class<?> type, Use base) {
        Use found = Use.of(config.getTypeFactory().constructSpecializedType(base.javaType(), type));
        List<Use> arguments = new ArrayList<>(found.arguments());
        for (int i = 0; i < arguments.size() && i < base.arguments().size(); i++) {
            Use known = base.arguments().get(i);
            if (known.javaType().equals(arguments.get(i).javaType())) {
                arguments.set(i, known);
            }
        }
        return new Use(found.raw(), List.copyOf(arguments), found.outer(), false, Limits.NONE);
    }

    private Shape sealed(Use use, BeanDescription bean) throws JsonMappingException {
        List<Shape.Alternative> alternatives = new ArrayList<>();
        addPermitted(use, alternatives, new ArrayList<>());
        return alternatives.isEmpty()
                ? new Shape.Unsupported("no type that it permits can be made")
                : new Shape.Union(alternatives, classDescription(bean));
    }

    private void addPermitted(Use use, List<Shape.Alternative> alternatives, List<Class<?>> seen)
            throws JsonMappingException {
        if (seen.contains(use.raw())) {
            return;
        }
        seen.add(use.raw());
        boolean isSealed = use.raw().isSealed();
        if (!isSealed || !Modifier.isAbstract(use.raw().getModifiers())) {
            Shape own = isSealed ? concrete(use, config.introspect(use.javaType()), null) : null;
            Shape.ObjectOf object = own instanceof Shape.ObjectOf known ? byMapper(known) : null;
            alternatives.add(new Shape.Alternative(use, object, null, null));
        }
        if (isSealed) {
            for (Class<?> each : use.raw().getPermittedSubclasses()) {
                addPermitted(specialized(each, use), alternatives, seen);
            }
        }
    }

    private static Shape.ObjectOf byMapper(Shape.ObjectOf object) {
        return new Shape.ObjectOf(
                object.properties(), object.additional(), object.description(), object.discriminator(), null);
    }

    // Records and classes.

    /** The shape of a type by its own members, whatever subtypes it has. */
    private Shape concrete(Use use, BeanDescription bean, Shape.Discriminator tag) throws JsonMappingException {
        ValueInstantiator instantiator = instantiator(bean);
        JavaType delegate = delegate(bean);
        if (delegate != null) {
            return new Shape.Delegate(Use.of(delegate));
        }
        if (instantiator.canCreateUsingDelegate()) {
            return new Shape.Delegate(Use.of(instantiator.getDelegateType(config)));
        }
        if (instantiator.canCreateUsingArrayDelegate()) {
            return new Shape.Delegate(Use.of(instantiator.getArrayDelegateType(config)));
        }
        if (use.raw().isInterface()) {
            return new Shape.Open();
        }
        JsonFormat.Value format = introspector.findFormat(bean.getClassInfo());
        if (format != null && format.getShape() == JsonFormat.Shape.ARRAY) {
            return new Shape.Unsupported("@JsonFormat makes it an array of its properties");
        }
        boolean isMade = instantiator.canCreateFromObjectWith()
                || instantiator.canCreateUsingDefault()
                || Modifier.isAbstract(use.raw().getModifiers());
        if (!isMade) {
            Class<?> scalar = scalar(instantiator);
            return scalar != null
                    ? new Shape.Delegate(Use.of(scalar))
                    : new Shape.Unsupported("Jackson finds no constructor or creator that it could call");
        }
        return object(use, bean, instantiator, tag);
    }

    /** What the one explicit creator takes that takes no object; null where there is none, or one that does (R7.7). */
    private JavaType delegate(BeanDescription bean) {
        List<AnnotatedWithParams> creators = new ArrayList<>(bean.getConstructors());
        creators.addAll(bean.getFactoryMethods());
        JavaType delegate = null;
        for (AnnotatedWithParams each : creators) {
            JsonCreator explicit = each.getAnnotation(JsonCreator.class);
            if (explicit == null || explicit.mode() == JsonCreator.Mode.DISABLED) {
                continue;
            }
            boolean single = each.getParameterCount() == 1 && !isNamed(each.getParameter(0));
            boolean canonical = bean.getBeanClass().isRecord() && each instanceof AnnotatedConstructor;
            boolean chosen = explicit.mode() == JsonCreator.Mode.DEFAULT && single && !canonical;
            if (explicit.mode() != JsonCreator.Mode.DELEGATING && !chosen) {
                return null;
            }
            for (int i = 0; i < each.getParameterCount() && delegate == null; i++) {
                delegate = introspector.findInjectableValue(each.getParameter(i)) == null
                        ? each.getParameterType(i)
                        : null;
            }
        }
        return delegate;
    }

    /** Whether the parameter has a name, by an annotation on it or by {@code @ConstructorProperties}. */
    private boolean isNamed(AnnotatedParameter parameter) {
        PropertyName name = introspector.findNameForDeserialization(parameter);
        return name != null && !name.isEmpty() || introspector.findImplicitPropertyName(parameter) != null;
    }

    private ValueInstantiator instantiator(BeanDescription bean) throws JsonMappingException {
        DefaultDeserializationContext blueprint = (DefaultDeserializationContext) mapper.getDeserializationContext();
        DeserializationContext context = blueprint.createDummyInstance(config);
        return context.getFactory().findValueInstantiator(context, bean);
    }

    private static Class<?> scalar(ValueInstantiator instantiator) {
        if (instantiator.canCreateFromString()) {
            return String.class;
        }
        if (instantiator.canCreateFromInt() || instantiator.canCreateFromLong()) {
            return long.class;
        }
        if (instantiator.canCreateFromBigInteger()) {
            return BigInteger.class;
        }
        if (instantiator.canCreateFromDouble() || instantiator.canCreateFromBigDecimal()) {
            return double.class;
        }
        return instantiator.canCreateFromBoolean() ? boolean.class : null;
    }

    private Shape object(Use use, BeanDescription bean, ValueInstantiator instantiator, Shape.Discriminator tag)
            throws JsonMappingException {
        Constructor<?> canonical = canonical(use.raw(), instantiator);
        unwrapped = 0;
        List<Shape.Property> properties = new ArrayList<>();
        boolean unwraps = addProperties(use, bean, canonical, NameTransformer.NOP, properties, new ArrayList<>());
        if (tag != null) {
            properties.removeIf(property -> property.name().equals(tag.property()));
        }
        Use additional = additional(use, bean);
        Class<?> scalar = scalar(instantiator);
        if (properties.isEmpty()
                && additional == null
                && scalar != null
                && !use.raw().isRecord()) {
            // A class that has nothing to set, but takes a string: that is what it is for.
            return new Shape.Delegate(Use.of(scalar));
        }
        boolean generated = canonical != null
                && tag == null
                && additional == null
                && !unwraps
                && use.isNameableFrom(reader)
                && leavesAlone(use.raw(), canonical, properties)
                && canonical.trySetAccessible();
        return new Shape.ObjectOf(properties, additional, classDescription(bean), tag, generated ? canonical : null);
    }

    private static Constructor<?> canonical(Class<?> raw, ValueInstantiator instantiator) {
        if (!raw.isRecord()) {
            return null;
        }
        Class<?>[] types = Arrays.stream(raw.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        // To Jackson the constructor without components is the default one.
        AnnotatedWithParams creator =
                types.length == 0 ? instantiator.getDefaultCreator() : instantiator.getWithArgsCreator();
        AnnotatedElement used = creator == null ? null : creator.getAnnotated();
        boolean isCanonical = used instanceof Constructor<?> made && Arrays.equals(made.getParameterTypes(), types);
        return isCanonical ? (Constructor<?>) used : null;
    }

    /**
     * Whether Jackson would do no more with a record than to call its constructor with its components, under their own
     * names (R5.1), of types that a companion could name (R4.4).
     */
    private boolean leavesAlone(Class<?> raw, Constructor<?> canonical, List<Shape.Property> properties) {
        if (properties.size() != canonical.getParameterCount()) {
            return false;
        }
        for (Shape.Property each : properties) {
            boolean plain = each.component() >= 0 && each.selection().isAll();
            boolean named = each.name().equals(each.java()) && each.aliases().isEmpty();
            if (!plain || !named || !each.use().isNameableFrom(reader)) {
                return false;
            }
            RecordComponent component = raw.getRecordComponents()[each.component()];
            List<AnnotatedElement> parts = List.of(
                    canonical.getParameters()[each.component()],
                    component,
                    component.getAccessor(),
                    field(raw, component.getName()));
            if (!parts.stream().allMatch(part -> isHarmless(part, each.format()))) {
                return false;
            }
        }
        return isHarmless(canonical, null);
    }

    private static boolean isHarmless(AnnotatedElement element, String format) {
        for (Annotation each : element.getAnnotations()) {
            boolean jackson = each.annotationType().getName().startsWith("com.fasterxml.jackson.");
            if (jackson && !HARMLESS.contains(each.annotationType()) && !changesNothing(each, format)) {
                return false;
            }
        }
        return true;
    }

    // Our readers take numbers and booleans from strings, too (R5.2).
    private static boolean changesNothing(Annotation annotation, String format) {
        return annotation instanceof JsonFormat shape
                        && "string".equals(format)
                        && JsonFormat.Value.from(shape).equals(JsonFormat.Value.forShape(JsonFormat.Shape.STRING))
                || annotation instanceof JsonSetter setter
                        && setter.nulls() == Nulls.DEFAULT
                        && setter.contentNulls() == Nulls.DEFAULT;
    }

    private Use additional(Use owner, BeanDescription bean) {
        AnnotatedMember setter = bean.findAnySetterAccessor();
        if (setter == null) {
            return null;
        }
        if (setter instanceof AnnotatedMethod method) {
            AnnotatedType written = method.getAnnotated().getAnnotatedParameterTypes()[1];
            return Use.of(written, bindings(owner, method.getDeclaringClass())).plain();
        }
        Use map = written(setter, owner).as(Map.class);
        return map == null || map.arguments().isEmpty()
                ? Use.OBJECT
                : map.arguments().get(1);
    }

    /**
     * Adds the properties that Jackson sets, as {@code BeanDeserializerFactory.addBeanProps} chooses them.
     *
     * @return whether one of them is unwrapped
     */
    private boolean addProperties(
            Use owner,
            BeanDescription bean,
            Constructor<?> canonical,
            NameTransformer renaming,
            List<Shape.Property> properties,
            List<Class<?>> unwrapping)
            throws JsonMappingException {
        boolean unwraps = false;
        Set<String> ignored = config.getDefaultPropertyIgnorals(owner.raw(), bean.getClassInfo())
                .findIgnoredForDeserialization();
        JsonIncludeProperties.Value included = config.getDefaultPropertyInclusions(owner.raw(), bean.getClassInfo());
        // First: what members ignore is known once they are gathered.
        List<BeanPropertyDefinition> gathered = bean.findProperties();
        Set<String> passedOver = bean.getIgnoredPropertyNames();
        for (BeanPropertyDefinition each : gathered) {
            AnnotatedMember member = mutator(each);
            // Jackson sets what another member ignores, and fills nothing that one does.
            boolean isSet = !each.hasConstructorParameter() && (each.hasSetter() || each.hasField());
            boolean excluded = ignored.contains(each.getName())
                    || !isSet && passedOver.contains(each.getName())
                    || included.getIncluded() != null && !included.getIncluded().contains(each.getName());
            if (member == null || excluded || isNotGiven(member)) {
                continue;
            }
            Use use = use(each, member, owner);
            if (isIgnored(use)) {
                continue;
            }
            NameTransformer affixes = introspector.findUnwrappingNameTransformer(member);
            if (affixes == null) {
                properties.add(property(each, member, use, owner, canonical, renaming));
            } else if (!unwrapping.contains(use.raw())) {
                unwraps = true;
                if (++unwrapped > MOST_UNWRAPPED) {
                    throw new UnusableTool("The type " + use.print() + " unwraps to too many properties.");
                }
                List<Class<?>> around = new ArrayList<>(unwrapping);
                around.add(use.raw());
                NameTransformer chained = NameTransformer.chainedTransformer(renaming, affixes);
                addProperties(use, config.introspect(use.javaType()), null, chained, properties, around);
            }
        }
        return unwraps;
    }

    private boolean isIgnored(Use use) {
        boolean isBean = !use.raw().isPrimitive() && !use.raw().isArray() && !JdkTypes.has(use.raw());
        return isBean
                && Boolean.TRUE.equals(introspector.isIgnorableType(
                        config.introspectClassAnnotations(use.raw()).getClassInfo()));
    }

    private AnnotatedMember mutator(BeanPropertyDefinition property) {
        if (property.hasConstructorParameter()) {
            return property.getConstructorParameter();
        }
        if (property.hasSetter()) {
            return property.getSetter();
        }
        if (property.hasField()) {
            return property.getField();
        }
        AnnotatedMethod getter = property.getGetter();
        boolean fills = getter != null
                && config.isEnabled(MapperFeature.USE_GETTERS_AS_SETTERS)
                && (Collection.class.isAssignableFrom(getter.getRawType())
                        || Map.class.isAssignableFrom(getter.getRawType()));
        return fills ? getter : null;
    }

    private boolean isNotGiven(AnnotatedMember member) {
        AnnotationIntrospector.ReferenceProperty reference = introspector.findReferenceType(member);
        return reference != null && reference.isBackReference()
                || member.hasAnnotation(JacksonInject.class) && !member.hasAnnotation(JsonProperty.class)
                || Boolean.TRUE.equals(introspector.hasAnySetter(member));
    }

    private Shape.Property property(
            BeanPropertyDefinition definition,
            AnnotatedMember member,
            Use use,
            Use owner,
            Constructor<?> canonical,
            NameTransformer renaming) {
        boolean isCreators = member instanceof AnnotatedParameter;
        int component = canonical != null && isCreators ? ((AnnotatedParameter) member).getIndex() : -1;
        Said own = component < 0 ? null : said(canonical.getParameters()[component]);
        boolean required = owner.raw().isRecord() && (isCreators || canonical != null)
                ? !Shapes.isNullable(use) && (own == null || own.required())
                : definition.isRequired()
                        || isCreators && use.raw().isPrimitive()
                        || use.limits().excludesNull();
        List<PropertyName> aliases = introspector.findPropertyAliases(member);
        return new Shape.Property(
                renaming.transform(definition.getName()),
                definition.getInternalName(),
                aliases == null
                        ? List.of()
                        : aliases.stream().map(PropertyName::getSimpleName).toList(),
                use,
                required,
                description(member, own),
                component,
                own,
                format(member, use),
                selection(member),
                isCreators || renaming != NameTransformer.NOP);
    }

    private static Said said(Parameter parameter) {
        CopilotToolParam annotation = parameter.getAnnotation(CopilotToolParam.class);
        return annotation == null ? null : Said.of(annotation);
    }

    private String description(AnnotatedMember member, Said own) {
        if (own != null && !own.description().isBlank()) {
            return own.description();
        }
        String description = introspector.findPropertyDescription(member);
        return description == null || description.isBlank() ? null : description;
    }

    private String format(AnnotatedMember member, Use use) {
        JsonFormat.Value format = introspector.findFormat(member);
        if (format == null) {
            return null;
        }
        // By classes: the shape of the property's type can be the one that is being made.
        Shape.Text text = JdkTypes.text(innermost(use).raw());
        boolean dated = text != null && text.isFormatted();
        boolean number = Shapes.isNumberOrBoolean(use.raw());
        if (format.getShape() == JsonFormat.Shape.STRING && number || dated && format.hasPattern()) {
            return "string";
        }
        if (!dated) {
            return null;
        }
        return switch (format.getShape()) {
            case NUMBER, NUMBER_FLOAT -> "number";
            case NUMBER_INT -> "integer";
            default -> null;
        };
    }

    // What the containers around it hold in the end: they pass the property's format on.
    private static Use innermost(Use use) {
        Use inner = use;
        // The bound stops a container that contains itself.
        for (int depth = 0; depth < DEEPEST_CONTAINERS; depth++) {
            Use next = Shapes.content(inner);
            if (next == null) {
                break;
            }
            inner = next;
        }
        return inner;
    }

    private Shape.Selection selection(AnnotatedMember member) {
        return new Shape.Selection(
                introspector.findPropertyIgnoralByName(config, member).findIgnoredForDeserialization(),
                introspector.findPropertyInclusionByName(config, member).getIncluded());
    }

    // The type of a property with what the annotations on it and on its field say.
    private Use use(BeanPropertyDefinition definition, AnnotatedMember member, Use owner) throws JsonMappingException {
        JavaType seen = member instanceof AnnotatedMethod method && method.getParameterCount() == 1
                ? method.getParameterType(0)
                : member.getType();
        JavaType refined = introspector.refineDeserializationType(config, member, seen);
        Use use = narrowed(written(member, owner), member.getAnnotation(JsonDeserialize.class));
        if (use.raw() != refined.getRawClass()) {
            use = Use.of(refined);
        }
        List<Annotation> annotations = new ArrayList<>();
        member.getAllAnnotations().annotations().forEach(annotations::add);
        annotations.removeAll(bundled(annotations, element(member)));
        Field field = field(owner.raw(), definition.getInternalName());
        if (field != null) {
            annotations.addAll(List.of(field.getAnnotations()));
            annotations.addAll(List.of(field.getAnnotatedType().getAnnotations()));
        }
        return use.marked(annotations);
    }

    // What Jackson has taken out of @JacksonAnnotationsInside: to a validator such a bundle is nothing.
    private List<Annotation> bundled(List<Annotation> annotations, AnnotatedElement element) {
        List<Annotation> inside = new ArrayList<>();
        for (Annotation each : annotations) {
            if (introspector.isAnnotationBundle(each)) {
                inside.addAll(List.of(each.annotationType().getAnnotations()));
            }
        }
        inside.removeAll(List.of(element.getAnnotations()));
        return inside;
    }

    private static AnnotatedElement element(AnnotatedMember member) {
        return member instanceof AnnotatedParameter parameter
                ? ((Executable) parameter.getOwner().getAnnotated()).getParameters()[parameter.getIndex()]
                : member.getAnnotated();
    }

    // What JacksonAnnotationIntrospector.refineDeserializationType makes of a type, with what is said of its parts:
    // only arrays, collections and maps have content.
    private Use narrowed(Use written, JsonDeserialize told) {
        Use use = written;
        if (told == null) {
            return use;
        }
        if (told.as() != Void.class && told.as() != use.raw()) {
            use = use.retyped(specialized(told.as(), use));
        }
        boolean isMap = Map.class.isAssignableFrom(use.raw());
        if (told.keyAs() != Void.class && isMap) {
            use = use.withArgument(0, told.keyAs());
        }
        boolean hasContent = isMap || use.raw().isArray() || Collection.class.isAssignableFrom(use.raw());
        return told.contentAs() != Void.class && hasContent ? use.withArgument(-1, told.contentAs()) : use;
    }

    private static Use written(AnnotatedMember member, Use owner) {
        Use.Bindings bindings = bindings(owner, member.getDeclaringClass());
        if (member instanceof AnnotatedParameter parameter) {
            Executable executable = (Executable) parameter.getOwner().getAnnotated();
            AnnotatedType[] types = executable.getAnnotatedParameterTypes();
            return types.length == executable.getParameterCount()
                    ? Use.of(types[parameter.getIndex()], bindings)
                    : Use.of(parameter.getType());
        }
        if (member.getAnnotated() instanceof Field field) {
            return Use.of(field.getAnnotatedType(), bindings);
        }
        Method method = (Method) member.getAnnotated();
        return method.getParameterCount() == 1
                ? Use.of(method.getAnnotatedParameterTypes()[0], bindings)
                : Use.of(method.getAnnotatedReturnType(), bindings);
    }

    private static Use.Bindings bindings(Use owner, Class<?> declaring) {
        Use seen = owner.as(declaring);
        return seen == null ? Use.Bindings.NONE : seen.bindings();
    }

    private static Field field(Class<?> type, String name) {
        for (Class<?> each = type; each != null && !JdkTypes.has(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) {
                    return field;
                }
            }
        }
        return null;
    }
}
