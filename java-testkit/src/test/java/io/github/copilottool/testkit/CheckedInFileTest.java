package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.copilottool.testkit.shop.Clock;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the comparison of tools with checked-in files. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CheckedInFileTest {
    private static final String HELP =
            "\nIf this is as it should be, run the test once with -Dcopilot.tool.bless=true or"
                    + " with COPILOT_TOOL_BLESS=true in the environment, which writes the file, and have the change reviewed.";

    private final Tools tools = Tools.of(new ShopTools());

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        // Blessing this project's tests must not rewrite this file.
        System.setProperty("copilot.tool.bless", "false");
        file = folder.resolve("new").resolve("tools.json");
    }

    @AfterEach
    void blessNoMore() {
        System.clearProperty("copilot.tool.bless");
    }

    private void bless() {
        System.setProperty("copilot.tool.bless", "true");
        tools.assertMatches(file);
        System.setProperty("copilot.tool.bless", "false");
    }

    private void edit(UnaryOperator<String> change) throws IOException {
        Files.writeString(file, change.apply(Files.readString(file)));
    }

    private String difference() {
        return assertThrows(AssertionError.class, () -> tools.assertMatches(file))
                .getMessage();
    }

    @Test
    void a_blessed_file_has_the_tools_and_matches_them() throws IOException {
        bless();
        assertEquals(tools.json(), Files.readString(file));
        tools.assertMatches(file);
    }

    @Test
    void one_tool_has_a_file_of_its_own() throws IOException {
        System.setProperty("copilot.tool.bless", "1");
        tools.assertMatches("greet", file);
        System.setProperty("copilot.tool.bless", "");
        assertEquals(tools.json("greet"), Files.readString(file));
        tools.assertMatches("greet", file);
        String message = assertThrows(AssertionError.class, () -> tools.assertMatches("track", file))
                .getMessage();
        assertTrue(
                message.startsWith("The tool track and " + file + " differ, first in its line 2, at /name"), message);
    }

    @Test
    void a_missing_file_is_a_failure_that_says_how_to_bless() {
        assertEquals("There is no file " + file + " that says what the tools must be." + HELP, difference());
        assertFalse(Files.exists(file));
    }

    @Test
    void all_differences_are_shown() throws IOException {
        bless();
        edit(text -> text.replace("Its number", "Its id"));
        String message = difference();
        assertTrue(
                message.startsWith("The tools and " + file + " differ, first in its line 10, at"
                        + " /0/parameters/properties/id/description (- the file, + the tools):"
                        + "\n            \"id\": {"
                        + "\n              \"type\": \"integer\","
                        + "\n  -           \"description\": \"Its id\""
                        + "\n  +           \"description\": \"Its number\""
                        + "\n    …\n"),
                message);
        long edited = Files.readString(file)
                .lines()
                .filter(line -> line.contains("Its id"))
                .count();
        assertEquals(
                edited,
                message.lines()
                        .filter(line -> line.matches("  - .*\"Its id\".*"))
                        .count());
        assertTrue(edited > 1 && message.endsWith(HELP), message);
    }

    @Test
    void a_long_difference_is_cut() throws IOException {
        bless();
        Tools other = Tools.of(Clock.class);
        String message = assertThrows(AssertionError.class, () -> other.assertMatches(file))
                .getMessage();
        assertTrue(message.contains("\n  - … "), message);
        assertTrue(message.lines().count() < 40, message);
    }

    @Test
    void line_separators_and_the_end_of_the_last_line_do_not_count() throws IOException {
        bless();
        edit(text -> text.stripTrailing().replace("\n", "\r\n"));
        tools.assertMatches(file);
        String before = Files.readString(file);
        bless();
        assertEquals(before, Files.readString(file), "a file that matches is not written again");
    }

    static Stream<Arguments> edits() {
        String name = "    \"name\": \"greet\",\n";
        String description = "    \"description\": \"Greets a customer.\",\n";
        return Stream.of(
                edit(
                        "(- the file, + the tools):\n        \"description\": \"Finds an order.\","
                                + "\n        \"parameters\": {\n  +       \"type\": \"object\"," + HELP,
                        text -> text.replaceFirst(" +\"type\": \"object\",\n", "")),
                edit(
                        ", at /4/description (- the file, + the tools):\n",
                        text -> text.replace("Breaks later.", "Breaks.")),
                edit(
                        "\n  -     \"description\": \"Breaks.\",\n  +     \"description\": \"Breaks later.\"," + HELP,
                        text -> text.replace("Breaks later.", "Breaks.")),
                edit("at /1/name", text -> text.replace(name + description, description + name)),
                edit(", in layout only (- the file, + the tools):", text -> text.replace("{}", "{ }")),
                edit("first in its line 1; the file is not JSON", text -> text.replaceFirst("\\[", "<<<<<<< HEAD")),
                edit("differ", text -> ""));
    }

    private static Arguments edit(String expected, UnaryOperator<String> change) {
        return Arguments.of(expected, change);
    }

    @ParameterizedTest
    @MethodSource("edits")
    void a_changed_file_is_a_difference(String expected, UnaryOperator<String> change) throws IOException {
        bless();
        edit(change);
        assertTrue(difference().contains(expected), difference());
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        Files.createDirectories(file);
        assertTrue(difference().startsWith("The file " + file + " cannot be read: "), difference());
    }

    @Test
    void a_file_that_cannot_be_written_is_reported() throws IOException {
        Files.writeString(folder.resolve("new"), "in the way");
        System.setProperty("copilot.tool.bless", "true");
        String message = difference();
        assertTrue(message.startsWith("The file " + file + " cannot be "), message);
    }

    @Test
    void a_switch_that_is_neither_on_nor_off_is_refused() {
        System.setProperty("copilot.tool.bless", "maybe");
        assertEquals("copilot.tool.bless or COPILOT_TOOL_BLESS is 'maybe'. Set it to true or false.", difference());
    }

    @Test
    void values_are_laid_out_alike_whatever_they_hold() throws JsonProcessingException {
        assertEquals(
                """
                {
                  "a\\"b": [
                    1.50,
                    "\u00fc\\n",
                    {},
                    [],
                    null
                  ],
                  "c": {
                    "d": true
                  }
                }
                """,
                JsonText.pretty(JsonText.read("{\"a\\\"b\":[1.50,\"\\u00fc\\n\",{},[],null],\"c\":{\"d\":true}}")));
    }
}
