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
import java.util.Collection;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(13);
        // to_string
        tools.add(new ToolDefinition(
                "to_string",
                "Text.",
                structure(object()),
                new Handler(0, "to_string", instance, mapper), null, null, null, null, null));
        // hash_code
        tools.add(new ToolDefinition(
                "hash_code",
                "Hash.",
                structure(object()),
                new Handler(1, "hash_code", instance, mapper), null, null, null, null, null));
        // equals
        tools.add(new ToolDefinition(
                "equals",
                "Equal.",
                structure(object("other", object()), "other"),
                new Handler(2, "equals", instance, mapper), null, null, null, null, null));
        // main
        tools.add(new ToolDefinition(
                "main",
                "Main.",
                structure(object("args", object("type", "array", "items", typed("string"))), "args"),
                new Handler(3, "main", instance, mapper), null, null, null, null, null));
        // object
        tools.add(new ToolDefinition(
                "object",
                "Object.",
                structure(object("n", typed("integer")), "n"),
                new Handler(4, "object", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "List.",
                structure(object("object", object("type", "array", "items", typed("integer"))), "object"),
                new Handler(5, "list", instance, mapper), null, null, null, null, null));
        // record
        tools.add(new ToolDefinition(
                "record",
                "Record.",
                structure(object("switch1", typed("integer")), "switch1"),
                new Handler(6, "record", instance, mapper), null, null, null, null, null));
        // completed
        tools.add(new ToolDefinition(
                "completed",
                "Completed.",
                structure(object()),
                new Handler(7, "completed", instance, mapper), null, null, null, null, null));
        // refused
        tools.add(new ToolDefinition(
                "refused",
                "Refused.",
                structure(object("failed", typed("string")), "failed"),
                new Handler(8, "refused", instance, mapper), null, null, null, null, null));
        // instance
        tools.add(new ToolDefinition(
                "instance",
                "Instance.",
                structure(object()),
                new Handler(9, "instance", instance, mapper), null, null, null, null, null));
        // clone
        tools.add(new ToolDefinition(
                "clone",
                "Clone.",
                structure(object("n", typed("integer")), "n"),
                new Handler(10, "clone", instance, mapper), null, null, null, null, null));
        // get_class
        tools.add(new ToolDefinition(
                "get_class",
                "Get class.",
                structure(object("n", typed("integer")), "n"),
                new Handler(11, "get_class", instance, mapper), null, null, null, null, null));
        // notify
        tools.add(new ToolDefinition(
                "notify",
                "Notify.",
                structure(object("n", typed("integer")), "n"),
                new Handler(12, "notify", instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool / 10) {
                    case 0: {
                        return callFrom0(tool, invocation);
                    }
                    default: {
                        return callFrom10(tool, invocation);
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // to_string
                    return completed(instance.toString());
                }
                case 1: {
                    // hash_code
                    return completed(json(instance.hashCode(), mapper));
                }
                case 2: {
                    // equals
                    Map<?, ?> arguments = arguments(invocation);
                    Object other = anyValue(arguments.get("other"), "other");
                    return completed(json(instance.equals(other), mapper));
                }
                case 3: {
                    // main
                    Map<?, ?> arguments = arguments(invocation);
                    String[] args = readArrayOfString(arguments.get("args"), "args");
                    Tools.main(args);
                    return completed("Success");
                }
                case 4: {
                    // object
                    Map<?, ?> arguments = arguments(invocation);
                    int n = intValue(arguments.get("n"), "n");
                    return completed(instance.object(n));
                }
                case 5: {
                    // list
                    Map<?, ?> arguments = arguments(invocation);
                    List object = readListOfInteger(arguments.get("object"), "object");
                    return completed(instance.list(object));
                }
                case 6: {
                    // record
                    Map<?, ?> arguments = arguments(invocation);
                    int switch1 = intValue(arguments.get("switch1"), "switch1");
                    return completed(instance.record(switch1));
                }
                case 7: {
                    // completed
                    return completed(instance.completed());
                }
                case 8: {
                    // refused
                    Map<?, ?> arguments = arguments(invocation);
                    String failed = stringValue(arguments.get("failed"), "failed");
                    return completed(instance.refused(failed));
                }
                default: {
                    // instance
                    return completed(instance.instance());
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // clone
                    Map<?, ?> arguments = arguments(invocation);
                    int n = intValue(arguments.get("n"), "n");
                    return completed(instance.clone(n));
                }
                case 11: {
                    // get_class
                    Map<?, ?> arguments = arguments(invocation);
                    int n = intValue(arguments.get("n"), "n");
                    return completed(instance.getClass(n));
                }
                default: {
                    // notify
                    Map<?, ?> arguments = arguments(invocation);
                    int n = intValue(arguments.get("n"), "n");
                    return completed(instance.notify(n));
                }
            }
        }

        String[] readArrayOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            String[] result = new String[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = stringValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, anyValue, intValue, stringValue, elements, decimal, whole, elementPath,
        //     completed, failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
