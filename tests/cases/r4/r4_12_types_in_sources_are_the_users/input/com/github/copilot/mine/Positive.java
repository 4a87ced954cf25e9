package com.github.copilot.mine;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Min;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Min(1)
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
public @interface Positive {
    String message() default "";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
