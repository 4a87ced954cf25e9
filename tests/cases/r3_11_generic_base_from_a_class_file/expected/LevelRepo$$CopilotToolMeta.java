import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The tools of LevelRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LevelRepo$$CopilotToolMeta implements CopilotToolMetadataProvider<LevelRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LevelRepo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(LevelRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object("type", "string", "enum", list("LOW", "HIGH"), "description", "What."),
                        "n", typed("integer", "How often.")),
                    "entity", "n"),
                new Handler(0, "save", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object("like", object("type", "string", "enum", list("LOW", "HIGH"), "description", "What."))),
                new Handler(1, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LevelRepo instance) {
        return new LevelRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final LevelRepo instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, LevelRepo instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // save
                        Map<?, ?> arguments = arguments(invocation);
                        Level arg0 = readLevel(arguments.get("entity"), "entity");
                        int arg1 = intValue(arguments.get("n"), "n");
                        return completed(json(instance.save(arg0, arg1), mapper));
                    }
                    default: {
                        // find
                        Map<?, ?> arguments = arguments(invocation);
                        Optional arg0 = (Optional) optional(arguments.get("like") == null ? null : readLevel(arguments.get("like"), "like"));
                        return completed(instance.find(arg0));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Level readLevel(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Level.LOW;
                    case "HIGH":
                        return Level.HIGH;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"LOW\", \"HIGH\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, optional, intValue, decimal, whole, completed, failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
