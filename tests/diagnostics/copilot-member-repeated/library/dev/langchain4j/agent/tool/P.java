package dev.langchain4j.agent.tool;

public @interface P {
    String value() default "";

    String description() default "";
}
