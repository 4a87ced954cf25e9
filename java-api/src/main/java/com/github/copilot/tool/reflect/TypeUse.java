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
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A type where it is used: Jackson's type, with variables and wildcards replaced (R3.9, R7.6), and the annotations at
 * this use (R4.3, R7.8) and at its type arguments or an array's component.
 *
 * @param around the generic class around an inner class; null for any other
 */
record TypeUse(JavaType type, List<TypeUse> arguments, Constraints constraints, TypeUse around) {
    private static final TypeFactory TYPES = TypeFactory.defaultInstance();

    /** Returns the use of one of Jackson's types, without annotations. */
    static TypeUse of(JavaType type) {
        JavaType known = type instanceof ResolvedRecursiveType recursive ? recursive.getSelfReferencedType() : type;
        return new TypeUse(known, parts(known).stream().map(TypeUse::of).toList(), Constraints.NONE, null);
    }

    /** Returns the use of a class without type arguments. */
    static TypeUse of(Class<?> type) {
        return of(TYPES.constructType(type));
    }

    /** Returns the type arguments of a type, or the component of an array. */
    static List<JavaType> parts(JavaType type) {
        return type.isArrayType()
                ? List.of(type.getContentType())
                : type.getBindings().getTypeParameters();
    }

    /** Returns the use that is written; type variables are replaced by the map's values, else by their bounds. */
    static TypeUse of(AnnotatedType written, Map<TypeVariable<?>, TypeUse> variables) {
        TypeUse use;
        if (written instanceof AnnotatedParameterizedType parameterized) {
            Class<?> raw = (Class<?>) ((ParameterizedType) parameterized.getType()).getRawType();
            List<TypeUse> arguments = arguments(parameterized, raw, variables);
            JavaType[] types = arguments.stream().map(TypeUse::type).toArray(JavaType[]::new);
            AnnotatedType around = parameterized.getAnnotatedOwnerType();
            TypeUse outer = around instanceof AnnotatedParameterizedType ? of(around, variables) : null;
            use = new TypeUse(TYPES.constructParametricType(raw, types), arguments, Constraints.NONE, outer);
        } else if (written instanceof AnnotatedArrayType array) {
            TypeUse component = of(array.getAnnotatedGenericComponentType(), variables);
            use = new TypeUse(TYPES.constructArrayType(component.type), List.of(component), Constraints.NONE, null);
        } else if (written instanceof AnnotatedTypeVariable variable) {
            TypeUse known = variables.get((TypeVariable<?>) variable.getType());
            use = known == null ? bound((TypeVariable<?>) variable.getType()) : known;
        } else if (written instanceof AnnotatedWildcardType wildcard) {
            AnnotatedType[] lower = wildcard.getAnnotatedLowerBounds();
            use = of(lower.length > 0 ? lower[0] : wildcard.getAnnotatedUpperBounds()[0], variables);
        } else {
            use = of((Class<?>) written.getType());
        }
        return use.annotated(List.of(written.getAnnotations()));
    }

    private static List<TypeUse> arguments(
            AnnotatedParameterizedType written, Class<?> raw, Map<TypeVariable<?>, TypeUse> variables) {
        List<TypeUse> arguments = new ArrayList<>();
        for (AnnotatedType each : written.getAnnotatedActualTypeArguments()) {
            // `Box<?>` is a box of the bound of Box's variable.
            TypeVariable<?> variable = raw.getTypeParameters()[arguments.size()];
            boolean isBare = each.getType().getTypeName().equals("?");
            arguments.add(isBare ? bound(variable).annotated(List.of(each.getAnnotations())) : of(each, variables));
        }
        return arguments;
    }

    private static TypeUse bound(TypeVariable<?> variable) {
        UnusableTool.refuseIf(
                variable.getBounds().length > 1,
                "The type variable '" + variable + "' has several bounds, which only the compiler follows.");
        return of(TYPES.constructType(variable.getBounds()[0]));
    }

    /** Returns the values of the variables of this type or a superclass, for the members that it declares. */
    Map<TypeVariable<?>, TypeUse> variables(Class<?> declaring) {
        Map<TypeVariable<?>, TypeUse> result =
                new HashMap<>(around == null ? Map.of() : around.variables(around.raw()));
        for (int i = 0; i < arguments.size() && !type.isArrayType(); i++) {
            result.put(raw().getTypeParameters()[i], arguments.get(i));
        }
        AnnotatedType superclass = raw() == declaring ? null : raw().getAnnotatedSuperclass();
        return superclass == null ? result : of(superclass, result).variables(declaring);
    }

    /** Returns a type argument, or an array's component; {@code Object} if there is none. */
    TypeUse argument(int index) {
        return arguments.isEmpty() ? of(Object.class) : arguments.get(index);
    }

    /** Returns this use with more annotations; of two constraints the tighter applies. */
    TypeUse annotated(Iterable<Annotation> annotations) {
        Constraints all = constraints;
        for (Annotation each : annotations) {
            all = all.and(Constraints.of(each));
        }
        return new TypeUse(type, arguments, all, around);
    }

    /** Returns the class; for an array the array's. */
    Class<?> raw() {
        return type.getRawClass();
    }

    /** Returns a type as it is written in Java, such as {@code Map<String, Order.Item>[]}. */
    static String name(JavaType type) {
        List<String> parts = parts(type).stream().map(TypeUse::name).toList();
        return type.isArrayType()
                ? parts.get(0) + "[]"
                : name(type.getRawClass()) + (parts.isEmpty() ? "" : "<" + String.join(", ", parts) + ">");
    }

    /** Returns a class's name with those of the classes around it, such as {@code Order.Item}. */
    static String name(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null ? type.getSimpleName() : name(outer) + "." + type.getSimpleName();
    }
}
