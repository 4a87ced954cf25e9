package com.fasterxml.jackson.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** As jackson-annotations 2.21 has it, beside an older jackson-databind. */
@JacksonAnnotation
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonDeserializeAs {
    Class<?> value() default Void.class;

    Class<?> content() default Void.class;
}
