package com.example.orders;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** Lists the tools and calls some. In a real program a Copilot session does both. */
public final class Main {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        List<ToolDefinition> tools = ToolDefinition.fromObject(new OrderTools());
        list(tools);

        String order = """
                {"customer": "Ada", "items": [{"article": "pen-7", "quantity": 2}]}""";
        call(tools, "place_order", order);

        String parcel = """
                {"weight": 1.5, "shipping": "next-day"}""";
        call(tools, "shipping_price", parcel);

        // A word instead of a number: the method is not called, and the model reads what to correct.
        String wrong = """
                {"customer": "Ada", "items": [{"article": "pen-7", "quantity": "two"}]}""";
        call(tools, "place_order", wrong);
    }

    private static void list(List<ToolDefinition> tools) {
        String row = "%-18s %-40s %s%n";
        System.out.printf(row, "Tool", "Arguments, ? if optional", "Description");
        for (ToolDefinition tool : tools) {
            System.out.printf(row, tool.name(), String.join(", ", arguments(tool)), tool.description());
        }
    }

    private static List<String> arguments(ToolDefinition tool) {
        JsonNode schema = JSON.valueToTree(tool.parameters());
        List<String> required = StreamSupport.stream(schema.path("required").spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
        List<String> arguments = new ArrayList<>();
        schema.path("properties")
                .fieldNames()
                .forEachRemaining(name -> arguments.add(required.contains(name) ? name : name + "?"));
        return arguments;
    }

    private static void call(List<ToolDefinition> tools, String name, String arguments) throws IOException {
        ToolDefinition tool = tools.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        ToolInvocation invocation = new ToolInvocation().setToolName(name);
        invocation.setArguments(JSON.readTree(arguments));
        Object result = tool.handler().invoke(invocation).join();
        System.out.println();
        System.out.println(name + " " + arguments);
        System.out.println("  -> " + (result instanceof ToolResultObject object ? object.textResultForLlm() : result));
    }
}
