package io.github.copilottool.testkit;

import static io.github.copilottool.testkit.Ended.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the command as its user sees it: input, the two streams, the exit code. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CatalogCommandTest {
    private static final String CLASSES = System.getProperty("testkit.test-classes");
    private static final String SHOP = "io.github.copilottool.testkit.shop.";

    @TempDir
    Path folder;

    private Path directory(String name, String toolClass, String catalogue) throws IOException {
        Path catalogues = folder.resolve(name).resolve("META-INF/copilot-tools");
        Files.createDirectories(catalogues);
        Files.writeString(catalogues.resolve(toolClass + ".json"), catalogue);
        return folder.resolve(name);
    }

    private Path jar(String name, String toolClass, String catalogue) throws IOException {
        Path jar = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/copilot-tools/"));
            out.putNextEntry(new JarEntry("META-INF/copilot-tools/deeper/no.json"));
            out.putNextEntry(new JarEntry("META-INF/copilot-tools/" + toolClass + ".json"));
            out.write(catalogue.getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    private static String catalogue(String toolClass, String... tools) {
        List<String> entries = new ArrayList<>();
        for (String tool : tools) {
            entries.add("{\"name\":\"" + tool + "\",\"method\":\"m\",\"description\":\"D.\",\"parameters\":{}}");
        }
        return "{\"class\":\"" + toolClass + "\",\"tools\":[" + String.join(",", entries) + "]}\n";
    }

    private static void assertFault(int code, String line, Ended ended) {
        assertEquals(new Ended(code, "", line + "\n"), ended);
    }

    @Test
    void what_the_processor_wrote_is_a_table() {
        assertEquals(
                new Ended(
                        0,
                        """
                        BYTES  TOOL
                          114  break_down()
                               Breaks at once.
                               io.github.copilottool.testkit.shop.ShopTools.breakDown
                          113  break_later()
                               Breaks later.
                               io.github.copilottool.testkit.shop.ShopTools.breakLater
                          108  dream()
                               Is never done.
                               io.github.copilottool.testkit.shop.ShopTools.dream
                          264  find_order(id: integer, extent?: ALL|HEAD = "ALL")
                               Finds an order.
                               io.github.copilottool.testkit.shop.ShopTools.findOrder
                          173  greet(name: string)
                               Greets a customer.
                               io.github.copilottool.testkit.shop.ShopTools.greet [skipPermission, defer=never]
                          108  open_register()
                               Opens.
                               io.github.copilottool.testkit.shop.Register.openRegister
                          108  open_register()
                               Opens.
                               io.github.copilottool.testkit.shop.Till.openRegister
                          172  track(id: integer)
                               Tells where an order is.
                               io.github.copilottool.testkit.shop.ShopTools.track
                          114  who_calls()
                               Tells who calls.
                               io.github.copilottool.testkit.shop.ShopTools.whoCalls
                         1274  9 tools
                        """,
                        ""),
                run(CLASSES, "--class", SHOP + "ShopTools", "--class", SHOP + "Till", "--class", SHOP + "Register"));
    }

    @Test
    void and_json_that_says_what_the_tools_definitions_say() {
        assertEquals(
                new Ended(
                        0,
                        """
                        {
                          "tools": [
                            {
                              "name": "open_register",
                              "class": "io.github.copilottool.testkit.shop.Till",
                              "description": "Opens.",
                              "parameters": {
                                "type": "object",
                                "properties": {},
                                "required": []
                              },
                              "method": "openRegister()",
                              "declaredIn": "io.github.copilottool.testkit.shop.Register",
                              "sha256": "7821bec4efd505ca35a74c1e07859ad831d38c31d3360e07618346d91e3c971d"
                            },
                            {
                              "name": "year",
                              "class": "io.github.copilottool.testkit.shop.Clock",
                              "description": "Tells the year.",
                              "parameters": {
                                "type": "object",
                                "properties": {},
                                "required": []
                              },
                              "method": "year()",
                              "sha256": "cd372e1db005bcd06b2dde44a8da1e8b3ee4c98d09bf677789f01e467407d86a"
                            }
                          ]
                        }
                        """,
                        ""),
                run("--json", "--class", SHOP + "Till", "--class", SHOP + "Clock", CLASSES));
    }

    @Test
    void several_classes_with_a_tool_of_one_name_are_a_fault() {
        Ended ended = run(CLASSES);
        assertEquals(1, ended.code());
        assertTrue(ended.out().startsWith("BYTES  TOOL\n"), ended.out());
        assertTrue(
                ended.err()
                        .lines()
                        .toList()
                        .contains("Several tools are called 'greet': of " + SHOP + "OtherShop and " + SHOP
                                + "ShopTools. A session that is given both runs the second where the model saw the first."
                                + " --class prints the tools of one session."),
                ended.err());
    }

    @Test
    void directories_and_jars_are_merged_in_an_order_of_its_own() throws IOException {
        Path one = directory("one", "b.B", catalogue("b.B", "zeta", "beta"));
        Path two = jar("two.jar", "a.A", catalogue("a.A", "gamma"));
        Ended ended = run("--json", one, two);
        assertEquals(0, ended.code(), ended.err());
        assertEquals(ended, run(two, one, "--json"));
        assertEquals(
                List.of("beta", "gamma", "zeta"),
                ended.out()
                        .lines()
                        .filter(line -> line.contains("\"name\""))
                        .map(line -> line.replaceAll(".*: \"|\",", ""))
                        .toList());
    }

    @Test
    void a_class_path_is_read_as_java_reads_it() throws IOException {
        directory("classes", "a.A", catalogue("a.A", "alpha"));
        Files.createDirectories(folder.resolve("lib"));
        jar("lib/one.jar", "b.B", catalogue("b.B", "beta"));
        Files.writeString(folder.resolve("lib/README"), "no jar, and not asked for");
        String classPath = String.join(
                File.pathSeparator,
                folder.resolve("classes").toString(),
                folder.resolve("never-made").toString(),
                "",
                folder + File.separator + "lib" + File.separator + "*");
        Ended ended = run("--class-path", classPath);
        assertEquals(0, ended.code(), ended.err());
        assertTrue(ended.out().contains("  alpha()\n") && ended.out().contains("  beta()\n"), ended.out());
        assertEquals(
                0, run("--class-path", classPath, folder.resolve("classes")).code());
    }

    @Test
    void one_class_told_differently_by_two_places_is_a_fault() throws IOException {
        Path one = directory("one", "a.A", catalogue("a.A", "alpha"));
        Path two = jar("two.jar", "a.A", catalogue("a.A", "beta"));
        assertFault(
                1,
                "The catalogues of a.A differ: " + one.resolve("META-INF/copilot-tools/a.A.json") + " and " + two
                        + "!/META-INF/copilot-tools/a.A.json.",
                run(one, two));
    }

    @Test
    void places_without_catalogues_are_a_fault_together() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        String line =
                "No tools are catalogued there. The processor writes catalogues with -Acopilot.tool.catalog=true.";
        assertFault(1, line, run(empty));
        assertFault(1, line, run("--class-path", folder.resolve("nowhere")));
        Path full = directory("full", "a.A", catalogue("a.A", "alpha"));
        assertEquals(0, run(empty, full).code());
        assertFault(
                1,
                "No tools are catalogued of a.B. There are those of a.A.",
                run(full, "--class", "a.A", "--class", "a.B"));
    }

    @Test
    void what_cannot_be_read_is_one_line() throws IOException {
        Path missing = folder.resolve("missing");
        assertFault(1, missing + " does not exist.", run(missing));
        assertFault(1, "No file can be called a .", run("a\0"));

        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertOneLine(text + " is neither a directory nor a jar: ", run(text));
        assertOneLine(text + " is neither a directory nor a jar: ", run("--class-path", folder + "/*"));
        assertOneLine("is neither a directory nor a jar: ", run(Files.write(folder.resolve("empty.zip"), new byte[0])));
        Path cut = jar("cut.jar", "a.A", catalogue("a.A", "alpha"));
        byte[] bytes = Files.readAllBytes(cut);
        Files.write(cut, java.util.Arrays.copyOf(bytes, bytes.length / 2));
        assertOneLine(cut + " is neither a directory nor a jar: ", run(cut));

        Path directory = directory("directory", "a.A", "");
        Path file = directory.resolve("META-INF/copilot-tools/a.A.json");
        Files.delete(file);
        Files.createDirectory(file);
        assertOneLine(file + " cannot be read: ", run(directory));
        Path noFolder = folder.resolve("no-folder");
        Files.createDirectories(noFolder.resolve("META-INF"));
        Files.writeString(noFolder.resolve("META-INF/copilot-tools"), "");
        assertOneLine("META-INF/copilot-tools cannot be read: ", run(noFolder));
    }

    @Test
    void a_jar_whose_entry_is_damaged_is_one_line() throws IOException {
        Path jar = jar("damaged.jar", "a.A", catalogue("a.A", "alpha", "beta", "gamma", "delta"));
        byte[] bytes = Files.readAllBytes(jar);
        String latin = new String(bytes, StandardCharsets.ISO_8859_1);
        int content = latin.lastIndexOf("META-INF/copilot-tools/a.A.json", latin.indexOf("PK\1\2")) + 40;
        java.util.Arrays.fill(bytes, content, content + 30, (byte) 0xff);
        Files.write(jar, bytes);
        assertOneLine(jar + "!/META-INF/copilot-tools/a.A.json cannot be read: ", run(jar));
    }

    @Test
    void what_is_no_catalogue_is_one_line_with_its_place() throws IOException {
        List<String> damaged =
                List.of("", "{", "[]", "{\"class\":\"a.A\"}", "{\"class\":1,\"tools\":[]}", "null", "{} x");
        for (String text : damaged) {
            Path one = directory("one", "a.A", text);
            assertOneLine(one.resolve("META-INF/copilot-tools/a.A.json") + " is no", run(one));
        }
        Path at = directory("one", "a.A", "{\"class\": \"a.A\",\n  \"tools\": [}\n");
        assertOneLine("a.A.json is not JSON at line 2, column 13: ", run(at));
        assertOneLine("a.A.json is not JSON at ", run(directory("one", "a.A", "{\"class\":\"a.A\",\"class\":\"b\"}")));
        assertOneLine("a.A.json is not JSON", run(directory("one", "a.A", "[".repeat(100_000))));
        for (String tool : List.of("{}", "1", "{\"name\":\"a\"}", "{\"name\":1,\"parameters\":{}}")) {
            Path one = directory("one", "a.A", "{\"class\":\"a.A\",\"tools\":[" + tool + "]}");
            assertOneLine(" is no catalogue: a tool has no name or no parameters.", run(one));
        }
        Path latin = directory("latin", "a.A", "");
        Files.write(latin.resolve("META-INF/copilot-tools/a.A.json"), new byte[] {'"', (byte) 0xfc, '"'});
        assertOneLine("a.A.json is not UTF-8.", run(latin));
        assertOneLine("jar!/META-INF/copilot-tools/a.A.json is not JSON", run(jar("x.jar", "a.A", "{")));
    }

    private static void assertOneLine(String part, Ended ended) {
        assertEquals(1, ended.code(), ended.toString());
        assertEquals("", ended.out());
        assertEquals(1, ended.err().lines().count(), ended.err());
        assertTrue(ended.err().contains(part), ended.err());
    }

    @Test
    void a_wrong_command_line_is_told_from_wrong_input() {
        String help = " --help explains the command.";
        assertFault(2, "Say which directories or jars to look into." + help, run());
        assertFault(2, "Say which directories or jars to look into." + help, run("--json"));
        assertFault(2, "There is no option --xml." + help, run("--xml", CLASSES));
        assertFault(2, "The option --class needs a value." + help, run(CLASSES, "--class"));
        assertEquals(new Ended(0, CatalogCommand.HELP, ""), run("--no-such-option", "--help"));
    }

    @Test
    void a_table_has_a_line_for_each_tool_whatever_the_texts_hold() throws IOException {
        Path one = directory(
                "one",
                "a.A",
                "{\"class\":\"a.A\",\"tools\":[{\"name\":\"t\",\"method\":\"m\",\"description\":\"A\\nb\\u001b[31m \\u0085"
                        + "\ud83d\ude00".repeat(100) + "\",\"isTerminal\":true,\"metadata\":{\"k\":1},\"parameters\":"
                        + "{\"properties\":{\"x\":{}}},\"outputSchema\":{\"type\":\"object\"}}]}");
        String face = "\ud83d\ude00";
        assertEquals(
                List.of(
                        "BYTES  TOOL",
                        "  483  t(x?: any)",
                        "       A b [31m",
                        "       " + face.repeat(93),
                        "       " + face.repeat(7),
                        "       a.A.m [isTerminal]",
                        "  483  1 tool"),
                run(one).out().lines().toList());
    }

    @Test
    void the_merged_json_keeps_texts_and_numbers() throws IOException {
        Path one = directory(
                "one",
                "a.A",
                "{\"class\":\"a.A\",\"tools\":[{\"name\":\"t\",\"parameters\":{\"a\":1.50,\"b\":12345678901234567890.1,"
                        + "\"c\":null,\"d\":\"\\u00fc\\\"\"}}]}");
        assertTrue(
                run("--json", one)
                        .out()
                        .contains(
                                """
                              "parameters": {
                                "a": 1.50,
                                "b": 12345678901234567890.1,
                                "c": null,
                                "d": "\u00fc\\""
                              }
                        """),
                () -> run("--json", one).out());
    }

    @Test
    void the_command_needs_neither_the_tool_classes_nor_the_api() throws IOException, InterruptedException {
        List<String> classPath = new ArrayList<>(List.of(System.getProperty("testkit.classes")));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (entry.matches(".*jackson-(core|databind|annotations)-[^/\\\\]*\\.jar")) {
                classPath.add(entry);
            }
        }
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=ISO-8859-1",
                        "-cp",
                        String.join(File.pathSeparator, classPath),
                        CatalogCommand.class.getName(),
                        "--json",
                        directory("one", "a.A", catalogue("a.A", "\u00fcber")).toString())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        assertEquals(run("--json", folder.resolve("one")).out(), output);
    }

    @Test
    void an_output_that_nobody_takes_is_no_stack_trace() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream closed = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        closed.close();
        CatalogCommand.run(List.of("--help"), closed, new PrintStream(err, true, StandardCharsets.UTF_8));
        assertTrue(closed.checkError());
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }
}
