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

/** The tools of Kinds.Colors: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Kinds$Colors$$CopilotToolMeta implements CopilotToolMetadataProvider<Kinds.Colors> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Kinds$Colors$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Kinds.Colors instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "Pick.",
                structure(
                    object(
                        "kind", object(
                            "type", "string",
                            "enum", list("RED", "BLUE"),
                            "description", "The kind.",
                            "default", "RED"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Kinds.Colors instance) {
        return new Kinds$Colors$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Kinds.Colors instance;

        Handler(Kinds.Colors instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // pick
                Map<?, ?> arguments = arguments(invocation);
                Kinds.Color kind = readColor(orDefault(arguments.get("kind"), "RED"), "kind");
                return completed(instance.pick(kind));
            } catch (Fault fault) {
                return refused(fault, "pick");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Kinds.Color readColor(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Kinds.Color.RED;
                    case "BLUE":
                        return Kinds.Color.BLUE;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"BLUE\"", value);
        }

        // Runtime helpers:
        //     arguments, orDefault, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
