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
 * <p>Only hints that are written out are sent; the defaults are what clients assume. The processor adds the hints to
 * the tool's metadata, which SDKs before 1.0.7 do not have. The annotation has an effect only on a method annotated
 * with {@link com.github.copilot.tool.CopilotTool}; reflection does not see it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ToolHints {
    /** {@return the title that clients show to people; empty for none} */
    String title() default "";

    /** {@return whether the tool changes nothing} */
    boolean readOnly() default false;

    /** {@return whether the tool may delete or overwrite} It must not be true for a tool that is read-only. */
    boolean destructive() default true;

    /** {@return whether another call with the same arguments has no further effect} */
    boolean idempotent() default false;

    /** {@return whether the tool deals with the outside world, such as the web} */
    boolean openWorld() default true;
}
