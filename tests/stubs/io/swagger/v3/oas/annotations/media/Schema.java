package io.swagger.v3.oas.annotations.media;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Schema {
    String description() default "";

    RequiredMode requiredMode() default RequiredMode.AUTO;

    String[] allowableValues() default {};

    boolean hidden() default false;

    String example() default "";

    enum RequiredMode {
        AUTO,
        REQUIRED,
        NOT_REQUIRED
    }
}
