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

/** The tools of Generic.Raw: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$Raw$$CopilotToolMeta implements CopilotToolMetadataProvider<Generic.Raw> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$Raw$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Generic.Raw instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "In a generic class, whose companion calls it raw.",
                structure(
                    object(
                        "one", typed("string"),
                        "values", object("type", "array", "items", typed("string")),
                        "text", typed("string")),
                    "one", "values", "text"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic.Raw instance) {
        return new Generic$Raw$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Generic.Raw instance;

        Handler(Generic.Raw instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // raw
                Map<?, ?> arguments = arguments(invocation);
                CharSequence one = stringValue(arguments.get("one"), "one");
                CharSequence[] values = readArrayOfCharSequence(arguments.get("values"), "values");
                CharSequence text = stringValue(arguments.get("text"), "text");
                return completed(instance.raw((CharSequence) bounded(one, "one", 0, Comparable.class), (CharSequence[]) bounded(values, "values", 1, Comparable.class), text));
            } catch (Fault fault) {
                return refused(fault, "raw");
            } catch (Throwable failure) {
                return failed(failure);
            }
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
