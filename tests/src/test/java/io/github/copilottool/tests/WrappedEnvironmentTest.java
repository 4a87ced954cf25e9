package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that every case has the same results in the environments of Gradle and IntelliJ IDEA, where there are no
 * trees.
 */
@Tag("R1.3")
class WrappedEnvironmentTest {
    /** Uses the fallback if the jar has one, so that all cases are compiled with it once. */
    @Test
    @Tag("R10.7")
    void companions_and_diagnostics_there_and_with_the_fallback_are_those_of_javac() {
        List<String> options = FallbackTest.isInJar()
                ? List.of("-Xmx1g", "-Dcopilot.tool.core=wasm")
                : List.of("-Xmx1g", "-Dcopilot.tool.core=native");
        assertEquals(new Ended(0, ""), CorpusRun.in(Jdk.running(), options, "wrapped"));
    }
}
