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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"),
                        "deep", typed("boolean")),
                    "query", "deep"),
                new Handler(0, "search", instance), null, null, null, null, null));
        // maybe
        tools.add(new ToolDefinition(
                "maybe",
                "Searches maybe.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                new Handler(1, "maybe", instance), null, null, null, null, null));
        // all
        tools.add(new ToolDefinition(
                "all",
                "Searches all.",
                structure(
                    object(
                        "queries", object(
                            "type", "array",
                            "items", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                    "queries"),
                new Handler(2, "all", instance), null, null, null, null, null));
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
                        // search
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Query query = readQuery(arguments.get("query"), "query");
                        boolean deep = booleanValue(arguments.get("deep"), "deep");
                        return completed(instance.search(query, deep));
                    }
                    case 1: {
                        // maybe
                        Map<?, ?> arguments = arguments(invocation);
                        Optional query = (Optional) optional(arguments.get("query") == null ? null : readQuery(arguments.get("query"), "query"));
                        return completed(instance.maybe(query));
                    }
                    default: {
                        // all
                        Map<?, ?> arguments = arguments(invocation);
                        List queries = readListOfQuery(arguments.get("queries"), "queries");
                        return completed(instance.all(queries));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Query readQuery(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Query(
                        stringValue(members.get("text"), "text"),
                        intValue(members.get("limit"), "limit"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfQuery(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readQuery(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, optional, intValue, booleanValue, stringValue, elements, members, decimal,
        //     whole, elementPath, rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
