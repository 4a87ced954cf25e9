package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.tool.CopilotToolParam;
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
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The shape of a record or class (R7.3, R7.7), whose annotations {@link JacksonAnnotations} supports: Jackson's own
 * introspection lists the properties. What is supported is made by a constructor without parameters or by one that takes
 * properties, and the place of each property is known.
 */
final class ObjectShapes {
    private final DeserializationConfig config = RpcMapper.INSTANCE.getDeserializationConfig();
    private final AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    private final TypeUse owner;
    private final String path;
    private final BeanDescription bean;
    private final Constructor<?> canonical;

    /** Looks at a type that is neither the JDK's nor an enum; the path is for messages. */
    ObjectShapes(TypeUse owner, String path) {
        this.owner = owner;
        this.path = path;
        Class<?> raw = owner.raw();
        if (!raw.getModule().isExported(raw.getPackageName(), ObjectMapper.class.getModule())) {
            throw new UnusableTool(
                    "The type " + raw.getName() + " cannot be looked into; open the package " + raw.getPackageName()
                            + " to the modules com.github.copilot.java and com.fasterxml.jackson.databind.");
        }
        if (Modifier.isAbstract(raw.getModifiers()) || raw.isSealed()) {
            throw refused("it is " + (raw.isSealed() ? "sealed" : "an interface or abstract class"));
        }
        if (ClassUtil.isNonStaticInnerClass(raw)) {
            throw refused("it is an inner class, of which Jackson cannot make an instance");
        }
        if (owner.type().isContainerType() || Iterable.class.isAssignableFrom(raw)) {
            throw refused("it is a collection or map that is not the JDK's");
        }
        try {
            bean = config.introspect(owner.type());
            bean.findProperties();
            DefaultDeserializationContext blueprint =
                    (DefaultDeserializationContext) RpcMapper.INSTANCE.getDeserializationContext();
            var context = blueprint.createDummyInstance(config);
            ValueInstantiator instantiator = context.getFactory().findValueInstantiator(context, bean);
            canonical = raw.isRecord() ? canonical(instantiator) : null;
            if (canonical == null) {
                requireCreator(instantiator);
            }
        } catch (JsonMappingException | IllegalArgumentException unreadable) {
            boolean isMapping = unreadable instanceof JsonMappingException;
            String message =
                    isMapping ? ((JsonMappingException) unreadable).getOriginalMessage() : unreadable.getMessage();
            throw refused("Jackson cannot read it: " + message);
        }
    }

    private UnusableTool refused(String reason) {
        return UnusableTool.refusal(owner.type(), path, reason);
    }

