package io.github.copilottool.tests.property;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The properties that Jackson sets of a type, by its own introspection. */
final class JacksonProperties {
    private final DeserializationConfig config;
    private final AnnotationIntrospector annotations;

    JacksonProperties(DeserializationConfig config) {
        this.config = config;
        this.annotations = config.getAnnotationIntrospector();
    }

    /** Names and types, unwrapped ones in place of what they are unwrapped from. */
    Map<String, JavaType> of(JavaType type) {
        Map<String, JavaType> all = new LinkedHashMap<>();
        BeanDescription bean = config.introspect(type);
        JsonIgnoreProperties.Value ignored = config.getDefaultPropertyIgnorals(type.getRawClass(), bean.getClassInfo());
        var included = config.getDefaultPropertyInclusions(type.getRawClass(), bean.getClassInfo());
        // First: what is ignored is known once they are gathered.
        List<BeanPropertyDefinition> gathered = bean.findProperties();
        Set<String> excluded = new HashSet<>(bean.getIgnoredPropertyNames());
        if (ignored != null) {
            excluded.addAll(ignored.findIgnoredForDeserialization());
        }
        for (BeanPropertyDefinition property : gathered) {
            AnnotatedMember member = member(property);
            boolean named = included == null
                    || included.getIncluded() == null
                    || included.getIncluded().contains(property.getName());
            if (member == null
                    || excluded.contains(property.getName())
                    || !named
                    || isAnySetter(property)
                    || isInjected(property)) {
                continue;
            }
            NameTransformer unwrapped = annotations.findUnwrappingNameTransformer(member);
            if (unwrapped == null) {
                all.put(property.getName(), property.getPrimaryType());
            } else {
                of(property.getPrimaryType()).forEach((name, inner) -> all.put(unwrapped.transform(name), inner));
            }
        }
        return all;
    }

    /** What a delegating creator takes, or null. */
    JavaType delegate(Oracle oracle, JavaType type) {
        Class<?> raw = type.getRawClass();
        return Stream.concat(Stream.of(raw.getDeclaredConstructors()), Stream.of(raw.getDeclaredMethods()))
                .filter(own -> own.isAnnotationPresent(JsonCreator.class) && own.getParameterCount() == 1)
                .filter(own -> own.getAnnotation(JsonCreator.class).mode() == JsonCreator.Mode.DELEGATING)
                .map(own -> oracle.member(own.getGenericParameterTypes()[0], type))
                .findFirst()
                .orElse(null);
    }

    /** The type of what an any-setter takes, null where there is none. */
    JavaType others(JavaType type) {
        AnnotatedMember setter = config.introspect(type).findAnySetterAccessor();
        if (setter == null) {
            return null;
        }
        return setter instanceof AnnotatedMethod method
                ? method.getParameterType(1)
                : setter.getType().getContentType();
    }

    /** What Jackson sets the property by; null where nothing does. */
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
