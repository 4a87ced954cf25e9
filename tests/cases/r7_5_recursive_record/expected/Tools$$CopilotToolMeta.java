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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "Walks.",
                object(
                    "type", "object",
                    "properties", object("root", object("$ref", "#/$defs/Node"), "depth", typed("integer")),
                    "required", list("root", "depth"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "name", "children"))),
                new Handler(0, "walk", instance), null, null, null, null, null));
        // walk_flat
        tools.add(new ToolDefinition(
                "walk_flat",
                "Walks flat.",
                object(
                    "type", "object",
                    "properties", object(
                        "name", typed("string"),
                        "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                    "required", list("name", "children"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "name", "children"))),
                new Handler(1, "walk_flat", instance), null, null, null, null, null));
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
                        // walk
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Node root = readNode(arguments.get("root"), "root");
                        int depth = intValue(arguments.get("depth"), "depth");
                        return completed(instance.walk(root, depth));
                    }
                    default: {
                        // walk_flat
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Node record;
                        try {
                            record = new Tools.Node(
                                    stringValue(arguments.get("name"), "name"),
                                    readListOfNode(arguments.get("children"), "children"));
                        } catch (Fault fault) {
                            throw fault;
                        } catch (Exception refused) {
                            throw rejected("");
                        }
                        return completed(instance.walkFlat(record));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Node readNode(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Node(
                        stringValue(members.get("name"), "name"),
                        readListOfNode(members.get("children"), "children"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfNode(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readNode(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, elements, members, decimal, whole, elementPath,
        //     rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
