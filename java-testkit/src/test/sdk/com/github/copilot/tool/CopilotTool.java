package com.github.copilot.tool;

import com.github.copilot.rpc.ToolDefer;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CopilotTool {
    String value();

    String name() default "";

    boolean overridesBuiltInTool() default false;

    boolean skipPermission() default false;

    ToolDefer defer() default ToolDefer.NONE;
}
