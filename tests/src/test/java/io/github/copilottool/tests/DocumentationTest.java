package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that the code and commands in the documentation work as they are printed. {@link DocumentedBlock} says how a
 * page marks them. The jars come from a {@link LocalRepository} of these tests, so that no older ones are used.
 */
class DocumentationTest {
    private static final Path REPOSITORY = Built.TESTS.getParent();
    private static final Path WORK = Built.WORK.resolve("docs");
    private static final Path GETTING_STARTED = REPOSITORY.resolve("docs/getting-started.md");
    private static final Pattern OPTION = Pattern.compile("-A([a-z.]+)=([\\w,-]+)");

    private static final Once<StatedNames> NAMES = new Once<>(() -> new StatedNames(REPOSITORY));

    private static final Pattern CODE = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** Pages that are printed from sources which other tests compile. */
    private static final Set<String> PRINTED = Set.of("types.md", "diagnostics.md");

    /** Pages about this repository. */
    private static final List<String> INTERNAL = List.of("ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md");

    /** Names on pages that look like a path or a test of this repository and are something else. */
    private static final Set<String> NOT_OF_THIS_REPOSITORY = Set.of(
            // In the reader's own project.
            "src/main/java/Tools.java",
            // Settings of MCP clients, and methods of the protocol.
            ".vscode/mcp.json",
            "claude_desktop_config.json",
            "notifications/cancelled",
            "tools/call",
            // A tool of the CLI.
            "fetch_copilot_cli_documentation",
            // A module of the JDK.
            "java.xml",
            // Entries of jars.
            "META-INF/MANIFEST.MF",
            "META-INF/licenses",
            "META-INF/maven/",
            "META-INF/sbom",
            // A member of MCP's messages.
            "io.github.copilottool/sha256",
            // An output of the benchmarks.
            "benchmarks.json",
            // A tool's name.
            "get_u_r_l");

    /** Identifiers on {@link #INTERNAL} pages that are in no source: of tools, and a future pom. */
    private static final Set<String> NOT_OF_THE_SOURCES = Set.of("actionlint", "rustfmt", "scm");

    /** The imports that snippets with a method or a record omit. */
    private static final String IMPORTS = Stream.of(
                    "com.fasterxml.jackson.annotation.*",
                    "com.github.copilot.*",
                    "com.github.copilot.tool.*",
                    "jakarta.validation.constraints.*",
                    "java.math.*",
                    "java.net.*",
                    "java.time.*",
                    "java.util.*",
                    "java.util.concurrent.*",
                    "org.jspecify.annotations.*")
            .map(name -> "import " + name + ";\n")
            .collect(Collectors.joining());

    @Test
    void maven_works_by_copy_and_paste() {
        run("maven", mavenAndJava());
    }

    @Test
    void javac_works_by_copy_and_paste() {
        run("javac", mavenAndJava());
    }

    @Test
    void gradle_works_by_copy_and_paste() {
        List<Path> path = new ArrayList<>(mavenAndJava());
        path.add(0, gradle());
        run("gradle", path);
    }

    @Test
    void the_quickstart_takes_the_sdk_in_place_of_the_api() {
        Path folder = emptied("quickstart");
        Path quickstart = REPOSITORY.resolve("examples/quickstart");
        Tree.texts(quickstart.resolve("src"), file -> true)
                .forEach((file, text) -> Tree.write(folder.resolve("src").resolve(file), text));
        Tree.write(folder.resolve("pom.xml"), Tree.read(quickstart.resolve("pom.xml")));
        // A build cannot rely on a repository with the SDK, so our API is installed under the SDK's name (R2.1).
        LocalRepository.installAsSdk("0.0.0-stub");
        Shell.run(folder, mavenAndJava(), "mvn -q -Dcopilot.sdk.version=0.0.0-stub compile");
        assertTrue(hasCompanion(folder));
        Ended without = Shell.end(folder, mavenAndJava(), "mvn -q -Dcopilot.sdk.version=0.0.0-none compile");
        assertTrue(
                without.code() != 0 && without.output().contains("com.github:copilot-sdk-java:jar:0.0.0-none"),
                without::output);
    }

