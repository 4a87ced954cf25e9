package com.example.app;

import com.example.tools.GreetingTools;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.util.ArrayList;
import java.util.List;

/** Prints the tools as the model sees them, and calls them. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws Exception {
        List<ToolDefinition> tools = new ArrayList<>(ToolDefinition.fromObject(new FarewellTools()));
        for (ToolDefinition tool : tools) {
            System.out.println(tool.name() + " " + RpcMapper.INSTANCE.writeValueAsString(tool.parameters()));
        }
        tools.addAll(ToolDefinition.fromObject(new GreetingTools()));
        for (ToolDefinition tool : tools) {
            call(tool, "{\"name\": \"Ann\"}");
        }
    }

    private static void call(ToolDefinition tool, String arguments) throws Exception {
        var invocation = new ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments));
        Object answer = tool.handler().invoke(invocation).get();
        System.out.println(answer instanceof ToolResultObject result ? result.textResultForLlm() : answer);
    }
}
