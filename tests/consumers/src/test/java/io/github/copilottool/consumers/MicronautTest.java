package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Builds a Micronaut application of the tool classes in {@code tests/libraries/micronaut-mcp}, and compares its list of
 * tools with {@code definitions.json} there, with which {@code ToolLibrariesTest} compares the companions of these
 * classes. {@code BLESS=1} writes the file.
 */
@Tag("R1.8")
class MicronautTest {
    private static final Path LIBRARY = Settings.ROOT.resolve("tests/libraries/micronaut-mcp");
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<String> REQUESTS = List.of(
            """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {},
             "protocolVersion": "2024-11-05", "clientInfo": {"name": "test", "version": "1"}}}""",
            """
            {"jsonrpc": "2.0", "method": "notifications/initialized"}""",
            """
            {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}""");

    @Test
    void the_tools_of_a_micronaut_application_are_those_that_companions_are_compared_with() throws IOException {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Project project = Project.of("maven-micronaut", Jdk.running());
        Folder.copy(LIBRARY.resolve("tools"), project.folder().resolve("src/main/java"));
        project.maven("process-classes").well();
        // Both processors ran.
        assertTrue(project.has("target/classes/com/example/Stations$$CopilotToolMeta.class"));

        ListedTools.compare(listed(project), LIBRARY);
    }

    /** Starts the application, and returns the tools that it lists. */
    private static JsonNode listed(Project project) throws IOException {
        String classPath = project.folder().resolve("target/classes")
                + File.pathSeparator
                + Folder.read(project.folder().resolve("target/class-path.txt")).strip();
        List<String> command = new ArrayList<>(List.of(project.jdk().command("java")));
        command.addAll(List.of(Project.CHEAP.split(" ")));
        command.addAll(List.of("-cp", classPath, "com.example.Main"));
        Process process = new ProcessBuilder(command)
                .directory(project.folder().toFile())
                .redirectErrorStream(true)
                .start();
        try (Writer input = process.outputWriter();
                BufferedReader output = process.inputReader()) {
            for (String request : REQUESTS) {
                input.write(request.replace("\n", "") + "\n");
            }
            input.flush();
            List<String> lines = new ArrayList<>();
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                lines.add(line);
                JsonNode message = line.startsWith("{") ? JSON.readTree(line) : JsonNodeFactory.instance.nullNode();
                if (message.path("id").asInt() == 2) {
                    assertTrue(message.at("/result/tools").isArray(), line);
                    return message.at("/result/tools");
                }
            }
            throw new AssertionError("It ended: " + String.join("\n", lines));
        } finally {
            process.destroyForcibly();
        }
    }
}
