package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
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
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
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
import com.fasterxml.jackson.databind.introspect.PotentialCreator;
import com.fasterxml.jackson.databind.introspect.PotentialCreators;
import com.fasterxml.jackson.databind.jsontype.NamedType;
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

/** What Jackson reads for a type that is declared outside the JDK (SPEC R7.3, R7.7), by its own introspection. */
final class BeanShapes {
    /** The most types that unwrapping looks at for one object, whether they have properties or not. */
    private static final int MOST_UNWRAPPED = 1000;

    private final DeserializationConfig config = RpcMapper.INSTANCE.getDeserializationConfig();
    private final AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    private int unwrapped;

    /** More than {@link #MOST_UNWRAPPED}. */
    private static final class UnwrapsTooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The shape of a type that no table knows. */
    Shape of(TypeUse use) {
        Class<?> raw = use.raw();
        // An enum's constants are known without looking into it.
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

    /** The shape of a collection or map that the mapper makes: the one given, or that of what it makes in its place. */
    Shape container(TypeUse use, Shape shape) {
        Class<?> raw = use.raw();
        AnnotatedClass annotated = config.introspectClassAnnotations(raw).getClassInfo();
        try {
            Shape other = replaced(use, annotated);
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

    // What Jackson is told to read in place of a type, or by which code; null for nothing.
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
        AnnotatedClass annotated = bean.getClassInfo();
        Shape other = replaced(use, annotated);
        if (other != null || use.raw().isEnum()) {
            return other == null ? enumeration(use, bean) : other;
        }
        JsonTypeInfo info = annotated.getAnnotation(JsonTypeInfo.class);
        if (annotated.hasAnnotation(JsonTypeResolver.class) || annotated.hasAnnotation(JsonTypeIdResolver.class)) {
            return new Unsupported(use, Reason.OWN_CODE);
        }
        if (info != null && info.use() != JsonTypeInfo.Id.NONE) {
            return byTypeInfo(use, bean, info);
        }
        return use.raw().isSealed() ? sealed(use, bean) : concrete(use, bean, null);
    }

    // Enums (R7.7): by constants, or what a creator takes or @JsonValue returns.
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
        return new EnumShape(use, constants, description(bean.findClassDescription()));
    }

    private static String description(String text) {
        return text == null || text.isBlank() ? null : text;
    }

    // One of several types (R7.3, R7.7).

    private Shape byTypeInfo(TypeUse use, BeanDescription bean, JsonTypeInfo info) throws JsonMappingException {
        JsonTypeInfo.As as = info.include();
        boolean isDeduced = info.use() == JsonTypeInfo.Id.DEDUCTION;
        boolean isNamed = info.use() == JsonTypeInfo.Id.NAME || info.use() == JsonTypeInfo.Id.SIMPLE_NAME;
        boolean isProperty = as == JsonTypeInfo.As.PROPERTY || as == JsonTypeInfo.As.EXISTING_PROPERTY;
        Map<Class<?>, String> leaves = leaves(use, bean, info);
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
        String property = info.property().isEmpty() ? info.use().getDefaultPropertyName() : info.property();
        List<Alternative> alternatives = new ArrayList<>();
        for (Map.Entry<Class<?>, String> leaf : leaves.entrySet()) {
            boolean isOwn = leaf.getKey() == use.raw();
            Discriminator tag = !isDeduced && isProperty ? new Discriminator(property, leaf.getValue()) : null;
            String wrapper = isDeduced || isProperty ? null : leaf.getValue();
            TypeUse type = isOwn ? use : specialized(leaf.getKey(), use);
            Shape own = concrete(type, config.introspect(type.type()), tag);
            if (leaves.size() == 1 && isOwn && wrapper == null) {
                return own;
            }
            // Every subtype inherits the type information, so by itself it may be a union, or wrapped; and the name
            // that a
            // @JsonSubTypes gives it applies here, its own @JsonTypeName where it is used by itself.
            Map<Class<?>, String> named = leaves(type, config.introspect(type.type()), info);
            boolean isAlone = named.size() == 1
                    && (tag == null
                            ? named.containsKey(type.raw())
                            : tag.value().equals(named.get(type.raw())));
            boolean isKept = !isOwn && wrapper == null && isAlone;
            ObjectShape object = !isKept && own instanceof ObjectShape known ? known.mapped() : null;
            alternatives.add(new Alternative(type, object, tag, wrapper));
        }
        return new UnionShape(use, alternatives, description(bean.findClassDescription()), false);
    }

    /** The types that a value can be, each with its first name, as Jackson resolves them, in the order of the source. */
    private Map<Class<?>, String> leaves(TypeUse use, BeanDescription bean, JsonTypeInfo info) {
        Collection<NamedType> found =
                config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, bean.getClassInfo());
        List<Class<?>> order = new ArrayList<>();
        addInOrder(use.raw(), order);
        Map<Class<?>, String> leaves = new LinkedHashMap<>();
        for (Class<?> each : order) {
            // TypeNameIdResolver._defaultTypeId
            String name = each.getName().substring(each.getName().lastIndexOf('.') + 1);
            boolean isSimple = info.use() == JsonTypeInfo.Id.SIMPLE_NAME;
            String unnamed = isSimple ? name.substring(name.lastIndexOf('$') + 1) : name;
            boolean isMade =
                    !Modifier.isAbstract(each.getModifiers()) && use.raw().isAssignableFrom(each);
            found.stream()
                    .filter(named -> isMade && named.getType() == each)
                    .forEach(named -> leaves.putIfAbsent(each, named.hasName() ? named.getName() : unnamed));
        }
        return leaves;
    }

