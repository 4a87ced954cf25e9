/**
 * Tests of Copilot tools: what the model sees of them, and what it reads when it calls them.
 *
 * <p>{@link io.github.copilottool.testkit.Tools} is where to begin. No test framework is needed: what a test finds wrong is
 * an {@link java.lang.AssertionError}. Of the run-time API only what GitHub's SDK has is used, so that either can be there.
 */
package io.github.copilottool.testkit;
