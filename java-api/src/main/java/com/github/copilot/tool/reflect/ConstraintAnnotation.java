package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A constraint of Bean Validation, also as a part of an annotation that is composed of some (SPEC R7.8; Jakarta Bean
 * Validation 3.0, section 3.3). They are known by name, so that this jar needs neither of the two packages.
 *
 * @param name the annotation's simple name
 * @param bound the bound of a number; null for none
 * @param isLower whether the bound is a lower one
 * @param isInclusive whether the bound itself is allowed
 * @param leastSize the least size
 * @param mostSize the greatest
 * @param expression a regular expression with its flags; null for none
 * @param pattern the same, compiled; null where Java does not compile it
 */
record ConstraintAnnotation(
        String name,
        BigDecimal bound,
        boolean isLower,
        boolean isInclusive,
        int leastSize,
        int mostSize,
        String expression,
        Pattern pattern) {
    private static final String BUILT_IN = ".validation.constraints.";

    /** The most that one annotation may expand to; constraints composed of composed ones could otherwise multiply. */
    private static final int MOST = 1_000;

    /** The built-in constraints among annotations, and those that composed ones among them are composed of. */
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
            if (type.getSimpleName().equals("List")) {
                found.addAll(builtIn(List.of((Annotation[]) values.get("value"))));
            } else {
                found.add(of(type.getSimpleName(), values));
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

    // Hibernate Validator's @ConstraintComposition says that not all parts need hold.
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

    // The values that @OverridesAttribute passes to a composing constraint, by its type and position among those of it.
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
                Map<String, Object> said = values(each);
                Object index = said.get("constraintIndex");
                if (part == said.get("constraint") && (index.equals(-1) || index.equals(position))) {
                    String name = (String) said.get("name");
                    overridden.put(name.isEmpty() ? member.getName() : name, values.get(member.getName()));
                }
            }
        }
        return overridden;
    }

    // The values of an annotation's members, whose type need not be public.
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

    private static ConstraintAnnotation of(String name, Map<String, Object> values) {
        boolean isZero = name.startsWith("Positive") || name.startsWith("Negative");
        boolean isLower = name.endsWith("Min") || name.startsWith("Positive");
        boolean isBound = isLower || name.endsWith("Max") || isZero;
        boolean isInclusive = isZero ? name.endsWith("OrZero") : !Boolean.FALSE.equals(values.get("inclusive"));
        boolean isNotEmpty = name.equals("NotEmpty") || name.equals("NotBlank");
        boolean isSize = name.equals("Size");
        String expression = (String) values.get("regexp");
        boolean isExpression = expression != null && !(name.equals("Email") && expression.equals(".*"));
        return new ConstraintAnnotation(
                name,
                isBound ? decimal(isZero ? 0 : values.get("value")) : null,
                isLower,
                isInclusive,
                isSize ? (Integer) values.get("min") : isNotEmpty ? 1 : 0,
                isSize ? (Integer) values.get("max") : Integer.MAX_VALUE,
                isExpression ? expression + "/" + flags(values.get("flags")) : null,
                isExpression ? ReflectedReading.compiled(expression, flags(values.get("flags"))) : null);
    }

    // A bound that is no decimal says nothing: the validator itself reports it.
    private static BigDecimal decimal(Object value) {
        try {
            BigDecimal decimal = new BigDecimal(String.valueOf(value));
            // Of a scale that leaves no room for it nothing is stripped.
            boolean isPlain = decimal.scale() > -1000 && decimal.scale() < 1000;
            BigDecimal stripped = isPlain ? decimal.stripTrailingZeros() : decimal;
            return isPlain && stripped.scale() < 0 ? stripped.setScale(0) : stripped;
        } catch (NumberFormatException none) {
            return null;
        }
    }

    // The constants of Pattern.Flag have the names of java.util.regex.Pattern's.
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

    // A pattern equals no other; its expression does.
    @Override
    public boolean equals(Object other) {
        return other instanceof ConstraintAnnotation that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
