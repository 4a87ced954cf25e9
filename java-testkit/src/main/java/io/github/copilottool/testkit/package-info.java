/**
 * Tests of Copilot tools: their definitions as the model sees them, and the texts that calls give it.
 *
 * <p>Begin with {@link io.github.copilottool.testkit.Tools}. No test framework is needed: a failed check is an
 * {@link java.lang.AssertionError}. The kit uses only the part of the run-time API that GitHub's SDK has, so it works
 * with either.
 */
package io.github.copilottool.testkit;
