package com.github.copilot.tool;

import com.github.copilot.CopilotExperimental;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes a tool's parameter to the model; on a record's component, the argument or property that it is.
 *
 * <p>A parameter without it is one all the same, under its own name.
 */
@CopilotExperimental
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface CopilotToolParam {
    /**
     * What the argument means, for the model.
     *
     * @return the description; blank for the method's Javadoc of the parameter
     */
    String value() default "";

    /**
     * The argument's name.
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
     * What counts where the argument is missing or null: the value's text, or its JSON where the type is an array, a
     * collection, a map, a record or another object.
     *
     * @return the default; empty for none
     */
    String defaultValue() default "";

    /**
     * A JSON Schema in place of the one that the type gives.
     *
     * @return a JSON object; empty for none
     */
    String schema() default "";
}
