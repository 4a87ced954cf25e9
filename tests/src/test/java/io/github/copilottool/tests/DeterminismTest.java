package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that the same source gives the same companion, byte for byte. {@link CasesTest} compares a first compilation.
 */
@Tag("R7.1")
class DeterminismTest {
    /** Compiles on JDK 25 if there is one. The companions also compile there, with the lints of that JDK. */
    @Tag("R1.4")
    @Tag("R9.1")
    @Test
    void reversed_files_another_jdk_locale_and_line_separator_give_the_same_companions() {
        List<String> options = List.of(
                "-Xmx1g",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Dline.separator=\r\n",
                "--enable-native-access=ALL-UNNAMED");
        assertEquals(new Ended(0, ""), CorpusRun.in(Jdk.another(), options, "reversed"));
    }
}
