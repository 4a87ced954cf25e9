package com.example;

import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.util.List;

/** Prints the tools as the model sees them, and calls them. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws Exception {
        List<ToolDefinition> tools = ToolDefinition.fromObject(new OrderTools());
        for (ToolDefinition tool : tools) {
            System.out.println(tool.name() + " " + RpcMapper.INSTANCE.writeValueAsString(tool.parameters()));
        }
        call(tools.get(0), "{\"article\": \"tea\", \"priority\": \"HIGH\"}");
        call(tools.get(0), "{\"article\": \"tea\", \"count\": \"two\", \"priority\": \"HIGH\"}");
        call(tools.get(1), "{\"prices\": [40, 60], \"discount\": 10}");
    }

    private static void call(ToolDefinition tool, String arguments) throws Exception {
        var invocation = new ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments));
        Object answer = tool.handler().invoke(invocation).get();
        System.out.println(answer instanceof ToolResultObject result ? result.textResultForLlm() : answer);
    }
}
