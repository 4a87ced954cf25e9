package io.github.copilottool.tests.property;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.List;

/**
 * The values of a type that its constraints allow. An exclusive bound of a number is replaced by an inclusive one.
 *
 * @param low the least number, or null
 * @param high the greatest number, or null
 * @param shortest the least length or size
 * @param longest the greatest length or size
 * @param pattern the regular expression that a whole text must match, or null
 * @param email whether a text is an e-mail address
 * @param present whether null is excluded
 */
record Bounds(
        BigDecimal low, BigDecimal high, int shortest, int longest, String pattern, boolean email, boolean present) {
    private static final BigDecimal STEP = new BigDecimal("0.125");
    private static final int LONGEST = 4;

    static Bounds of(List<Annotation> annotations) {
        Bounds bounds = new Bounds(null, null, 0, LONGEST, null, false, false);
        for (Annotation annotation : Bundles.expanded(annotations)) {
            bounds = bounds.with(annotation);
        }
        return bounds;
    }

    private Bounds with(Annotation annotation) {
        if (annotation instanceof Min min) {
            return from(BigDecimal.valueOf(min.value()), true);
        }
        if (annotation instanceof Max max) {
            return to(BigDecimal.valueOf(max.value()), true);
        }
        if (annotation instanceof DecimalMin min) {
            return from(new BigDecimal(min.value()), min.inclusive());
        }
        if (annotation instanceof DecimalMax max) {
            return to(new BigDecimal(max.value()), max.inclusive());
        }
        if (annotation instanceof Positive || annotation instanceof PositiveOrZero) {
            return from(BigDecimal.ZERO, annotation instanceof PositiveOrZero);
        }
        if (annotation instanceof Negative || annotation instanceof NegativeOrZero) {
            return to(BigDecimal.ZERO, annotation instanceof NegativeOrZero);
        }
        if (annotation instanceof Size size) {
            return sized(size.min(), size.max(), false);
        }
        if (annotation instanceof NotEmpty || annotation instanceof NotBlank) {
            return sized(1, Integer.MAX_VALUE, true);
        }
        if (annotation instanceof NotNull) {
            return sized(0, Integer.MAX_VALUE, true);
        }
        if (annotation instanceof Pattern matched) {
            return new Bounds(low, high, shortest, longest, matched.regexp(), email, present);
        }
        return annotation instanceof Email ? new Bounds(low, high, shortest, longest, pattern, true, present) : this;
    }

    private Bounds from(BigDecimal bound, boolean inclusive) {
        BigDecimal least = inclusive ? bound : bound.add(STEP);
        return new Bounds(low == null ? least : low.max(least), high, shortest, longest, pattern, email, present);
    }

    private Bounds to(BigDecimal bound, boolean inclusive) {
        BigDecimal most = inclusive ? bound : bound.subtract(STEP);
        return new Bounds(low, high == null ? most : high.min(most), shortest, longest, pattern, email, present);
    }

    private Bounds sized(int least, int most, boolean excludesNull) {
        int from = Math.max(shortest, least);
        return new Bounds(
                low, high, from, Math.max(from, Math.min(longest, most)), pattern, email, present || excludesNull);
    }

    /** Whether a number has a bound. */
    boolean numeric() {
        return low != null || high != null;
    }
}
