package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.util.ClassUtil;
import com.fasterxml.jackson.databind.util.EnumResolver;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The shape of a record or class (R7.3, R7.7), whose properties Jackson's own introspection lists. A constructor without
 * parameters, or one that takes properties, makes it, and the place of each property is known.
 */
final class ObjectShapes {
    private static final DeserializationConfig CONFIG = RpcMapper.INSTANCE.getDeserializationConfig();
    private static final AnnotationIntrospector INTROSPECTOR = CONFIG.getAnnotationIntrospector();

    private final TypeUse owner;
    private final String path;

    /** The shape, without its properties. */
    final Shape shape;

    private final BeanDescription bean;
    private final BeanDeserializerBase reader;

    /** The fields in the order of R7.11; of two with the same name, the subclass's. */
    private final Map<String, Field> fields = new LinkedHashMap<>();

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
        boolean isContainer = owner.type().isContainerType() || Iterable.class.isAssignableFrom(raw);
        refuseIf(raw.isSealed(), "it is sealed");
        refuseIf(Modifier.isAbstract(raw.getModifiers()), "it is an interface or abstract class");
        refuseIf(isContainer, "it is a collection or map that is not the JDK's");
        refuseIf(
                ClassUtil.isNonStaticInnerClass(raw), "it is an inner class, of which Jackson cannot make an instance");
        try {
            bean = CONFIG.introspect(owner.type());
            var blueprint = (DefaultDeserializationContext) RpcMapper.INSTANCE.getDeserializationContext();
            var context = blueprint.createDummyInstance(CONFIG);
            var made = context.getFactory().createBeanDeserializer(context, owner.type(), bean);
            refuseIf(!(made instanceof BeanDeserializerBase), "Jackson does not read it from its properties");
            reader = (BeanDeserializerBase) made;
            shape = new Shape(Shape.Kind.OBJECT, raw, owner.type(), "object");
            shape.description = bean.findClassDescription();
            shape.maker = canonical(reader.getValueInstantiator());
        } catch (JsonMappingException | IllegalArgumentException unreadable) {
            String reason = "Jackson cannot read it: " + ClassUtil.exceptionMessage(unreadable);
            throw UnusableTool.refusal(owner.type(), path, reason);
        }
        bean.getClassInfo().fields().forEach(each -> fields.put(each.getName(), each.getAnnotated()));
    }

    /** Returns the shape of an enum. */
    static Shape enumeration(TypeUse use) {
        AnnotatedClass type = CONFIG.introspectClassAnnotations(use.type()).getClassInfo();
        EnumResolver constants = EnumResolver.constructFor(CONFIG, type);
        List<String> inJava = Shape.namesInJava(use.raw());
        String[] names =
                INTROSPECTOR.findEnumValues(CONFIG, type, constants.getRawEnums(), inJava.toArray(new String[0]));
        Shape shape = Shape.enumeration(
                use.raw(), List.of(names), each -> each instanceof String alias ? constants.findEnum(alias) : null);
        shape.description = INTROSPECTOR.findClassDescription(type);
        List<String> lines = new ArrayList<>();
        for (Field each : use.raw().getDeclaredFields()) {
            JsonPropertyDescription own = each.getAnnotation(JsonPropertyDescription.class);
            if (each.isEnumConstant() && own != null && !own.value().isBlank()) {
                lines.add(names[inJava.indexOf(each.getName())] + ": " + own.value());
            }
        }
        shape.described = lines.isEmpty() ? null : String.join("\n", lines);
        return shape;
    }

    private void refuseIf(boolean condition, String reason) {
        if (condition) {
            throw UnusableTool.refusal(owner.type(), path, reason);
        }
    }

    // Returns the canonical constructor of a record, which must be what Jackson calls; null for a class, which Jackson
    // must make from its properties.
    private Constructor<?> canonical(ValueInstantiator instantiator) {
        AnnotatedWithParams creator = instantiator.getWithArgsCreator();
        boolean takesWhole =
                !bean.getPotentialCreators().getExplicitDelegating().isEmpty()
                        || instantiator.canCreateUsingDelegate()
                        || instantiator.canCreateUsingArrayDelegate();
        boolean takesScalar = !owner.raw().isRecord()
                && (instantiator.canCreateFromString()
                        || instantiator.canCreateFromInt()
                        || instantiator.canCreateFromLong()
                        || instantiator.canCreateFromBigInteger()
                        || instantiator.canCreateFromDouble()
                        || instantiator.canCreateFromBigDecimal()
                        || instantiator.canCreateFromBoolean());
        refuseIf(takesScalar || takesWhole, "a constructor or factory takes its whole value");
        if (owner.raw().isRecord()) {
            Object[] types = Arrays.stream(owner.raw().getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray();
            // To Jackson a constructor without components is the default one.
            AnnotatedWithParams called = types.length == 0 ? instantiator.getDefaultCreator() : creator;
            boolean isCanonical = called != null
                    && called.getAnnotated() instanceof Constructor<?> made
                    && Arrays.equals(made.getParameterTypes(), types)
                    && made.trySetAccessible();
            refuseIf(!isCanonical, "it is a record that its canonical constructor does not make");
            return (Constructor<?>) called.getAnnotated();
        }
        refuseIf(creator == null && !instantiator.canCreateUsingDefault(), "Jackson finds no way to make it");
        return null;
    }

    /** Returns the properties that Jackson sets. */
    List<Property> properties(Shapes shapes) {
        List<Property> properties =
                ordered().stream().map(each -> property(each, shapes)).toList();
        boolean isWhole = shape.maker == null
                || properties.size() == shape.maker.getParameterCount()
                        && properties.stream().allMatch(each -> each.position() >= 0);
        refuseIf(!isWhole, "it is a record with components that are not read");
        return properties;
    }

    // The order of R7.11. Jackson puts what @JsonPropertyOrder lists and the creator's parameters first, but properties
    // with other names than their fields last. A class file does not keep the order of methods.
    private List<BeanPropertyDefinition> ordered() {
        String[] stated = INTROSPECTOR.findSerializationPropertyOrder(bean.getClassInfo());
        List<String> first = stated == null ? List.of() : List.of(stated);
        boolean isSorted = Boolean.TRUE.equals(INTROSPECTOR.findSerializationSortAlphabetically(bean.getClassInfo()));
        List<String> places = List.copyOf(fields.keySet());
        Map<BeanPropertyDefinition, Integer> order = new LinkedHashMap<>();
        for (BeanPropertyDefinition each : bean.findProperties()) {
            if (reader.findProperty(each.getName()) != null) {
                boolean isFirst = isSorted
                        || first.contains(each.getName())
                        || first.contains(each.getInternalName())
                        || each.hasConstructorParameter()
                        || each.getMetadata().getIndex() != null;
                int place = places.indexOf(each.getInternalName());
                order.put(each, isFirst ? -1 : place < 0 ? places.size() : place);
            }
        }
        boolean isUnordered = Collections.frequency(order.values(), places.size()) > 1;
        refuseIf(isUnordered, "its class file does not keep the order of its methods, which have no fields");
        return order.keySet().stream().sorted(Comparator.comparing(order::get)).toList();
    }

    private Property property(BeanPropertyDefinition definition, Shapes shapes) {
        AnnotatedMember member = reader.findProperty(definition.getName()).getMember();
        TypeUse use = use(definition, member);
        String place = path + "." + definition.getName();
        Value value = shapes.value(use, place);
        AnnotatedParameter parameter = member instanceof AnnotatedParameter created ? created : null;
        boolean isComponent = shape.maker != null && parameter != null;
        CopilotToolParam own = isComponent ? member.getAnnotation(CopilotToolParam.class) : null;
        ParamAnnotation annotation =
                ParamAnnotation.of(own, definition.getMetadata().getDescription());
        boolean isRequired = isComponent
                ? !value.isOptional() && annotation.required()
                : definition.isRequired()
                        || parameter != null && use.raw().isPrimitive()
                        || use.constraints().excludesNull();
        return new Property(
                definition.getInternalName(),
                definition.getName(),
                definition.findAliases().stream()
                        .map(PropertyName::getSimpleName)
                        .toArray(String[]::new),
                isComponent ? parameter.getIndex() : -1,
                value,
                isRequired,
                annotation,
                annotation.ownSchema(place),
                null);
    }

    // Returns the type of a property with the annotations on the property and on its field.
    private TypeUse use(BeanPropertyDefinition definition, AnnotatedMember member) {
        Field field = fields.get(definition.getInternalName());
        TypeUse use = TypeUse.of(written(member), owner.variables(member.getDeclaringClass()))
                .annotated(member.getAllAnnotations().annotations());
        return field == null
                ? use
                : use.annotated(List.of(field.getAnnotations()))
                        .annotated(List.of(field.getAnnotatedType().getAnnotations()));
    }

    private static AnnotatedType written(AnnotatedMember member) {
        if (member.getAnnotated() instanceof Field field) {
            return field.getAnnotatedType();
        }
        boolean isParameter = member instanceof AnnotatedParameter;
        var method = (Executable) (isParameter ? ((AnnotatedParameter) member).getOwner() : member).getAnnotated();
        AnnotatedType[] types = method.getAnnotatedParameterTypes();
        int index = isParameter ? ((AnnotatedParameter) member).getIndex() : 0;
        return types.length == 0 ? method.getAnnotatedReturnType() : types[index];
    }
}
