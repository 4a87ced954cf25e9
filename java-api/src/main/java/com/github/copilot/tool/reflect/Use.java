package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A type where it is used: variables and wildcards replaced by what they are bound to, else by their bounds (SPEC R3.9,
 * R7.6), with what the annotations at this use say.
 *
 * @param raw the class; of an array the array's
 * @param arguments the type arguments, of an array its component; empty for a raw use
 * @param outer the arguments of the classes around an inner class, the nearest's first
 * @param nullable whether null is welcome (R4.3)
 * @param limits the constraints (R7.8)
 */
record Use(Class<?> raw, List<Use> arguments, List<Use> outer, boolean nullable, Limits limits) {
    /** {@code Object} as such. */
    static final Use OBJECT = of(Object.class);

    /** What type variables stand for in one place. */
    record Bindings(Map<TypeVariable<?>, Use> uses) {
        /** No variables are bound. */
        static final Bindings NONE = new Bindings(Map.of());
    }

    /**
     * The use of a class without type arguments.
     *
     * @param type a class, also of an array or primitive
     * @return the use
     */
    static Use of(Class<?> type) {
        List<Use> arguments = type.isArray() ? List.of(of(type.getComponentType())) : List.of();
        return plain(type, arguments);
    }

    private static Use plain(Class<?> type, List<Use> arguments) {
        return new Use(type, List.copyOf(arguments), List.of(), false, Limits.NONE);
    }

    /**
     * A class inside itself, its type variables at their bounds.
     *
     * @param type the class
     * @return the use
     */
    static Use own(Class<?> type) {
        List<Use> arguments = new ArrayList<>();
        for (TypeVariable<?> each : type.getTypeParameters()) {
            arguments.add(variable(each, Bindings.NONE, new HashSet<>()));
        }
        return plain(type, arguments);
    }

    /**
     * The use that a type of Jackson's is, without annotations.
     *
     * @param type the type
     * @return the use
     */
    static Use of(JavaType type) {
        List<Use> arguments = new ArrayList<>();
        if (type.isArrayType()) {
            arguments.add(of(type.getContentType()));
        } else {
            for (JavaType each : type.getBindings().getTypeParameters()) {
                arguments.add(of(each));
            }
        }
        return plain(type.getRawClass(), arguments);
    }

    /**
     * The use that a declaration writes.
     *
     * @param written the type as written
     * @param bindings what type variables stand for there
     * @return the use
     */
    static Use of(AnnotatedType written, Bindings bindings) {
        return resolve(written, bindings, new HashSet<>());
    }

    private static Use resolve(AnnotatedType written, Bindings bindings, Set<TypeVariable<?>> open) {
        Use use;
        if (written instanceof AnnotatedParameterizedType parameterized) {
            Class<?> raw = (Class<?>) ((ParameterizedType) parameterized.getType()).getRawType();
            AnnotatedType[] given = parameterized.getAnnotatedActualTypeArguments();
            List<Use> arguments = new ArrayList<>();
            for (int i = 0; i < given.length; i++) {
                arguments.add(argument(given[i], raw.getTypeParameters()[i], bindings, open));
            }
            List<Use> outer = outer(parameterized.getAnnotatedOwnerType(), bindings, open);
            use = new Use(raw, List.copyOf(arguments), outer, false, Limits.NONE);
        } else if (written instanceof AnnotatedArrayType array) {
            Use component = resolve(array.getAnnotatedGenericComponentType(), bindings, open);
            use = plain(arrayOf(component.raw), List.of(component));
        } else if (written instanceof AnnotatedTypeVariable variable) {
            use = variable((TypeVariable<?>) variable.getType(), bindings, open);
        } else if (written instanceof AnnotatedWildcardType wildcard) {
            AnnotatedType[] lower = wildcard.getAnnotatedLowerBounds();
            use = resolve(lower.length > 0 ? lower[0] : wildcard.getAnnotatedUpperBounds()[0], bindings, open);
        } else {
            use = of((Class<?>) written.getType());
        }
        return use.marked(Arrays.asList(written.getAnnotations()));
    }

    // JLS 4.8: `Outer<String>.Inner` is an inner class of what Outer is there.
    private static List<Use> outer(AnnotatedType written, Bindings bindings, Set<TypeVariable<?>> open) {
        if (!(written instanceof AnnotatedParameterizedType)) {
            return List.of();
        }
        Use around = resolve(written, bindings, open);
        List<Use> outer = new ArrayList<>(around.arguments);
        outer.addAll(around.outer);
        return List.copyOf(outer);
    }

