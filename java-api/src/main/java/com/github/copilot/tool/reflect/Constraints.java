package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import com.github.copilot.tool.runtime.ReflectedReading.Measured;
import com.github.copilot.tool.runtime.ReflectedResults;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Bean Validation's constraints on a value (SPEC R7.8): as JSON Schema keywords, of several of one kind the tightest, and
 * as what is enforced.
 *
 * @param all the constraints, as annotated
 */
record Constraints(List<ConstraintAnnotation> all) {
    /** No constraints. */
    static final Constraints NONE = new Constraints(List.of());

    /** These constraints together with those among annotations. */
    Constraints with(List<Annotation> annotations) {
        List<ConstraintAnnotation> more = ConstraintAnnotation.builtIn(annotations);
        if (all.containsAll(more)) {
            return this;
        }
        List<ConstraintAnnotation> both = new ArrayList<>(all);
        both.addAll(more);
        return new Constraints(List.copyOf(both));
    }

    /** Whether one of the constraints excludes null. */
    boolean excludesNull() {
        return all.stream().anyMatch(each -> each.name().startsWith("Not"));
    }

    /** Adds the keywords that a value of JSON Schema's type can have; null for a value without type. */
    void addKeywords(String jsonType, Map<String, Object> schema) {
        Map<String, Object> found = new HashMap<>();
        for (ConstraintAnnotation each : all) {
            BigDecimal bound = each.bound();
            if (each.leastSize() > 0) {
                found.merge("min", each.leastSize(), (one, other) -> Math.max((Integer) one, (Integer) other));
            }
            if (each.mostSize() < Integer.MAX_VALUE) {
                found.merge("max", each.mostSize(), (one, other) -> Math.min((Integer) one, (Integer) other));
            }
            if (bound != null && "integer".equals(jsonType)) {
                boolean isLower = each.isLower();
                BigDecimal whole = JsonText.whole(bound, isLower);
                boolean isNext = !each.isInclusive() && whole.compareTo(bound) == 0 && !JsonText.isLong(whole);
                BigDecimal inclusive = isNext ? whole.add(BigDecimal.valueOf(isLower ? 1 : -1)) : whole;
                found.merge(isLower ? "minimum" : "maximum", inclusive, (one, other) -> tighter(one, other, isLower));
            } else if (bound != null) {
                String keyword = each.isLower() ? "inimum" : "aximum";
                String key = (each.isInclusive() ? "m" : "exclusiveM") + keyword;
                found.merge(key, bound, (one, other) -> tighter(one, other, each.isLower()));
            }
            if (each.name().equals("Email")) {
                found.put("format", "email");
            }
            if (each.pattern() != null && PortablePattern.isPortable(each.pattern())) {
                found.putIfAbsent("pattern", "^(?:" + each.pattern().pattern() + ")$");
            }
        }
        if (all.stream().anyMatch(each -> each.name().equals("NotBlank"))) {
            found.putIfAbsent("pattern", "\\S");
        }
        switch (jsonType == null ? "" : jsonType) {
            case "integer", "number" -> {
                addBound("minimum", "exclusiveMinimum", found, schema, 1);
                addBound("maximum", "exclusiveMaximum", found, schema, -1);
            }
            case "string" -> {
                add(found, "format", schema, "format");
                addSize(found, schema, "Length");
                add(found, "pattern", schema, "pattern");
            }
            case "array" -> addSize(found, schema, "Items");
            case "object" -> addSize(found, schema, "Properties");
            default -> {
                // Only constraints on null apply.
            }
        }
    }

    private static Object tighter(Object one, Object other, boolean isLower) {
        BigDecimal first = (BigDecimal) one;
        return isLower ? first.max((BigDecimal) other) : first.min((BigDecimal) other);
    }

    // What JSON does not show exactly stays out of the schema: it is enforced (R7.1).
    private static void addBound(
            String keyword, String exclusive, Map<String, Object> found, Map<String, Object> schema, int direction) {
        BigDecimal inclusiveBound = (BigDecimal) found.get(keyword);
        BigDecimal exclusiveBound = (BigDecimal) found.get(exclusive);
        boolean isExclusive = inclusiveBound == null
                || exclusiveBound != null && exclusiveBound.compareTo(inclusiveBound) * direction >= 0;
        BigDecimal bound = isExclusive ? exclusiveBound : inclusiveBound;
        Number shown = bound == null ? null : JsonText.number(bound);
        if (shown != null && !(shown instanceof BigDecimal)) {
            schema.put(isExclusive ? exclusive : keyword, shown);
        }
    }

