package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.copilottool.spring.shop.OrderTools;
import java.io.File;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Pages of another origin, which browsers let call the tools only if the answers say so. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CorsTest {
    private static final String ALLOWED = "https://app.example.com";

    /** A page that begins a session, lists the tools and calls one. */
    private static final String PAGE =
            """
            <p id="result">none</p>
            <script>
            const url = 'http://127.0.0.1:PORT/mcp';
            let session;
            async function send(message) {
                const headers = {'Content-Type': 'application/json', 'Accept': 'application/json, text/event-stream',
                    'Mcp-Protocol-Version': '2025-11-25'};
                if (session) headers['Mcp-Session-Id'] = session;
                const answer = await fetch(url,
                    {method: 'POST', headers, body: JSON.stringify({jsonrpc: '2.0', ...message})});
                session = session || answer.headers.get('Mcp-Session-Id');
                const text = await answer.text();
                return text ? JSON.parse(text.replace(/^[^]*?data: ?/, '')) : null;
            }
            async function run() {
                await send({id: 1, method: 'initialize', params: {protocolVersion: '2025-11-25', capabilities: {},
                    clientInfo: {name: 'page', version: '1'}}});
                await send({method: 'notifications/initialized'});
                const tools = (await send({id: 2, method: 'tools/list'})).result.tools.map(tool => tool.name);
                const call = await send({id: 3, method: 'tools/call',
                    params: {name: 'find_order', arguments: {id: '7'}}});
                const ended = await fetch(url, {method: 'DELETE', headers: {'Mcp-Session-Id': session}});
                return tools.join() + ': ' + call.result.content[0].text + ', ' + ended.status;
            }
            run().then(text => result.textContent = text, failure => result.textContent = failure);
            </script>
            """;

    @TempDir
    Path folder;

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Shop {
        @Bean
        OrderTools orderTools() {
            return new OrderTools();
        }
    }

    private static ConfigurableApplicationContext run(String... properties) {
        return new SpringApplicationBuilder(Shop.class)
                .properties("server.port=0")
                .properties(properties)
                .run();
    }

    private static HttpResponse<String> preflight(URI uri, String origin) throws Exception {
        return McpSession.send(McpSession.request(uri)
                .header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "content-type,mcp-session-id,authorization")
                .method("OPTIONS", BodyPublishers.noBody())
                .build());
    }

    private static HttpResponse<String> initialize(URI uri, String origin) throws Exception {
        return McpSession.send(McpSession.request(uri)
                .header("Origin", origin)
                .POST(BodyPublishers.ofString(McpSession.INITIALIZE))
                .build());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("none");
    }

    @Test
    void browsers_are_told_which_pages_may_call() throws Exception {
        try (var application = run("copilot.tool.mcp.allowed-origins=" + ALLOWED)) {
            URI uri = McpSession.uri(application, "/mcp");
            HttpResponse<String> asked = preflight(uri, ALLOWED);
            assertEquals(200, asked.statusCode());
            assertEquals(ALLOWED, header(asked, "Access-Control-Allow-Origin"));
            assertEquals("GET,POST,DELETE", header(asked, "Access-Control-Allow-Methods"));
            assertEquals("content-type, mcp-session-id, authorization", header(asked, "Access-Control-Allow-Headers"));
            HttpResponse<String> called = initialize(uri, ALLOWED);
            assertEquals(200, called.statusCode());
            assertEquals(ALLOWED, header(called, "Access-Control-Allow-Origin"));
            assertTrue(header(called, "Access-Control-Expose-Headers").contains("Mcp-Session-Id"));
            assertEquals(403, preflight(uri, "https://evil.example").statusCode());
            assertEquals(403, initialize(uri, "https://evil.example").statusCode());
        }
    }

    @Test
    void without_the_property_browsers_are_told_nothing() throws Exception {
        try (var application = run()) {
            URI uri = McpSession.uri(application, "/mcp");
            HttpResponse<String> called = initialize(uri, "http://localhost:1234");
            assertEquals(200, called.statusCode());
            assertEquals("none", header(called, "Access-Control-Allow-Origin"));
            assertEquals("none", header(preflight(uri, "http://localhost:1234"), "Access-Control-Allow-Origin"));
        }
    }

    private static String browser() {
        for (String name : List.of("chromium-headless-shell", "chromium", "google-chrome")) {
            for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
                if (!place.isEmpty() && Files.isExecutable(Path.of(place, name))) {
                    return Path.of(place, name).toString();
                }
            }
        }
        return null;
    }

    @Test
    void a_page_in_a_browser_lists_and_calls_tools() throws Exception {
        String browser = browser();
        if (browser == null) {
            System.out.println("SKIPPED: no Chromium is on the PATH, so no page of another origin has called tools.");
        }
        assumeTrue(browser != null, "a Chromium on the PATH");
        HttpServer pages = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        String origin = "http://page.example:" + pages.getAddress().getPort();
        try (var application = run("copilot.tool.mcp.allowed-origins=" + origin)) {
            String port = application.getEnvironment().getProperty("local.server.port");
            pages.createContext("/", exchange -> {
                byte[] page = PAGE.replace("PORT", port).getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
                exchange.sendResponseHeaders(200, page.length);
                exchange.getResponseBody().write(page);
                exchange.close();
            });
            pages.start();
            Process process = new ProcessBuilder(
                            browser,
                            "--headless",
                            "--no-sandbox",
                            "--disable-gpu",
                            "--virtual-time-budget=30000",
                            "--host-resolver-rules=MAP page.example 127.0.0.1",
                            "--user-data-dir=" + folder.resolve("profile"),
                            "--dump-dom",
                            origin + "/")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String page = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(process.waitFor(60, TimeUnit.SECONDS));
            assertTrue(page.contains("<p id=\"result\">find_order: 7 in call 1, 200</p>"), page);
        } finally {
            pages.stop(0);
        }
    }
}
