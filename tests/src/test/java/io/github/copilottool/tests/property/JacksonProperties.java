package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.type.TypeBindings;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The properties of a type that Jackson sets, as its introspection finds them. */
final class JacksonProperties {
    private final DeserializationConfig config;
    private final AnnotationIntrospector annotations;

    JacksonProperties(DeserializationConfig config) {
        this.config = config;
        this.annotations = config.getAnnotationIntrospector();
    }

    /**
     * A property.
     *
     * @param type its type
     * @param selection the properties of its value that are read here
     * @param aliases other names that it is read by
     * @param component its position among the creator's parameters; -1 if the creator has no parameter for it
     * @param member the member by which Jackson sets it
     */
    record Property(JavaType type, Selection selection, List<String> aliases, int component, AnnotatedMember member) {}

    /** Returns the properties by name. The members of an unwrapped property take its place. */
    Map<String, Property> of(JavaType type) {
        return of(type, Selection.ALL);
    }

    /** Returns the properties where the type is used with a selection. A creator's parameters are read in any case. */
    Map<String, Property> of(JavaType type, Selection where) {
        Map<String, Property> all = new LinkedHashMap<>();
        BeanDescription bean = described(type);
        Selection own = Selection.of(config, bean.getClassInfo());
        // Jackson knows the ignored names only after it has collected the properties.
        List<BeanPropertyDefinition> gathered = bean.findProperties();
        Set<String> ignored = bean.getIgnoredPropertyNames();
        for (BeanPropertyDefinition property : gathered) {
            AnnotatedMember member = member(property);
            boolean created = property.hasConstructorParameter();
            String name = property.getName();
            boolean unwraps = member != null && annotations.findUnwrappingNameTransformer(member) != null;
            if (member == null
                    || !own.takes(name)
                    || !created && !unwraps && !where.takes(name)
                    || (created || !isSet(property)) && ignored.contains(name)
                    || isAnySetter(property)
                    || isInjected(property)) {
                continue;
            }
            NameTransformer unwrapped = annotations.findUnwrappingNameTransformer(member);
            Selection inside = Selection.of(config, member);
            if (unwrapped == null) {
                List<String> aliases = property.findAliases().stream()
                        .map(PropertyName::getSimpleName)
                        .toList();
                int component = created ? property.getConstructorParameter().getIndex() : -1;
                all.put(name, new Property(property.getPrimaryType(), inside, aliases, component, member));
            } else {
                of(property.getPrimaryType(), inside).forEach((inner, found) -> {
                    // Jackson skips a name that is ignored here before it buffers it for the unwrapped value.
                    String outer = unwrapped.transform(inner);
                    if (own.takes(outer) && where.takes(outer)) {
                        all.put(outer, found);
                    }
                });
            }
        }
        return all;
    }

    /** Returns Jackson's description of the type, or of the builder that makes it. */
    private BeanDescription described(JavaType type) {
        BeanDescription bean = config.introspect(type);
        Class<?> builder = annotations.findPOJOBuilder(bean.getClassInfo());
        if (builder == null) {
            return bean;
        }
        JavaType built = config.getTypeFactory()
                .constructParametricType(
                        builder,
                        builder.getTypeParameters().length == 0 ? TypeBindings.emptyBindings() : type.getBindings());
        return config.introspectForBuilder(built, bean);
    }

    /** Returns the type of a delegating creator's parameter, or null. */
    JavaType delegate(Oracle oracle, JavaType type) {
        Class<?> raw = type.getRawClass();
        return Stream.concat(Stream.of(raw.getDeclaredConstructors()), Stream.of(raw.getDeclaredMethods()))
                .filter(own -> own.isAnnotationPresent(JsonCreator.class) && own.getParameterCount() == 1)
                .filter(own -> own.getAnnotation(JsonCreator.class).mode() == JsonCreator.Mode.DELEGATING)
                .map(own -> oracle.member(own.getGenericParameterTypes()[0], type))
                .findFirst()
                .orElse(null);
    }

    /** Returns the type of an any-setter's values, or null if there is no any-setter. */
    JavaType others(JavaType type) {
        AnnotatedMember setter = config.introspect(type).findAnySetterAccessor();
        if (setter == null) {
            return null;
        }
        return setter instanceof AnnotatedMethod method
                ? method.getParameterType(1)
                : setter.getType().getContentType();
    }

    /**
     * Whether Jackson sets a property that is ignored elsewhere. It does so by setter or field, and never fills one
     * ({@code addBeanProps}).
     */
    private static boolean isSet(BeanPropertyDefinition property) {
        return property.hasSetter() || property.hasField();
    }

    /** Returns the member by which Jackson sets the property, or null if there is none. */
    private AnnotatedMember member(BeanPropertyDefinition property) {
        boolean fills = property.hasGetter() && isFilled(property.getGetter().getRawType());
        AnnotatedMember member = property.hasConstructorParameter()
                ? property.getConstructorParameter()
                : property.hasSetter()
                        ? property.getSetter()
                        : property.hasField() ? property.getField() : fills ? property.getGetter() : null;
        if (member == null || property.hasConstructorParameter()) {
            return member;
        }
        var type = AnnotatedClassResolver.resolveWithoutSuperTypes(config, property.getRawPrimaryType());
        return Boolean.TRUE.equals(annotations.isIgnorableType(
                                AnnotatedClassResolver.resolve(config, property.getPrimaryType(), config)))
                        || Boolean.TRUE.equals(annotations.isIgnorableType(type))
                ? null
                : member;
    }

    private static boolean isFilled(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    private boolean isAnySetter(BeanPropertyDefinition property) {
        return property.hasConstructorParameter()
                        && Boolean.TRUE.equals(annotations.hasAnySetter(property.getConstructorParameter()))
                || property.hasField() && Boolean.TRUE.equals(annotations.hasAnySetter(property.getField()));
    }

    private boolean isInjected(BeanPropertyDefinition property) {
        AnnotatedMember member = property.getPrimaryMember();
        return property.findReferenceType() != null
                        && property.findReferenceType().isBackReference()
                || annotations.findInjectableValue(member) != null && !property.isExplicitlyNamed();
    }
}