    // Jackson lists named types before those without a name: this is the order in which they are written.
    private void addInOrder(Class<?> type, List<Class<?>> order) {
        if (order.contains(type)) {
            return;
        }
        AnnotatedClass annotated = order.isEmpty()
                ? config.introspectClassAnnotations(type).getClassInfo()
                : AnnotatedClassResolver.resolveWithoutSuperTypes(config, type);
        order.add(type);
        JsonSubTypes listed = annotated.getAnnotation(JsonSubTypes.class);
        for (JsonSubTypes.Type each : listed == null ? new JsonSubTypes.Type[0] : listed.value()) {
            addInOrder(each.value(), order);
        }
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
        alternatives.put(use.raw(), isMade ? new Alternative(use, object, null, null) : null);
        for (Class<?> each : isSealed ? use.raw().getPermittedSubclasses() : new Class<?>[0]) {
            addPermitted(specialized(each, use), alternatives);
        }
    }

    // Records and classes.

    /** The shape of a type by its own members, whatever subtypes it has. */
    private Shape concrete(TypeUse use, BeanDescription bean, Discriminator tag) throws JsonMappingException {
        Class<?> builder = introspector.findPOJOBuilder(bean.getClassInfo());
        if (builder != null) {
            return built(use, bean, builder, tag);
        }
        DefaultDeserializationContext blueprint =
                (DefaultDeserializationContext) RpcMapper.INSTANCE.getDeserializationContext();
        DeserializationContext context = blueprint.createDummyInstance(config);
        ValueInstantiator instantiator = context.getFactory().findValueInstantiator(context, bean);
        JavaType delegate = delegate(bean, instantiator);
        if (delegate != null) {
            return new Wrapper(use, use.retyped(delegate), null);
        }
        Class<?> scalar = scalar(instantiator);
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
        // A class that has nothing to set, but takes a string: that is what it is for.
        if (scalar != null && (object == null || object.isEmpty() && !use.raw().isRecord())) {
            return new Wrapper(use, TypeUse.of(scalar), null);
        }
        return object == null ? new Unsupported(use, Reason.NO_CREATOR) : object;
    }

    /** What the creator takes that takes no object; null where there is none, or one that does (R7.7). */
    private JavaType delegate(BeanDescription bean, ValueInstantiator instantiator) {
        bean.findProperties();
        PotentialCreators creators = bean.getPotentialCreators();
        PotentialCreator byProperties = creators.propertiesBased;
        // The canonical constructor of a record counts among the others, but an explicit creator comes first.
        boolean isExplicit = byProperties != null && byProperties.creator().hasAnnotation(JsonCreator.class);
        for (PotentialCreator each : isExplicit ? List.<PotentialCreator>of() : creators.getExplicitDelegating()) {
            AnnotatedWithParams creator = each.creator();
            for (int i = 0; i < creator.getParameterCount(); i++) {
                if (introspector.findInjectableValue(creator.getParameter(i)) == null) {
                    return creator.getParameterType(i);
                }
            }
        }
        if (instantiator.canCreateUsingDelegate()) {
            return instantiator.getDelegateType(config);
        }
        return instantiator.canCreateUsingArrayDelegate() ? instantiator.getArrayDelegateType(config) : null;
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
        TypeUse additional = additional(use, bean);
        boolean isPlain = canonical != null && tag == null && additional == null && !unwraps;
        boolean isOurs = isPlain && isReadPlainly(use.raw(), canonical, properties) && canonical.trySetAccessible();
        String description = description(bean.findClassDescription());
        return new ObjectShape(use, properties, additional, description, tag, isOurs ? canonical : null);
    }

