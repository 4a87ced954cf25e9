package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.EnumNamingStrategy;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.annotation.JsonTypeResolver;
import com.fasterxml.jackson.databind.annotation.NoClass;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedAndMetadata;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.EnumNamingStrategyFactory;
import com.fasterxml.jackson.databind.introspect.ObjectIdInfo;
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.introspect.PotentialCreators;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.SubtypeResolver;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.reflect.ObjectShape.Discriminator;
import com.github.copilot.tool.reflect.ObjectShape.Property;
import com.github.copilot.tool.reflect.Shape.Selection;
import com.github.copilot.tool.reflect.Shape.Unsupported;
import com.github.copilot.tool.reflect.Shape.Wrapper;
import com.github.copilot.tool.reflect.UnionShape.Alternative;
import com.github.copilot.tool.reflect.UnionShape.Kind;
import com.github.copilot.tool.reflect.UnionShape.Tag;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The shapes of types that are declared outside the JDK (R7.3, R7.7), as Jackson's own introspection sees them.
 */
final class BeanShapes {
    /** How many types unwrapping looks at for one object, whether they have properties or not. */
    private static final int MOST_UNWRAPPED = 1000;

    private final DeserializationConfig config = RpcMapper.INSTANCE.getDeserializationConfig();
    private final AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    private int unwrapped;

    /** More types than {@link #MOST_UNWRAPPED} are unwrapped. */
    private static final class UnwrapsTooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Returns the shape of a type that no table has. */
    Shape of(TypeUse use) {
        Class<?> raw = use.raw();
        // An enum's constants are known without reflection on its members.
        if (!raw.isEnum() && !raw.getModule().isExported(raw.getPackageName(), ObjectMapper.class.getModule())) {
            throw new UnusableTool(
                    "The type " + raw.getName() + " cannot be looked into; open the package " + raw.getPackageName()
                            + " to the modules com.github.copilot.java and com.fasterxml.jackson.databind.");
        }
        try {
            return make(use);
        } catch (UnwrapsTooMuch excess) {
            return new Unsupported(use, Reason.UNWRAPS_TOO_MUCH);
        } catch (JsonMappingException | IllegalArgumentException unreadable) {
            return unreadable(use, unreadable);
        }
    }

    private static Shape unreadable(TypeUse use, Exception cause) {
        boolean isMapping = cause instanceof JsonMappingException;
        String message = isMapping ? ((JsonMappingException) cause).getOriginalMessage() : cause.getMessage();
        return new Unsupported(use, Reason.REFUSED_BY_JACKSON, "message", message);
    }

    /** Whether {@code @JsonFormat(shape = OBJECT)} makes Jackson read a collection or map by its own properties. */
    boolean isReadAsObject(Class<?> raw) {
        return format(config.introspectClassAnnotations(raw).getClassInfo()) == JsonFormat.Shape.OBJECT;
    }

    private JsonFormat.Shape format(AnnotatedClass annotated) {
        JsonFormat.Value format = introspector.findFormat(annotated);
        return format == null ? null : format.getShape();
    }

    /**
     * Returns the shape of a collection or map that the mapper makes: the given one, or that of the type that Jackson
     * reads in its place.
     */
    Shape container(TypeUse use, Shape shape) {
        Class<?> raw = use.raw();
        AnnotatedClass annotated = config.introspectClassAnnotations(raw).getClassInfo();
        try {
            Shape other = replaced(use, annotated);
            if (other == null && use.type().isMapLikeType() && !JdkTypes.contains(raw)) {
                other = createdMap(use);
            }
            if (other != null) {
                return other;
            }
        } catch (JsonMappingException unreadable) {
            return unreadable(use, unreadable);
        }
        boolean isMade = !Modifier.isAbstract(raw.getModifiers())
                || raw == EnumSet.class
                || annotated.hasAnnotation(JsonTypeInfo.class)
                || annotated.getFactoryMethods().stream().anyMatch(each -> each.hasAnnotation(JsonCreator.class));
        return isMade ? shape : new Unsupported(use, Reason.ABSTRACT);
    }

    // Returns the shape of a map that is made by a creator with properties: the other members are its entries. Null for
    // any other map.
    private Shape createdMap(TypeUse use) throws JsonMappingException {
        JavaType key = use.type().getKeyType();
        boolean isText = key.hasRawClass(String.class) || key.hasRawClass(Object.class);
        BeanDescription bean = config.introspect(use.type());
        ValueInstantiator instantiator = isText ? instantiator(bean) : null;
        if (instantiator == null || !instantiator.canCreateFromObjectWith()) {
            return null;
        }
        Unsupported refused = refused(use, bean, instantiator);
        if (refused != null) {
            return refused;
        }
        ObjectShape own = object(use, bean, instantiator, null);
        List<Property> created = new ArrayList<>(own.properties);
        created.removeIf(each -> !each.created);
        String description = description(bean.findClassDescription());
        return new ObjectShape(use, created, use.content(), description, null, null);
    }

    // Returns the shape of a type that annotations replace: by another type, or by code that reads it; null if there is
    // none.
    private Shape replaced(TypeUse use, AnnotatedClass annotated) throws JsonMappingException {
        Map<String, Object> codes = new LinkedHashMap<>();
        codes.put("using", introspector.findDeserializer(annotated));
        codes.put("converter", introspector.findDeserializationConverter(annotated));
        for (Map.Entry<String, Object> each : codes.entrySet()) {
            if (each.getValue() != null) {
                boolean isClass = each.getValue() instanceof Class;
                Class<?> code =
                        isClass ? (Class<?>) each.getValue() : each.getValue().getClass();
                return new Unsupported(
                        use, Reason.OWN_DESERIALIZER, "member", each.getKey(), "class", TypeUse.name(code));
            }
        }
        JavaType other = introspector.refineDeserializationType(config, annotated, use.type());
        return other.getRawClass() == use.raw() ? null : new Wrapper(use, use.retyped(other), null);
    }

