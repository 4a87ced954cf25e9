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
import java.lang.Boolean;
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
import java.util.Optional;
import java.util.OptionalInt;
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
        // store
        tools.add(new ToolDefinition(
                "store",
                "Stores.",
                structure(
                    object(
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "name", typed("string"),
                                    "note", typed("string"),
                                    "count", typed("integer"),
                                    "colour", typed("string"),
                                    "sold", typed("boolean", "Sold."),
                                    "weight", typed("integer")),
                                "name", "weight")),
                        "origin", structure(object("place", typed("string"), "country", typed("string")), "country")),
                    "items", "origin"),
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
                // store
                Map<?, ?> arguments = arguments(invocation);
                List items = readListOfItem(arguments.get("items"), "items");
                Tools.Origin origin = readOrigin(arguments.get("origin"), "origin");
                return completed(instance.store(items, origin));
            } catch (Fault fault) {
                return refused(fault, "store");
            } catch (Throwable failure) {
                return failed(failure);
            }
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

        Tools.Origin readOrigin(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Origin(
                        members.get("place") == null ? null : stringValue(members.get("place"), "place"),
                        stringValue(members.get("country"), "country"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(
                        stringValue(members.get("name"), "name"),
                        (Optional) optional(members.get("note") == null ? null : stringValue(members.get("note"), "note")),
                        members.get("count") == null ? OptionalInt.empty() : OptionalInt.of(intValue(members.get("count"), "count")),
                        members.get("colour") == null ? null : stringValue(members.get("colour"), "colour"),
                        members.get("sold") == null ? null : booleanValue(members.get("sold"), "sold"),
                        intValue(members.get("weight"), "weight"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, optional, intValue, booleanValue, stringValue, elements, members, decimal,
        //     whole, elementPath, rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
