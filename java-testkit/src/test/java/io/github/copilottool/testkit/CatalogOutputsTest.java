package io.github.copilottool.testkit;

import static io.github.copilottool.testkit.Ended.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the command's other outputs than a table and JSON: changes, a page, and answers of called tools. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CatalogOutputsTest {
    private static final String CLASSES = System.getProperty("testkit.test-classes");
    private static final String SHOP = "io.github.copilottool.testkit.shop.";

    @TempDir
    Path folder;

    /** Makes a directory of classes with one catalogue. */
    private Path classes(String name, String... tools) throws IOException {
        Path catalogues = Files.createDirectories(folder.resolve(name).resolve("META-INF/copilot-tools"));
        Files.writeString(
                catalogues.resolve("a.A.json"), "{\"class\":\"a.A\",\"tools\":[" + String.join(",", tools) + "]}");
        return folder.resolve(name);
    }

    private static String tool(String name, String parameters) {
        return "{\"name\":\"" + name + "\",\"description\":\"D.\",\"parameters\":" + parameters
                + ",\"method\":\"m()\"}";
    }

    /** Returns the schema of an object: without a property, with an optional property x, or with it required. */
    private static String withProperty(String which, String schema) {
        return "{\"type\":\"object\",\"properties\":{" + (which == null ? "" : "\"x\":" + schema) + "},\"required\":["
                + ("required".equals(which) ? "\"x\"" : "") + "]}";
    }

    private Ended changes(String before, String after) throws IOException {
        Path older = Files.writeString(
                folder.resolve("older.json"),
                run("--json", classes("before", tool("t", before))).out());
        return run("--against", older, classes("after", tool("t", after)));
    }

    private void assertChange(String line, String before, String after) throws IOException {
        boolean isBreaking = line.startsWith("breaks: ");
        assertEquals(
                "changed t (a.A)" + (isBreaking ? ": breaks callers" : "") + "\n  " + line + "\n\n1 tool differs, "
                        + (isBreaking ? "1" : "none") + " so that callers break.\n",
                changes(before, after).out());
        assertEquals(isBreaking ? 3 : 0, changes(before, after).code());
    }

    @Test
    void tools_of_abstract_bases_are_left_out_unless_all_are_static() {
        Ended ended = run("--class-path", CLASSES, "--class", SHOP + "Clock");
        assertEquals(0, ended.code(), ended.err());
        List<String> desks = run(CLASSES)
                .out()
                .lines()
                .filter(line -> line.contains(".shop.") && line.contains("Desk"))
                .map(String::strip)
                .toList();
        assertEquals(List.of(SHOP + "DeskHours.openingHours", SHOP + "FrontDesk.ring"), desks);
        // If the base class is asked for by name, its own tools are shown.
        assertTrue(run(CLASSES, "--class", SHOP + "Desk").out().contains(SHOP + "Desk.ring"));
    }

    @Test
    void no_line_of_the_table_is_wider_than_100_columns() throws IOException {
        String many = Stream.iterate(1, i -> i + 1)
                .limit(40)
                .map(i -> "\"a_rather_long_name_" + i + "\":{\"type\":\"string\",\"enum\":[\"A\",\"B\"]}")
                .reduce((one, other) -> one + "," + other)
                .orElseThrow();
        Path wide = classes(
                "wide",
                "{\"name\":\"" + "n".repeat(128) + "\",\"description\":\"" + "word ".repeat(200)
                        + "\",\"parameters\":{\"properties\":{" + many + "}},\"method\":\"" + "m".repeat(150)
                        + "()\"}");
        String out = run(wide).out();
        out.lines().forEach(line -> assertTrue(line.codePointCount(0, line.length()) <= 100, line));
        assertTrue(out.contains("a_rather_long_name_40?: A|B)"), out);
    }

    @Test
    void types_of_arguments_are_short() throws IOException {
        String properties =
                """
                {"a":{"type":"string","format":"date"},"b":{"type":"array","items":{"type":"integer"}},
                "c":{"enum":["A","b",3]},"d":{"type":"object","properties":{"x":{},"y":{}},"required":["x"]},
                "e":{"type":"object","additionalProperties":{"type":"number"}},"f":{"$ref":"#/$defs/Node"},
                "g":{},"h":{"oneOf":[{"type":"string"},{"type":"boolean"}]},"i":{"type":["string","null"]},
                "j":{"type":"string","contentEncoding":"base64"},"k":{"type":"integer","default":10},
                "l":{"type":"array","items":{"enum":["A","B"]}},"m":{"type":"array"},"n":{"type":"object"}}""";
        String out = run(classes("types", tool("t", "{\"properties\":" + properties + "}")))
                .out();
        assertTrue(
                out.replaceAll("\\s+", " ")
                        .contains(
                                "t(a?: date, b?: integer[], c?: A|b|3, d?: {x, y?}, e?: map of number, f?: Node, g?: any,"
                                        + " h?: string or boolean, i?: string|null, j?: base64, k?: integer = 10, l?: (A|B)[],"
                                        + " m?: any[], n?: object)"),
                out);
    }

    @Test
    void sizes_are_of_the_json_that_the_model_reads() throws IOException {
        Path one = classes("one", tool("t", "{ \"type\": \"object\" }").replace("D.", "\u00fc"));
        int bytes = "{\"name\":\"t\",\"description\":\"__\",\"parameters\":{\"type\":\"object\"}}".length();
        List<String> lines = run(one).out().lines().toList();
        assertEquals("   " + bytes + "  t()", lines.get(1));
        assertEquals("   " + bytes + "  1 tool", lines.get(lines.size() - 1));
    }

    @Test
    void tools_that_came_and_went_and_changed_are_told_apart() throws IOException {
        Path older = Files.writeString(
                folder.resolve("older.json"),
                run("--json", classes("before", tool("gone", "{}"), tool("same", "{}"), tool("worded", "{}")))
                        .out());
        Path after = classes(
                "after",
                tool("fresh", "{}"),
                tool("same", "{}"),
                tool("worded", "{}").replace("D.", "Better."));
        assertEquals(
                new Ended(
                        3,
                        """
                        added fresh (a.A)
                        removed gone (a.A): breaks callers
                        changed worded (a.A)
                          description was "D.", is "Better."

                        3 tools differ, 1 so that callers break.
                        """,
                        ""),
                run("--against", older, after));
        assertEquals(
                new Ended(0, "No tool was added, removed or changed.\n", ""),
                run("--against", folder.resolve("before/META-INF/copilot-tools/a.A.json"), folder.resolve("before")));
    }

    @Test
    void a_pin_that_no_longer_holds_is_shown_as_a_whole() throws IOException {
        String pinned = tool("t", "{}").replace("\"D.\"", "\"D.\", \"sha256\": \"" + "0".repeat(64) + "\"");
        Path before = classes("before", pinned, tool("unpinned", "{}"));
        Path older = Files.writeString(
                folder.resolve("older.json"), run("--json", before).out());
        Path after = classes("after", pinned.replace("0", "1"), tool("unpinned", "{}"));
        assertEquals(
                "changed t (a.A)\n  sha256 was " + "0".repeat(64) + ", is " + "1".repeat(64)
                        + "\n\n1 tool differs, none so that callers break.\n",
                run("--against", older, after).out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    # An older call may be refused.
                    breaks: 'x': is gone; x; {}; ;
                    breaks: 'x': is new and required; ; ; required; {}
                    breaks: 'x': is required now; x; {}; required; {}
                    breaks: 'x': type was "integer", is "string"; x; {"type":"integer"}; x; {"type":"string"}
                    breaks: 'x': the value "B" is gone; x; {"enum":["A","B"]}; x; {"enum":["A"]}
                    breaks: 'x': minimum was 1, is 2; x; {"minimum":1}; x; {"minimum":2}
                    breaks: 'x': maxLength is new: 5; x; {}; x; {"maxLength":5}
                    breaks: 'x': default was 1, is 2; x; {"default":1}; x; {"default":2}
                    breaks: 'x'[].'y': is gone; x; {"items":{"properties":{"y":{}}}}; x; {"items":{"properties":{}}}
                    # Every older call does what it did.
                    'x': is new; ; ; x; {}
                    'x': is no longer required; required; {}; x; {}
                    'x': type was "integer", is "number"; x; {"type":"integer"}; x; {"type":"number"}
                    'x': the value "B" is new; x; {"enum":["A"]}; x; {"enum":["A","B"]}
                    'x': maximum was 5, is 6; x; {"maximum":5}; x; {"maximum":6}
                    'x': minLength is gone, it was 5; x; {"minLength":5}; x; {}
                    'x': description was "A", is "B"; x; {"description":"A"}; x; {"description":"B"}
                    'x': default is new: 1; x; {}; x; {"default":1}
                    """)
    void a_change_of_a_property_breaks_callers_or_does_not(
            String line, String before, String schemaBefore, String after, String schemaAfter) throws IOException {
        assertChange(line, withProperty(before, schemaBefore), withProperty(after, schemaAfter));
    }

    @Test
    void a_change_of_a_definition_breaks_callers() throws IOException {
        String definition = "{\"properties\":{\"x\":{\"$ref\":\"#/$defs/N\"}},\"$defs\":{\"N\":{\"pattern\":\"%s\"}}}";
        assertChange("breaks: N: pattern was \"a\", is \"b\"", definition.formatted("a"), definition.formatted("b"));
    }

    @Test
    void a_long_value_is_not_cut_inside_a_character() throws IOException {
        String face = "\ud83d\ude00";
        assertChange(
                "breaks: 'x': default was 1, is \"" + "a".repeat(57) + face + "…",
                withProperty("x", "{\"default\":1}"),
                withProperty("x", "{\"default\":\"" + "a".repeat(57) + face.repeat(9) + "\"}"));
    }

    @Test
    void an_older_catalogue_that_cannot_be_read_is_one_line() throws IOException {
        Path one = classes("one", tool("t", "{}"));
        assertEquals(
                new Ended(1, "", folder.resolve("no.json") + " does not exist.\n"),
                run(one, "--against", folder.resolve("no.json")));
        Path wrong = Files.writeString(folder.resolve("wrong.json"), "{}");
        assertEquals(new Ended(1, "", wrong + " is no catalogue: it has no tools.\n"), run(one, "--against", wrong));
        assertEquals(
                new Ended(
                        2,
                        "",
                        "Only one of --json, --html and --against can be printed. --help explains the command.\n"),
                run(one, "--json", "--html"));
    }

    @Test
    void a_page_has_each_tool_as_the_model_sees_it_with_its_place_in_the_source() throws IOException {
        Ended ended = run("--html", CLASSES, "--class", SHOP + "ShopTools");
        assertEquals(0, ended.code(), ended.err());
        String page = ended.out();
        assertTrue(page.startsWith("<!DOCTYPE html>"), page);
        assertTrue(page.contains("<dt><b>extent</b> ALL|HEAD <i>optional</i>, default &quot;ALL&quot;</dt>"), page);
        assertTrue(page.contains("<dd>Who &quot;she&quot; is</dd>"), page);
        assertTrue(page.contains("<span class=\"flag\">defer=never</span>"), page);
        // The line is that of the method's first statement.
        List<String> source = Files.readAllLines(Path.of(System.getProperty("testkit.directory"))
                .resolve("src/test/java/io/github/copilottool/testkit/shop/ShopTools.java"));
        int line = 1;
        while (!source.get(line - 1).contains("return new Order(")) {
            line++;
        }
        assertTrue(page.contains(" · io/github/copilottool/testkit/shop/ShopTools.java:" + line + " · "), page);
        assertFalse(page.contains("<script"), page);
        assertFalse(page.contains("http://") || page.contains("https://"), page);
    }

    @Test
    void an_inherited_tool_has_the_place_of_its_declaration_and_texts_are_no_markup() throws IOException {
        assertTrue(run("--html", CLASSES, "--class", SHOP + "Till")
                .out()
                .contains(" · io/github/copilottool/testkit/shop/Register.java:"));
        String page = run("--html", classes("odd", tool("t", "{}").replace("D.", "<b>&\\u0007\\\"")))
                .out();
        assertTrue(page.contains("<p class=\"text\">&lt;b&gt;&amp;\ufffd&quot;</p>"), page);
    }

    /** Returns a browser that runs without a screen, by Debian's or npm's names. */
    private static String browser() {
        for (String name :
                List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")) {
            for (String place : System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator)) {
                if (!place.isEmpty() && Files.isExecutable(Path.of(place, name))) {
                    return Path.of(place, name).toString();
                }
            }
        }
        return null;
    }

    @Test
    void the_page_fits_a_phone() throws IOException, InterruptedException {
        String browser = browser();
        if (browser == null) {
            System.out.println(
                    "SKIPPED: no Chromium is on the PATH, so the HTML catalogue was not tried in a browser.");
        }
        assumeTrue(browser != null, "a Chromium on the PATH");
        String long_ = "x".repeat(300);
        String wide = withProperty("required", "{\"enum\":[\"" + long_ + "\"],\"description\":\"" + long_ + "\"}");
        Path classes = classes("phone", tool("t".repeat(64), wide), tool("other", "{}"));
        // A frame can be as narrow as a phone; the browser's window has a minimum width.
        Path page = Files.writeString(
                folder.resolve("tools.html"), run("--html", classes).out());
        Path frame = Files.writeString(
                folder.resolve("frame.html"),
                """
                <iframe id="page" src="%s" width="360" height="740"></iframe>
                <p id="result">none</p>
                <script>
                page.onload = () => {
                    const seen = page.contentDocument;
                    const root = seen.documentElement;
                    result.textContent = [root.scrollWidth <= root.clientWidth, seen.querySelectorAll('article').length,
                        getComputedStyle(seen.body).fontSize, seen.title].join(' ');
                };
                </script>
                """
                        .formatted(page.getFileName()));
        Process process = new ProcessBuilder(
                        browser,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--allow-file-access-from-files",
                        "--virtual-time-budget=5000",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--dump-dom",
                        frame.toUri().toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        String dom = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(2, TimeUnit.MINUTES));
        assertTrue(dom.contains("<p id=\"result\">true 2 16px Tools</p>"), dom);
    }

    @Test
    void a_called_tool_prints_what_the_model_would_read() {
        assertEquals(new Ended(0, "Hello Ada\n", ""), run("call", SHOP + "ShopTools", "greet", "{\"name\": \"Ada\"}"));
        assertEquals(new Ended(0, "2026\n", ""), run("call", SHOP + "Clock", "year"));
        assertEquals(new Ended(0, "always\n", ""), run("call", SHOP + "DeskHours", "opening_hours"));
        assertEquals(new Ended(0, "dingding\n", ""), run("call", SHOP + "FrontDesk", "ring", "{\"times\": 2}"));
        assertEquals(
                new Ended(1, "There is no order 9.\n", ""), run("call", SHOP + "ShopTools", "track", "{\"id\": 9}"));
    }

    @Test
    void a_called_tool_that_throws_shows_the_exception_apart() {
        Ended ended = run("call", SHOP + "ShopTools", "break_down");
        assertEquals(1, ended.code());
        assertEquals("Invoking this tool produced an error. Detailed information is not available.\n", ended.out());
        assertTrue(
                ended.err()
                        .startsWith(
                                "The model does not see this exception:\njava.lang.IllegalStateException: the stock's"
                                        + " password is secret\n\tat "),
                ended.err());
    }

    @Test
    void a_call_that_cannot_be_made_is_one_line() {
        assertEquals(
                new Ended(
                        1,
                        "",
                        "The tool greet has no argument 'nam' (did you mean 'name'?). It has: name. --unknown allows"
                                + " others.\n"),
                run("call", SHOP + "ShopTools", "greet", "{\"nam\": \"Ada\"}"));
        assertEquals(
                new Ended(0, "Hello Ada\n", ""),
                run("call", "--unknown", SHOP + "ShopTools", "greet", "{\"name\": \"Ada\", \"x\": 1}"));
        assertEquals(new Ended(1, "", "There is no class a.B on the class path.\n"), run("call", "a.B", "greet"));
        assertEquals(
                new Ended(1, "", "There is no tool 'yaer'. There are: year.\n"), run("call", SHOP + "Clock", "yaer"));
        assertEquals(1, run("call", SHOP + "Clock", "year", "[1]").code());
        assertEquals(1, run("call", "java.lang.String", "year").code());
        assertEquals(2, run("call", SHOP + "Clock").code());
    }
}
