package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.CopilotTools;
import java.util.List;
import org.openapitools.jackson.nullable.JsonNullableModule;

/** Calls the tools with a mapper that has the module. */
class Main {
    public static void main(String[] arguments) throws Exception {
        ObjectMapper mapper = CopilotTools.mapper().copy().registerModule(new JsonNullableModule());
        List<ToolDefinition> tools = CopilotTools.withMapper(mapper, new ContactTools());
        for (String call : new String[] {
            "flattened {}",
            "flattened {\"name\": null, \"age\": 5}",
            "flattened {\"name\": \"\", \"age\": \"\", \"tags\": [null]}",
            "mapped {\"settings\": {}}",
            "mapped {\"settings\": {\"theme\": null, \"size\": null}}",
            "mapped {\"settings\": {\"theme\": \"\", \"size\": 3}}",
            "mapped {\"settings\": {\"theme\": 3, \"size\": \"\"}}",
            "maps {\"settings\": {\"a\": {}, \"b\": {\"theme\": null}}, \"change\": {\"tags\": null}}",
            "change_contact {\"id\": \"a\"}",
            "change_contact {\"id\": \"a\", \"phone\": null}",
            "change_contact {\"id\": \"a\", \"name\": null}",
            "same {}",
            "same {\"value\": null}",
            "same {\"value\": \"text\"}"
        }) {
            String name = call.substring(0, call.indexOf(' '));
            for (ToolDefinition each : tools) {
                if (each.name().equals(name)) {
                    Object result = each.handler()
                            .invoke(new ToolInvocation()
                                    .setToolName(name)
                                    .setArguments(mapper.readTree(call.substring(name.length()))))
                            .get();
                    System.out.println(
                            name + ": " + (result instanceof ToolResultObject object ? object.error() : result));
                }
            }
        }
    }
}