    // Returns a record's canonical constructor, if that is what Jackson calls.
    private Constructor<?> canonical(ValueInstantiator instantiator) {
        Class<?>[] types = Arrays.stream(owner.raw().getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        // To Jackson a constructor without components is the default one.
        AnnotatedWithParams creator =
                types.length == 0 ? instantiator.getDefaultCreator() : instantiator.getWithArgsCreator();
        boolean isCanonical = creator != null
                && creator.getAnnotated() instanceof Constructor<?> made
                && Arrays.equals(made.getParameterTypes(), types)
                && made.trySetAccessible();
        if (!isCanonical || hasDelegate(instantiator)) {
            throw refused("it is a record that its canonical constructor does not make");
        }
        return (Constructor<?>) creator.getAnnotated();
    }

    private boolean hasDelegate(ValueInstantiator instantiator) {
        return !bean.getPotentialCreators().getExplicitDelegating().isEmpty()
                || instantiator.canCreateUsingDelegate()
                || instantiator.canCreateUsingArrayDelegate();
    }

    private void requireCreator(ValueInstantiator instantiator) {
        boolean takesScalar = instantiator.canCreateFromString()
                || instantiator.canCreateFromInt()
                || instantiator.canCreateFromLong()
                || instantiator.canCreateFromBigInteger()
                || instantiator.canCreateFromDouble()
                || instantiator.canCreateFromBigDecimal()
                || instantiator.canCreateFromBoolean();
        if (takesScalar || hasDelegate(instantiator)) {
            throw refused("a constructor or factory takes its whole value");
        }
        AnnotatedWithParams creator = instantiator.getWithArgsCreator();
        if (creator == null && !instantiator.canCreateUsingDefault()) {
            throw refused("Jackson finds no way to make it");
        }
        long named = bean.findProperties().stream()
                .filter(BeanPropertyDefinition::hasConstructorParameter)
                .count();
        if (creator != null && creator.getParameterCount() != named) {
            throw refused("its creator has a parameter that is not a property");
        }
    }

    /** Returns the shape without its properties. */
    ObjectShape shape() {
        return new ObjectShape(owner.type(), text(bean.findClassDescription()), canonical);
    }

    private static String text(String description) {
        return description == null || description.isBlank() ? null : description;
    }

    /** Returns the properties that Jackson sets, as {@code BeanDeserializerFactory.addBeanProps} selects them. */
    List<Property> properties(Shapes shapes) {
        Set<String> ignored = config.getDefaultPropertyIgnorals(owner.raw(), bean.getClassInfo())
                .findIgnoredForDeserialization();
        List<Property> properties = new ArrayList<>();
        for (BeanPropertyDefinition each : ordered(ignored)) {
            properties.add(property(each, shapes));
        }
        boolean isWhole = canonical == null || properties.size() == canonical.getParameterCount();
        if (!isWhole || canonical != null && properties.stream().anyMatch(each -> each.position() < 0)) {
            throw refused("it is a record with components that are not read");
        }
        return properties;
    }

    // The order of R7.11. Jackson puts what @JsonPropertyOrder lists and the creator's parameters first, but properties
    // with other names than their fields last. A class file does not keep the order of methods.
    private List<BeanPropertyDefinition> ordered(Set<String> ignored) {
        String[] stated = introspector.findSerializationPropertyOrder(bean.getClassInfo());
        List<String> first = stated == null ? List.of() : List.of(stated);
        Map<String, Integer> places = new HashMap<>();
        addFields(owner.raw(), places);
        List<BeanPropertyDefinition> properties = new ArrayList<>();
        List<BeanPropertyDefinition> others = new ArrayList<>();
        boolean isSorted = Boolean.TRUE.equals(introspector.findSerializationSortAlphabetically(bean.getClassInfo()));
        int unplaced = 0;
        for (BeanPropertyDefinition each : bean.findProperties()) {
            if (ignored.contains(each.getName()) || mutator(each) == null) {
                continue;
            }
            boolean isFirst = first.contains(each.getName())
                    || first.contains(each.getInternalName())
                    || each.hasConstructorParameter()
                    || each.getMetadata().getIndex() != null
                    || isSorted;
            (isFirst ? properties : others).add(each);
            if (!isFirst && !places.containsKey(each.getInternalName()) && ++unplaced > 1) {
                throw refused("its class file does not keep the order of its methods, which have no fields");
            }
        }
        others.sort(Comparator.comparing(each -> places.getOrDefault(each.getInternalName(), Integer.MAX_VALUE)));
        properties.addAll(others);
        return properties;
    }

    // Returns the member by which Jackson sets a property; it fills a collection or map through its getter.
    private AnnotatedMember mutator(BeanPropertyDefinition property) {
        AnnotatedMember member = property.getMutator();
        boolean isFilled = member == null
                && property.hasGetter()
                && !bean.getIgnoredPropertyNames().contains(property.getName())
                && config.constructType(property.getGetter().getRawType()).isContainerType()
                && !property.getGetter().getRawType().isArray();
        return isFilled ? property.getGetter() : member;
    }

    private static void addFields(Class<?> type, Map<String, Integer> places) {
        if (type == null || JdkTypes.contains(type)) {
            return;
        }
        addFields(type.getSuperclass(), places);
        for (Field each : type.getDeclaredFields()) {
            if (!Modifier.isStatic(each.getModifiers())) {
                places.putIfAbsent(each.getName(), places.size());
            }
        }
    }

    private Property property(BeanPropertyDefinition definition, Shapes shapes) {
        AnnotatedMember member = mutator(definition);
        TypeUse use = use(definition, member);
        boolean isCreators = member instanceof AnnotatedParameter;
        boolean isComponent = canonical != null && isCreators;
        ParamAnnotation annotation =
                ParamAnnotation.of(isComponent ? element(member).getAnnotation(CopilotToolParam.class) : null);
        Value value = shapes.value(use, path + "." + definition.getName());
        boolean isRequired = isComponent
                ? !value.isOptional() && annotation.required()
                : definition.isRequired()
                        || isCreators && use.raw().isPrimitive()
                        || use.constraints().excludesNull();
        List<PropertyName> aliases = introspector.findPropertyAliases(member);
        String description = text(annotation.description());
        String place = path + "." + definition.getName();
        return new Property(
                definition.getInternalName(),
                definition.getName(),
                aliases == null
                        ? new String[0]
                        : aliases.stream().map(PropertyName::getSimpleName).toArray(String[]::new),
                isComponent ? ((AnnotatedParameter) member).getIndex() : -1,
                use.raw(),
                value,
                isRequired,
                description == null ? text(introspector.findPropertyDescription(member)) : description,
                annotation,
                annotation.schema().isEmpty() ? null : OwnSchema.of(annotation.schema(), place),
                null);
    }

    // Returns the type of a property with the annotations on the property and on its field.
    private TypeUse use(BeanPropertyDefinition definition, AnnotatedMember member) {
        List<Annotation> annotations = new ArrayList<>();
        member.getAllAnnotations().annotations().forEach(annotations::add);
        Field field = field(owner.raw(), definition.getInternalName());
        if (field != null) {
            annotations.addAll(List.of(field.getAnnotations()));
            annotations.addAll(List.of(field.getAnnotatedType().getAnnotations()));
        }
        return written(member).annotated(annotations);
    }

    private static AnnotatedElement element(AnnotatedMember member) {
        AnnotatedParameter parameter = (AnnotatedParameter) member;
        return ((Executable) parameter.getOwner().getAnnotated()).getParameters()[parameter.getIndex()];
    }

    private TypeUse written(AnnotatedMember member) {
        Map<TypeVariable<?>, TypeUse> variables = owner.variables(member.getDeclaringClass());
        if (member instanceof AnnotatedParameter parameter) {
            Executable executable = (Executable) parameter.getOwner().getAnnotated();
            AnnotatedType[] types = executable.getAnnotatedParameterTypes();
            boolean isWritten = types.length == executable.getParameterCount();
            return isWritten ? TypeUse.of(types[parameter.getIndex()], variables) : TypeUse.of(parameter.getType());
        }
        if (member.getAnnotated() instanceof Field field) {
            return TypeUse.of(field.getAnnotatedType(), variables);
        }
        Method method = (Method) member.getAnnotated();
        boolean isGetter = method.getParameterCount() == 0;
        return TypeUse.of(
                isGetter ? method.getAnnotatedReturnType() : method.getAnnotatedParameterTypes()[0], variables);
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
