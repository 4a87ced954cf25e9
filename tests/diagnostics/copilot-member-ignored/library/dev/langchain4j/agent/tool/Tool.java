package dev.langchain4j.agent.tool;

public @interface Tool {
    String[] value() default "";

    String metadata() default "{}";
}
