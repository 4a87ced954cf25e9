package io.github.copilottool.spring;

import com.github.copilot.tool.runtime.CopilotTools;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;

/** The actuator's endpoint {@code copilottools}: what the model sees of each tool, and how many calls there were. */
@Endpoint(id = "copilottools")
final class CopilotToolsEndpoint {
    private final CopilotToolBeans tools;

    CopilotToolsEndpoint(CopilotToolBeans tools) {
        this.tools = tools;
    }

    /** A tool, with how many calls have ended, by outcome, and how many run. */
    record Tool(String description, Object parameters, Map<String, Long> calls) {}

    /** Returns the tools by their names, in their order. */
    @ReadOperation
    Map<String, Tool> tools() {
        Map<String, Tool> byName = new LinkedHashMap<>();
        tools.definitions()
                .forEach(each -> byName.put(
                        each.name(),
                        new Tool(
                                each.description(),
                                // The endpoint's mapper may be Jackson 3, which does not know the nodes of Jackson 2.
                                CopilotTools.mapper().convertValue(each.parameters(), Object.class),
                                tools.calls().counts(each.name()))));
        return byName;
    }
}
