package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
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
 * A type where it is used: Jackson's, with variables and wildcards replaced (SPEC R3.9, R7.6), and what the annotations at
 * this use (R4.3, R7.8) and at its type arguments, of an array its component, say: Jackson's types do not hold it.
 */
record TypeUse(JavaType type, List<TypeUse> arguments, boolean nullable, Constraints constraints) {
    private static final TypeFactory TYPES = TypeFactory.defaultInstance();

    /** {@code Object} as such. */
    static final TypeUse OBJECT = of(TYPES.constructType(Object.class));

    /** A type of Jackson's, without annotations. */
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

    /** The use of a class without type arguments. */
    static TypeUse of(Class<?> type) {
        return of(TYPES.constructType(type));
    }

    private static TypeUse plain(JavaType type, List<TypeUse> arguments) {
        return new TypeUse(type, List.copyOf(arguments), false, Constraints.NONE);
    }

    /** The use that a declaration writes, where type variables are what the map says, else their bounds. */
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
            // An inner class can have type arguments around it alone.
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
            // `Box<?>` is a box of what Box demands.
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

    /** What the variables of a written type are, for its members, and those of the classes around an inner one. */
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

    /** What the variables of this type, or of a supertype of it, are for the members that it declares. */
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

    // Jackson's types hold no annotations: a type argument that is the same type keeps its own.
    private TypeUse argument(JavaType wanted, boolean last) {
        TypeUse found = null;
        for (TypeUse each : arguments) {
            if (each.type.equals(wanted) && (found == null || last)) {
                found = each;
            }
        }
        return found == null ? of(wanted) : found;
    }

    /** What an array, collection, map or Optional holds; null where it holds nothing. */
    TypeUse content() {
        JavaType content = type.getContentType();
        return content == null || raw() == byte[].class ? null : argument(content, true);
    }

    /** What the keys of a map are. */
    TypeUse key() {
        return argument(type.getKeyType(), false);
    }

    /** A type in place of this one, with this one's type arguments where it has the same. */
    TypeUse retyped(JavaType other) {
        List<TypeUse> changed = new ArrayList<>();
        for (TypeUse each : of(other).arguments) {
            changed.add(argument(each.type, false));
        }
        return new TypeUse(other, List.copyOf(changed), nullable, constraints);
    }

    /** This use with what more annotations say; of two constraints the tighter applies. */
    TypeUse annotated(List<Annotation> annotations) {
        if (annotations.isEmpty()) {
            return this;
        }
        boolean accepted = nullable;
        for (Annotation each : annotations) {
            accepted |= each.annotationType().getSimpleName().equals("Nullable");
        }
        return new TypeUse(type, arguments, accepted, constraints.with(annotations));
    }

    /** The type without what this use of it says; arguments keep what their uses say. */
    TypeUse plain() {
        return plain(type, arguments);
    }

    /** The class; of an array the array's. */
    Class<?> raw() {
        return type.getRawClass();
    }

    /** How many types this one is written with, itself included; at least as many as the limit where it has more. */
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

    /** The type as a reader writes it, such as {@code Map<String, Order.Item>[]}. */
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

    /** A class's name with those of the classes around it, such as {@code Order.Item}. */
    static String name(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null ? type.getSimpleName() : name(outer) + "." + type.getSimpleName();
    }
}
