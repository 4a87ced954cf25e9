package dev.langchain4j.agent.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface P {
    String NO_DEFAULT = "\0__LANGCHAIN4J_NO_DEFAULT__\0";

    String name() default "";

    String description() default "";

    String value() default "";

    boolean required() default true;

    String defaultValue() default NO_DEFAULT;
}
