import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
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

/** The tools of Store: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Store$$CopilotToolMeta implements CopilotToolMetadataProvider<Store> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Store$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Store instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // put
        tools.add(new ToolDefinition(
                "put",
                "Puts.",
                structure(
                    object("key", object(), "value", object(), "more", object("type", "array", "items", object())),
                    "key", "value", "more"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Store instance) {
        return new Store$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Store instance;

        Handler(Store instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // put
                Map<?, ?> arguments = arguments(invocation);
                Object key = anyValue(arguments.get("key"), "key");
                Object value_ = anyValue(arguments.get("value"), "value");
                List more = readListOfObject(arguments.get("more"), "more");
                return completed(instance.put(key, value_, more));
            } catch (Fault fault) {
                return refused(fault, "put");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(anyValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     arguments, anyValue, elements, elementPath, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