    private Shape make(TypeUse use) throws JsonMappingException {
        if (ClassUtil.isNonStaticInnerClass(use.raw())) {
            return new Unsupported(use, Reason.INNER);
        }
        BeanDescription bean = config.introspect(use.type());
        if (use.typedBy() != null) {
            return byTypeInfo(use, bean, use.typedBy().getAnnotation(JsonTypeInfo.class));
        }
        AnnotatedClass annotated = bean.getClassInfo();
        Shape other = replaced(use, annotated);
        if (other != null) {
            return other;
        }
        JsonTypeInfo info = annotated.getAnnotation(JsonTypeInfo.class);
        if (annotated.hasAnnotation(JsonTypeResolver.class) || annotated.hasAnnotation(JsonTypeIdResolver.class)) {
            return new Unsupported(use, Reason.OWN_CODE);
        }
        if (info != null && info.use() != JsonTypeInfo.Id.NONE) {
            return byTypeInfo(use, bean, info);
        }
        if (use.raw().isEnum()) {
            return enumeration(use, bean);
        }
        return use.raw().isSealed() ? sealed(use, bean) : concrete(use, bean, null);
    }

    // Returns the shape of an enum (R7.7): its constants, or the type that a creator takes or @JsonValue returns.
    private Shape enumeration(TypeUse use, BeanDescription bean) {
        for (AnnotatedAndMetadata<AnnotatedMethod, JsonCreator.Mode> each : bean.getFactoryMethodsWithMode()) {
            boolean isUsed = each.metadata != null && each.metadata != JsonCreator.Mode.DISABLED;
            if (isUsed && each.annotated.hasAnnotation(JsonCreator.class) && each.annotated.getParameterCount() == 1) {
                return new Wrapper(use, TypeUse.of(each.annotated.getParameterType(0)), null);
            }
        }
        AnnotatedMember value = bean.findJsonValueAccessor();
        if (value != null) {
            return new Wrapper(use, TypeUse.of(value.getType()), null);
        }
        Object naming = introspector.findEnumNamingStrategy(config, bean.getClassInfo());
        EnumNamingStrategy strategy = naming == null
                ? null
                : EnumNamingStrategyFactory.createEnumNamingStrategyInstance(
                        naming, config.canOverrideAccessModifiers(), null);
        Enum<?>[] all = (Enum<?>[]) use.raw().getEnumConstants();
        if (all.length == 0) {
            return new Unsupported(use, Reason.NO_CONSTANTS);
        }
        String[] names = introspector.findEnumValues(config, bean.getClassInfo(), all, new String[all.length]);
        String[][] aliases = new String[all.length][];
        introspector.findEnumAliases(config, bean.getClassInfo(), all, aliases);
        List<EnumShape.Constant> constants = new ArrayList<>();
        for (int i = 0; i < all.length; i++) {
            String name = names[i];
            if (name == null) {
                name = strategy == null ? all[i].name() : strategy.convertEnumToExternalName(all[i].name());
            }
            constants.add(new EnumShape.Constant(all[i], name, aliases[i] == null ? List.of() : List.of(aliases[i])));
        }
        return new EnumShape(use, constants, description(bean.findClassDescription()), hasSupplier(use.raw()));
    }

    // Whether a creator without parameters makes every value of an enum, whatever comes.
    private static boolean hasSupplier(Class<?> type) {
        for (Method each : type.getDeclaredMethods()) {
            JsonCreator creator = each.getAnnotation(JsonCreator.class);
            boolean isUsed = creator != null && creator.mode() != JsonCreator.Mode.DISABLED;
            if (isUsed && each.getParameterCount() == 0 && Modifier.isStatic(each.getModifiers())) {
                return true;
            }
        }
        return false;
    }

    private static String description(String text) {
        return text == null || text.isBlank() ? null : text;
    }

    // Types that are one of several (R7.3, R7.7).

    /** Whether annotations on a class or its supertypes give its values type information (R7.7). */
    boolean hasTypeInfo(Class<?> raw) {
        JsonTypeInfo info = typeInfo(raw);
        return info != null && info.use() != JsonTypeInfo.Id.NONE;
    }

    private JsonTypeInfo typeInfo(Class<?> raw) {
        return config.introspectClassAnnotations(raw).getClassInfo().getAnnotation(JsonTypeInfo.class);
    }

    /** Whether a concrete type that is used by itself needs a type id. */
    private static boolean needsId(JsonTypeInfo info) {
        return info == null || info.requireTypeIdForSubtypes() != OptBoolean.FALSE;
    }

    /** Whether Jackson reads null if nothing identifies a type. */
    private static boolean isNullDefault(JsonTypeInfo info) {
        return info.defaultImpl() == Void.class || info.defaultImpl() == NoClass.class;
    }

    private boolean hasProperty(TypeUse type, String name) {
        return config.introspect(type.type()).findProperties().stream()
                .anyMatch(property -> property.getName().equals(name));
    }

