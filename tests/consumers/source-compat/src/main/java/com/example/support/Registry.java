package com.example.support;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.CopilotExperimental;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.util.ArrayList;
import java.util.List;

/** All tools of the program. */
@AllowCopilotExperimental
public final class Registry {
    private Registry() {}

    /** A member of this program that is experimental itself. */
    @CopilotExperimental
    static List<ToolDefinition> all() {
        List<ToolDefinition> tools = new ArrayList<>();
        tools.addAll(ToolDefinition.fromObject(new TicketTools(new Desk())));
        tools.addAll(ToolDefinition.fromObject(new AdminTools()));
        tools.addAll(ToolDefinition.fromClass(Greetings.class));
        tools.addAll(ToolDefinition.fromObject(new CarrierTools()));
        tools.addAll(ToolDefinition.fromObject(new PictureTools()));
        tools.addAll(ToolDefinition.fromObject(new SessionTools()));
        tools.addAll(ToolDefinition.fromObject(new LocatorTools()));
        // Uses the companion directly.
        tools.addAll(given(new MailTools$$CopilotToolMeta(), new MailTools()));
        tools.addAll(WeatherTools.all());
        tools.addAll(NewsTools.all());
        tools.addAll(CallTools.all());
        tools.addAll(HandMade.all());
        return tools;
    }

    private static <T> List<ToolDefinition> given(CopilotToolMetadataProvider<T> companion, T tools) {
        return companion.definitions(tools, new ObjectMapper());
    }
}
