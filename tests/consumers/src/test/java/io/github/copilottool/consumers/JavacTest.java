package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs javac with the processor's jar and without a build tool. */
@Tag("R1.1")
@ExtendWith(Table.class)
class JavacTest {
    private static final String MODULE =
            """
            module com.example.orders {
                requires com.github.copilot.java;

                exports com.example to
                        com.github.copilot.java;
            }
            """;

    static List<Jdk> jdks() {
        return Jdk.all();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void processor_path(Jdk jdk) throws Throwable {
        Table.prove(Build.JAVAC_PROCESSOR_PATH, jdk, () -> {
            Project project = Project.of("plain", jdk);
            assertEquals("", javac(project, "classes", "-processorpath").well().output());
            assertEquals(Plain.OUTPUT, project.run("com.example.Main", "classes"));
            Command.Ended ended = javac(project.broken("src/main/java"), "broken", "-processorpath")
                    .badly();
            for (Plain.Problem problem : Plain.ERRORS) {
                ended.says("BrokenTools.java:" + problem.line() + ": error: " + problem.text());
            }
            ended.says(Plain.ERRORS.size() + " errors");
        });
    }

    /** JDK 24 and later warn about native access. None of their flags allows it for a module on that path. */
    @ParameterizedTest
    @MethodSource("jdks")
    void processor_module_path(Jdk jdk) throws Throwable {
        Table.prove(Build.JAVAC_PROCESSOR_MODULE_PATH, jdk, () -> {
            Project project = Project.of("plain", jdk);
            String output =
                    javac(project, "classes", "--processor-module-path").well().output();
            assertEquals(
                    List.of(),
                    output.lines()
                            .filter(line -> !line.isBlank() && !line.startsWith("WARNING: "))
                            .toList());
            assertEquals(Plain.OUTPUT, project.run("com.example.Main", "classes"));
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void releases(Jdk jdk) throws Throwable {
        Table.prove(Build.JAVAC_RELEASES, jdk, () -> {
            for (int release : List.of(17, 21, 25)) {
                if (release <= jdk.version()) {
                    Project project = Project.of("plain", jdk);
                    String[] options = {"-processorpath", "--release", "" + release, "-Xlint:all,-processing", "-Werror"
                    };
                    assertEquals("", javac(project, "classes", options).well().output());
                    assertEquals(Plain.OUTPUT, project.run("com.example.Main", "classes"));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void named_module(Jdk jdk) throws Throwable {
        Table.prove(Build.JAVAC_MODULAR, jdk, () -> {
            Project project = Project.of("plain", "javac-modular", jdk);
            Folder.write(project.folder().resolve("src/main/java/module-info.java"), MODULE);
            List<String> arguments = new ArrayList<>(List.of("--module-path", Project.libraries()));
            arguments.addAll(List.of("-processorpath", Settings.processor().toString()));
            arguments.addAll(List.of("-Xlint:all,-processing", "-Werror", "-Acopilot.experimental.allowed=true"));
            arguments.addAll(List.of("-d", "classes"));
            arguments.addAll(sources(project));
            assertEquals("", project.javac(arguments).well().output());
            assertTrue(project.has("classes/com/example/OrderTools$$CopilotToolMeta.class"));
        });
    }

    /** Compiles the project, with the jar as the argument of the first option. */
    private static Command.Ended javac(Project project, String classes, String... options) {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.add(1, Settings.processor().toString());
        arguments.addAll(List.of("-Acopilot.experimental.allowed=true", "-cp", Project.libraries(), "-d", classes));
        arguments.addAll(sources(project));
        return project.javac(arguments);
    }

    private static List<String> sources(Project project) {
        return Folder.files(project.folder().resolve("src"), ".java").stream()
                .map(project.folder()::relativize)
                .map(Path::toString)
                .toList();
    }
}