    private static void addSize(Map<String, Object> found, Map<String, Object> schema, String what) {
        add(found, "min", schema, "min" + what);
        add(found, "max", schema, "max" + what);
    }

    private static void add(Map<String, Object> found, String key, Map<String, Object> schema, String keyword) {
        if (found.containsKey(key)) {
            schema.put(keyword, found.get(key));
        }
    }

    /** Enforces one constraint. */
    @FunctionalInterface
    interface Check {
        /** On what came, which was read as a result; where the mapper reads it, both are what came. */
        void enforce(CallReading call, Object value, Object result);
    }

    /**
     * What is enforced of a value of a shape that is not null; where the mapper reads it, less what can be known only of
     * what is read.
     */
    List<Check> checks(Shape shape, boolean isMapped) {
        if (all.isEmpty()) {
            return List.of();
        }
        List<Check> checks = new ArrayList<>();
        switch (shape.jsonType() == null ? "" : shape.jsonType()) {
            case "integer", "number" -> {
                addBound(shape.jsonType(), true, checks);
                addBound(shape.jsonType(), false, checks);
            }
            case "string" -> {
                boolean isBytes = shape.asRead() instanceof Scalar scalar && scalar.isBytes();
                if (!isBytes || !isMapped) {
                    addSize(isBytes ? Measured.BYTES : Measured.TEXT, checks);
                }
                addText(checks);
            }
            case "array" -> {
                addSize(Measured.ELEMENTS, checks);
                int least = leastSize();
                if (!isMapped
                        && least > 1
                        && Set.class.isAssignableFrom(shape.asRead().use.raw())) {
                    // A set holds equal elements once, so that it can have fewer than came.
                    checks.add((call, value, result) ->
                            ReflectedReading.differentElements(value, ReflectedResults.present(result), least));
                }
            }
            case "object" -> addSize(Measured.MEMBERS, checks);
            default -> {
                // Only constraints on null apply.
            }
        }
        return checks;
    }

    private int leastSize() {
        return all.stream().mapToInt(ConstraintAnnotation::leastSize).max().orElse(0);
    }

    private void addSize(Measured measured, List<Check> checks) {
        int least = leastSize();
        int most = all.stream().mapToInt(ConstraintAnnotation::mostSize).min().orElse(Integer.MAX_VALUE);
        if (least > 0 || most < Integer.MAX_VALUE) {
            checks.add((call, value, result) ->
                    ReflectedReading.size(value, ReflectedResults.present(result), least, most, measured));
        }
    }

    // The tightest bound; of an integer the one that is itself allowed.
    private void addBound(String jsonType, boolean isLower, List<Check> checks) {
        BigDecimal tightest = null;
        boolean isInclusive = true;
        for (ConstraintAnnotation each : all) {
            if (each.bound() != null && each.isLower() == isLower) {
                int order = tightest == null ? 1 : each.bound().compareTo(tightest) * (isLower ? 1 : -1);
                if (order >= 0) {
                    isInclusive = each.isInclusive() && (order > 0 || isInclusive);
                    tightest = each.bound();
                }
            }
        }
        if (tightest == null) {
            return;
        }
        BigDecimal bound = tightest;
        if (!isInclusive && jsonType.equals("integer")) {
            BigDecimal whole = JsonText.whole(bound, isLower);
            if (!JsonText.isLong(whole)) {
                boolean isNext = whole.compareTo(bound) == 0;
                bound = isNext ? whole.add(BigDecimal.valueOf(isLower ? 1 : -1)) : whole;
                isInclusive = true;
            }
        }
        BigDecimal end = bound;
        boolean isAllowed = isInclusive;
        checks.add((call, value, result) -> ReflectedReading.within(value, end, isLower, isAllowed));
    }

    private void addText(List<Check> checks) {
        if (all.stream().anyMatch(each -> each.name().equals("NotBlank"))) {
            checks.add((call, value, result) -> ReflectedReading.notBlank(value));
        }
        for (ConstraintAnnotation each : all) {
            if (each.expression() != null) {
                Pattern pattern = each.pattern();
                checks.add((call, value, result) -> call.matches(value, pattern));
            }
        }
        if (all.stream().anyMatch(each -> each.name().equals("Email"))) {
            checks.add((call, value, result) -> ReflectedReading.email(value));
        }
    }
}
