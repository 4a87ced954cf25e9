package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Builds Spring Boot applications, runs them, and calls their tools over MCP with a third-party client, and by a chat
 * client of Spring AI.
 */
@Tag("R1.1")
@ExtendWith(Table.class)
class SpringTest {
    private static final String BOOT_3_5 = "3.5.16";
    private static final String BOOT_4_0 = "4.0.9";
    private static final String BOOT_4_1 = "4.1.2";
    private static final Path TESTS = Settings.ROOT.resolve("java-spring/src/test/java/io/github/copilottool/spring");
    private static final String JAR = "target/shop.jar";

    private static final List<String> TOOLS =
            List.of("find_order", "place_order", "cancel_order", "await_delivery", "describe_request");

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

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
        checkBoot(Build.SPRING_BOOT_4_0, jdk, BOOT_4_0);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_boot_4_1(Jdk jdk) throws Throwable {
        checkBoot(Build.SPRING_BOOT_4_1, jdk, BOOT_4_1);
    }

    private static void checkBoot(Build build, Jdk jdk, String boot) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(build, jdk, () -> {
            Project project = built("spring-boot-" + boot, jdk, "-Dspring-boot.version=" + boot);
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

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_ai_1_1(Jdk jdk) throws Throwable {
        checkSpringAi(Build.SPRING_AI_1_1, jdk, BOOT_3_5, "1.1.2");
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void spring_ai_2_0(Jdk jdk) throws Throwable {
        checkSpringAi(Build.SPRING_AI_2_0, jdk, BOOT_4_1, "2.0.1");
    }

    private static void checkSpringAi(Build build, Jdk jdk, String boot, String ai) throws Throwable {
        assumeTrue(Settings.NIGHTLY, "only in the profile nightly");
        Table.prove(build, jdk, () -> {
            Project project = Project.of("maven-spring-boot", "spring-ai-" + ai, jdk);
            Folder.copy(
                    Settings.CONSUMERS.resolve("spring-ai"), project.folder().resolve("src/main/java"));
            for (String file : List.of("SpringAiToolsTest.java", "shop/DeliveryTools.java")) {
                Folder.copyFile(TESTS.resolve(file), project.folder().resolve("src/test/java/" + file));
            }
            if (ai.startsWith("2.")) {
                useDefaultTools(project.folder().resolve("src/main/java/com/example/shop/Assistant.java"));
                useDefaultTools(project.folder().resolve("src/test/java/SpringAiToolsTest.java"));
            }
            project.maven("-Pspring-ai", "-Dspring-boot.version=" + boot, "-Dspring-ai.version=" + ai, "package")
                    .well()
                    .says("Tests run: 8, Failures: 0, Errors: 0, Skipped: 0");
            assertEquals(
                    List.of(
                            "in a transaction: true",
                            "Tool place_order: - argument 'id' is required. - argument 'count' must be an integer, but was"
                                    + " 1.5."),
                    started(project).subList(0, 2));
            assertEquals(
                    "Spring AI has no tools.",
                    started(project, "-Dcopilot.tool.spring-ai.enabled=false").get(0));
        });
    }

    /** The name in Spring AI 2.0, which deprecates the other for removal. */
    private static void useDefaultTools(Path source) {
        Folder.write(source, Folder.read(source).replace(".defaultToolCallbacks(", ".defaultTools("));
    }

    private static List<String> started(Project project, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-Dlogging.level.io.github.copilottool.spring=warn");
        try (Application application = new Application(project, JAR, all)) {
            // The MCP SDK of copilot-tool-mcp is another version than Spring AI's.
            assertEquals(200, initialize(application.url(), "clerk").statusCode());
            return application.started();
        }
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
            List<String> started = application.started();
            assertTrue(started.remove(0).endsWith("5 tools, served at /mcp: " + String.join(", ", TOOLS)));
            assertEquals(
                    List.of(
                            "The session has find_order.",
                            "The session has place_order.",
                            "The session's call is in a transaction: true.",
                            "The session has cancel_order.",
                            "The session has await_delivery.",
                            "The session has describe_request."),
                    started);
            String url = application.url();
            assertEquals(401, initialize(url, "thief").statusCode());
            assertEquals(
                    403,
                    initialize(url, "clerk", "Origin", "http://evil.example").statusCode());
            assertEquals(
                    200,
                    initialize(url, "clerk", "Origin", "http://localhost:6274").statusCode());
            checkOutcomes(url);
            hangUp(url);
            inspect(url, thread);
            List<String> printed = application.end();
            assertTrue(printed.contains("RequestTools is created."));
            assertEquals(
                    List.of(),
                    printed.stream()
                            .filter(line -> line.matches(".*(AccessDenied| ERROR ).*"))
                            .toList());
        }
    }

    private static HttpRequest post(String url, String token, String message, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Authorization", "Bearer " + token)
                .POST(HttpRequest.BodyPublishers.ofString(message));
        return headers.length == 0 ? request.build() : request.headers(headers).build();
    }

    private static HttpResponse<String> initialize(String url, String token, String... headers) throws Exception {
        String message =
                """
                {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {},
                 "protocolVersion": "2025-11-25", "clientInfo": {"name": "test", "version": "1"}}}""";
        return CLIENT.send(post(url, token, message, headers), BodyHandlers.ofString());
    }

    /** Returns a call in a session. */
    private static HttpRequest call(String url, String session, String token, int id, String tool, String arguments) {
        String message =
                "{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"tools/call\", \"params\": {\"name\": \""
                        + tool + "\", \"arguments\": " + arguments + "}}";
        return post(url, token, message, "mcp-session-id", session);
    }

    private static String session(String url) throws Exception {
        return initialize(url, "clerk").headers().firstValue("mcp-session-id").orElseThrow();
    }

    /** Calls a tool as users who may not and who may, and reads what the actuator has of the calls. */
    private static void checkOutcomes(String url) throws Exception {
        String session = session(url);
        for (String token : List.of("clerk", "manager")) {
            String answer = CLIENT.send(
                            call(url, session, token, 2, "cancel_order", "{\"id\": \"a\"}"), BodyHandlers.ofString())
                    .body();
            assertEquals(token.equals("clerk"), answer.contains("Tool cancel_order: not allowed."), answer);
        }
        JsonNode tool = actuator(url, "copilottools").path("cancel_order");
        assertEquals(
                "{\"success\":0,\"refused\":1,\"failed\":1,\"running\":0,\"overdue\":0}",
                tool.path("calls").toString());
        assertEquals("[\"id\"]", tool.at("/parameters/required").toString());
        for (String outcome : List.of("refused", "failed")) {
            JsonNode metric = actuator(url, "metrics/copilot.tool.call?tag=tool:cancel_order&tag=outcome:" + outcome);
            assertEquals(1, metric.at("/measurements/0/value").asInt());
        }
    }

    private static JsonNode actuator(String url, String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url).resolve("/actuator/" + path))
                .build();
        return new ObjectMapper()
                .readTree(CLIENT.send(request, BodyHandlers.ofString()).body());
    }

