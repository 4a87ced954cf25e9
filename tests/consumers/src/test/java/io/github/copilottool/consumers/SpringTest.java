package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Builds Spring Boot applications, runs them, and calls their tools over MCP with a third-party client. */
@Tag("R1.1")
@ExtendWith(Table.class)
class SpringTest {
    private static final String BOOT_3_5 = "3.5.16";
    private static final String BOOT_4_0 = "4.0.9";
    private static final String JAR = "target/shop.jar";

    private static final List<String> TOOLS = List.of("find_order", "place_order", "describe_request");

    static List<Jdk> jdks() {
        return Settings.NIGHTLY ? Jdk.all() : List.of(Jdk.running());
    }

    private static Project built(String folder, Jdk jdk, String... arguments) {
        Project project = Project.of("maven-spring-boot", folder, jdk);
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("package");
        project.maven(all.toArray(String[]::new)).well();
        return project;
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_boot_3_5(Jdk jdk) throws Throwable {
        Table.prove(Build.SPRING_BOOT_3_5, jdk, () -> {
            Project project = built("spring-boot-3.5", jdk, "-Dspring-boot.version=" + BOOT_3_5);
            checkTools(project, jdk.version() >= 21 ? "spring.threads.virtual.enabled" : "");
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_boot_4_0(Jdk jdk) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(Build.SPRING_BOOT_4_0, jdk, () -> {
            Project project = built("spring-boot-4.0", jdk, "-Dspring-boot.version=" + BOOT_4_0);
            checkTools(project, jdk.version() >= 21 ? "spring.threads.virtual.enabled" : "");
        });
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_ahead_of_time(Jdk jdk) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(Build.SPRING_AOT, jdk, () -> {
            Project project = built("spring-aot", jdk, "-Paot", "-Dspring-boot.version=" + BOOT_3_5);
            assertHints(project);
            checkTools(project, "spring.aot.enabled");
        });
    }

    private static void assertHints(Project project) throws Exception {
        String companion = "\"com.example.shop.OrderTools$$CopilotToolMeta\"";
        try (var files = Files.walk(project.folder().resolve("target/spring-aot/main/resources"))) {
            assertTrue(files.filter(Files::isRegularFile)
                    .anyMatch(file -> Folder.read(file).contains(companion)));
        }
    }

    /** Runs an application with a switch, which is a property, or empty. */
    private static void checkTools(Project project, String on) throws Exception {
        List<String> options = on.isEmpty() ? List.of() : List.of("-D" + on + "=true");
        String thread = on.contains("virtual") ? "VirtualThread" : "TaskThread";
        try (Application application = new Application(project, JAR, options)) {
            assertEquals(
                    List.of(
                            "The session has find_order.",
                            "The session has place_order.",
                            "The session's call is in a transaction: true.",
                            "The session has describe_request."),
                    application.started());
            assertEquals(403, statusFrom("http://evil.example", application.url()));
            assertEquals(200, statusFrom("http://localhost:6274", application.url()));
            inspect(application.url(), thread);
            assertEquals(List.of("RequestTools is created."), application.end());
        }
    }

    private static int statusFrom(String origin, String url) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Origin", origin)
                .POST(
                        HttpRequest.BodyPublishers.ofString(
                                """
                                {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {},
                                 "protocolVersion": "2025-11-25", "clientInfo": {"name": "test", "version": "1"}}}"""))
                .build();
        return HttpClient.newHttpClient()
                .send(request, BodyHandlers.discarding())
                .statusCode();
    }

    private static void inspect(String url, String thread) throws Exception {
        List<String> names = new ArrayList<>();
        json(Inspector.run(url, "--method", "tools/list").well())
                .path("tools")
                .forEach(tool -> names.add(tool.path("name").asText()));
        assertEquals(TOOLS, names);
        assertEquals("a: 4 pieces, query 1", call(url, "find_order", "id=a"));
        assertEquals("in a transaction: true", call(url, "place_order", "id=a", "count=2"));
        // From the cache: the tool is called through its proxy.
        assertEquals("a: 4 pieces, query 1", call(url, "find_order", "id=a"));
        toolCall(url, "place_order", "id=a", "count=1.5")
                .badly()
                .says("Tool place_order: argument 'count' must be an integer, but was 1.5.");
        assertEquals("a request in a " + thread, call(url, "describe_request"));
        Inspector.run(url, "--header", "Origin: http://evil.example", "--method", "tools/list")
                .badly()
                .says("403");
    }

    private static String call(String url, String tool, String... arguments) throws Exception {
        return json(toolCall(url, tool, arguments).well()).at("/content/0/text").asText();
    }

    private static Command.Ended toolCall(String url, String tool, String... arguments) {
        List<String> command = new ArrayList<>(List.of("--method", "tools/call", "--tool-name", tool));
        for (String each : arguments) {
            command.addAll(List.of("--tool-arg", each));
        }
        return Inspector.run(url, command.toArray(String[]::new));
    }

    private static JsonNode json(Command.Ended ended) throws Exception {
        return new ObjectMapper().readTree(ended.output());
    }
}
