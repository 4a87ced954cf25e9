package tools.jackson.databind.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A stub of Jackson 3's annotation. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonNaming {
    Class<?> value() default Object.class;
}
