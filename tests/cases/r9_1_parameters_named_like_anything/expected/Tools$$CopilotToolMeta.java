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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                structure(
                    object(
                        "args", typed("string"),
                        "instance", typed("string"),
                        "mapper", typed("string"),
                        "arguments", typed("string"),
                        "result", typed("string"),
                        "handler", typed("string"),
                        "tool", typed("string"),
                        "schema", typed("string"),
                        "value", typed("string"),
                        "future", typed("string"),
                        "failure", typed("string"),
                        "definitions", typed("string"),
                        "Handler", typed("string"),
                        "a0", typed("string"),
                        "p0", typed("string"),
                        "record", typed("string"),
                        "var", typed("string")),
                    "args", "instance", "mapper", "arguments", "result", "handler", "tool", "schema", "value", "future", "failure", "definitions", "Handler", "a0", "p0", "record", "var"),
                new Handler(0, "join", instance), null, null, null, null, null));
        // definitions
        tools.add(new ToolDefinition(
                "definitions",
                "Is named like a method of the companion.",
                structure(object("instance", typed("string")), "instance"),
                new Handler(1, "definitions", instance), null, null, null, null, null));
        // handler
        tools.add(new ToolDefinition(
                "handler",
                "Likewise.",
                structure(object("mapper", typed("integer")), "mapper"),
                new Handler(2, "handler", instance), null, null, null, null, null));
        // invoke
        tools.add(new ToolDefinition(
                "invoke",
                "Likewise again.",
                structure(object()),
                new Handler(3, "invoke", instance), null, null, null, null, null));
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
                        // join
                        return join(invocation);
                    }
                    case 1: {
                        // definitions
                        Map<?, ?> arguments = arguments(invocation);
                        String instance_ = stringValue(arguments.get("instance"), "instance");
                        return completed(instance.definitions(instance_));
                    }
                    case 2: {
                        // handler
                        Map<?, ?> arguments = arguments(invocation);
                        int mapper_ = intValue(arguments.get("mapper"), "mapper");
                        return completed(Tools.yield(mapper_));
                    }
                    default: {
                        // invoke
                        return completed(instance.invoke());
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> join(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            String args = stringValue(arguments.get("args"), "args");
            String instance_ = stringValue(arguments.get("instance"), "instance");
            String mapper_ = stringValue(arguments.get("mapper"), "mapper");
            String arguments_ = stringValue(arguments.get("arguments"), "arguments");
            String result_ = stringValue(arguments.get("result"), "result");
            String handler_ = stringValue(arguments.get("handler"), "handler");
            String tool_ = stringValue(arguments.get("tool"), "tool");
            String schema = stringValue(arguments.get("schema"), "schema");
            String value_ = stringValue(arguments.get("value"), "value");
            String future = stringValue(arguments.get("future"), "future");
            String failure_ = stringValue(arguments.get("failure"), "failure");
            String definitions = stringValue(arguments.get("definitions"), "definitions");
            String itsHandler = stringValue(arguments.get("Handler"), "Handler");
            String a0 = stringValue(arguments.get("a0"), "a0");
            String p0 = stringValue(arguments.get("p0"), "p0");
            String record = stringValue(arguments.get("record"), "record");
            String var = stringValue(arguments.get("var"), "var");
            return completed(instance.join(args, instance_, mapper_, invocation, arguments_, result_, handler_, tool_, schema, value_, future, failure_, definitions, itsHandler, a0, p0, record, var));
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, decimal, whole, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
