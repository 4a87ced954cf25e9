package io.github.copilottool.spring;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Makes Boot print why the application did not start, in place of a stack trace. */
final class InvalidToolsAnalyzer extends AbstractFailureAnalyzer<InvalidToolsException> {
    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, InvalidToolsException cause) {
        return new FailureAnalysis(cause.getMessage(), null, cause);
    }
}
