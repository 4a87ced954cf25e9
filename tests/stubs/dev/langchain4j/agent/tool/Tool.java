package dev.langchain4j.agent.tool;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Tool {
    String name() default "";

    String[] value() default "";

    ReturnBehavior returnBehavior() default ReturnBehavior.TO_LLM;

    String metadata() default "{}";

    enum ReturnBehavior {
        TO_LLM,
        IMMEDIATE
    }
}
