package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.spring.shop.CallerTools;
import io.github.copilottool.spring.shop.LateTools;
import io.github.copilottool.spring.shop.OrderTools;
import io.github.copilottool.spring.shop.RequestTools;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpTransportContextExtractor;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.info.BuildProperties;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.security.web.DefaultSecurityFilterChain;
import org.springframework.security.web.FilterChainProxy;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.web.context.annotation.RequestScope;

/** The tools of an application, called over HTTP. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CopilotToolMcpServerTest {
    private static final int SECONDS = 60;

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Shop {
        @Bean
        OrderTools orderTools() {
            return new OrderTools();
        }

        @Bean
        @Lazy
        LateTools lateTools() {
            return new LateTools();
        }

        @Bean
        @RequestScope
        RequestTools requestTools() {
            return new RequestTools();
        }
    }

    @BeforeEach
    void nothing_was_called() {
        RequestTools.reset();
    }

    private static ConfigurableApplicationContext run(String... properties) {
        return run(Shop.class, properties);
    }

    private static ConfigurableApplicationContext run(Class<?> configuration, String... properties) {
        List<String> all = new ArrayList<>(List.of(properties));
        all.add("server.port=0");
        return new SpringApplicationBuilder(Shop.class)
                .sources(configuration)
                .properties(all.toArray(String[]::new))
                .run();
    }

    private static int status(HttpRequest.Builder request) throws Exception {
        return McpSession.send(request.build()).statusCode();
    }

    private static HttpRequest.Builder initialize(URI uri) {
        return McpSession.request(uri).POST(BodyPublishers.ofString(McpSession.INITIALIZE));
    }

    @Test
    void tools_are_listed_and_called() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            List<String> names = new ArrayList<>();
            session.request("tools/list")
                    .path("tools")
                    .forEach(each -> names.add(each.path("name").asText()));
            assertEquals(List.of("object_number", "find_order", "request_header", "wait_long"), names);
            assertEquals("7 in call 1", session.call("find_order", "{\"id\": \"7\"}"));
            assertEquals(
                    "Tool find_order: argument 'id' must be a string, but was 7.",
                    session.call("find_order", "{\"id\": 7}"));
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Guarded {
        @Bean
        Filter springSecurityFilterChain(@Value("${guarded}") String guarded) {
            return new FilterChainProxy(new DefaultSecurityFilterChain(
                    request -> request.getServletPath().equals(guarded), new AnonymousAuthenticationFilter("test")));
        }
    }

    @Test
    void the_start_is_logged_with_a_warning_unless_the_path_is_guarded() {
        String tools = "INFO 4 tools, served at /mcp: object_number, find_order, request_header, wait_long";
        String warning = "WARNING No filter of Spring Security guards /mcp: whoever can connect to it can call the"
                + " tools. Guard it, or set copilot.tool.mcp.enabled=false.";
        assertEquals(List.of(tools, warning), logged(Shop.class, ""));
        assertEquals(List.of(tools, warning), logged(Guarded.class, "guarded=/other"));
        assertEquals(List.of(tools), logged(Guarded.class, "guarded=/mcp"));
    }

    private static List<String> logged(Class<?> configuration, String property) {
        try (LogLines log = new LogLines(CopilotToolMcpServer.class)) {
            run(configuration, property, "logging.level.io.github.copilottool=info")
                    .close();
            return log.lines;
        }
    }

    @Test
    void the_requests_thread_calls_the_tool() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("application/json in call 1", session.call("request_header", "{}"));
            // The bean's scope is the request.
            assertEquals("application/json in call 1", session.call("request_header", "{}"));
        }
    }

    @Test
    void a_client_cancels_a_call() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            CompletableFuture<String> answer = session.callLater(7, "wait_long");
            assertTrue(RequestTools.waiting.await(SECONDS, TimeUnit.SECONDS));
            McpSession.send(session.post(
                    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}"));
            assertTrue(RequestTools.interrupted.await(SECONDS, TimeUnit.SECONDS));
            assertEquals("", answer.get(SECONDS, TimeUnit.SECONDS));
        }
    }

    @Test
    void a_call_that_takes_too_long_is_answered() throws Exception {
        try (var application = run("copilot.tool.mcp.call-timeout=1s")) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("Tool wait_long took longer than 1 seconds.", session.call("wait_long", "{}"));
            assertTrue(RequestTools.interrupted.await(SECONDS, TimeUnit.SECONDS));
        }
    }

    /** A consumer's clients hang up, with more calls than the web server has threads. */
    @Test
    void a_call_beyond_the_limit_is_refused() throws Exception {
        try (var application = run("copilot.tool.mcp.max-calls=1")) {
            McpSession session = McpSession.begin(application, "/mcp");
            CompletableFuture<String> first = session.callLater(7, "wait_long");
            assertTrue(RequestTools.waiting.await(SECONDS, TimeUnit.SECONDS));
            assertEquals(
                    "Tool find_order was not called, because too many calls are running. Call it again later.",
                    session.call("find_order", "{\"id\": \"7\"}"));
            RequestTools.released.countDown();
            assertEquals("released", first.get(SECONDS, TimeUnit.SECONDS));
        }
    }

    @Test
    void a_page_of_another_origin_is_refused() throws Exception {
        try (var application = run("copilot.tool.mcp.allowed-origins=https://app.example.com")) {
            URI uri = McpSession.uri(application, "/mcp");
            for (var request : List.of(
                    initialize(uri),
                    McpSession.request(uri),
                    McpSession.request(uri).DELETE())) {
                assertEquals(403, status(request.header("Origin", "http://evil.example")));
            }
            assertEquals(200, status(initialize(uri).header("Origin", "https://app.example.com")));
            assertEquals(200, status(initialize(uri)));
        }
    }

    @Test
    void a_large_body_is_refused() throws Exception {
        try (var application = run("copilot.tool.mcp.max-body-size=1KB")) {
            McpSession session = McpSession.begin(application, "/mcp");
            String large = "{\"id\": \"" + "x".repeat(1100) + "\"}";
            HttpResponse<String> answer = McpSession.send(session.post(
                    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"find_order\","
                            + "\"arguments\":" + large + "}}"));
            assertEquals(413, answer.statusCode());
            assertEquals("7 in call 1", session.call("find_order", "{\"id\": \"7\"}"));
        }
    }

    @Test
    void the_path_can_be_changed() throws Exception {
        try (var application = run("copilot.tool.mcp.path=/tools/orders", "server.servlet.context-path=/shop")) {
            McpSession session = McpSession.begin(application, "/shop/tools/orders");
            assertEquals("7 in call 1", session.call("find_order", "{\"id\": \"7\"}"));
            assertEquals(404, status(initialize(McpSession.uri(application, "/shop/mcp"))));
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Built {
        @Bean
        BuildProperties buildProperties() {
            Properties entries = new Properties();
            entries.setProperty("version", "2.3");
            return new BuildProperties(entries);
        }
    }

    private static String identity(McpSession session) {
        JsonNode server = session.initialized.path("serverInfo");
        return server.path("name").asText() + " " + server.path("version").asText();
    }

    @Test
    void the_server_has_the_applications_name_and_version() throws Exception {
        try (var application = run()) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("copilot-tool 1.0", identity(session));
            assertTrue(session.initialized.path("instructions").isMissingNode());
        }
        try (var application = run(Built.class, "spring.application.name=shop")) {
            assertEquals("shop 2.3", identity(McpSession.begin(application, "/mcp")));
        }
        try (var application = run(
                Built.class,
                "copilot.tool.mcp.server-name=orders",
                "copilot.tool.mcp.server-version=4",
                "copilot.tool.mcp.instructions=Ask for the id first.")) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("orders 4", identity(session));
            assertEquals(
                    "Ask for the id first.",
                    session.initialized.path("instructions").asText());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Prompts {
        @Bean
        CopilotToolMcpCustomizer prompts() {
            Prompt greeting = Prompt.builder("greeting").build();
            return server -> server.prompts(
                    new SyncPromptSpecification(greeting, (exchange, request) -> GetPromptResult.builder(List.of())
                            .build()));
        }
    }

    @Test
    void a_customizer_adds_to_the_server() throws Exception {
        try (var application = run(Prompts.class)) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals(
                    "greeting",
                    session.request("prompts/list").at("/prompts/0/name").asText());
            assertEquals("7 in call 1", session.call("find_order", "{\"id\": \"7\"}"));
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Callers {
        @Bean
        CallerTools callerTools() {
            return new CallerTools();
        }

        @Bean
        McpTransportContextExtractor<HttpServletRequest> callers() {
            return request -> McpTransportContext.create(Map.of("type", request.getContentType()));
        }
    }

    @Test
    void an_extractor_tells_tools_about_the_request() throws Exception {
        try (var application = run(Callers.class)) {
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("application/json from test", session.call("describe_caller", "{}"));
        }
    }

    @Test
    void the_server_can_be_switched_off() throws Exception {
        for (String off : List.of("copilot.tool.mcp.enabled=false", "copilot.tool.enabled=false")) {
            try (var application = run(off)) {
                assertEquals(404, status(initialize(McpSession.uri(application, "/mcp"))));
            }
        }
    }

    @Test
    void an_application_without_web_server_has_no_mcp_server() {
        try (var application = new SpringApplicationBuilder(Shop.class)
                .web(WebApplicationType.NONE)
                .run()) {
            assertFalse(application.containsBean("copilotToolMcpServer"));
            assertTrue(application.containsBean("copilotToolBeans"));
        }
    }

    /** Boot shuts down gracefully: it waits for requests, and a stream is one that does not end by itself. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_shutdown_waits_for_calls_and_ends_the_streams(boolean areBeansLazy) throws Exception {
        try (var application = run(
                "server.shutdown=graceful",
                "spring.lifecycle.timeout-per-shutdown-phase=1h",
                "spring.main.lazy-initialization=" + areBeansLazy)) {
            URI uri = McpSession.uri(application, "/mcp");
            McpSession session = McpSession.begin(application, "/mcp");
            CompletableFuture<HttpResponse<InputStream>> stream = session.listen();
            stream.get(SECONDS, TimeUnit.SECONDS);
            while (application.getBean(CopilotToolMcpServer.class).openStreams() == 0) {
                Thread.onSpinWait();
            }
            application.getBean(CopilotToolMcpServer.class).server().notifyToolsListChanged();
            CompletableFuture<String> answer = session.callLater(7, "wait_long");
            assertTrue(RequestTools.waiting.await(SECONDS, TimeUnit.SECONDS));
            CompletableFuture<Void> closed = CompletableFuture.runAsync(application::close);
            while (status(initialize(uri)) != 503) {
                Thread.onSpinWait();
            }
            assertFalse(answer.isDone());
            assertFalse(closed.isDone());
            RequestTools.released.countDown();
            assertEquals("released", answer.get(SECONDS, TimeUnit.SECONDS));
            assertTrue(new String(stream.get().body().readAllBytes()).contains("notifications/tools/list_changed"));
            closed.get(SECONDS, TimeUnit.SECONDS);
        }
    }

    @Test
    void an_application_that_was_stopped_can_be_started_again() throws Exception {
        try (var application = run()) {
            McpSession.begin(application, "/mcp");
            application.stop();
            application.start();
            McpSession session = McpSession.begin(application, "/mcp");
            assertEquals("7 in call 1", session.call("find_order", "{\"id\": \"7\"}"));
        }
    }

    private static String refusal(String property) {
        Throwable cause =
                assertThrows(RuntimeException.class, () -> run(property).close());
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage();
    }

    @Test
    void a_property_with_a_wrong_value_ends_the_start() {
        assertEquals(
                "copilot.tool.mcp.path must be a path such as /mcp, which begins with a slash, does not end with one,"
                        + " and has no wildcard, but was 'mcp/*'.",
                refusal("copilot.tool.mcp.path=mcp/*"));
        assertEquals(
                "copilot.tool.mcp.max-body-size must be from 1B to 2047MB, but was 3221225472B.",
                refusal("copilot.tool.mcp.max-body-size=3GB"));
        assertEquals(
                "The limits of calls must be positive, but were PT5M, 20 in a session and 0 in all.",
                refusal("copilot.tool.mcp.max-calls=0"));
        assertTrue(refusal("copilot.tool.mcp.allowed-origins=app.example.com")
                .startsWith("copilot.tool.mcp.allowed-origins: 'app.example.com' is not an origin."));
    }
}
