package com.example.shop;

import io.github.copilottool.spring.SpringAiTools;
import java.util.List;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.ToolCallAdvisor;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;

/** A chat client, and a model that asks for the tool calls that the user's text names, and answers with the results. */
@Configuration(proxyBeanMethods = false)
class Assistant {
    static class Model implements ChatModel {
        @Override
        public ChatResponse call(Prompt prompt) {
            List<Message> messages = prompt.getInstructions();
            Message last = messages.get(messages.size() - 1);
            AssistantMessage answer;
            if (last instanceof ToolResponseMessage results) {
                answer = new AssistantMessage(results.getResponses().get(0).responseData());
            } else {
                String[] call = last.getText().split(" ", 2);
                answer = AssistantMessage.builder()
                        .content("")
                        .toolCalls(List.of(new ToolCall("1", "function", call[0], call[1])))
                        .build();
            }
            return new ChatResponse(List.of(new Generation(answer)));
        }

        @Override
        public ChatOptions getDefaultOptions() {
            return ToolCallingChatOptions.builder().build();
        }

        /** Is the same in Spring AI 2.0. */
        public ChatOptions getOptions() {
            return getDefaultOptions();
        }
    }

    @Bean
    Model model() {
        return new Model();
    }

    @Bean
    Listener listener(ChatClient.Builder builder, ObjectProvider<SpringAiTools> tools) {
        return new Listener(builder, tools.getIfAvailable());
    }

    record Listener(ChatClient.Builder builder, SpringAiTools tools) {
        @EventListener
        @Order(0)
        public void start(ApplicationReadyEvent ready) {
            if (tools == null) {
                System.out.println("Spring AI has no tools.");
                return;
            }
            ChatClient client = builder.defaultToolCallbacks(tools)
                    .defaultAdvisors(ToolCallAdvisor.builder().build())
                    .build();
            for (String call : List.of("place_order {\"id\": \"a\"}", "place_order {\"count\": 1.5}")) {
                System.out.println(
                        client.prompt(call).call().content().replace("\n", " "));
            }
        }
    }
}