    @Test
    void the_quickstart_prints_what_the_readme_shows() {
        Path folder = emptied("quickstart-output");
        Tree.sources(REPOSITORY.resolve("examples/quickstart/src/main/java"))
                .forEach(source -> Tree.write(folder.resolve(source.getFileName()), Tree.read(source)));
        assertCompiles(folder, "Also.java", "class Also {}\n", List.of("-Acopilot.experimental.allowed=true"));
        List<Path> path = new ArrayList<>(Surface.of(List.of()).classPath());
        path.add(folder.resolve("classes"));
        Ended ended = Jdk.running().run("java", List.of("-cp", Compilation.joined(path), "com.example.orders.Main"));
        String shown = DocumentedBlock.of(REPOSITORY.resolve("README.md")).stream()
                .filter(block -> block.mark().equals("prints: quickstart"))
                .map(DocumentedBlock::text)
                .findFirst()
                .orElseThrow();
        assertEquals(shown.strip(), ended.output().strip());
    }

    /** The rules are for whoever changes the processor. Users have the pages that explain it. */
    @Test
    void pages_for_users_name_no_rules() {
        Pattern rule = Pattern.compile("\\bR\\d+\\.\\d+\\b");
        List<String> named = new ArrayList<>();
        for (Path page : pages()) {
            if (!page.endsWith("docs/rules.md")) {
                rule.matcher(Tree.read(page))
                        .results()
                        .forEach(found -> named.add(Tree.relative(REPOSITORY, page) + " names " + found.group()));
            }
        }
        assertEquals(List.of(), named);
    }

    @TestFactory
    Stream<DynamicTest> java_snippets_compile() {
        return pages().stream()
                .filter(page -> !PRINTED.contains(page.getFileName().toString()))
                .flatMap(page -> DocumentedBlock.of(page).stream())
                .filter(block -> block.language().equals("java"))
                .map(block -> dynamicTest(block.toString(), () -> checkJava(block)));
    }

    /** The entry for GraalVM must register what {@code fromObject} looks up: the class and its constructor. */
    @Test
    void the_entry_for_native_images_names_a_companion_and_its_constructor() throws ReflectiveOperationException {
        Path page = REPOSITORY.resolve("docs/native-image.md");
        JsonNode entry = DocumentedBlock.of(page).stream()
                .filter(block -> block.language().equals("json"))
                .map(block -> Json.plain(block.text()))
                .findFirst()
                .orElseThrow()
                .path(0);
        Path folder = emptied("native-image");
        Tree.sources(REPOSITORY.resolve("examples/quickstart/src/main/java"))
                .forEach(source -> Tree.write(folder.resolve(source.getFileName()), Tree.read(source)));
        assertCompiles(folder, "Also.java", "class Also {}\n", List.of("-Acopilot.experimental.allowed=true"));
        Class<?> companion = Run.loader(
                        List.of(folder.resolve("classes")),
                        Surface.of(List.of()).loader())
                .loadClass(entry.path("name").textValue());
        assertEquals(0, companion.getConstructor().getParameterCount());
        assertEquals(Json.plain("[{\"name\": \"<init>\", \"parameterTypes\": []}]"), entry.path("methods"));
    }

    @TestFactory
    Stream<DynamicTest> every_option_is_shown_for_each_build() {
        return Stream.of("maven", "gradle", "javac")
                .map(build -> dynamicTest(build, () -> {
                    List<MatchResult> shown = DocumentedBlock.of(GETTING_STARTED).stream()
                            .filter(block -> block.mark().equals("options: " + build))
                            .flatMap(block -> OPTION.matcher(block.text()).results())
                            .toList();
                    assertEquals(
                            List.copyOf(supportedOptions()),
                            shown.stream().map(one -> one.group(1)).sorted().toList());
                    List<String> options =
                            shown.stream().map(MatchResult::group).toList();
                    assertCompiles(emptied("options-" + build), "Tools.java", firstTool(), options);
                }));
    }

