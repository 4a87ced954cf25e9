package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** In the environments of Gradle and IntelliJ IDEA, where there are no trees, every case is the same. */
@Tag("R1.3")
class WrappedEnvironmentTest {
    /** With the fallback, if the jar has one: so the whole corpus is compiled once with it. */
    @Test
    @Tag("R10.7")
    void companions_and_diagnostics_there_and_with_the_fallback_are_those_of_javac() {
        List<String> options = FallbackTest.isInJar()
                ? List.of("-Xmx1g", "-Dcopilot.tool.core=wasm")
                : List.of("-Xmx1g", "-Dcopilot.tool.core=native");
        assertEquals(new Ended(0, ""), Jdk.running().runMain(options, CorpusRun.class, "wrapped"));
    }
}