    private Shape byTypeInfo(TypeUse use, BeanDescription bean, JsonTypeInfo info) {
        JsonTypeInfo.As as = info.include();
        boolean isDeduced = info.use() == JsonTypeInfo.Id.DEDUCTION;
        boolean isNamed = info.use() == JsonTypeInfo.Id.NAME || info.use() == JsonTypeInfo.Id.SIMPLE_NAME;
        boolean isProperty = as == JsonTypeInfo.As.PROPERTY || as == JsonTypeInfo.As.EXISTING_PROPERTY;
        Map<Class<?>, String> leaves = new LinkedHashMap<>(leaves(use, bean, info));
        leaves.keySet().removeIf(each -> !isMade(each, use.raw()));
        Class<?> byDefault = isMade(info.defaultImpl(), use.raw()) ? info.defaultImpl() : null;
        if (byDefault != null && isProperty && !isDeduced) {
            leaves.putIfAbsent(byDefault, null);
        }
        Reason reason = null;
        if (!isDeduced && !isNamed) {
            reason = Reason.CLASS_NAMES;
        } else if (!isDeduced && as == JsonTypeInfo.As.WRAPPER_ARRAY) {
            reason = Reason.ARRAY;
        } else if (!isDeduced && as == JsonTypeInfo.As.EXTERNAL_PROPERTY) {
            reason = Reason.BESIDE;
        } else if (leaves.isEmpty()) {
            reason = Reason.NO_SUBTYPES;
        }
        if (reason != null) {
            return new Unsupported(use, reason);
        }
        List<Alternative> alternatives = new ArrayList<>();
        if (isDeduced) {
            Shape refused = deduce(use, bean, info, byDefault, alternatives);
            if (refused != null) {
                return refused;
            }
        } else if (!isProperty) {
            leaves.forEach((leaf, name) -> {
                TypeUse type = leaf(leaf, use);
                alternatives.add(new Alternative(type, own(type, null), new Tag(Kind.WRAPPER, null, name, List.of())));
            });
        } else {
            addByProperty(use, bean, info, leaves, byDefault, alternatives);
        }
        if (alternatives.isEmpty()) {
            return new Unsupported(use, Reason.NOTHING_MADE);
        }
        Alternative only = alternatives.get(0);
        if (leaves.size() == 1 && leaves.containsKey(use.raw()) && only.isSimple()) {
            return only.own();
        }
        return new UnionShape(use, alternatives, description(bean.findClassDescription()), false);
    }

    private void addByProperty(
            TypeUse use,
            BeanDescription bean,
            JsonTypeInfo info,
            Map<Class<?>, String> leaves,
            Class<?> byDefault,
            List<Alternative> alternatives) {
        String property = info.property().isEmpty() ? info.use().getDefaultPropertyName() : info.property();
        List<String> names = new ArrayList<>(leaves(use, bean, info).values());
        leaves.forEach((leaf, name) -> {
            boolean isOwn = leaf == use.raw();
            boolean isDefault = leaf == byDefault;
            TypeUse type = leaf(leaf, use);
            boolean isAloneWithoutId = isOwn && leaves.size() == 1 && !needsId(info) && !hasProperty(type, property);
            Shape own = own(type, new Discriminator(property, isDefault || isAloneWithoutId ? null : name));
            boolean isMap = own instanceof Wrapper wrapper && wrapper.isMap();
            boolean isObject = isMap
                    || own instanceof ObjectShape
                    || own instanceof MapShape
                    || own instanceof Shape.Any
                    || own instanceof Unsupported;
            if (!isObject && (byDefault != null || isNullDefault(info))) {
                return;
            }
            Kind kind = isDefault ? Kind.DEFAULT : isObject ? Kind.PROPERTY : Kind.PAIR;
            List<String> others = new ArrayList<>(names);
            others.remove(name);
            // A subtype inherits the type information, so by itself it can be a union. The name that @JsonSubTypes
            // gives it applies here, its own @JsonTypeName if the subtype is used by itself.
            Map<Class<?>, String> named = leaves(type, config.introspect(type.type()), info);
            named.keySet().removeIf(each -> !isMade(each, leaf));
            boolean isAlone = named.size() == 1
                    && !isMade(info.defaultImpl(), leaf)
                    && needsId(typeInfo(leaf))
                    && (kind == Kind.PAIR ? named.containsKey(leaf) : name.equals(named.get(leaf)));
            boolean isByItself = use.typedBy() == null
                    && !isOwn
                    && (own instanceof ObjectShape || own instanceof Unsupported)
                    && !isDefault
                    && isAlone;
            Shape kept = own instanceof ObjectShape known ? known.mapped() : own;
            alternatives.add(new Alternative(
                    type, isByItself ? null : kept, new Tag(kind, property, name, isDefault ? others : List.of())));
        });
    }

    /** Returns the shape of a type by its own members, as if it had no type information; the mapper reads it. */
    private Shape own(TypeUse type, Discriminator tag) {
        try {
            BeanDescription bean = config.introspect(type.type());
            if (introspector.findDeserializer(bean.getClassInfo()) != null) {
                return replaced(type, bean.getClassInfo());
            }
            if (type.raw().isEnum()) {
                return enumeration(type, bean);
            }
            boolean isContainer =
                    type.type().isCollectionLikeType() || type.type().isMapLikeType();
            if (isContainer && !isReadAsObject(type.raw())) {
                return type.type().isMapLikeType()
                        ? new MapShape(type, type.key(), type.content(), null)
                        : new Shape.Sequence(type, type.content(), null);
            }
            Shape own = concrete(type, bean, tag);
            return own instanceof ObjectShape known ? known.mapped() : own;
        } catch (JsonMappingException | IllegalArgumentException unreadable) {
            return unreadable(type, unreadable);
        }
    }

    private static boolean isMade(Class<?> type, Class<?> base) {
        return !Modifier.isAbstract(type.getModifiers()) && base.isAssignableFrom(type);
    }

    /** The names by which Jackson deduces a type, and their aliases. */
    private record Fingerprint(TypeUse type, Set<String> names, Set<String> aliases) {}

