package com.github.copilot;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a part of the API that may change in an incompatible way.
 *
 * <p>Code opts in to it by the processor option {@code -Acopilot.experimental.allowed=true} for a whole
 * compilation, or by {@link AllowCopilotExperimental} on a declaration.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface CopilotExperimental {}
