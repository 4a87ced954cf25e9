import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
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

/** The tools of Louder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Louder$$CopilotToolMeta implements CopilotToolMetadataProvider<Louder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Louder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Louder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // quiet
        tools.add(new ToolDefinition(
                "quiet",
                "Silent.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                new Handler(0, "quiet", instance), null, null, null, null, null));
        // loud
        tools.add(new ToolDefinition(
                "loud",
                "Warned of.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                new Handler(1, "loud", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Louder instance) {
        return new Louder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Louder instance;

        Handler(int tool, String name, Louder instance) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // quiet
                        Map<?, ?> arguments = arguments(invocation);
                        String which = stringValue(arguments.get("no-identifier"), "no-identifier");
                        return completed(instance.quiet(which));
                    }
                    default: {
                        // loud
                        Map<?, ?> arguments = arguments(invocation);
                        String which = stringValue(arguments.get("no-identifier"), "no-identifier");
                        return completed(instance.loud(which));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, stringValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
