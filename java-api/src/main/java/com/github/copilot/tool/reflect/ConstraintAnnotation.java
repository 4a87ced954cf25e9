package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ConstraintTable.Constraint;
import com.github.copilot.tool.reflect.ConstraintTable.Demand;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A constraint of Bean Validation, on its own or as a part of a composed one (R7.8; Jakarta Bean Validation 3.0,
 * section 3.3). Constraints are found by name, so that this jar needs neither of the two packages.
 *
 * @param excludesNull whether it refuses null
 * @param checks the checks of a value that is not null
 */
record ConstraintAnnotation(boolean excludesNull, List<CheckCall> checks) {
    /**
     * A check with its arguments.
     *
     * @param check its name
     * @param arguments texts, or the values of the annotation's members; the flags of a pattern are an {@link Integer}
     */
    record CheckCall(String check, List<Object> arguments) {
        /** Returns an argument as text; null if the check has no such argument. */
        String text(int position) {
            return position < arguments.size() ? String.valueOf(arguments.get(position)) : null;
        }
    }

    private static final String BUILT_IN = ".validation.constraints.";

    /**
     * How many constraints one annotation may expand to: composed constraints of composed ones could otherwise
     * multiply.
     */
    private static final int MOST = 1_000;

    /** Returns the built-in constraints among annotations, and those that composed constraints consist of. */
    static List<ConstraintAnnotation> builtIn(List<Annotation> annotations) {
        List<ConstraintAnnotation> found = new ArrayList<>();
        for (Annotation each : annotations) {
            expand(each, Map.of(), new HashSet<>(), found);
        }
        return found;
    }

    private static void expand(
            Annotation annotation,
            Map<String, Object> overrides,
            Set<Class<?>> open,
            List<ConstraintAnnotation> found) {
        Class<?> type = annotation.annotationType();
        Map<String, Object> values = type.getName().startsWith("java.") ? Map.of() : values(annotation);
        values = new HashMap<>(values);
        values.putAll(overrides);
        boolean isOfGroup = values.get("groups") instanceof Object[] groups && groups.length > 0;
        if (isOfGroup) {
            return;
        }
        if (type.getName().startsWith("jakarta" + BUILT_IN) || type.getName().startsWith("javax" + BUILT_IN)) {
            Constraint row = ConstraintTable.constraint(type.getSimpleName());
            if (type.getSimpleName().equals("List")) {
                found.addAll(builtIn(List.of((Annotation[]) values.get("value"))));
            } else if (row != null) {
                found.add(of(row, values));
            }
        } else if (isComposed(type) && open.add(type)) {
            Map<Class<?>, Integer> positions = new HashMap<>();
            for (Annotation part : type.getAnnotations()) {
                int position = positions.merge(part.annotationType(), 1, Integer::sum) - 1;
                if (found.size() < MOST) {
                    expand(part, overridden(type, values, part.annotationType(), position), open, found);
                }
            }
        }
    }

    // Whether a type is a constraint that consists of others which must all be met. Hibernate Validator's
    // @ConstraintComposition says that one is enough.
    private static boolean isComposed(Class<?> type) {
        boolean isConstraint = false;
        for (Annotation each : type.getAnnotations()) {
            isConstraint |= each.annotationType().getName().endsWith(".validation.Constraint");
            if (each.annotationType().getSimpleName().equals("ConstraintComposition")) {
                return false;
            }
        }
        return isConstraint;
    }

    // Returns the values that @OverridesAttribute passes to a composing constraint, which its type and its position
    // among those of the same type identify.
    private static Map<String, Object> overridden(
            Class<?> type, Map<String, Object> values, Class<?> part, int position) {
        Map<String, Object> overridden = new HashMap<>();
        for (Method member : type.getDeclaredMethods()) {
            List<Annotation> overrides = new ArrayList<>();
            for (Annotation each : member.getAnnotations()) {
                Object list = values(each).get("value");
                overrides.addAll(list instanceof Annotation[] several ? List.of(several) : List.of(each));
            }
            for (Annotation each : overrides) {
                Map<String, Object> own = values(each);
                Object index = own.get("constraintIndex");
                if (part == own.get("constraint") && (index.equals(-1) || index.equals(position))) {
                    String name = (String) own.get("name");
                    overridden.put(name.isEmpty() ? member.getName() : name, values.get(member.getName()));
                }
            }
        }
        return overridden;
    }

    // Returns the values of an annotation's members. Its type need not be public.
    private static Map<String, Object> values(Annotation annotation) {
        Map<String, Object> values = new HashMap<>();
        for (Method each : annotation.annotationType().getDeclaredMethods()) {
            try {
                values.put(each.getName(), each.trySetAccessible() ? each.invoke(annotation) : null);
            } catch (IllegalAccessException | InvocationTargetException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return values;
    }

    private static ConstraintAnnotation of(Constraint row, Map<String, Object> values) {
        List<CheckCall> checks = new ArrayList<>();
        for (Demand demand : row.demands()) {
            List<Object> arguments = new ArrayList<>();
            for (String each : demand.arguments()) {
                String member = each.split("=")[0];
                Object value = values.getOrDefault(member, each);
                arguments.add(value.getClass().isArray() ? flags(value) : value);
            }
            checks.add(new CheckCall(demand.check(), arguments));
        }
        return new ConstraintAnnotation(row.excludesNull(), checks);
    }

    // Returns the sum of flags: the constants of Pattern.Flag have the names of java.util.regex.Pattern's.
    private static int flags(Object constants) {
        int flags = 0;
        for (int i = 0; i < Array.getLength(constants); i++) {
            try {
                flags |= Pattern.class
                        .getField(Array.get(constants, i).toString())
                        .getInt(null);
            } catch (ReflectiveOperationException unknown) {
                throw new IllegalStateException(unknown);
            }
        }
        return flags;
    }
}
