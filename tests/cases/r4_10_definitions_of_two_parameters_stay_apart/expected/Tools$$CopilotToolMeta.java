import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Exception;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                object(
                    "type", "object",
                    "properties", object(
                        "a", object("$ref", "#/$defs/Item", "description", "A."),
                        "b", object("items", object("$ref", "#/$defs/Item2"), "description", "B."),
                        "c", object("$ref", "#/$defs/Item3")),
                    "required", list("a", "b", "c"),
                    "$defs", object(
                        "Item", typed("integer"),
                        "Item2", typed("string"),
                        "Item3", structure(
                            object(
                                "name", typed("string"),
                                "parts", object("type", "array", "items", object("$ref", "#/$defs/Item3"))),
                            "name", "parts"))),
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
                // draw
                Map<?, ?> arguments = arguments(invocation);
                Object a = anyValue(arguments.get("a"), "a");
                Object b = anyValue(arguments.get("b"), "b");
                Tools.Item c = readItem(arguments.get("c"), "c");
                instance.draw(a, b, c);
                return completed("Success");
            } catch (Fault fault) {
                return refused(fault, "draw");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(
                        stringValue(members.get("name"), "name"),
                        readListOfItem(members.get("parts"), "parts"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
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

        // Runtime helpers:
        //     arguments, anyValue, stringValue, elements, members, elementPath, rejected, completed, failed,
        //     refused, Fault
        // End of the runtime helpers.
    }
}
