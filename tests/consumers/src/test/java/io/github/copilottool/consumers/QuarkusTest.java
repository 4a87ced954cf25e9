package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
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
                checkDefinitions(application.url());
                // Quarkus requires nothing of a record, and uses the default of an argument that its list requires.
                assertEquals("roses 10 SPRING", call(application.url(), "water", "bed={\"name\": \"roses\"}"));
                assertEquals("null true 0.5", call(application.url(), "divide", "plot={\"parts\": []}"));
                checkSession(application.started());
            }
        });
    }

    /** Compares the tools that the application lists with the file, or writes that, with {@code BLESS=1}. */
    private static void checkDefinitions(String url) throws Exception {
        ArrayNode listed = JsonNodeFactory.instance.arrayNode();
        JsonNode answer = MAPPER.readTree(
                Inspector.run(url, "--method", "tools/list").well().output());
        answer.path("tools").forEach(tool -> listed.add(definition(tool)));
        Path file = LIBRARY.resolve("definitions.json");
        String text = MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(byName(listed)) + "\n";
        if ("1".equals(System.getenv("BLESS"))) {
            Folder.write(file, text);
        }
        assertTrue(listed.size() > 1, text);
        assertEquals(byName(MAPPER.readTree(Folder.read(file))), byName(listed), () -> "BLESS=1 writes: " + text);
    }

    private static List<JsonNode> byName(JsonNode definitions) {
        return StreamSupport.stream(definitions.spliterator(), false)
                .sorted(Comparator.comparing(each -> each.path("name").asText()))
                .toList();
    }

    /** Returns a tool of MCP in the form of a definition: the reverse of what {@code copilot-tool-mcp} does. */
    private static ObjectNode definition(JsonNode tool) {
        ObjectNode definition = JsonNodeFactory.instance.objectNode();
        definition.set("name", tool.get("name"));
        definition.set("description", tool.get("description"));
        definition.set("parameters", tool.get("inputSchema"));
        if (tool.has("title")) {
            definition.withObject("/metadata").set("mcp.title", tool.get("title"));
        }
        if (tool.has("annotations")) {
            definition.withObject("/metadata").set("mcp", tool.get("annotations"));
        }
        return definition;
    }

    private static String call(String url, String tool, String argument) throws Exception {
        JsonNode answer = MAPPER.readTree(
                Inspector.run(url, "--method", "tools/call", "--tool-name", tool, "--tool-arg", argument)
                        .well()
                        .output());
        return answer.at("/content/0/text").asText();
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
