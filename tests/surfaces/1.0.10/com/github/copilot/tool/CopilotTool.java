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

    MetadataEntry[] metadata() default {};

    boolean isTerminal() default false;

    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface MetadataEntry {
        String key();

        MetadataValue value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface MetadataValue {
        boolean bool() default false;

        String str() default "";

        MetadataFlag[] flags() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface MetadataFlag {
        String name();

        boolean value();
    }

    ToolDefer defer() default ToolDefer.NONE;
}
