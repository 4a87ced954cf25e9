package dev.langchain4j.agent.tool;

public @interface P {
    String value() default "";

    boolean required() default true;

    String defaultValue() default "\0__LANGCHAIN4J_NO_DEFAULT__\0";
}
