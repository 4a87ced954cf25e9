package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same source gives the same companion, byte for byte. {@link CasesTest} compares a first run. */
@Tag("R7.1")
class DeterminismTest {
    @Test
    void a_second_run_with_the_files_in_another_order_gives_the_same_companions() {
        assertEquals(List.of(), CorpusRun.faults("reversed", false));
    }

    /** And they compile there, under the lints of that JDK. */
    @Tag("R1.4")
    @Tag("R9.1")
    @Test
    void jdk_25_with_another_locale_and_line_separator_gives_the_same_companions() {
        Jdk jdk = Jdk.jdk25();
        List<String> options = List.of(
                "-Xmx1g",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Dline.separator=\r\n",
                "--enable-native-access=ALL-UNNAMED");
        assertEquals(new Ended(0, ""), jdk.runMain(options, CorpusRun.class, "jdk25", "linted"));
    }
}