    @Test
    void versions_in_the_documentation_are_this_builds() {
        Pattern version = Pattern.compile("copilot-tool-(?:api|processor|mcp)(?:</artifactId>\\s*<version>|[:-])"
                + "(\\d+\\.\\d+\\.\\d+(?:-SNAPSHOT)?)|<copilot-tool\\.version>([^<]+)<");
        List<Path> files = new ArrayList<>(pages());
        files.add(REPOSITORY.resolve("examples/quickstart/pom.xml"));
        files.add(REPOSITORY.resolve("examples/mcp-server/pom.xml"));
        Set<String> versions = files.stream()
                .flatMap(file -> version.matcher(Tree.read(file)).results())
                .map(one -> one.group(1) == null ? one.group(2) : one.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(System.getProperty("tests.version")), versions);
    }

    @TestFactory
    Stream<DynamicTest> links_lead_somewhere() {
        Pattern link = Pattern.compile("]\\((?!https?:)([^)#]*)(?:#([^)]+))?\\)");
        List<Path> all = new ArrayList<>(pages());
        Stream.of("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "PROTOCOL.md", "SECURITY.md", "tests/README.md")
                .forEach(page -> all.add(REPOSITORY.resolve(page)));
        return all.stream()
                .map(page -> dynamicTest(REPOSITORY.relativize(page).toString(), () -> {
                    List<String> dead = new ArrayList<>();
                    link.matcher(CODE.matcher(Tree.read(page)).replaceAll(""))
                            .results()
                            .forEach(one -> {
                                Path target = one.group(1).isEmpty() ? page : page.resolveSibling(one.group(1));
                                boolean lives = Files.exists(target)
                                        && (one.group(2) == null
                                                || anchors(target).contains(one.group(2)));
                                if (!lives) {
                                    dead.add(one.group());
                                }
                            });
                    assertEquals(List.of(), dead);
                }));
    }

    @Test
    void files_and_tests_that_are_named_exist() {
        List<Path> stating = new ArrayList<>(pages());
        stating.removeIf(page -> PRINTED.contains(page.getFileName().toString()));
        stating.add(REPOSITORY.resolve("PROTOCOL.md"));
        assertNamed(NOT_OF_THIS_REPOSITORY, stating, NAMES.get()::missing);
    }

    @Test
    void identifiers_that_are_named_are_in_the_sources() {
        assertNamed(NOT_OF_THE_SOURCES, List.of(), NAMES.get()::unknown);
    }

    /**
     * Checks names on the pages about this repository, in the comments of its modules, and on more pages.
     *
     * @param known the names that the check is expected to return
     * @param more the further pages
     * @param check returns the names of a page that do not exist
     */
    private static void assertNamed(Set<String> known, List<Path> more, Function<String, List<String>> check) {
        Map<String, String> stating = StatedNames.moduleComments(REPOSITORY);
        INTERNAL.forEach(page -> stating.put(page, Tree.read(REPOSITORY.resolve(page))));
        more.forEach(page -> stating.put(Tree.relative(REPOSITORY, page), Tree.read(page)));
        Set<String> unseen = new TreeSet<>(known);
        List<String> wrong = new ArrayList<>();
        stating.forEach((place, text) -> check.apply(text).forEach(name -> {
            unseen.remove(name);
            if (!known.contains(name)) {
                wrong.add(place + " names " + name);
            }
        }));
        assertEquals("", String.join("\n", wrong), "names that do not exist");
        assertEquals(Set.of(), unseen, "names that this test lists, and no page or comment of a module");
    }

    @Test
    void what_does_not_exist_is_noticed() {
        StatedNames names = new StatedNames(
                Set.of("a", "a/b", "a/b/Some.java", "a/SomeTest.java", "a/tests", "a/tests/page.rs"),
                Set.of("Some", "method"),
                Set.of("a_test_of_something"));
        assertEquals(
                List.of(),
                names.missing(
                        "`a/b/`, `b/Some.java`, `a/**/*.java`, `<name>/Some.java`, `a/target/x.jar`, `SomeTest`,"
                                + " `a_test_of_something`, `mvn -Dtest=SomeTest`, `cargo test --test page`\n```\n`c/d`\n```\n"));
        assertEquals(
                List.of("a/c", "Other.java", "a/*.rs", "c/target/x.jar", "OtherTest", "a_test_of_nothing"),
                names.missing("`a/c` `Other.java` `a/*.rs` `c/target/x.jar` `OtherTest` `a_test_of_nothing`"));
        assertEquals(
                List.of("-Dtest=OtherTest", "--test other"),
                names.missing("```sh\nmvn -Dtest=OtherTest\ncargo test --test other\n```"));
        assertEquals(List.of("Some.other", "Other"), names.unknown("`Some.method()` `Some.other` `Other` `x y`"));
        String rust =
                "//! Uses [`Some::other`] and `a\n//! c`,\n//!\n//! ```\n//! `Fenced`\n//! ```\n//! `Other`.\n\n// `None`\n";
        assertEquals(List.of("Some::other", "Other"), names.unknown(StatedNames.moduleComment("a/b.rs", rust)));
        String java =
                "/** Has {@code Some}, {@code x y} and {@link Some#other(int)\n * this}. */\npackage a; // {@code\n// Other}";
        assertEquals(
                List.of("Some.other", "Other"), names.unknown(StatedNames.moduleComment("a/package-info.java", java)));
    }

    /** Returns the anchors of a page's headings, as links name them. */
    private static Set<String> anchors(Path page) {
        return CODE.matcher(Tree.read(page))
                .replaceAll("")
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("^#+ ", ""))
                .map(DocumentationTest::anchor)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns a heading's anchor, as links name it. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    /**
     * Writes the files that the page marks for a folder, runs the commands in it, and searches for the output on the
     * page. Then runs the last commands again, with a source for which the processor has a warning.
     */
    private static void run(String name, List<Path> path) {
        Path folder = emptied(name);
        LocalRepository.folder();
        String output = "";
        String commands = null;
        for (DocumentedBlock block : DocumentedBlock.of(GETTING_STARTED)) {
            block.filesFor(name).forEach(file -> Tree.write(folder.resolve(file), block.text()));
            if (block.mark().equals("run: " + name)) {
                commands = block.text();
                output = Shell.run(folder, path, commands);
            } else if (block.mark().equals("prints: " + name)) {
                assertTrue(output.contains(block.text().strip()), output);
            }
        }
        assertTrue(commands != null, "getting-started.md has no commands marked run: " + name);
        assertTrue(hasCompanion(folder), "no companion below " + folder);
        // A user who makes a mistake must see the warning.
        Path source = folder.resolve("src/main/java/Tools.java");
        Tree.write(source, Tree.read(source).replace(" add(", " view("));
        String warned = Shell.run(folder, path, commands);
        assertTrue(warned.contains("[copilot-name-builtin]"), warned);
    }

    private static boolean hasCompanion(Path folder) {
        return !Tree.files(folder, file -> file.toString().endsWith("Tools$$CopilotToolMeta.class"))
                .isEmpty();
    }

    private static void checkJava(DocumentedBlock block) {
        String text = block.text();
        if (block.mark().startsWith("from: ")) {
            Path source = REPOSITORY.resolve(block.mark().substring("from: ".length()));
            assertTrue(
                    Stream.of(0, 4, 8, 12).anyMatch(indentation -> Tree.read(source)
                            .contains(text.stripTrailing()
                                    .indent(indentation)
                                    .replaceAll("(?m)^ +$", "")
                                    .stripTrailing())),
                    source::toString);
            return;
        }
        Path folder = emptied("snippets/" + block.toString().replaceAll("\\W+", "-"));
        List<String> options = List.of("-Acopilot.experimental.allowed=true");
        if (text.startsWith("module ")) {
            Tree.sources(REPOSITORY.resolve("examples/quickstart/src/main/java"))
                    .forEach(source -> Tree.write(
                            folder.resolve("com/example/orders").resolve(source.getFileName()), Tree.read(source)));
            // The package that the quickstart's main class uses besides the API's.
            assertCompiles(
                    folder,
                    "module-info.java",
                    text.replace("{\n", "{\n    requires com.fasterxml.jackson.databind;\n"),
                    options);
        } else if (text.contains("CopilotClient")) {
            // Sessions are part of the SDK: stubs have the few types that the page's last step uses, with the page's
            // own tools.
            Path stubs = Built.TESTS.resolve("session");
            Tree.texts(stubs, file -> true).forEach((file, source) -> Tree.write(folder.resolve(file), source));
            DocumentedBlock.of(GETTING_STARTED).stream()
                    .filter(each -> each.filesFor("javac").contains("src/main/java/Tools.java"))
                    .forEach(each -> Tree.write(folder.resolve("Tools.java"), each.text()));
            assertCompiles(folder, "Chat.java", text, options);
        } else if (text.matches("(?s)import .*\n(public )?(class|interface) .*")) {
            assertCompiles(folder, "Tools.java", text, options);
        } else {
            // A snippet of members begins with the imports that not every page has.
            String members = text.replaceAll("(?m)^import .*\n", "");
            String imports = text.substring(0, text.length() - members.length());
            assertCompiles(
                    folder, "Tools.java", IMPORTS + imports + "class Tools {\n" + members.indent(4) + "}\n", options);
        }
    }

    /** Checks that sources compile without a diagnostic. */
    private static void assertCompiles(Path folder, String file, String text, List<String> options) {
        Tree.write(folder.resolve(file), text);
        var compilation = new Compilation(
                folder,
                Tree.sources(folder),
                Surface.of(List.of()).classPath(),
                List.of(Built.processor()),
                folder.resolve("generated"),
                folder.resolve("classes"),
                options);
        var outcome = Run.unrecorded(compilation::run);
        assertTrue(outcome.succeeded(), () -> Reported.print(outcome.reported()));
        assertEquals("", Reported.print(outcome.reported()));
    }

    private static String firstTool() {
        return DocumentedBlock.of(GETTING_STARTED).stream()
                .filter(block -> block.filesFor("maven").contains("src/main/java/Tools.java"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    /** Returns the options that users set; kapt's own is set by kapt. */
    private static Set<String> supportedOptions() throws ReflectiveOperationException, IOException {
        try (var loader =
                new URLClassLoader(new URL[] {Built.processor().toUri().toURL()})) {
            Set<String> options = new TreeSet<>(((Processor)
                            loader.loadClass(Run.PROCESSOR).getConstructor().newInstance())
                    .getSupportedOptions());
            options.remove("kapt.kotlin.generated");
            return options;
        }
    }

    /** Returns folders with the commands {@code mvn}, {@code java} and {@code javac}. */
    private static List<Path> mavenAndJava() {
        Path maven = Path.of(System.getProperty("tests.maven"), "bin", "mvn");
        return List.of(
                Shell.command("mvn", maven + " -B -Dmaven.repo.local=" + LocalRepository.folder()),
                Path.of(System.getProperty("java.home"), "bin"));
    }

    /** Returns a folder with the command {@code gradle}. Without Gradle the test is skipped. */
    private static Path gradle() {
        Optional<Path> found = Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, "gradle"))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isEmpty()) {
            String missing = "SKIPPED: no gradle on the PATH, so what the documentation says of it is not run.";
            System.out.println(missing);
            return abort(missing);
        }
        // The page requires Gradle 4.6. Older versions do not have the configuration.
        Path older = WORK.resolve("annotation-processor.gradle");
        Tree.write(
                older,
                """
                if (GradleVersion.current() < GradleVersion.version('4.6')) {
                    println 'Gradle before 4.6: an init script stands in for the configuration annotationProcessor.'
                    allprojects {
                        plugins.withId('java') {
                            configurations.create('annotationProcessor')
                            tasks.withType(JavaCompile) {
                                options.annotationProcessorPath = configurations.annotationProcessor
                            }
                        }
                    }
                }
                """);
        return Shell.command(
                "gradle",
                found.get() + " --no-daemon --init-script " + older + " -Dmaven.repo.local="
                        + LocalRepository.folder());
    }

    /** Returns README and the pages below {@code docs}. */
    private static List<Path> pages() {
        List<Path> pages = new ArrayList<>(List.of(REPOSITORY.resolve("README.md")));
        pages.addAll(
                Tree.files(REPOSITORY.resolve("docs"), file -> file.toString().endsWith(".md")));
        assertFalse(pages.size() < 2);
        return pages;
    }

    private static Path emptied(String name) {
        return Tree.emptied(WORK.resolve(name));
    }
}
