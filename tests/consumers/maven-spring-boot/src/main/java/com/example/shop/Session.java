package com.example.shop;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.util.List;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Has the definitions that a session of Copilot would get. */
@Component
public class Session {
    private final List<ToolDefinition> tools;
    private final Environment environment;

    public Session(List<ToolDefinition> tools, Environment environment) {
        this.tools = tools;
        this.environment = environment;
    }

    @EventListener
    public void start(ApplicationReadyEvent ready) {
        for (ToolDefinition tool : tools) {
            System.out.println("The session has " + tool.name() + ".");
            if (tool.name().equals("place_order")) {
                ToolInvocation call = new ToolInvocation()
                        .setArguments(com.fasterxml.jackson.databind.node.JsonNodeFactory.instance
                                .objectNode()
                                .put("id", "a"));
                System.out.println("The session's call is " + tool.handler().invoke(call).join() + ".");
            }
        }
        System.out.println("Listens at " + environment.getProperty("local.server.port"));
    }
}
