package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.type.ResolvedRecursiveType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A type where it is used. It consists of Jackson's type, with variables and wildcards replaced (R3.9, R7.6), and
 * of what Jackson's types do not have: the annotations at this use (R4.3, R7.8) and at its type arguments, or at an
 * array's component.
 *
 * @param typedBy the property whose type information the values have (R7.7); null if it has none of its own
 */
record TypeUse(
        JavaType type, List<TypeUse> arguments, boolean nullable, Constraints constraints, AnnotatedMember typedBy) {
    private static final TypeFactory TYPES = TypeFactory.defaultInstance();

    /** {@code Object} without annotations. */
    static final TypeUse OBJECT = of(TYPES.constructType(Object.class));

    /** Returns the use of one of Jackson's types, without annotations. */
    static TypeUse of(JavaType type) {
        JavaType known = type instanceof ResolvedRecursiveType recursive ? recursive.getSelfReferencedType() : type;
        List<TypeUse> arguments = new ArrayList<>();
        if (known.isArrayType()) {
            arguments.add(of(known.getContentType()));
        } else {
            known.getBindings().getTypeParameters().forEach(each -> arguments.add(of(each)));
        }
        return plain(known, arguments);
    }

    /** Returns the use of a class without type arguments. */
    static TypeUse of(Class<?> type) {
        return of(TYPES.constructType(type));
    }

    private static TypeUse plain(JavaType type, List<TypeUse> arguments) {
        return new TypeUse(type, List.copyOf(arguments), false, Constraints.NONE, null);
    }

    /**
     * Returns the use that a declaration writes; type variables are replaced by the map's values, else by their bounds.
     */
    static TypeUse of(AnnotatedType written, Map<TypeVariable<?>, TypeUse> variables) {
        return resolve(written, variables, new HashSet<>());
    }

    private static TypeUse resolve(
            AnnotatedType written, Map<TypeVariable<?>, TypeUse> variables, Set<TypeVariable<?>> open) {
        TypeUse use;
        if (written instanceof AnnotatedParameterizedType parameterized) {
            Class<?> raw = (Class<?>) ((ParameterizedType) parameterized.getType()).getRawType();
            List<TypeUse> arguments = arguments(parameterized, raw, variables, open);
            JavaType[] types = arguments.stream().map(TypeUse::type).toArray(JavaType[]::new);
            // Only the class around an inner class can have type arguments.
            use = plain(
                    types.length == 0 ? TYPES.constructType(raw) : TYPES.constructParametricType(raw, types),
                    arguments);
        } else if (written instanceof AnnotatedArrayType array) {
            TypeUse component = resolve(array.getAnnotatedGenericComponentType(), variables, open);
            use = plain(TYPES.constructArrayType(component.type), List.of(component));
        } else if (written instanceof AnnotatedTypeVariable variable) {
            use = variable((TypeVariable<?>) variable.getType(), variables, open);
        } else if (written instanceof AnnotatedWildcardType wildcard) {
            AnnotatedType[] lower = wildcard.getAnnotatedLowerBounds();
            use = resolve(lower.length > 0 ? lower[0] : wildcard.getAnnotatedUpperBounds()[0], variables, open);
        } else {
            use = of((Class<?>) written.getType());
        }
        return use.annotated(Arrays.asList(written.getAnnotations()));
    }

    private static List<TypeUse> arguments(
            AnnotatedParameterizedType written,
            Class<?> raw,
            Map<TypeVariable<?>, TypeUse> variables,
            Set<TypeVariable<?>> open) {
        List<TypeUse> arguments = new ArrayList<>();
        for (AnnotatedType each : written.getAnnotatedActualTypeArguments()) {
            boolean isBare = each instanceof AnnotatedWildcardType wildcard
                    && wildcard.getAnnotatedLowerBounds().length == 0
                    && wildcard.getAnnotatedUpperBounds()[0].getType() == Object.class;
            // `Box<?>` is a box of the bound of Box's variable.
            TypeVariable<?> parameter = raw.getTypeParameters()[arguments.size()];
            arguments.add(
                    isBare
                            ? variable(parameter, Map.of(), open).annotated(Arrays.asList(each.getAnnotations()))
                            : resolve(each, variables, open));
        }
        return arguments;
    }

    private static TypeUse variable(
            TypeVariable<?> variable, Map<TypeVariable<?>, TypeUse> variables, Set<TypeVariable<?>> open) {
        TypeUse bound = variables.get(variable);
        if (bound != null) {
            return bound;
        }
        // `T extends Comparable<T>`: inside its own bound the variable is Object.
        if (!open.add(variable)) {
            return OBJECT;
        }
        TypeUse result = resolve(variable.getAnnotatedBounds()[0], variables, open);
        open.remove(variable);
        return result;
    }

    /**
     * Returns the values of the variables of a written type, for its members, with those of the classes around an inner
     * class.
     */
    static Map<TypeVariable<?>, TypeUse> variables(AnnotatedType written, Map<TypeVariable<?>, TypeUse> variables) {
        Map<TypeVariable<?>, TypeUse> result = new HashMap<>();
        AnnotatedType around = written;
        while (around instanceof AnnotatedParameterizedType parameterized) {
            Class<?> raw = (Class<?>) ((ParameterizedType) parameterized.getType()).getRawType();
            List<TypeUse> arguments = arguments(parameterized, raw, variables, new HashSet<>());
            for (int i = 0; i < arguments.size(); i++) {
                result.put(raw.getTypeParameters()[i], arguments.get(i));
            }
            around = parameterized.getAnnotatedOwnerType();
        }
        return result;
    }

    /** Returns the values of the variables of this type or a supertype, for the members that it declares. */
    Map<TypeVariable<?>, TypeUse> variables(Class<?> declaring) {
        Map<TypeVariable<?>, TypeUse> result = new HashMap<>();
        JavaType seen = type.findSuperType(declaring);
        TypeVariable<?>[] parameters = declaring.getTypeParameters();
        for (int i = 0; i < parameters.length && seen != null; i++) {
            JavaType bound = seen.getBindings().getBoundType(i);
            if (declaring == raw() && i < arguments.size()) {
                result.put(parameters[i], arguments.get(i));
            } else if (bound != null) {
                result.put(parameters[i], argument(bound, false));
            }
        }
        return result;
    }

    // Returns a type argument with its annotations if this use has the same type: Jackson's types have no annotations.
    private TypeUse argument(JavaType wanted, boolean last) {
        TypeUse found = null;
        for (TypeUse each : arguments) {
            if (each.type.equals(wanted) && (found == null || last)) {
                found = each;
            }
        }
        return found == null ? of(wanted) : found;
    }

    /** Returns the content of an array, collection, map or Optional; null for any other type. */
    TypeUse content() {
        JavaType content = type.getContentType();
        return content == null || raw() == byte[].class ? null : argument(content, true);
    }

    /** Returns the type of a map's keys. */
    TypeUse key() {
        return argument(type.getKeyType(), false);
    }

    /** Returns the map with one entry as which Jackson reads this {@code Map.Entry}. */
    TypeUse asMapOfOne() {
        JavaType key = arguments.isEmpty() ? OBJECT.type : arguments.get(0).type;
        JavaType value = arguments.isEmpty() ? OBJECT.type : arguments.get(1).type;
        List<TypeUse> both = arguments.isEmpty() ? List.of(OBJECT, OBJECT) : arguments;
        return new TypeUse(TYPES.constructMapType(Map.class, key, value), both, false, Constraints.ofSize(1), null);
    }

    /** Returns this map with any name as key; any other type unchanged. */
    TypeUse withAnyKey() {
        if (!type.isMapLikeType() || arguments.size() != 2) {
            return this;
        }
        JavaType other = TYPES.constructParametricType(raw(), OBJECT.type, arguments.get(1).type);
        return new TypeUse(other, List.of(OBJECT, arguments.get(1)), nullable, constraints, null);
    }

    /** Returns another type in place of this one; type arguments that are the same keep their annotations. */
    TypeUse retyped(JavaType other) {
        List<TypeUse> changed = new ArrayList<>();
        for (TypeUse each : of(other).arguments) {
            changed.add(argument(each.type, false));
        }
        return new TypeUse(other, List.copyOf(changed), nullable, constraints, null);
    }

    /** Returns this use with more annotations; of two constraints the tighter applies. */
    TypeUse annotated(List<Annotation> annotations) {
        if (annotations.isEmpty()) {
            return this;
        }
        boolean accepted = nullable;
        for (Annotation each : annotations) {
            accepted |= each.annotationType().getSimpleName().equals("Nullable");
        }
        Constraints all = constraints.with(annotations);
        return new TypeUse(type, arguments, accepted || all.excludesValues(), all, typedBy);
    }

    /** Returns the type without the annotations of this use; type arguments keep theirs. */
    TypeUse plain() {
        return plain(type, arguments).typedBy(typedBy);
    }

    /** Returns this use with the type information of a property; null for none. */
    TypeUse typedBy(AnnotatedMember property) {
        return new TypeUse(type, arguments, nullable, constraints, property);
    }

    /** Returns this array, collection, map or Optional with other content. */
    TypeUse withContent(TypeUse content) {
        List<TypeUse> changed = new ArrayList<>(arguments);
        changed.set(changed.size() - 1, content);
        return new TypeUse(type, List.copyOf(changed), nullable, constraints, null);
    }

    /** Returns the class; for an array the array's. */
    Class<?> raw() {
        return type.getRawClass();
    }

    /**
     * Returns how many types this one is written with, itself included, or any number from the limit on if there are
     * more.
     */
    int size(int limit) {
        int size = 1;
        for (TypeUse each : arguments) {
            if (size >= limit) {
                break;
            }
            size += each.size(limit - size);
        }
        return size;
    }

    /** Returns the type as it is written in Java, such as {@code Map<String, Order.Item>[]}. */
    @Override
    public String toString() {
        if (raw().isArray()) {
            return arguments.get(0) + "[]";
        }
        String name = name(raw());
        if (arguments.isEmpty()) {
            return name;
        }
        String list = arguments.toString();
        return name + "<" + list.substring(1, list.length() - 1) + ">";
    }

    /** Returns a class's name with those of the classes around it, such as {@code Order.Item}. */
    static String name(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null ? type.getSimpleName() : name(outer) + "." + type.getSimpleName();
    }
}
