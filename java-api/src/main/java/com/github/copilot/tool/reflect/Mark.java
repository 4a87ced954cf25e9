package com.github.copilot.tool.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An annotation where a type is used, with the values that count there: those that it has, or that a constraint which is
 * composed of it hands on (SPEC R7.8; Jakarta Bean Validation 3.0, section 3.3).
 *
 * <p>Bean Validation's own annotations are known by name, so that this jar needs neither of its two packages.
 *
 * @param annotation the annotation
 * @param handed values that stand in place of its own, by member
 */
record Mark(Annotation annotation, Map<String, Object> handed) {
    private static final List<String> VALIDATION = List.of("jakarta.validation.", "javax.validation.");

    /** Most annotations are of these packages, and need not be looked into. */
    private static final List<String> WITHOUT_PARTS = List.of(
            "java.", "com.fasterxml.jackson.", "jakarta.validation.constraints.", "javax.validation.constraints.");

    /** Hibernate Validator's other ways of composing: not all parts need hold. */
    private static final String OTHER_COMPOSITION = "org.hibernate.validator.constraints.ConstraintComposition";

    /** The most that one annotation may unfold to; constraints composed of composed ones could otherwise multiply. */
    private static final int MOST = 1_000;

    /**
     * The annotations, each composed constraint followed by its parts.
     *
     * @param annotations any annotations
     * @return all that count
     */
    static List<Mark> unfolded(Iterable<? extends Annotation> annotations) {
        List<Mark> found = new ArrayList<>();
        for (Annotation written : annotations) {
            // Each type once on the way, so that constraints that hold one another end.
            Set<Class<?>> seen = new HashSet<>();
            Deque<Mark> open = new ArrayDeque<>(List.of(new Mark(written, Map.of())));
            while (!open.isEmpty() && found.size() < MOST) {
                Mark next = open.pop();
                found.add(next);
                if (seen.add(next.type())) {
                    List<Mark> parts = next.parts();
                    Collections.reverse(parts);
                    parts.forEach(open::push);
                }
            }
        }
        return found;
    }

    private Class<? extends Annotation> type() {
        return annotation.annotationType();
    }

    /** The annotation's qualified name, as {@link Class#getName} gives it. */
    String name() {
        return type().getName();
    }

    /**
     * A member's value.
     *
     * @param member the member's name
     * @return the value; null where the annotation has no such member
     */
    Object value(String member) {
        Object value = handed.get(member);
        if (value != null) {
            return value;
        }
        try {
            Method method = type().getMethod(member);
            // Whoever declares a constraint need not make it public.
            method.trySetAccessible();
            return method.invoke(annotation);
        } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException absent) {
            return null;
        }
    }

    /** The elements of a member that is an array; none where there is no such member. */
    List<Object> values(String member) {
        Object array = value(member);
        List<Object> values = new ArrayList<>();
        for (int i = 0; array != null && array.getClass().isArray() && i < Array.getLength(array); i++) {
            values.add(Array.get(array, i));
        }
        return values;
    }

    // What a constraint of the default group is composed of.
    private List<Mark> parts() {
        List<Mark> parts = new ArrayList<>();
        if (WITHOUT_PARTS.stream().anyMatch(name()::startsWith)) {
            return parts;
        }
        Annotation[] written = type().getAnnotations();
        if (!isComposed(written) || !values("groups").isEmpty()) {
            return parts;
        }
        Map<Class<?>, Integer> positions = new HashMap<>();
        for (Annotation each : written) {
            String name = each.annotationType().getName();
            boolean isPart = !name.startsWith("java.")
                    && !name.startsWith("com.fasterxml.jackson.")
                    && !name.endsWith(".Constraint");
            if (isPart) {
                int position = positions.merge(each.annotationType(), 1, Integer::sum) - 1;
                parts.add(new Mark(each, handedTo(each.annotationType(), position)));
            }
        }
        return parts;
    }

    private static boolean isComposed(Annotation[] written) {
        boolean isConstraint = false;
        for (Annotation each : written) {
            String name = each.annotationType().getName();
            isConstraint |= isOfValidation(name, "Constraint");
            if (name.equals(OTHER_COMPOSITION)) {
                return false;
            }
        }
        return isConstraint;
    }

    private static boolean isOfValidation(String name, String simple) {
        return VALIDATION.stream().anyMatch(start -> name.equals(start + simple));
    }

    // What @OverridesAttribute on this one's members hands on to a part, the so-manieth of its type.
    private Map<String, Object> handedTo(Class<?> part, int position) {
        Map<String, Object> values = new HashMap<>();
        for (Method member : type().getDeclaredMethods()) {
            for (Mark override : overrides(member)) {
                Object index = override.value("constraintIndex");
                boolean isMeant = part == override.value("constraint")
                        && (index == null || index.equals(-1) || index.equals(position));
                if (isMeant) {
                    Object name = override.value("name");
                    values.put("".equals(name) ? member.getName() : (String) name, value(member.getName()));
                }
            }
        }
        return values;
    }

    private static List<Mark> overrides(Method member) {
        List<Mark> overrides = new ArrayList<>();
        for (Annotation each : member.getAnnotations()) {
            Mark mark = new Mark(each, Map.of());
            if (isOfValidation(mark.name(), "OverridesAttribute")) {
                overrides.add(mark);
            } else if (isOfValidation(mark.name(), "OverridesAttribute$List")) {
                mark.values("value").forEach(single -> overrides.add(new Mark((Annotation) single, Map.of())));
            }
        }
        return overrides;
    }
}
