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
import java.lang.Double;
import java.lang.Integer;
import java.lang.Long;
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
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "needed", typed("string"),
                        "off", typed("string", "Off."),
                        "on", typed("string", "On."),
                        "defaulted", object("type", "string", "description", "Defaulted.", "default", "d"),
                        "maybe", typed("string"),
                        "maybeInt", typed("integer"),
                        "maybeLong", typed("integer"),
                        "maybeDouble", typed("number"),
                        "nullable", typed("string")),
                    "needed", "on"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // all
                Map<?, ?> arguments = arguments(invocation);
                String needed = stringValue(arguments.get("needed"), "needed");
                String off = arguments.get("off") == null ? null : stringValue(arguments.get("off"), "off");
                String on = stringValue(arguments.get("on"), "on");
                String defaulted = stringValue(orDefault(arguments.get("defaulted"), "d"), "defaulted");
                Optional maybe = (Optional) optional(arguments.get("maybe") == null ? null : stringValue(arguments.get("maybe"), "maybe"));
                OptionalInt maybeInt = arguments.get("maybeInt") == null ? OptionalInt.empty() : OptionalInt.of(intValue(arguments.get("maybeInt"), "maybeInt"));
                OptionalLong maybeLong = arguments.get("maybeLong") == null ? OptionalLong.empty() : OptionalLong.of(longValue(arguments.get("maybeLong"), "maybeLong"));
                OptionalDouble maybeDouble = arguments.get("maybeDouble") == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(arguments.get("maybeDouble"), "maybeDouble"));
                String nullable = arguments.get("nullable") == null ? null : stringValue(arguments.get("nullable"), "nullable");
                return completed(instance.all(needed, off, on, defaulted, maybe, maybeInt, maybeLong, maybeDouble, nullable));
            } catch (Fault fault) {
                return refused(fault, "all");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, optional, intValue, longValue, doubleValue, stringValue, decimal,
        //     whole, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