    // Adds the types that Jackson deduces from their properties, each with the limits within which it deduces this one.
    // Returns the shape of the whole if it refuses all of them; else null.
    private Shape deduce(
            TypeUse use, BeanDescription bean, JsonTypeInfo info, Class<?> byDefault, List<Alternative> alternatives) {
        Map<Class<?>, Fingerprint> all = new LinkedHashMap<>();
        for (Class<?> each : leaves(use, bean, info).keySet()) {
            TypeUse type = leaf(use.raw().isAssignableFrom(each) ? each : use.raw(), use);
            Set<String> names = new HashSet<>();
            Set<String> aliases = new HashSet<>();
            for (BeanPropertyDefinition property :
                    config.introspect(config.constructType(each)).findProperties()) {
                names.add(property.getName());
                property.findAliases().forEach(alias -> aliases.add(alias.getSimpleName()));
            }
            for (Fingerprint other : all.values()) {
                if (other.names.equals(names)) {
                    return new Unsupported(use, Reason.SAME_PROPERTIES, "first", other.type, "second", type);
                }
            }
            all.put(each, new Fingerprint(type, names, aliases));
        }
        all.forEach((leaf, fingerprint) -> {
            Shape own = isMade(leaf, use.raw()) ? own(fingerprint.type, null) : null;
            if (own instanceof ObjectShape object) {
                List<Fingerprint> others = new ArrayList<>(all.values());
                others.remove(fingerprint);
                own = distinguished(object, fingerprint.names, others, leaf == byDefault);
            }
            if (own instanceof ObjectShape || own instanceof Unsupported) {
                alternatives.add(new Alternative(fingerprint.type, own, Tag.NONE));
            }
        });
        return null;
    }

    // Returns the object with limits within which Jackson takes every value for this type and no other; null if there
    // are no such values.
    private static ObjectShape distinguished(
            ObjectShape object, Set<String> names, List<Fingerprint> others, boolean isDefault) {
        List<String> telling = new ArrayList<>();
        for (Property each : object.properties) {
            boolean isKnown = names.contains(each.name);
            for (Fingerprint other : others) {
                if (other.aliases.contains(each.name) || !isKnown && other.names.contains(each.name)) {
                    return null;
                }
            }
            if (isKnown) {
                telling.add(each.name);
            }
        }
        List<List<String>> someOf = new ArrayList<>();
        boolean isEmptyOther = false;
        for (Fingerprint other : others) {
            List<String> own = new ArrayList<>(telling);
            own.removeAll(other.names);
            isEmptyOther |= other.names.isEmpty();
            if (!isDefault && own.isEmpty() && !names.isEmpty()) {
                return null;
            }
            if (!isDefault) {
                someOf.add(own);
            }
        }
        // Nothing is deduced from no names, unless a type has none.
        if (!names.isEmpty() && (!isDefault || isEmptyOther)) {
            someOf.add(telling);
        }
        someOf.removeIf(List::isEmpty);
        Set<String> required = new HashSet<>();
        for (Property each : object.properties) {
            each.required |= someOf.contains(List.of(each.name));
            if (each.required) {
                required.add(each.name);
            }
        }
        someOf.removeIf(each -> each.stream().anyMatch(required::contains));
        someOf.sort(Comparator.comparing(List::size));
        List<List<String>> least = new ArrayList<>();
        for (List<String> each : someOf) {
            if (least.stream().noneMatch(each::containsAll)) {
                least.add(each);
            }
        }
        return object.limited(names.isEmpty() || !others.isEmpty(), least);
    }

    /**
     * Returns the type, unless it is abstract, and all that are listed, each with its first name as Jackson resolves it,
     * in the order of the source.
     */
    private Map<Class<?>, String> leaves(TypeUse use, BeanDescription bean, JsonTypeInfo info) {
        AnnotatedMember property = use.typedBy();
        SubtypeResolver resolver = config.getSubtypeResolver();
        Collection<NamedType> found = property == null
                ? resolver.collectAndResolveSubtypesByTypeId(config, bean.getClassInfo())
                : resolver.collectAndResolveSubtypesByTypeId(config, property, use.type());
        List<Class<?>> order = new ArrayList<>();
        addInOrder(
                use.raw(),
                property == null
                        ? bean.getClassInfo()
                        : AnnotatedClassResolver.resolveWithoutSuperTypes(config, use.raw()),
                order);
        addListed(property, order);
        Map<Class<?>, String> leaves = new LinkedHashMap<>();
        for (Class<?> each : order) {
            // As TypeNameIdResolver._defaultTypeId does.
            String name = each.getName().substring(each.getName().lastIndexOf('.') + 1);
            boolean isSimple = info.use() == JsonTypeInfo.Id.SIMPLE_NAME;
            String unnamed = isSimple ? name.substring(name.lastIndexOf('$') + 1) : name;
            found.stream()
                    .filter(named -> named.getType() == each)
                    .forEach(named -> leaves.putIfAbsent(each, named.hasName() ? named.getName() : unnamed));
        }
        return leaves;
    }

    // Adds the subtypes in the order in which they are written; Jackson lists those with names first.
    private void addInOrder(Class<?> type, Annotated annotated, List<Class<?>> order) {
        if (!order.contains(type)) {
            order.add(type);
            addListed(annotated, order);
        }
    }

    private void addListed(Annotated annotated, List<Class<?>> order) {
        JsonSubTypes listed = annotated == null ? null : annotated.getAnnotation(JsonSubTypes.class);
        for (JsonSubTypes.Type each : listed == null ? new JsonSubTypes.Type[0] : listed.value()) {
            addInOrder(each.value(), AnnotatedClassResolver.resolveWithoutSuperTypes(config, each.value()), order);
        }
    }

    private TypeUse leaf(Class<?> type, TypeUse base) {
        return type == base.raw() ? base.typedBy(null) : specialized(type, base);
    }

    private TypeUse specialized(Class<?> type, TypeUse base) {
        return base.plain().retyped(config.getTypeFactory().constructSpecializedType(base.type(), type));
    }

    private Shape sealed(TypeUse use, BeanDescription bean) throws JsonMappingException {
        Map<Class<?>, Alternative> alternatives = new LinkedHashMap<>();
        addPermitted(use, alternatives);
        List<Alternative> made = new ArrayList<>(alternatives.values());
        made.removeIf(each -> each == null);
        return made.isEmpty()
                ? new Unsupported(use, Reason.NOTHING_PERMITTED)
                : new UnionShape(use, made, description(bean.findClassDescription()), true);
    }

