import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.CopilotTools;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Has the definitions that a session of Copilot would get, of the class whose tools Quarkus serves, too. */
@Singleton
public class Session {
    void start(@Observes StartupEvent started, Gardens gardens) {
        for (ToolDefinition tool : CopilotTools.of(gardens)) {
            System.out.println("The session has " + tool.name() + ".");
            if (tool.name().equals("water")) {
                ObjectNode arguments = JsonNodeFactory.instance.objectNode();
                arguments.putObject("bed").put("name", "roses").put("width", 1.5);
                ToolInvocation call = new ToolInvocation().setArguments(arguments);
                System.out.println(
                        "The session's call is " + tool.handler().invoke(call).join() + ".");
            }
        }
    }
}
