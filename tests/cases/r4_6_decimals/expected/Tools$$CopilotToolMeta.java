import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Double;
import java.lang.Float;
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
import java.util.OptionalDouble;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "half", object("type", "number", "description", "D.", "default", 2.5),
                        "quarter", object("type", "number", "description", "D.", "default", 0.25),
                        "exact", object("type", "number", "description", "D.", "default", 1.25),
                        "tiny", object("type", "number", "description", "D.", "default", -0.5),
                        "maybe", object("type", "number", "description", "D.", "default", 0.125))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                double half = doubleValue(orDefault(arguments.get("half"), 2.5), "half");
                float quarter = floatValue(orDefault(arguments.get("quarter"), 0.25), "quarter");
                BigDecimal exact = bigDecimalValue(orDefault(arguments.get("exact"), new BigDecimal("1.25")), "exact");
                Double tiny = doubleValue(orDefault(arguments.get("tiny"), -0.5), "tiny");
                OptionalDouble maybe = OptionalDouble.of(doubleValue(orDefault(arguments.get("maybe"), 0.125), "maybe"));
                return completed(instance.show(half, quarter, exact, tiny, maybe));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, floatValue, doubleValue, bigDecimalValue, decimal, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