    private void addPermitted(TypeUse use, Map<Class<?>, Alternative> alternatives) throws JsonMappingException {
        if (alternatives.containsKey(use.raw())) {
            return;
        }
        boolean isSealed = use.raw().isSealed();
        boolean isMade = !isSealed || !Modifier.isAbstract(use.raw().getModifiers());
        Shape own = isSealed && isMade ? concrete(use, config.introspect(use.type()), null) : null;
        ObjectShape object = own instanceof ObjectShape known ? known.mapped() : null;
        alternatives.put(use.raw(), isMade ? new Alternative(use, object, Tag.NONE) : null);
        for (Class<?> each : isSealed ? use.raw().getPermittedSubclasses() : new Class<?>[0]) {
            addPermitted(specialized(each, use), alternatives);
        }
    }

    // Records and classes.

    /** Returns the shape of a type by its own members, whether it has subtypes or not. */
    private Shape concrete(TypeUse use, BeanDescription bean, Discriminator tag) throws JsonMappingException {
        Class<?> builder = introspector.findPOJOBuilder(bean.getClassInfo());
        if (builder != null) {
            return built(use, bean, builder, tag);
        }
        ValueInstantiator instantiator = instantiator(bean);
        JavaType delegate = delegate(bean, instantiator);
        if (delegate != null) {
            return new Wrapper(use, use.retyped(delegate), null);
        }
        Class<?> scalar = scalar(instantiator);
        Unsupported refused = refused(use, bean, instantiator);
        if (refused != null) {
            return refused;
        }
        // Jackson calls this creator for numbers with a fraction only.
        boolean isDecimal = scalar == double.class && !instantiator.canCreateFromDouble();
        if (isDecimal && !instantiator.canCreateFromObjectWith() && !instantiator.canCreateUsingDefault()) {
            return new Unsupported(use, Reason.DECIMAL_CREATOR);
        }
        if (use.raw().isInterface()) {
            return scalar == null ? new Shape.Any(use, "object") : new Wrapper(use, TypeUse.of(scalar), null);
        }
        if (format(bean.getClassInfo()) == JsonFormat.Shape.ARRAY) {
            return new Unsupported(use, Reason.ARRAY_OF_PROPERTIES);
        }
        boolean isMade = instantiator.canCreateFromObjectWith()
                || instantiator.canCreateUsingDefault()
                || Modifier.isAbstract(use.raw().getModifiers());
        ObjectShape object = isMade ? object(use, bean, instantiator, tag) : null;
        // A class without properties is read from the string, number or boolean that a creator takes.
        if (scalar != null && (object == null || object.isEmpty() && !use.raw().isRecord())) {
            return new Wrapper(use, TypeUse.of(scalar), null);
        }
        if (object == null) {
            boolean isKotlin = Kotlin.made(use.raw());
            return new Unsupported(use, isKotlin ? Reason.NO_CREATOR_IN_KOTLIN : Reason.NO_CREATOR);
        }
        return object;
    }

    private ValueInstantiator instantiator(BeanDescription bean) throws JsonMappingException {
        DefaultDeserializationContext blueprint =
                (DefaultDeserializationContext) RpcMapper.INSTANCE.getDeserializationContext();
        DeserializationContext context = blueprint.createDummyInstance(config);
        return context.getFactory().findValueInstantiator(context, bean);
    }

    /** Returns the type that a creator takes in place of properties (R7.7); null if there is no such creator. */
    private JavaType delegate(BeanDescription bean, ValueInstantiator instantiator) {
        bean.findProperties();
        PotentialCreators creators = bean.getPotentialCreators();
        PotentialCreator byProperties = creators.propertiesBased;
        // A record's canonical constructor is here, too, but only an explicit creator takes precedence over delegating
        // ones.
        boolean isExplicit = byProperties != null && byProperties.creator().hasAnnotation(JsonCreator.class);
        for (PotentialCreator each : isExplicit ? List.<PotentialCreator>of() : creators.getExplicitDelegating()) {
            AnnotatedWithParams creator = each.creator();
            for (int i = 0; i < creator.getParameterCount(); i++) {
                if (introspector.findInjectableValue(creator.getParameter(i)) == null) {
                    JavaType taken = creator.getParameterType(i);
                    // Jackson uses a factory before a constructor.
                    boolean isArray = taken.isCollectionLikeType() || taken.isArrayType();
                    return isArray && instantiator.canCreateUsingArrayDelegate()
                            ? instantiator.getArrayDelegateType(config)
                            : taken;
                }
            }
        }
        if (instantiator.canCreateUsingDelegate()) {
            return instantiator.getDelegateType(config);
        }
        return instantiator.canCreateUsingArrayDelegate() ? instantiator.getArrayDelegateType(config) : null;
    }

    /** Returns a shape with the reason why no value can be read; null if there is none. */
    private static Unsupported refused(TypeUse use, BeanDescription bean, ValueInstantiator instantiator) {
        AnnotatedWithParams creator = instantiator.getWithArgsCreator();
        for (int i = 0; creator != null && i < creator.getParameterCount(); i++) {
            if (creator.getParameter(i).hasAnnotation(JacksonInject.class)) {
                return new Unsupported(use, Reason.INJECTED_PARAMETER);
            }
        }
        Map<Object, AnnotatedMember> injected = bean.findInjectables();
        for (AnnotatedMember each : injected == null ? List.<AnnotatedMember>of() : injected.values()) {
            // Older versions of the annotation do not have the member `optional`.
            JacksonInject annotation = each.getAnnotation(JacksonInject.class);
            if (annotation != null && !annotation.toString().contains("optional=TRUE")) {
                return new Unsupported(use, Reason.INJECTED, "member", each.getName());
            }
        }
        ObjectIdInfo identity = bean.getObjectIdInfo();
        boolean isGenerated =
                identity != null && identity.getGeneratorType() != ObjectIdGenerators.PropertyGenerator.class;
        return creator != null && isGenerated ? new Unsupported(use, Reason.IDENTITY_OF_CREATOR) : null;
    }

