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

    String format() default "";

    AccessMode accessMode() default AccessMode.AUTO;

    enum AccessMode {
        AUTO,
        READ_ONLY,
        WRITE_ONLY,
        READ_WRITE
    }

    enum RequiredMode {
        AUTO,
        REQUIRED,
        NOT_REQUIRED
    }
}
