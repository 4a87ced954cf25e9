package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs the processor in a Gradle build, and Gradle's build of this project itself. */
@Tag("R1.1")
@Tag("R1.3")
@ExtendWith(Table.class)
class GradleTest {
    private static final String CLASSES = "build/classes/java/main";

    /**
     * Entries that the two builds write differently: the manifest, Maven's copy of the pom, the bill of materials that a
     * Maven plugin writes, and the module's descriptor, into which Maven's jar plugin writes a list of the packages.
     */
    private static final List<String> OF_THE_BUILD_TOOL =
            List.of("META-INF/MANIFEST.MF", "META-INF/maven/", "META-INF/sbom/", "module-info.class");

    @Test
    void annotation_processor() throws Throwable {
        Table.prove(Build.GRADLE, Jdk.running(), () -> {
            Project project = Project.of("gradle", Jdk.running());
            String local = "-Dmaven.repo.local=" + LocalRepository.folder();
            String version = "-Pcopilot-tool.version=" + Settings.VERSION;
            gradle(project.folder(), local, version, "compileJava").well();
            assertTrue(project.has(CLASSES + "/com/example/OrderTools$$CopilotToolMeta.class"));
            assertFalse(project.has(CLASSES + "/com/example/OrderTools$$CopilotToolMeta$Handler.class"));
            assertEquals(Plain.OUTPUT, project.run("com.example.Main", CLASSES));
            Command.Ended ended = gradle(project.broken("src/main/java").folder(), local, version, "compileJava")
                    .badly();
            for (Plain.Problem problem : Plain.ERRORS) {
                ended.says("BrokenTools.java:" + problem.line() + ": error: " + problem.text());
            }
        });
    }

    @Test
    void beside_lombok_and_mapstruct() throws Throwable {
        Table.prove(Build.GRADLE_LOMBOK, Jdk.running(), () -> {
            Project project = Project.of("gradle", "gradle-lombok", Jdk.running());
            Folder.emptied(project.folder().resolve("src"));
            for (String each : List.of("src", "lombok.config")) {
                Folder.copy(
                        Settings.CONSUMERS.resolve("maven-lombok-mapstruct").resolve(each),
                        project.folder().resolve(each));
            }
            gradle(
                            project.folder(),
                            "-Dmaven.repo.local=" + LocalRepository.folder(),
                            "-Pcopilot-tool.version=" + Settings.VERSION,
                            "-Plombok",
                            "compileJava")
                    .well();
            assertEquals(Plain.WITH_LOMBOK, project.run("com.example.Main", CLASSES));
        });
    }

    @Test
    void jars_are_those_of_maven() throws Throwable {
        Table.prove(Build.GRADLE_JARS, Jdk.running(), () -> {
            gradle(Settings.ROOT, "assemble").well();
            assertSame(Settings.api(), "java-api");
            assertSame(Settings.runtime(), "java-runtime");
            assertSame(Settings.processor(), "java-shim");
            assertSame(Settings.testkit(), "java-testkit");
            assertSame(Settings.mcp(), "java-mcp");
            assertSame(Settings.spring(), "java-spring");
            assertSame(Settings.langchain4j(), "java-langchain4j");
        });
    }

    private static void assertSame(Path ofMaven, String module) throws IOException {
        Path ofGradle = Settings.ROOT.resolve(module).resolve("build/libs").resolve(ofMaven.getFileName());
        Map<String, byte[]> expected = entries(ofMaven);
        Map<String, byte[]> entries = entries(ofGradle);
        assertEquals(List.copyOf(expected.keySet()), List.copyOf(entries.keySet()), ofGradle::toString);
        assertEquals(
                List.of(),
                expected.keySet().stream()
                        .filter(name -> !name.endsWith("/package-info.class")) // Maven's plugin writes these itself.
                        .filter(name -> !Arrays.equals(expected.get(name), entries.get(name)))
                        .toList(),
                () -> "entries of " + ofGradle + " that differ");
        assertEquals(version(ofMaven), version(ofGradle));
        assertEquals(module(ofMaven), module(ofGradle));
    }

    private static String version(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            return jar.getManifest().getMainAttributes().getValue("Implementation-Version");
        }
    }

    /**
     * Returns the declarations of a jar's module descriptor with its version. The processor's is derived from the jar's
     * name.
     */
    private static List<Object> module(Path file) {
        ModuleDescriptor module =
                ModuleFinder.of(file).findAll().iterator().next().descriptor();
        return List.of(
                module.toNameAndVersion(),
                module.modifiers(),
                // The version of java.base is left out. It is the compiler's if Gradle is too old for --release.
                module.requires().stream()
                        .map(required -> required.modifiers() + " " + required.name())
                        .sorted()
                        .toList(),
                module.exports(),
                module.opens());
    }

    /** Returns the bytes of a jar's files by their names. */
    private static Map<String, byte[]> entries(Path file) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (JarFile jar = new JarFile(file.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                boolean compared = OF_THE_BUILD_TOOL.stream().noneMatch(entry.getName()::startsWith);
                if (compared && !entry.isDirectory()) {
                    entries.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
                }
            }
        }
        return entries;
    }

    private static Command.Ended gradle(Path folder, String... arguments) {
        String gradle = Stream.of(System.getenv("PATH").split(":"))
                .map(path -> Path.of(path, "gradle"))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElse(null);
        if (gradle == null) {
            System.out.println("SKIPPED: no Gradle on the path; .ci/run installs it.");
        }
        Assumptions.assumeTrue(gradle != null, "no Gradle");
        List<String> command = new ArrayList<>(List.of(gradle, "--no-daemon", "--console=plain"));
        if (Settings.OFFLINE) {
            command.add("--offline");
        }
        command.addAll(List.of(arguments));
        return Command.run(
                folder, Map.of("JAVA_HOME", Jdk.running().home().toString(), "GRADLE_OPTS", Project.CHEAP), command);
    }
}