    /** Calls a tool that never answers, more often than the web server has threads, and closes the connections. */
    private static void hangUp(String url) throws Exception {
        String session = session(url);
        List<CompletableFuture<?>> calls = new ArrayList<>();
        for (int id = 1; id <= 300; id++) {
            HttpRequest call = call(url, session, "clerk", id, "await_delivery", "{}");
            calls.add(CLIENT.sendAsync(call, BodyHandlers.ofString()));
        }
        while (calls.stream().filter(CompletableFuture::isDone).count() < 280) {
            Thread.sleep(10);
        }
        calls.forEach(each -> each.cancel(true));
    }

    private static void inspect(String url, String thread) throws Exception {
        List<String> names = new ArrayList<>();
        json(inspector(url, "--method", "tools/list").well())
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
        inspector(url, "--header", "Origin: http://evil.example", "--method", "tools/list")
                .badly()
                .says("403");
    }

    private static Command.Ended inspector(String url, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--header", "Authorization: Bearer clerk"));
        all.addAll(List.of(arguments));
        return Inspector.run(url, all.toArray(String[]::new));
    }

    private static String call(String url, String tool, String... arguments) throws Exception {
        return json(toolCall(url, tool, arguments).well()).at("/content/0/text").asText();
    }

    private static Command.Ended toolCall(String url, String tool, String... arguments) {
        List<String> command = new ArrayList<>(List.of("--method", "tools/call", "--tool-name", tool));
        for (String each : arguments) {
            command.addAll(List.of("--tool-arg", each));
        }
        return inspector(url, command.toArray(String[]::new));
    }

    private static JsonNode json(Command.Ended ended) throws Exception {
        return new ObjectMapper().readTree(ended.output());
    }
}
