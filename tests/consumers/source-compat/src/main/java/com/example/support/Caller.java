package com.example.support;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.util.Map;

/** Calls tools as a session does. */
final class Caller {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Caller() {}

    static Object call(ToolDefinition tool, String arguments) {
        return tool.handler().invoke(invocation(tool.name(), arguments)).join();
    }

    private static ToolInvocation invocation(String tool, String arguments) {
        ToolInvocation invocation = new ToolInvocation()
                .setSessionId("session")
                .setToolCallId("call")
                .setToolName(tool);
        if (arguments == null) {
            return invocation;
        }
        try {
            return invocation.setArguments(JSON.readTree(arguments));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static Address read(String arguments) {
        return invocation("read", arguments).getArgumentsAs(Place.class).address();
    }

    static Map<String, Object> plain(String arguments) {
        return invocation("plain", arguments).getArguments();
    }

    /** A class that only Jackson reads, not a tool. */
    record Place(String street, String city) {
        Address address() {
            return new Address(street, java.util.Optional.empty(), city);
        }
    }
}
