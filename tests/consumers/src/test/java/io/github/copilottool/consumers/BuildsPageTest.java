package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the copy of the table in {@code docs/builds.md}. */
class BuildsPageTest {
    @Test
    void the_page_has_a_line_for_each_build() {
        List<String> lines = Folder.read(Settings.ROOT.resolve("docs/builds.md"))
                .lines()
                .filter(line -> line.matches("\\| .* \\| (passed|-) \\| (passed|-) \\| .* \\|"))
                .map(line -> line.replaceAll(" \\| (passed|-) \\| (passed|-) \\| ", ": "))
                .toList();
        assertEquals(
                Stream.of(Build.values())
                        .map(build -> "| " + build.title + ": " + build.proves + " |")
                        .toList(),
                lines);
    }
}
