package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.spring.shop.OrderTools;
import io.github.copilottool.spring.shop.PriceTools;
import jakarta.servlet.Filter;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authentication.ProviderManager;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.authentication.dao.DaoAuthenticationProvider;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.DefaultSecurityFilterChain;
import org.springframework.security.web.FilterChainProxy;
import org.springframework.security.web.authentication.www.BasicAuthenticationFilter;

/** Tools that depend on who calls, with Spring Security. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ToolAccessTest {
    private static final String ADA = "Basic YWRhOnNlY3JldA==";
    private static final String BOB = "Basic Ym9iOnNlY3JldA==";

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Shop {
        @Bean
        OrderTools orderTools() {
            return new OrderTools();
        }

        @Bean
        PriceTools priceTools() {
            return new PriceTools();
        }

        @Bean
        Filter springSecurityFilterChain() {
            var users = new InMemoryUserDetailsManager(
                    User.withUsername("ada")
                            .password("{noop}secret")
                            .roles("SALES")
                            .build(),
                    User.withUsername("bob")
                            .password("{noop}secret")
                            .roles("GUEST")
                            .build());
            var basic = new BasicAuthenticationFilter(new ProviderManager(new DaoAuthenticationProvider(users)));
            return new FilterChainProxy(new DefaultSecurityFilterChain(request -> true, basic));
        }

        @Bean
        ToolAccess salesOnly() {
            return (tool, caller) ->
                    !tool.name().equals("find_order") || caller.authorities().contains("ROLE_SALES");
        }

        @Bean
        ToolAccess knownOnly() {
            return (tool, caller) -> caller.principal() != null;
        }
    }

    @AfterEach
    void log_out() {
        SecurityContextHolder.clearContext();
    }

    private static ConfigurableApplicationContext run() {
        return new SpringApplicationBuilder(Shop.class)
                .properties("server.port=0", "copilot.tool.mcp.max-calls-per-session=50")
                .run();
    }

    private static List<String> names(McpSession session) throws Exception {
        List<String> names = new ArrayList<>();
        for (JsonNode each : session.request("tools/list").path("tools")) {
            names.add(each.path("name").asText());
        }
        return names;
    }

    @Test
    void each_caller_is_listed_the_tools_that_he_may_call() throws Exception {
        try (var application = run()) {
            McpSession ada = McpSession.begin(application, "/mcp", ADA);
            McpSession bob = McpSession.begin(application, "/mcp", BOB);
            assertEquals(List.of("find_order", "price"), names(ada));
            assertEquals(List.of("price"), names(bob));
            assertEquals(List.of(), names(McpSession.begin(application, "/mcp")));
        }
    }

    @Test
    void a_denied_call_reads_as_one_of_an_unknown_tool() throws Exception {
        try (var application = run()) {
            McpSession bob = McpSession.begin(application, "/mcp", BOB);
            String denied = bob.send(McpSession.message(7, "find_order", "{}")).body();
            String unknown =
                    bob.send(McpSession.message(7, "find_nothing", "{}")).body();
            assertTrue(denied.contains("\"error\":{\"code\":-32602,"), denied);
            assertEquals(withoutId(unknown.replace("find_nothing", "find_order")), withoutId(denied));
        }
    }

    private static String withoutId(String event) {
        return event.replaceAll("(?m)^id:.*$", "");
    }

    @Test
    void concurrent_calls_have_their_own_caller() throws Exception {
        try (var application = run()) {
            McpSession ada = McpSession.begin(application, "/mcp", ADA);
            McpSession bob = McpSession.begin(application, "/mcp", BOB);
            List<CompletableFuture<HttpResponse<String>>> answers = IntStream.range(0, 50)
                    .mapToObj(i -> (i % 2 == 0 ? ada : bob)
                            .sendLater(McpSession.message(i, "find_order", "{\"id\": \"" + i + "\"}")))
                    .toList();
            for (int i = 0; i < answers.size(); i++) {
                String answer = answers.get(i).get(60, TimeUnit.SECONDS).body();
                assertTrue(answer.contains(i % 2 == 0 ? i + " in call " : "Unknown tool"), answer);
            }
        }
    }

    private static List<String> names(ToolCallback... callbacks) {
        return Stream.of(callbacks).map(each -> each.getToolDefinition().name()).toList();
    }

    @Test
    void spring_ai_has_the_tools_of_the_caller() {
        try (var application = run()) {
            SpringAiTools tools = application.getBean(SpringAiTools.class);
            ToolCallback[] all = tools.getToolCallbacks();
            assertEquals(List.of("find_order", "price"), names(all));
            SecurityContextHolder.getContext()
                    .setAuthentication(new TestingAuthenticationToken("bob", "", "ROLE_GUEST"));
            assertEquals(List.of("price"), names(tools.getToolCallbacks()));
            assertEquals(
                    "No ToolCallback found for tool name: find_order",
                    assertThrows(ToolExecutionException.class, () -> all[0].call("{\"id\": \"7\"}"))
                            .getMessage());
            SecurityContextHolder.getContext()
                    .setAuthentication(new TestingAuthenticationToken("ada", "", "ROLE_SALES"));
            assertEquals("7 in call 1", all[0].call("{\"id\": \"7\"}"));
        }
    }
}
