package io.quarkiverse.mcp.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface ToolArg {
    String ELEMENT_NAME = "<<element name>>";

    String name() default ELEMENT_NAME;

    String description() default "";

    boolean required() default true;

    String defaultValue() default "";
}
