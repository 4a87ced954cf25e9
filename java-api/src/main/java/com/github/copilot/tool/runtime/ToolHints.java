package com.github.copilot.tool.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Hints about a tool for clients of the Model Context Protocol, which decide by them whether to ask the user before a
 * call.
 *
 * <p>For example {@code @ToolHints(title = "Look up stock", readOnly = true, openWorld = false)}.
 *
 * <p>Only hints that are written out are sent; the defaults are what clients assume. The processor adds the hints to the
 * tool's metadata, which SDKs before 1.0.7 do not have. The annotation has an effect only on a method annotated with
 * {@link com.github.copilot.tool.CopilotTool}; reflection does not see it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ToolHints {
    /**
     * Returns the title that clients show to people.
     *
     * @return the title; empty for none
     */
    String title() default "";

    /**
     * Whether the tool changes nothing.
     *
     * @return true if it only reads
     */
    boolean readOnly() default false;

    /**
     * Whether the tool may delete or overwrite. It must not be true for a tool that is read-only.
     *
     * @return false if it only adds
     */
    boolean destructive() default true;

    /**
     * Whether another call with the same arguments has no further effect.
     *
     * @return true if it has none
     */
    boolean idempotent() default false;

    /**
     * Whether the tool deals with the outside world, such as the web.
     *
     * @return false if it deals with a closed set of things
     */
    boolean openWorld() default true;
}