    private static Class<?> scalar(ValueInstantiator instantiator) {
        if (instantiator.canCreateFromString()) {
            return String.class;
        }
        if (instantiator.canCreateFromInt()
                || instantiator.canCreateFromLong()
                || instantiator.canCreateFromBigInteger()) {
            return long.class;
        }
        boolean isDecimal = instantiator.canCreateFromDouble() || instantiator.canCreateFromBigDecimal();
        return isDecimal ? double.class : instantiator.canCreateFromBoolean() ? boolean.class : null;
    }

    private ObjectShape object(TypeUse use, BeanDescription bean, ValueInstantiator instantiator, Discriminator tag)
            throws JsonMappingException {
        Constructor<?> canonical = canonical(use.raw(), instantiator);
        unwrapped = 0;
        List<Property> properties = new ArrayList<>();
        boolean unwraps = addProperties(use, bean, canonical, NameTransformer.NOP, properties, List.of());
        if (tag != null) {
            properties.removeIf(property -> property.name.equals(tag.property()));
        }
        ObjectIdInfo identity = bean.getObjectIdInfo();
        if (identity != null && instantiator.canCreateFromObjectWith()) {
            properties.stream()
                    .filter(each -> each.name.equals(identity.getPropertyName().getSimpleName()))
                    .forEach(each -> each.required = true);
        }
        TypeUse additional = additional(use, bean);
        boolean isPlain = identity == null && canonical != null && tag == null && additional == null && !unwraps;
        boolean isOurs = isPlain && isReadPlainly(use.raw(), canonical, properties) && canonical.trySetAccessible();
        String description = description(bean.findClassDescription());
        return new ObjectShape(use, properties, additional, description, known(tag), isOurs ? canonical : null);
    }

    /** Returns the shape of a class that a builder makes (R7.13): the builder's own methods are the properties. */
    private Shape built(TypeUse use, BeanDescription bean, Class<?> builder, Discriminator tag)
            throws JsonMappingException {
        TypeBindings arguments = use.type().getBindings();
        boolean isGeneric = !arguments.isEmpty() && builder.getTypeParameters().length == arguments.size();
        TypeFactory types = config.getTypeFactory();
        TypeUse owner = use.retyped(
                isGeneric ? types.constructParametricType(builder, arguments) : types.constructType(builder));
        BeanDescription described = config.introspectForBuilder(owner.type(), bean);
        // Jackson looks for the format on the builder, not on the built class.
        if (format(described.getClassInfo()) == JsonFormat.Shape.ARRAY) {
            return new Unsupported(use, Reason.ARRAY_OF_PROPERTIES);
        }
        unwrapped = 0;
        List<Property> properties = new ArrayList<>();
        addProperties(owner, described, null, NameTransformer.NOP, properties, List.of());
        if (tag != null) {
            properties.removeIf(property -> property.name.equals(tag.property()));
        }
        String description = description(bean.findClassDescription());
        return new ObjectShape(use, properties, additional(owner, described), description, known(tag), null);
    }

    // Returns the discriminator; null if its value may be missing, as that of the default type.
    private static Discriminator known(Discriminator tag) {
        return tag == null || tag.value() == null ? null : tag;
    }

