package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ToolExceptionTranslator;
import io.github.copilottool.spring.shop.FailingTools;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/** Translates, observes and counts calls. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ToolCallsTest {
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Shop {
        @Bean
        FailingTools failingTools() {
            return new FailingTools();
        }

        @Bean
        @Order(2)
        ToolExceptionTranslator others() {
            return exception -> exception instanceof NoSuchElementException ? "not reached" : null;
        }

        @Bean
        @Order(1)
        ToolExceptionTranslator unknown(CopilotToolBeans tools) {
            return exception -> exception instanceof NoSuchElementException ? "See " + tools.names() + "." : null;
        }
    }

    private static ConfigurableApplicationContext run(Class<?>... configurations) {
        return new SpringApplicationBuilder(Shop.class)
                .sources(configurations)
                .web(WebApplicationType.NONE)
                .run();
    }

    /** Calls the tool, and returns the text that the model reads, if there is one. */
    private static String call(ConfigurableApplicationContext context, ObjectNode arguments) {
        Object value = context.getBean(CopilotToolBeans.class)
                .definitions()
                .get(0)
                .handler()
                .invoke(new ToolInvocation().setToolName("delete_order").setArguments(arguments))
                .join();
        return value instanceof ToolResultObject result ? result.textResultForLlm() : (String) value;
    }

    private static String call(ConfigurableApplicationContext context, String id) {
        return call(context, JsonNodeFactory.instance.objectNode().put("id", id));
    }

    @Test
    void the_first_translator_that_knows_an_exception_answers() {
        try (var context = run()) {
            assertEquals("Tool delete_order: not allowed.", call(context, "secret"));
            assertEquals("Tool delete_order: See [delete_order].", call(context, "unknown"));
            CompletionException failed = assertThrows(CompletionException.class, () -> call(context, "broken"));
            assertInstanceOf(IllegalStateException.class, failed.getCause());
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Observed implements ObservationHandler<Observation.Context> {
        final List<String> stopped = new ArrayList<>();

        @Bean
        ObservationRegistry observations() {
            ObservationRegistry registry = ObservationRegistry.create();
            registry.observationConfig().observationHandler(this);
            return registry;
        }

        @Override
        public void onStop(Observation.Context call) {
            stopped.add(call.getName() + " "
                    + call.getLowCardinalityKeyValues().stream()
                            .map(each -> each.getKey() + "=" + each.getValue())
                            .sorted()
                            .toList()
                    + (call.getHighCardinalityKeyValues().stream().findAny().isPresent() ? " and more" : "")
                    + (call.getError() == null ? "" : " " + call.getError().getMessage()));
        }

        @Override
        public boolean supportsContext(Observation.Context context) {
            return true;
        }
    }

    @Test
    void each_call_is_observed_and_counted_by_its_outcome() {
        try (var context = run(Observed.class)) {
            assertEquals("Success", call(context, "7"));
            call(context, "secret");
            call(context, JsonNodeFactory.instance.objectNode());
            assertThrows(CompletionException.class, () -> call(context, "broken"));
            String refused = "copilot.tool.call [outcome=refused, tool=delete_order]";
            assertEquals(
                    List.of(
                            "copilot.tool.call [outcome=success, tool=delete_order]",
                            refused,
                            refused,
                            "copilot.tool.call [outcome=failed, tool=delete_order] broken"),
                    context.getBean(Observed.class).stopped);
            CopilotToolsEndpoint.Tool tool =
                    context.getBean(CopilotToolsEndpoint.class).tools().get("delete_order");
            assertEquals("Deletes an order.", tool.description());
            assertEquals(List.of("id"), ((Map<?, ?>) tool.parameters()).get("required"));
            assertEquals(
                    Map.of("success", 1L, "refused", 2L, "failed", 1L, "running", 0L, "overdue", 0L), tool.calls());
        }
    }
}
