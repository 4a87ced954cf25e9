package com.github.copilot.tool.runtime;

/**
 * Decides which exceptions of tools are answers, in addition to those that the tools declare (R5.10): for {@link
 * CopilotTools#translated}, and as a bean for the Spring Boot starter.
 */
@FunctionalInterface
public interface ToolExceptionTranslator {
    /**
     * {@return what the model reads after {@code Tool find_order: }; null if the exception is not an answer}
     *
     * @param exception what the tool method threw, or its future failed with
     */
    String answer(Throwable exception);
}
