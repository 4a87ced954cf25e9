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
    /** {@return the description of the tool, for the model; blank for the first paragraph of the method's Javadoc} */
    String value();

    /**
     * {@return the tool's name: letters, digits, {@code _} and {@code -}, at most 128; empty for the method's own in
     * snake_case}
     */
    String name() default "";

    /** {@return whether the tool replaces the built-in tool with the same name} */
    boolean overridesBuiltInTool() default false;

    /** {@return whether the tool runs without asking the user for permission} */
    boolean skipPermission() default false;

    /** {@return whether a call of the tool ends the turn} */
    boolean isTerminal() default false;

    /**
     * {@return whether the tool's definition may be withheld from the model until a search finds it; {@link
     * ToolDefer#NONE} leaves the choice to the runtime}
     */
    ToolDefer defer() default ToolDefer.NONE;

    /** {@return values that are sent with the definition and that the model does not see, in order, each key once} */
    MetadataEntry[] metadata() default {};

    /** A key of the metadata with its value. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataEntry {
        /** {@return the key, once among a tool's entries} */
        String key();

        /** {@return the value} */
        MetadataValue value();
    }

    /** A value of the metadata: the flags if there are any, else the string if it is not empty, else the boolean. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataValue {
        /** {@return the value as a boolean} */
        boolean bool() default false;

        /** {@return the value as a string; empty for none} */
        String str() default "";

        /** {@return the value as an object of booleans; empty for none} */
        MetadataFlag[] flags() default {};
    }

    /** A member of a value that is an object of booleans. */
    @Target({})
    @Retention(RetentionPolicy.RUNTIME)
    @interface MetadataFlag {
        /** {@return the member's name} */
        String name();

        /** {@return the member's value} */
        boolean value();
    }
}
