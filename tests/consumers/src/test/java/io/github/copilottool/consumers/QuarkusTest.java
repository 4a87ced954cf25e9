package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Builds an application with Quarkus' MCP server, runs it, and asks it for its tools with a third-party client.
 * {@code ToolLibrariesTest} compares companions with the file that this test proves, since Quarkus describes tools only
 * while it builds and runs an application.
 */
@Tag("R1.8")
@ExtendWith(Table.class)
class QuarkusTest {
    private static final Path LIBRARY = Settings.ROOT.resolve("tests/libraries/quarkus-mcp");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static List<Jdk> jdks() {
        return Jdk.all();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void quarkus_and_companions_have_the_tools_of_one_class(Jdk jdk) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(Build.MAVEN_QUARKUS, jdk, () -> {
            Project project = Project.of("maven-quarkus", jdk);
            Folder.copy(LIBRARY.resolve("tools"), project.folder().resolve("src/main/java"));
            project.maven("package").well();
            try (Application application = new Application(project, "target/quarkus-app/quarkus-run.jar", List.of())) {
                ListedTools.compare(
                        answer(application.url(), "--method", "tools/list").path("tools"), LIBRARY);
                // Quarkus requires nothing of a record, and uses the default of an argument that its list requires.
                assertEquals("roses 10 SPRING", call(application.url(), "water", "bed={\"name\": \"roses\"}"));
                assertEquals("null true 0.5", call(application.url(), "divide", "plot={\"parts\": []}"));
                checkSession(application.started());
            }
        });
    }

    private static String call(String url, String tool, String argument) throws Exception {
        return answer(url, "--method", "tools/call", "--tool-name", tool, "--tool-arg", argument)
                .at("/content/0/text")
                .asText();
    }

    private static JsonNode answer(String url, String... arguments) throws Exception {
        return MAPPER.readTree(Inspector.run(url, arguments).well().output());
    }

    private static void checkSession(List<String> started) {
        List<String> session =
                started.stream().filter(line -> line.startsWith("The session")).toList();
        assertEquals(
                List.of(
                        "The session has water.",
                        "The session's call is roses 10 SPRING.",
                        "The session has plant_trees.",
                        "The session has divide.",
                        "The session has order.",
                        "The session has isOpen."),
                session);
    }
}
