package com.example.spring;

import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** A server of the three tools by Spring AI, on standard input and output. */
@SpringBootApplication
public class SpringServer {
    public static void main(String[] arguments) {
        SpringApplication.run(SpringServer.class, arguments);
    }

    /** An order. */
    public record Order(String id, int pieces, double price) {}

    /** The same three tools as in {@code BenchTools}. */
    public static class Tools {
        @Tool(name = "echo", description = "Says a text again.")
        public String echo(@ToolParam(description = "The text") String text) {
            return text;
        }

        @Tool(name = "add", description = "Adds two numbers.")
        public double add(
                @ToolParam(description = "The first") double one, @ToolParam(description = "The other") double two) {
            return one + two;
        }

        @Tool(name = "find_order", description = "Finds an order.")
        public Order findOrder(@ToolParam(description = "The order's id") String id) {
            return new Order(id, 3, 9.5);
        }
    }

    @Bean
    ToolCallbackProvider tools() {
        return MethodToolCallbackProvider.builder().toolObjects(new Tools()).build();
    }
}