    /** The shape of a class that a builder makes (R7.13): the builder's own methods give the properties. */
    private ObjectShape built(TypeUse use, BeanDescription bean, Class<?> builder, Discriminator tag)
            throws JsonMappingException {
        TypeBindings arguments = use.type().getBindings();
        boolean isGeneric = !arguments.isEmpty() && builder.getTypeParameters().length == arguments.size();
        TypeFactory types = config.getTypeFactory();
        TypeUse owner = use.retyped(
                isGeneric ? types.constructParametricType(builder, arguments) : types.constructType(builder));
        BeanDescription described = config.introspectForBuilder(owner.type(), bean);
        unwrapped = 0;
        List<Property> properties = new ArrayList<>();
        addProperties(owner, described, null, NameTransformer.NOP, properties, List.of());
        if (tag != null) {
            properties.removeIf(property -> property.name.equals(tag.property()));
        }
        String description = description(bean.findClassDescription());
        return new ObjectShape(use, properties, additional(owner, described), description, tag, null);
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

    /** Whether Jackson only calls a record's constructor with its components (R5.1). */
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
            // Our readers take numbers and booleans from strings, too (R5.2).
            boolean changesNothing = each instanceof JsonFormat shape
                            && "string".equals(format)
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

    private static TypeUse additional(TypeUse owner, BeanDescription bean) {
        AnnotatedMember setter = bean.findAnySetterAccessor();
        if (setter instanceof AnnotatedMethod method) {
            AnnotatedType written = method.getAnnotated().getAnnotatedParameterTypes()[1];
            return TypeUse.of(written, owner.variables(method.getDeclaringClass()))
                    .plain();
        }
        TypeUse content = setter == null ? null : written(setter, owner).content();
        return setter != null && content == null ? TypeUse.OBJECT : content;
    }

    /** Adds the properties that Jackson sets, as {@code BeanDeserializerFactory.addBeanProps} chooses them. */
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
        // First: what members ignore is known once they are gathered.
        List<BeanPropertyDefinition> gathered = ordered(bean);
        Selection selection = new Selection(ignored == null ? Set.of() : ignored, included);
        for (BeanPropertyDefinition each : gathered) {
            // Jackson sets what another member ignores, and fills nothing that one does.
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
                    // What the class around ignores never reaches what is unwrapped.
                    properties.subList(before, properties.size()).removeIf(inner -> !selection.takes(inner.name));
                }
            }
        }
        return unwraps;
    }

    /**
     * A class's properties in Jackson's order, those of methods alone by name among one another: a class file does not keep
     * the order of methods, and the JVM's differs from run to run.
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

    /** What Jackson sets a property by; null where it does not. */
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
        // What is missing is null to a creator, which @JsonSetter(nulls = FAIL) refuses.
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
        String said = description(property.annotation.description());
        property.description = said == null ? description(introspector.findPropertyDescription(member)) : said;
        property.format = format(member, use);
        property.selection = new Selection(
                introspector.findPropertyIgnoralByName(config, member).findIgnoredForDeserialization(),
                introspector.findPropertyInclusionByName(config, member).getIncluded());
        property.created = isCreators && renaming == NameTransformer.NOP;
        return property;
    }

    private String format(AnnotatedMember member, TypeUse use) {
        JsonFormat.Value format = introspector.findFormat(member);
        // Containers pass the format on to what they hold in the end; the bound stops one that holds itself.
        TypeUse inner = use;
        for (int depth = 0; format != null && depth < Shapes.DEEPEST && inner.content() != null; depth++) {
            inner = inner.content();
        }
        Scalar scalar = format == null ? null : Scalar.of(use.raw());
        JdkTypes.JdkType row = format == null ? null : JdkTypes.find(inner.raw());
        boolean isDated = row != null && row.isFormatted() && row.keyword() != null;
        boolean isNumber = scalar != null && !scalar.jsonType().equals("string");
        if (isNumber && format.getShape() == JsonFormat.Shape.STRING || isDated && format.hasPattern()) {
            return "string";
        }
        boolean isInteger = isDated && format.getShape() == JsonFormat.Shape.NUMBER_INT;
        return !isDated || !format.getShape().isNumeric() ? null : isInteger ? "integer" : "number";
    }

    // The type of a property with what the annotations on it and on its field say.
    private TypeUse use(BeanPropertyDefinition definition, AnnotatedMember member, TypeUse owner)
            throws JsonMappingException {
        TypeUse use = written(member, owner);
        JavaType refined = introspector.refineDeserializationType(config, member, use.type());
        use = refined.equals(use.type()) ? use : use.retyped(refined);
        // Jackson merges the annotations of a property's members, and opens bundles, which mean nothing to a validator.
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
