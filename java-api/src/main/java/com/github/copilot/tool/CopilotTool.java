package com.github.copilot.tool;

import com.github.copilot.CopilotExperimental;
import com.github.copilot.rpc.ToolDefer;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method a tool that the model can call.
 *
 * <p>The method may have any visibility except private, be static or not, and return any value that JSON can hold, a
 * future of it, or nothing. {@link com.github.copilot.rpc.ToolDefinition#fromObject ToolDefinition.fromObject} and
 * {@link com.github.copilot.rpc.ToolDefinition#fromClass ToolDefinition.fromClass} return the tools of a class.
 */
@CopilotExperimental
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CopilotTool {
    /**
     * Returns the description of the tool, for the model.
     *
     * @return the description; blank for the first paragraph of the method's Javadoc
     */
    String value();

    /**
     * Returns the tool's name: letters, digits, {@code _} and {@code -}, at most 128.
     *
     * @return the name; empty for the method's own in snake_case
     */
    String name() default "";

    /**
     * Whether the tool replaces the built-in tool with the same name.
     *
     * @return true to replace it
     */
    boolean overridesBuiltInTool() default false;

    /**
     * Whether the tool runs without asking the user for permission.
     *
     * @return true to run it without asking
     */
    boolean skipPermission() default false;

    /**
     * Whether a call of the tool ends the turn.
     *
     * @return true to end it
     */
    boolean isTerminal() default false;

    /**
     * Whether the tool's definition may be withheld from the model until a search finds it.
     *
     * @return the mode; {@link ToolDefer#NONE} leaves the choice to the runtime
     */
    ToolDefer defer() default ToolDefer.NONE;

    /**
     * Returns values that are sent with the definition and that the model does not see.
     *
     * @return the entries, in order, each key once
     */
    MetadataEntry[] metadata() default {};

    /** A key of the metadata with its value. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataEntry {
        /**
         * Returns the key.
         *
         * @return the key, once among a tool's entries
         */
        String key();

        /**
         * Returns the value.
         *
         * @return the value
         */
        MetadataValue value();
    }

    /** A value of the metadata: the flags if there are any, else the string if it is not empty, else the boolean. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataValue {
        /**
         * Returns the value as a boolean.
         *
         * @return the boolean
         */
        boolean bool() default false;

        /**
         * Returns the value as a string.
         *
         * @return the string; empty for none
         */
        String str() default "";

        /**
         * Returns the value as an object of booleans.
         *
         * @return the members, in order; empty for none
         */
        MetadataFlag[] flags() default {};
    }

    /** A member of a value that is an object of booleans. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataFlag {
        /**
         * Returns the member's name.
         *
         * @return the name
         */
        String name();

        /**
         * Returns the member's value.
         *
         * @return the value
         */
        boolean value();
    }
}
