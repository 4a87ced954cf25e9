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
import java.lang.Exception;
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

/** The tools of Outer.Member: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Member$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Member> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Member$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Member instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object(
                        "from", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items"),
                        "to", object("type", "string", "enum", list("OPEN", "CLOSED"))),
                    "from", "to"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Member instance) {
        return new Outer$Member$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Member instance;

        Handler(Outer.Member instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // link
                Map<?, ?> arguments = arguments(invocation);
                Order from = readOrder(arguments.get("from"), "from");
                Status to = readStatus(arguments.get("to"), "to");
                return completed(instance.link(from, to));
            } catch (Fault fault) {
                return refused(fault, "link");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Order readOrder(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Order(
                        readStatus(members.get("status"), "status"),
                        readListOfItem(members.get("items"), "items"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Status readStatus(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"OPEN\", \"CLOSED\"", value);
        }

        ArrayList readListOfItem(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readItem(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Order.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Order.Item(
                        stringValue(members.get("name"), "name"),
                        intValue(members.get("count"), "count"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, elements, members, decimal, whole, elementPath,
        //     rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