    // `Box<?>` is a box of what Box demands.
    private static Use argument(
            AnnotatedType written, TypeVariable<?> parameter, Bindings bindings, Set<TypeVariable<?>> open) {
        boolean bare = written instanceof AnnotatedWildcardType wildcard
                && wildcard.getAnnotatedLowerBounds().length == 0
                && wildcard.getAnnotatedUpperBounds()[0].getType() == Object.class;
        if (!bare) {
            return resolve(written, bindings, open);
        }
        return variable(parameter, Bindings.NONE, open).marked(Arrays.asList(written.getAnnotations()));
    }

    private static Use variable(TypeVariable<?> variable, Bindings bindings, Set<TypeVariable<?>> open) {
        Use bound = bindings.uses().get(variable);
        if (bound != null) {
            return bound;
        }
        // `T extends Comparable<T>`: inside its own bound the variable counts as Object.
        if (!open.add(variable)) {
            return OBJECT;
        }
        Use result = resolve(variable.getAnnotatedBounds()[0], bindings, open);
        open.remove(variable);
        return result;
    }

    /**
     * What the values of a type variable must be.
     *
     * @param dimensions those of the array whose components they are; 0 for none
     * @param classes the classes of all its bounds; empty where one says it all
     */
    record Bounds(int dimensions, List<Class<?>> classes) {}

    /**
     * The bounds of a variable that nothing binds and that has several: what is passed for it must be all of them.
     *
     * @param written the type as written, the variable or an array of it
     * @param bindings what type variables stand for there
     * @return the bounds; without classes for any other type
     */
    static Bounds bounds(AnnotatedType written, Bindings bindings) {
        AnnotatedType type = written;
        int dimensions = 0;
        while (type instanceof AnnotatedArrayType array) {
            type = array.getAnnotatedGenericComponentType();
            dimensions++;
        }
        // A variable can be bounded by another, which has several bounds.
        while (type instanceof AnnotatedTypeVariable variable
                && !bindings.uses().containsKey(variable.getType())) {
            AnnotatedType[] bounds = variable.getAnnotatedBounds();
            if (bounds.length > 1) {
                List<Class<?>> classes = new ArrayList<>();
                for (AnnotatedType bound : bounds) {
                    classes.add(of(bound, bindings).raw);
                }
                return new Bounds(dimensions, List.copyOf(classes));
            }
            type = bounds[0];
        }
        return new Bounds(0, List.of());
    }

    private static Class<?> arrayOf(Class<?> component) {
        return Array.newInstance(component, 0).getClass();
    }

    /**
     * This use with what more annotations say; of two constraints the tighter counts.
     *
     * @param annotations any annotations
     * @return the use
     */
    Use marked(Iterable<? extends Annotation> annotations) {
        List<Mark> marks = Mark.unfolded(annotations);
        if (marks.isEmpty()) {
            return this;
        }
        boolean welcome = nullable
                || marks.stream().anyMatch(each -> each.annotation()
                        .annotationType()
                        .getSimpleName()
                        .equals("Nullable"));
        Limits tighter = limits.with(marks);
        return welcome == nullable && tighter == limits ? this : new Use(raw, arguments, outer, welcome, tighter);
    }

    /** See {@link #marked(Iterable)}. */
    Use marked(AnnotatedElement element) {
        return marked(Arrays.asList(element.getAnnotations()));
    }

    /**
     * The type without what this use of it says.
     *
     * @return the plain use; arguments keep what their uses say
     */
    Use plain() {
        return nullable || !limits.equals(Limits.NONE) ? new Use(raw, arguments, outer, false, Limits.NONE) : this;
    }

    /**
     * Another type with what this use says.
     *
     * @param other the type; what its use says does not count, what those of its arguments say does
     * @return the use
     */
    Use retyped(Use other) {
        return new Use(other.raw, other.arguments, other.outer, nullable, limits);
    }

    /**
     * This use with a class in place of a type argument, of an array in place of its component.
     *
     * @param position the argument's; from the end where it is negative
     * @param type the class; what is said of the argument stays
     * @return the use; this one where it has no such argument
     */
    Use withArgument(int position, Class<?> type) {
        List<Use> changed = new ArrayList<>(arguments);
        while (changed.size() < raw.getTypeParameters().length) {
            changed.add(OBJECT);
        }
        int at = position < 0 ? changed.size() + position : position;
        if (at < 0 || at >= changed.size()) {
            return this;
        }
        changed.set(at, changed.get(at).retyped(of(type)));
        return new Use(raw.isArray() ? arrayOf(type) : raw, List.copyOf(changed), outer, nullable, limits);
    }

