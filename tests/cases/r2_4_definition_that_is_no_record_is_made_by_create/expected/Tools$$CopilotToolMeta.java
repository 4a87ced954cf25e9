import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
final class Tools$$CopilotToolMeta {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    Tools$$CopilotToolMeta() {}

    static List<ToolDefinition> definitions(Tools instance) {
        ObjectMapper mapper = MAPPER;
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // greet
        tools.add(ToolDefinition.create(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom.")), "name"),
                new Handler(0, "greet", instance)));
        // view
        tools.add(ToolDefinition.createOverride(
                "view",
                "Looks.",
                structure(object("place", object("type", "string", "description", "Where.", "default", "here"))),
                new Handler(1, "view", instance)));
        return tools;
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Tools instance;

        Handler(int tool, String name, Tools instance) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // greet
                        Map<?, ?> arguments = arguments(invocation);
                        String name_ = stringValue(arguments.get("name"), "name");
                        return completed(instance.greet(name_));
                    }
                    default: {
                        // view
                        Map<?, ?> arguments = arguments(invocation);
                        String place = stringValue(orDefault(arguments.get("place"), "here"), "place");
                        return completed(instance.look(place));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, orDefault, stringValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
