package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compiles tools beside other annotation processors, whose classes and constants they need: before and after these,
 * from nothing and with the generated classes on the class path, with the newest Jackson. The nightly run does it on
 * all JDKs. All companions are the same.
 */
@Tag("R8.3")
@Tag("R7.28")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ProcessorsTest {
    private static final String COMPANION = "com/example/Tools$$CopilotToolMeta.java";

    private static Project project;
    private static List<Path> jars;

    @BeforeAll
    static void download() {
        project = Project.of("processors", Jdk.running());
        project.maven(
                        "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies",
                        "-DoutputDirectory=target/lib")
                .well();
        jars = Folder.files(project.folder().resolve("target/lib"), ".jar");
        if (!Settings.NIGHTLY) {
            System.out.println("SKIPPED: other JDKs beside other processors. -Pnightly compiles with them, too.");
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "lombok, lombok-1, find change move weigh set",
        "immutables, value-2, order greet feed feed",
        "auto-value, auto-value-1, pay greet",
        "record-builder, record-builder-processor-, greet",
        "freebuilder, freebuilder-, greet",
        "mapstruct, mapstruct-processor-, map",
        "hibernate, hibernate-processor-, find save",
        "jackson, jackson-databind-, build"
    })
    void companions_are_complete_and_the_same(String name, String jar, String calls) throws IOException {
        Map<String, String> companions = new LinkedHashMap<>();
        List<String> processors = processors(jar);
        Path clean = null;
        for (Jdk jdk : Settings.NIGHTLY ? Jdk.all() : List.of(Jdk.running())) {
            for (boolean isFirst : new boolean[] {true, false}) {
                List<String> order = new ArrayList<>(processors);
                order.add(isFirst ? 0 : order.size(), "com.github.copilot.tool.CopilotToolProcessor");
                String title = name + "-" + jdk.version() + (isFirst ? "-first" : "-last");
                Path all =
                        compile(title, jdk, order, Folder.files(project.folder().resolve(name), ".java"), null);
                companions.put(title, Folder.read(all.resolve("sources").resolve(COMPANION)));
                Path tools = compile(
                        title + "-again", jdk, order, List.of(project.folder().resolve(name + "/Tools.java")), all);
                companions.put(
                        title + "-again", Folder.read(tools.resolve("sources").resolve(COMPANION)));
                clean = clean == null ? all : clean;
            }
        }
        String first = companions.values().iterator().next();
        companions.forEach((title, companion) -> assertEquals(first, companion, title));
        assertEquals(calls.replace(' ', '\n') + "\n", run(clean, name));
    }

    /** Returns the processors that a jar registers. */
    private static List<String> processors(String jar) throws IOException {
        List<Path> named = jars.stream()
                .filter(path -> path.getFileName().toString().startsWith(jar))
                .toList();
        assertEquals(1, named.size(), jar);
        try (JarFile file = new JarFile(named.get(0).toFile())) {
            var entry = file.getJarEntry("META-INF/services/javax.annotation.processing.Processor");
            if (entry == null) {
                return List.of();
            }
            return new String(file.getInputStream(entry).readAllBytes())
                    .lines()
                    .map(line -> line.replaceAll("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }

    private static String path(Stream<Path> before, List<Path> after) {
        return Stream.concat(before, after.stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Compiles sources, beside the class files of another compilation if there is one. */
    private static Path compile(String title, Jdk jdk, List<String> processors, List<Path> sources, Path with)
            throws IOException {
        Path folder = Folder.emptied(project.folder().resolve("target").resolve(title));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        Path generated = Files.createDirectory(folder.resolve("sources"));
        Stream<Path> own = Stream.of(with == null ? classes : with.resolve("classes"), Settings.api());
        List<String> arguments = new ArrayList<>(List.of(
                "-Xlint:all,-processing,-serial,-path,-classfile,-options",
                "-Werror",
                "-parameters",
                "-Acopilot.experimental.allowed=true",
                "-processor",
                String.join(",", processors),
                "-processorpath",
                path(Stream.of(Settings.processor()), jars),
                "-cp",
                path(own, jars),
                "-d",
                classes.toString(),
                "-s",
                generated.toString()));
        sources.forEach(each -> arguments.add(each.toString()));
        if (with == null) {
            arguments.add(project.folder().resolve("Calls.java").toString());
        }
        if (jdk.equals(Jdk.running())) {
            StringWriter said = new StringWriter();
            PrintWriter writer = new PrintWriter(said);
            int code =
                    ToolProvider.findFirst("javac").orElseThrow().run(writer, writer, arguments.toArray(String[]::new));
            assertEquals(0, code, said::toString);
        } else {
            new Project(project.folder(), jdk).javac(arguments).well();
        }
        return folder;
    }

    private static String run(Path compiled, String name) {
        String classPath = path(Stream.of(compiled.resolve("classes"), Settings.api()), jars);
        List<String> command = new ArrayList<>(List.of(project.jdk().command("java")));
        command.addAll(List.of(Project.CHEAP.split(" ")));
        command.addAll(List.of("-cp", classPath, "com.example.Calls", name + "/calls.txt"));
        return Command.run(project.folder(), Map.of(), command).well().output();
    }
}