    private static Constructor<?> canonical(Class<?> raw, ValueInstantiator instantiator) {
        if (!raw.isRecord()) {
            return null;
        }
        Class<?>[] types = Arrays.stream(raw.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        // To Jackson a constructor without components is the default one.
        AnnotatedWithParams creator =
                types.length == 0 ? instantiator.getDefaultCreator() : instantiator.getWithArgsCreator();
        AnnotatedElement used = creator == null ? null : creator.getAnnotated();
        boolean isCanonical = used instanceof Constructor<?> made && Arrays.equals(made.getParameterTypes(), types);
        return isCanonical ? (Constructor<?>) used : null;
    }

    /** Whether Jackson does no more than call a record's constructor with its components (R5.1). */
    private static boolean isReadPlainly(Class<?> raw, Constructor<?> canonical, List<Property> properties) {
        boolean isPlain = properties.size() == canonical.getParameterCount() && isPlain(canonical, null);
        for (Property each : properties) {
            isPlain = isPlain && each.component >= 0 && each.selection.equals(Selection.ALL);
            if (isPlain) {
                RecordComponent component = raw.getRecordComponents()[each.component];
                isPlain = isPlain(canonical.getParameters()[each.component], each.format)
                        && isPlain(component, each.format)
                        && isPlain(component.getAccessor(), each.format)
                        && isPlain(field(raw, component.getName()), each.format);
            }
        }
        return isPlain;
    }

    private static boolean isPlain(AnnotatedElement element, String format) {
        for (Annotation each : element.getAnnotations()) {
            // Our readers read numbers and booleans from strings, too (R5.2).
            boolean changesNothing = each instanceof JsonFormat shape
                            && format != null
                            && format.startsWith(TimePattern.TEXT_OF)
                            && JsonFormat.Value.from(shape).equals(JsonFormat.Value.forShape(JsonFormat.Shape.STRING))
                    || each instanceof JsonSetter setter
                            && setter.nulls() == Nulls.DEFAULT
                            && setter.contentNulls() == Nulls.DEFAULT
                    || JacksonAnnotations.isReadByCode(each);
            if (JacksonAnnotations.contains(each) && !changesNothing) {
                return false;
            }
        }
        return true;
    }

    private TypeUse additional(TypeUse owner, BeanDescription bean) {
        AnnotatedMember setter = bean.findAnySetterAccessor();
        if (setter instanceof AnnotatedMethod method) {
            AnnotatedType written = method.getAnnotated().getAnnotatedParameterTypes()[1];
            return typed(TypeUse.of(written, owner.variables(method.getDeclaringClass())), setter)
                    .plain();
        }
        TypeUse content =
                setter == null ? null : typed(written(setter, owner), setter).content();
        return setter != null && content == null ? TypeUse.OBJECT : content;
    }

    /**
     * Adds the properties that Jackson sets, as {@code BeanDeserializerFactory.addBeanProps} selects them, and returns
     * whether any of them is unwrapped.
     */
    private boolean addProperties(
            TypeUse owner,
            BeanDescription bean,
            Constructor<?> canonical,
            NameTransformer renaming,
            List<Property> properties,
            List<Class<?>> unwrapping)
            throws JsonMappingException {
        boolean unwraps = false;
        Set<String> ignored = config.getDefaultPropertyIgnorals(owner.raw(), bean.getClassInfo())
                .findIgnoredForDeserialization();
        Set<String> included = config.getDefaultPropertyInclusions(owner.raw(), bean.getClassInfo())
                .getIncluded();
        // Gathering the properties is what finds the names that members ignore.
        List<BeanPropertyDefinition> gathered = ordered(bean);
        Selection selection = new Selection(ignored == null ? Set.of() : ignored, included);
        for (BeanPropertyDefinition each : gathered) {
            // Jackson sets a property although another member of it ignores it, but does not fill a collection through
            // a getter then.
            boolean isSet = !each.hasConstructorParameter() && (each.hasSetter() || each.hasField());
            boolean isIgnored = !isSet && bean.getIgnoredPropertyNames().contains(each.getName());
            AnnotatedMember member = isIgnored || !selection.takes(each.getName()) ? null : mutator(each);
            TypeUse use = member == null ? null : use(each, member, owner);
            if (member == null || isIgnored(use.raw())) {
                continue;
            }
            NameTransformer affixes = introspector.findUnwrappingNameTransformer(member);
            if (affixes == null) {
                properties.add(property(each, member, use, owner, canonical, renaming));
            } else if (!unwrapping.contains(use.raw())) {
                unwraps = true;
                if (++unwrapped > MOST_UNWRAPPED) {
                    throw new UnwrapsTooMuch();
                }
                List<Class<?>> around = new ArrayList<>(unwrapping);
                around.add(use.raw());
                NameTransformer chained = NameTransformer.chainedTransformer(renaming, affixes);
                int before = properties.size();
                addProperties(use, config.introspect(use.type()), null, chained, properties, around);
                if (unwrapping.isEmpty()) {
                    // A property that the outer class ignores never reaches the unwrapped one.
                    properties.subList(before, properties.size()).removeIf(inner -> !selection.takes(inner.name));
                }
            }
        }
        return unwraps;
    }

    /**
     * Returns a class's properties in Jackson's order, except that those with methods only are sorted by name: a class
     * file does not keep the order of methods, and the JVM's order differs from run to run.
     */
    private List<BeanPropertyDefinition> ordered(BeanDescription bean) {
        AnnotatedClass type = bean.getClassInfo();
        Set<String> inOrder = new HashSet<>();
        for (AnnotatedField each : type.fields()) {
            inOrder.add(each.getName());
        }
        String[] stated = introspector.findSerializationPropertyOrder(type);
        inOrder.addAll(stated == null ? List.of() : List.of(stated));
        List<BeanPropertyDefinition> properties = new ArrayList<>(bean.findProperties());
        List<Integer> places = new ArrayList<>();
        List<BeanPropertyDefinition> unordered = new ArrayList<>();
        for (int i = 0; i < properties.size(); i++) {
            BeanPropertyDefinition each = properties.get(i);
            boolean isOrdered = inOrder.contains(each.getInternalName())
                    || inOrder.contains(each.getName())
                    || each.hasConstructorParameter()
                    || each.getMetadata().getIndex() != null;
            if (!isOrdered) {
                places.add(i);
                unordered.add(each);
            }
        }
        unordered.sort(Comparator.comparing(BeanPropertyDefinition::getName));
        for (int i = 0; i < places.size(); i++) {
            properties.set(places.get(i), unordered.get(i));
        }
        return properties;
    }

    private boolean isIgnored(Class<?> type) {
        return !type.isPrimitive()
                && !type.isArray()
                && !JdkTypes.contains(type)
                && Boolean.TRUE.equals(introspector.isIgnorableType(
                        config.introspectClassAnnotations(type).getClassInfo()));
    }

    /** Returns the member that Jackson sets a property by; null if it does not set it. */
    private AnnotatedMember mutator(BeanPropertyDefinition property) {
        AnnotatedMember member = property.getMutator();
        if (member == null && property.hasGetter()) {
            Class<?> type = property.getGetter().getRawType();
            boolean isFilled = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
            member = isFilled ? property.getGetter() : null;
        }
        AnnotationIntrospector.ReferenceProperty reference =
                member == null ? null : introspector.findReferenceType(member);
        boolean isGiven = member != null
                && (reference == null || !reference.isBackReference())
                && (!member.hasAnnotation(JacksonInject.class) || member.hasAnnotation(JsonProperty.class))
                && !Boolean.TRUE.equals(introspector.hasAnySetter(member));
        return isGiven ? member : null;
    }

    private Property property(
            BeanPropertyDefinition definition,
            AnnotatedMember member,
            TypeUse use,
            TypeUse owner,
            Constructor<?> canonical,
            NameTransformer renaming) {
        Property property = new Property();
        boolean isCreators = member instanceof AnnotatedParameter;
        boolean isComponent = canonical != null && isCreators;
        property.name = renaming.transform(definition.getName());
        property.java = definition.getInternalName();
        property.use = use;
        property.component = isComponent ? ((AnnotatedParameter) member).getIndex() : -1;
        property.annotation =
                ParamAnnotation.of(isComponent ? element(member).getAnnotation(CopilotToolParam.class) : null);
        boolean isOptional = use.nullable() || use.raw().getName().startsWith("java.util.Optional");
        // A missing argument of a creator is null, which @JsonSetter(nulls = FAIL) refuses.
        boolean isDemanded = isCreators && definition.getMetadata().getValueNulls() == Nulls.FAIL;
        property.required = owner.raw().isRecord() && (isCreators || canonical != null)
                ? isDemanded || !isOptional && property.annotation.required()
                : isDemanded
                        || definition.isRequired()
                        || isCreators && use.raw().isPrimitive()
                        || use.constraints().excludesNull();
        List<PropertyName> aliases = introspector.findPropertyAliases(member);
        property.aliases = aliases == null
                ? List.of()
                : aliases.stream().map(PropertyName::getSimpleName).toList();
        String own = description(property.annotation.description());
        property.description = own == null ? description(introspector.findPropertyDescription(member)) : own;
        property.format = format(member, use);
        property.selection = new Selection(
                introspector.findPropertyIgnoralByName(config, member).findIgnoredForDeserialization(),
                introspector.findPropertyInclusionByName(config, member).getIncluded());
        property.created = isCreators && renaming == NameTransformer.NOP;
        return property;
    }

    private String format(AnnotatedMember member, TypeUse use) {
        JsonFormat.Value format = introspector.findFormat(member);
        // Containers pass the format on to their innermost elements; the bound stops a container that holds itself.
        TypeUse inner = use;
        for (int depth = 0; format != null && depth < Shapes.DEEPEST && inner.content() != null; depth++) {
            inner = inner.content();
        }
        Scalar scalar = format == null ? null : Scalar.of(use.raw());
        JdkTypes.JdkType row = format == null ? null : JdkTypes.find(inner.raw());
        boolean isDated = row != null && row.isFormatted() && row.keywords() != null;
        boolean isNumber = scalar != null && !scalar.jsonType().equals("string");
        if (isNumber && format.getShape() == JsonFormat.Shape.STRING) {
            return TimePattern.TEXT_OF + scalar.jsonType();
        }
        if (isDated && format.hasPattern() && !format.getShape().isNumeric()) {
            // A duration's is a unit in which numbers are read.
            return inner.raw() == Duration.class ? null : TimePattern.FORMAT + format.getPattern();
        }
        boolean isInteger = isDated && format.getShape() == JsonFormat.Shape.NUMBER_INT;
        return !isDated || !format.getShape().isNumeric() ? null : isInteger ? "integer" : "number";
    }

    // Returns the type of a property with the annotations on the property and on its field.
    private TypeUse use(BeanPropertyDefinition definition, AnnotatedMember member, TypeUse owner)
            throws JsonMappingException {
        TypeUse use = written(member, owner);
        JavaType refined = introspector.refineDeserializationType(config, member, use.type());
        use = refined.equals(use.type()) ? use : use.retyped(refined);
        use = introspector.findKeyDeserializer(member) == null ? use : use.withAnyKey();
        use = typed(use, member);
        // Jackson merges the annotations of a property's members and expands bundles. A validator ignores bundles.
        List<Annotation> annotations = new ArrayList<>();
        List<Annotation> bundled = new ArrayList<>();
        for (Annotation each : member.getAllAnnotations().annotations()) {
            annotations.add(each);
            if (introspector.isAnnotationBundle(each)) {
                bundled.addAll(List.of(each.annotationType().getAnnotations()));
            }
        }
        bundled.removeAll(List.of(element(member).getAnnotations()));
        annotations.removeAll(bundled);
        Field field = field(owner.raw(), definition.getInternalName());
        if (field != null) {
            annotations.addAll(List.of(field.getAnnotations()));
            annotations.addAll(List.of(field.getAnnotatedType().getAnnotations()));
        }
        return use.annotated(annotations);
    }

    // Returns the type with the type information of the property, which applies to the content of a container.
    private TypeUse typed(TypeUse use, AnnotatedMember member) {
        JsonTypeInfo info = member.getAnnotation(JsonTypeInfo.class);
        if (info == null || info.use() == JsonTypeInfo.Id.NONE) {
            return use;
        }
        if (takesTypeInfo(use)) {
            return use.typedBy(member);
        }
        boolean hasContent = (use.type().isContainerType() || use.type().isReferenceType())
                && !use.arguments().isEmpty()
                && takesTypeInfo(use.content());
        return hasContent ? use.withContent(use.content().typedBy(member)) : use;
    }

    private boolean takesTypeInfo(TypeUse use) {
        Class<?> raw = use.raw();
        return !JdkTypes.contains(raw)
                && !raw.isPrimitive()
                && !use.type().isContainerType()
                && !use.type().isReferenceType();
    }

    private static AnnotatedElement element(AnnotatedMember member) {
        return member instanceof AnnotatedParameter parameter
                ? ((Executable) parameter.getOwner().getAnnotated()).getParameters()[parameter.getIndex()]
                : member.getAnnotated();
    }

    private static TypeUse written(AnnotatedMember member, TypeUse owner) {
        Map<TypeVariable<?>, TypeUse> variables = owner.variables(member.getDeclaringClass());
        AnnotatedElement element = member.getAnnotated();
        if (member instanceof AnnotatedParameter parameter) {
            Executable executable = (Executable) parameter.getOwner().getAnnotated();
            AnnotatedType[] types = executable.getAnnotatedParameterTypes();
            boolean isWritten = types.length == executable.getParameterCount();
            return isWritten ? TypeUse.of(types[parameter.getIndex()], variables) : TypeUse.of(parameter.getType());
        }
        if (element instanceof Field field) {
            return TypeUse.of(field.getAnnotatedType(), variables);
        }
        Method method = (Method) element;
        boolean isSetter = method.getParameterCount() == 1;
        return TypeUse.of(
                isSetter ? method.getAnnotatedParameterTypes()[0] : method.getAnnotatedReturnType(), variables);
    }

    private static Field field(Class<?> type, String name) {
        for (Class<?> each = type; each != null && !JdkTypes.contains(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) {
                    return field;
                }
            }
        }
        return null;
    }
}
