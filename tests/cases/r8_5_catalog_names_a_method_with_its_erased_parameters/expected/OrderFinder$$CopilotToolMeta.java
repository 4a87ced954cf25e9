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

/** The tools of OrderFinder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class OrderFinder$$CopilotToolMeta implements CopilotToolMetadataProvider<OrderFinder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public OrderFinder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(OrderFinder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(
                    object(
                        "status", object("type", "string", "enum", list("OPEN", "PAID"), "description", "Which"),
                        "ranges", object(
                            "type", "array",
                            "items", object("type", "array", "items", typed("integer")),
                            "description", "Since")),
                    "status", "ranges"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_all
        tools.add(new ToolDefinition(
                "count_all",
                "Counts all.",
                structure(object()),
                new Handler(1, "count_all", instance, mapper), null, null, null, null, null));
        // find_one
        tools.add(new ToolDefinition(
                "find_one",
                "Finds one.",
                structure(object("key", typed("string", "Its key")), "key"),
                new Handler(2, "find_one", instance, mapper), null, null, null, null, null));
        // find_some
        tools.add(new ToolDefinition(
                "find_some",
                "Finds some.",
                structure(
                    object(
                        "keys", object("type", "array", "items", typed("string"), "description", "Their keys"),
                        "tags", object("type", "array", "items", typed("string"), "description", "Tags")),
                    "keys", "tags"),
                new Handler(3, "find_some", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(OrderFinder instance) {
        return new OrderFinder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final OrderFinder instance;
        private final ObjectMapper mapper;

        Handler(int tool, String name, OrderFinder instance, ObjectMapper mapper) {
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
                        // count
                        Map<?, ?> arguments = arguments(invocation);
                        OrderFinder.Status status = readStatus(arguments.get("status"), "status");
                        int[][] ranges = readArrayOfArrayOfInt(arguments.get("ranges"), "ranges");
                        return completed(json(instance.count(status, ranges), mapper));
                    }
                    case 1: {
                        // count_all
                        return completed(json(instance.count(), mapper));
                    }
                    case 2: {
                        // find_one
                        Map<?, ?> arguments = arguments(invocation);
                        String key = stringValue(arguments.get("key"), "key");
                        return completed(instance.find(key));
                    }
                    default: {
                        // find_some
                        Map<?, ?> arguments = arguments(invocation);
                        List keys = readListOfString(arguments.get("keys"), "keys");
                        String[] tags = readArrayOfString(arguments.get("tags"), "tags");
                        return completed(instance.find(keys, invocation, tags));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        OrderFinder.Status readStatus(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return OrderFinder.Status.OPEN;
                    case "PAID":
                        return OrderFinder.Status.PAID;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"OPEN\", \"PAID\"", value);
        }

        int[][] readArrayOfArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[][] result = new int[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfInt(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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

        int[] readArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, elements, decimal, whole, elementPath, completed,
        //     failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
