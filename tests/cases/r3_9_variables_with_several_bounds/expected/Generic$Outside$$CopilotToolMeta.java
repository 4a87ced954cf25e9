import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.CharSequence;
import java.lang.Class;
import java.lang.Comparable;
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

/** The tools of Generic.Outside: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$Outside$$CopilotToolMeta implements CopilotToolMetadataProvider<Generic.Outside> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$Outside$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Generic.Outside instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inner
        tools.add(new ToolDefinition(
                "inner",
                "In an inner class.",
                structure(
                    object("values", object("type", "array", "items", typed("string")), "one", typed("string")),
                    "values", "one"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic.Outside instance) {
        return new Generic$Outside$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Generic.Outside instance;

        Handler(Generic.Outside instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // inner
                return inner(invocation);
            } catch (Fault fault) {
                return refused(fault, "inner");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        <V0 extends CharSequence & Comparable<V0>> CompletableFuture<Object> inner(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            CharSequence[] values = readArrayOfCharSequence(arguments.get("values"), "values");
            CharSequence one = stringValue(arguments.get("one"), "one");
            return completed(instance.inner((V0[]) bounded(values, "values", 1, Comparable.class), (V0) bounded(one, "one", 0, Comparable.class)));
        }

        CharSequence[] readArrayOfCharSequence(Object value, String path) {
            Collection<?> elements = elements(value, path);
            CharSequence[] result = new CharSequence[elements.size()];
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

        // Runtime helpers:
        //     arguments, bounded, stringValue, elements, elementPath, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
