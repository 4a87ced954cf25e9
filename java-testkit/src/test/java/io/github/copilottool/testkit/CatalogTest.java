package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.copilottool.testkit.shop.Clock;
import io.github.copilottool.testkit.shop.NewStore;
import io.github.copilottool.testkit.shop.OldStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the comparison of a catalogue with a checked-in file. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CatalogTest {
    private static final String CLASSES = System.getProperty("testkit.test-classes");

    @TempDir
    Path folder;

    private static String printed(Object... arguments) {
        return Ended.run(arguments).out();
    }

    private static String message(Runnable check) {
        return assertThrows(AssertionError.class, check::run).getMessage();
    }

    @Test
    void it_is_what_the_command_prints() {
        String store = printed("--json", CLASSES, "--class", OldStore.class.getName());
        assertEquals(store, Catalog.of(OldStore.class).json());
        assertEquals(printed("--json", CLASSES), Catalog.in(Path.of(CLASSES)).json());
    }

    @Test
    void a_checked_in_file_matches() {
        Catalog.of(Clock.class).assertMatches(Path.of("src/test/resources/clock-tools.json"));
    }

    @Test
    void an_equal_file_matches_whatever_its_line_separators() throws IOException {
        Catalog catalog = Catalog.of(OldStore.class, Clock.class);
        Path file = folder.resolve("tools.json");
        Files.writeString(file, catalog.json().replace("\n", "\r\n"));
        catalog.assertMatches(file);
    }

    @Test
    void a_difference_has_the_words_of_the_command() throws IOException {
        Path file = folder.resolve("tools.json");
        Files.writeString(
                file, Catalog.of(OldStore.class).json().replace(OldStore.class.getName(), NewStore.class.getName()));
        String changes = printed("--against", file, CLASSES, "--class", NewStore.class.getName());
        assertTrue(changes.contains("breaks: 'quantity': is new and required\n"), changes);
        String message = message(() -> Catalog.of(NewStore.class).assertMatches(file));
        assertTrue(
                message.startsWith(
                        "The catalogue and " + file + " differ:\n" + changes + "\nIf this is as it should be"),
                message);
    }

    @Test
    void other_differences_are_shown_by_lines() throws IOException {
        Catalog catalog = Catalog.of(Clock.class);
        Path file = folder.resolve("tools.json");
        Files.writeString(file, catalog.json().replace("  ", "\t"));
        assertTrue(
                message(() -> catalog.assertMatches(file))
                        .startsWith("The catalogue and " + file + " differ, first in its line 2, in layout only"),
                "layout");
        Files.writeString(file, "[]");
        assertTrue(
                message(() -> catalog.assertMatches(file))
                        .startsWith("The catalogue and " + file + " differ, first in"),
                "another file");
        Path none = folder.resolve("none.json");
        assertTrue(
                message(() -> catalog.assertMatches(none))
                        .startsWith("There is no file " + none + " that says what the catalogue must be."),
                "no file");
    }

    @Test
    void a_class_or_directory_without_a_catalogue_is_an_error() {
        assertEquals(
                "There is no catalogue of java.lang.String. The processor writes one with -Acopilot.tool.catalog=true.",
                message(() -> Catalog.of(String.class)));
        assertEquals(
                "No tools are catalogued there. The processor writes catalogues with -Acopilot.tool.catalog=true.",
                message(() -> Catalog.in(folder)));
        assertEquals(folder.resolve("none") + " does not exist.", message(() -> Catalog.in(folder.resolve("none"))));
    }
}
