package com.example;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.util.concurrent.CompletableFuture;

/** Calls the tools, and cancels calls. */
class Main {
    public static void main(String[] arguments) throws Exception {
        print("find", object().put("id", "a"));
        print("find", object().put("id", ""));
        print("fail", object());
        print("list", object().put("size", 2));
        print("list", object().put("size", 0));
        print("list", object().put("size", 1001));
        print("endless", object());
        print("count", object());
        print("numbers", object().put("size", 2));
        print("all", object());
        for (String tool : new String[] {"never", "waiting"}) {
            CompletableFuture<Object> call = call(tool, object());
            System.out.println(tool + " is done: " + call.isDone());
            call.cancel(true);
        }
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static void print(String tool, ObjectNode arguments) throws Exception {
        Object result = call(tool, arguments)
                .exceptionally(failure -> "failed: " + failure)
                .get();
        System.out.println(tool + ": "
                + (result instanceof ToolResultObject object ? object.resultType() + ", " + object.error() : result));
    }

    private static CompletableFuture<Object> call(String tool, ObjectNode arguments) {
        for (ToolDefinition each : ToolDefinition.fromObject(new StockTools())) {
            if (each.name().equals(tool)) {
                return each.handler().invoke(new ToolInvocation().setToolName(tool).setArguments(arguments));
            }
        }
        throw new IllegalArgumentException(tool);
    }
}
