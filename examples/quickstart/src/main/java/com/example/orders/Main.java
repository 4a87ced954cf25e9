package com.example.orders;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.io.IOException;
import java.util.List;

/** Prints the tools as the model sees them, and calls some. In a real program a Copilot session does both. */
public final class Main {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        List<ToolDefinition> tools = ToolDefinition.fromObject(new OrderTools());
        System.out.println(JSON.writeValueAsString(tools));

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
