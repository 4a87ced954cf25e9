package com.github.copilot.tool;

import com.github.copilot.CopilotExperimental;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes a tool's parameter to the model, or an argument or property if it is on a record's component.
 *
 * <p>A parameter without the annotation is an argument, too, with the parameter's own name.
 */
@CopilotExperimental
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface CopilotToolParam {
    /** {@return the meaning of the argument, for the model; blank for the method's Javadoc of the parameter} */
    String value() default "";

    /** {@return the argument's name; empty for the parameter's own} */
    String name() default "";

    /** {@return whether the model must give the argument} A {@link #defaultValue} makes it optional without this. */
    boolean required() default true;

    /**
     * {@return the value that is used if the argument is missing or null: its text, or its JSON if the type is an
     * array, a collection, a map, a record or another object; empty for none: an empty text cannot be a default}
     */
    String defaultValue() default "";

    /** {@return a JSON Schema in place of the one that the type gives; empty for none} */
    String schema() default "";
}