    /**
     * What the variables of the class, and of those around an inner one, stand for inside it; of a raw use, and of
     * variables not given, their bounds count.
     *
     * @return the bindings
     */
    Bindings bindings() {
        Map<TypeVariable<?>, Use> uses = new HashMap<>();
        TypeVariable<?>[] variables = raw.getTypeParameters();
        for (int i = 0; i < variables.length && i < arguments.size(); i++) {
            uses.put(variables[i], arguments.get(i));
        }
        int next = 0;
        for (Class<?> around = raw.getEnclosingClass(); around != null; around = around.getEnclosingClass()) {
            for (TypeVariable<?> each : around.getTypeParameters()) {
                if (next < outer.size()) {
                    uses.put(each, outer.get(next++));
                }
            }
        }
        return new Bindings(uses);
    }

    /**
     * This type seen as one of its supertypes.
     *
     * @param supertype a class or interface
     * @return the supertype with its arguments; null where it is none
     */
    Use as(Class<?> supertype) {
        if (raw == supertype) {
            return this;
        }
        if (!supertype.isAssignableFrom(raw)) {
            return null;
        }
        for (Use each : supertypes()) {
            Use found = each.as(supertype);
            if (found != null) {
                return found;
            }
        }
        return supertype == Object.class ? OBJECT : null;
    }

    /**
     * The direct supertypes with their arguments in place: the superclass first, then the interfaces. Those of a raw use
     * are raw.
     *
     * @return the supertypes
     */
    List<Use> supertypes() {
        boolean isRaw = raw.getTypeParameters().length > 0 && arguments.isEmpty();
        List<AnnotatedType> written = new ArrayList<>(Arrays.asList(raw.getAnnotatedInterfaces()));
        if (raw.getAnnotatedSuperclass() != null) {
            written.add(0, raw.getAnnotatedSuperclass());
        }
        Bindings bindings = bindings();
        List<Use> supertypes = new ArrayList<>();
        for (AnnotatedType each : written) {
            Use parent = of(each, bindings).plain();
            supertypes.add(isRaw ? of(parent.raw) : parent);
        }
        return supertypes;
    }

    /**
     * This type as Jackson has it.
     *
     * @return the type
     */
    JavaType javaType() {
        TypeFactory types = TypeFactory.defaultInstance();
        if (raw.isArray()) {
            return types.constructArrayType(arguments.get(0).javaType());
        }
        if (arguments.isEmpty()) {
            return types.constructType((Type) raw);
        }
        return types.constructParametricType(
                raw, arguments.stream().map(Use::javaType).toArray(JavaType[]::new));
    }

    /**
     * Whether code in a package could write this type, type arguments included (R4.4).
     *
     * @param reader the package; null for code that needs to name no type
     * @return false where a class of it is private, local or anonymous, or not public and of another package
     */
    boolean isNameableFrom(String reader) {
        return isNameableRawFrom(reader) && arguments.stream().allMatch(each -> each.isNameableFrom(reader));
    }

    /** The same for the class alone, of an array that of its components. */
    boolean isNameableRawFrom(String reader) {
        Class<?> innermost = raw;
        while (innermost.isArray()) {
            innermost = innermost.getComponentType();
        }
        if (reader == null || innermost.isPrimitive()) {
            return true;
        }
        for (Class<?> each = innermost; each != null; each = each.getEnclosingClass()) {
            int modifiers = each.getModifiers();
            boolean reachable = Modifier.isPublic(modifiers)
                    || !Modifier.isPrivate(modifiers) && each.getPackageName().equals(reader);
            if (!reachable || each.isAnonymousClass() || each.isLocalClass()) {
                return false;
            }
        }
        return true;
    }

    /** How deep type arguments and array components nest in this type; 0 for a type without either. */
    int depth() {
        int depth = 0;
        for (Use each : arguments) {
            depth = Math.max(depth, each.depth() + 1);
        }
        return depth;
    }

    /**
     * The type as a reader writes it.
     *
     * @return such as {@code Map<String, Order.Item>[]}
     */
    String print() {
        if (raw.isArray()) {
            return arguments.get(0).print() + "[]";
        }
        String name = raw.getSimpleName();
        for (Class<?> outer = raw.getEnclosingClass();
                outer != null && raw.isMemberClass();
                outer = outer.isMemberClass() ? outer.getEnclosingClass() : null) {
            name = outer.getSimpleName() + "." + name;
        }
        if (arguments.isEmpty()) {
            return name;
        }
        return name + "<" + String.join(", ", arguments.stream().map(Use::print).toList()) + ">";
    }
}
