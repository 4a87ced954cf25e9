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
    /**
     * Returns the meaning of the argument, for the model.
     *
     * @return the description; blank for the method's Javadoc of the parameter
     */
    String value() default "";

    /**
     * Returns the argument's name.
     *
     * @return the name; empty for the parameter's own
     */
    String name() default "";

    /**
     * Whether the model must give the argument. A {@link #defaultValue} makes it optional without this.
     *
     * @return false for an argument that may be left out
     */
    boolean required() default true;

    /**
     * Returns the value that is used if the argument is missing or null: its text, or its JSON if the type is an array,
     * a collection, a map, a record or another object.
     *
     * @return the default; empty for none: an empty text cannot be a default
     */
    String defaultValue() default "";

    /**
     * Returns a JSON Schema in place of the one that the type gives.
     *
     * @return a JSON object; empty for none
     */
    String schema() default "";
}
