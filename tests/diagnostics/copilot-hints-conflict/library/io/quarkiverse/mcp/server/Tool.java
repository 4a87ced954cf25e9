package io.quarkiverse.mcp.server;

public @interface Tool {
    String description() default "";

    Annotations annotations() default @Annotations;

    @interface Annotations {
        boolean readOnlyHint() default false;

        boolean destructiveHint() default true;
    }
}
