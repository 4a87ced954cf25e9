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
import java.util.concurrent.CompletableFuture;

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // first
        tools.add(new ToolDefinition(
                "first",
                "First.",
                structure(object("text", typed("string")), "text"),
                new Handler(0, "first", instance), null, null, null, null, null));
        // middle
        tools.add(new ToolDefinition(
                "middle",
                "Middle.",
                structure(object("text", typed("string"), "number", typed("integer")), "text", "number"),
                new Handler(1, "middle", instance), null, null, null, null, null));
        // only
        tools.add(new ToolDefinition(
                "only",
                "Only.",
                structure(object()),
                new Handler(2, "only", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
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
                        // first
                        Map<?, ?> arguments = arguments(invocation);
                        String text = stringValue(arguments.get("text"), "text");
                        return completed(instance.first(invocation, text));
                    }
                    case 1: {
                        // middle
                        Map<?, ?> arguments = arguments(invocation);
                        String text = stringValue(arguments.get("text"), "text");
                        int number = intValue(arguments.get("number"), "number");
                        return completed(instance.middle(text, invocation, number));
                    }
                    default: {
                        // only
                        return completed(instance.only(invocation));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, decimal, whole, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
