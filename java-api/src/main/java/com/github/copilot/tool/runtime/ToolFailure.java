package com.github.copilot.tool.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An exception whose message the model reads: if a tool method that declares it in {@code throws} throws it, the tool
 * answers with a failure result, "Tool find_order: " and the message.
 *
 * <p>The exceptions of the tool class's own module need no annotation; those of other modules and libraries do. The
 * annotation applies to subclasses, too, and has no effect on exceptions of tool methods that do not declare them.
 *
 * <p>Thrown by a constructor, creator or setter that refuses an argument, its message is the reason in the failure result.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ToolFailure {}
