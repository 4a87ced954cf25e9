package io.github.copilottool.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.CopilotTools;
import io.github.copilottool.spring.shop.DeliveryTools;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.ToolCallAdvisor;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * Calls tools by chat clients whose model asks for them. The consumer with Spring AI runs these tests, too, with Spring
 * AI 2.0.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SpringAiToolsTest {
    private static final List<ToolDefinition> DEFINITIONS = CopilotTools.of(new DeliveryTools());
    private static final SpringAiTools TOOLS = SpringAiTools.of(DEFINITIONS);

    /** A model that asks for one call, and answers when it has the result. */
    private record Model(AssistantMessage.ToolCall call, List<Prompt> prompts) implements ChatModel {
        Model(String tool, String arguments) {
            this(new AssistantMessage.ToolCall("call-1", "function", tool, arguments), new ArrayList<>());
        }

        @Override
        public ChatResponse call(Prompt prompt) {
            prompts.add(prompt);
            AssistantMessage answer = prompts.size() > 1
                    ? new AssistantMessage("done")
                    : AssistantMessage.builder()
                            .content("")
                            .toolCalls(List.of(call))
                            .build();
            return new ChatResponse(List.of(new Generation(answer)));
        }

        @Override
        public ChatOptions getDefaultOptions() {
            return getOptions();
        }

        // Overrides one of Spring AI 2.0.
        public ChatOptions getOptions() {
            return ToolCallingChatOptions.builder().build();
        }

        String result() {
            List<Message> messages = prompts.get(1).getInstructions();
            ToolResponseMessage message =
                    assertInstanceOf(ToolResponseMessage.class, messages.get(messages.size() - 1));
            return message.getResponses().get(0).responseData();
        }
    }

    private static String call(SpringAiTools tools, String tool, String arguments) {
        Model model = new Model(tool, arguments);
        String answer = ChatClient.builder(model)
                .defaultToolCallbacks(tools)
                .defaultAdvisors(ToolCallAdvisor.builder().build())
                .build()
                .prompt("Do it.")
                .toolContext(Map.of("user", "Ada"))
                .call()
                .content();
        assertEquals("done", answer);
        return model.result();
    }

    private static String call(String tool, String arguments) {
        return call(TOOLS, tool, arguments);
    }

    @Test
    void a_client_offers_the_tools() {
        Model model = new Model("deliver", "{}");
        ChatClient client = ChatClient.builder(model)
                .defaultToolCallbacks(SpringAiTools.of(CopilotTools.of(new DeliveryTools())))
                .build();
        client.prompt("Do it.").call().content();
        var options = assertInstanceOf(
                ToolCallingChatOptions.class, model.prompts().get(0).getOptions());
        assertEquals(
                DEFINITIONS.stream().map(ToolDefinition::name).toList(),
                options.getToolCallbacks().stream()
                        .map(each -> each.getToolDefinition().name())
                        .toList());
    }

    @Test
    void the_model_gets_results() {
        assertEquals("{\"id\":\"a\",\"pieces\":3}", call("deliver", "{\"id\": \"a\", \"pieces\": 3}"));
        assertEquals("[{\"id\":\"a\",\"pieces\":1},{\"id\":\"b\",\"pieces\":2}]", call("list_deliveries", ""));
        assertEquals("{\"id\":\"b\",\"pieces\":7}", call("ask_driver", "{\"id\": \"b\"}"));
        assertEquals("Here it is.\nA door\n{\"mimeType\":\"image/png\",\"data\":\"AQID\"}", call("show", "{}"));
        assertEquals("who_calls for Ada", call("who_calls", "{}"));
    }

    @Test
    void the_models_next_message_has_all_wrong_arguments() {
        assertEquals(
                "Tool deliver:\n- argument 'id' is required.\n- argument 'pieces' must be an integer, but was 2.5.",
                call("deliver", "{\"pieces\": 2.5}"));
    }

    @Test
    void an_exception_that_is_an_answer_is_the_text() {
        assertEquals("Tool deliver: Nobody opens.", call("deliver", "{\"id\": \"closed\", \"pieces\": 1}"));
    }

    @Test
    void another_exception_is_for_spring_ais_processor() {
        assertEquals("The van is broken.", call("deliver", "{\"id\": \"broken\", \"pieces\": 1}"));
        // By default it throws what a program has to catch.
        ToolExecutionException thrown = assertThrows(
                ToolExecutionException.class, () -> call("deliver", "{\"id\": \"unread\", \"pieces\": 1}"));
        assertInstanceOf(IOException.class, thrown.getCause());
    }

    @Test
    void calls_run_at_once() {
        var threads = Executors.newFixedThreadPool(50);
        List<CompletableFuture<String>> calls = IntStream.range(0, 50)
                .mapToObj(i ->
                        CompletableFuture.supplyAsync(() -> call("ask_driver", "{\"id\": \"" + i + "\"}"), threads))
                .toList();
        for (int i = 0; i < 50; i++) {
            assertEquals("{\"id\":\"" + i + "\",\"pieces\":7}", calls.get(i).join());
        }
        threads.shutdown();
    }

    @Test
    void schemas_are_those_of_the_definitions() throws Exception {
        ToolCallback[] callbacks = TOOLS.getToolCallbacks();
        for (int i = 0; i < callbacks.length; i++) {
            var sent = callbacks[i].getToolDefinition();
            ToolDefinition definition = DEFINITIONS.get(i);
            assertEquals(definition.name(), sent.name());
            assertEquals(definition.description(), sent.description());
            // As text: in the order of the source.
            assertEquals(new ObjectMapper().writeValueAsString(definition.parameters()), sent.inputSchema());
            assertFalse(callbacks[i].getToolMetadata().returnDirect());
        }
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    @Import(DeliveryTools.class)
    static class Deliveries {}

    private static ConfigurableApplicationContext run(String... properties) {
        return new SpringApplicationBuilder(Deliveries.class)
                .web(WebApplicationType.NONE)
                .properties(properties)
                .run();
    }

    @Test
    void the_bean_has_the_tools_of_all_beans_unless_it_is_switched_off() {
        try (var context = run()) {
            SpringAiTools tools = context.getBean(SpringAiTools.class);
            assertEquals("{\"id\":\"a\",\"pieces\":3}", call(tools, "deliver", "{\"id\": \"a\", \"pieces\": 3}"));
        }
        for (String off : List.of("copilot.tool.spring-ai.enabled", "copilot.tool.enabled")) {
            try (var context = run(off + "=false")) {
                assertEquals(0, context.getBeanNamesForType(SpringAiTools.class).length);
            }
        }
    }
}
