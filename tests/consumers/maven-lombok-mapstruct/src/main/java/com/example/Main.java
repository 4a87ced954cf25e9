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
        List<ToolDefinition> tools = ToolDefinition.fromObject(new CustomerTools());
        for (ToolDefinition tool : tools) {
            System.out.println(tool.name() + " " + RpcMapper.INSTANCE.writeValueAsString(tool.parameters()));
        }
        call(tools.get(0), "{\"customer\": {\"name\": \"Ann\", \"age\": 30}, \"loud\": true}");
        call(tools.get(1), "{}");
        call(tools.get(2), "{\"address\": {\"street\": \"High Street\", \"number\": 7}, \"copies\": 2}");
    }

    private static void call(ToolDefinition tool, String arguments) throws Exception {
        var invocation = new ToolInvocation().setArguments(RpcMapper.INSTANCE.readTree(arguments));
        Object answer = tool.handler().invoke(invocation).get();
        System.out.println(answer instanceof ToolResultObject result ? result.textResultForLlm() : answer);
    }
}
