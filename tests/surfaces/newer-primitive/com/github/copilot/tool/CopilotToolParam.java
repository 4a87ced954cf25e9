package com.github.copilot.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface CopilotToolParam {
    String value() default "";

    String name() default "";

    boolean required() default true;

    String defaultValue() default "";
}
