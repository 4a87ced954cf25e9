package io.quarkiverse.mcp.server;

public @interface Tool {
    String description() default "";
}
