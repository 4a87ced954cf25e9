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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The tools of Face: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Face$$CopilotToolMeta implements CopilotToolMetadataProvider<Face> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Face$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Face instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // from_face
        tools.add(new ToolDefinition(
                "from_face",
                "Of the interface.",
                structure(object()),
                new Handler(0, "from_face", instance), null, null, null, null, null));
        // promised
        tools.add(new ToolDefinition(
                "promised",
                "Abstract there.",
                structure(object("word", typed("string", "A word.")), "word"),
                new Handler(1, "promised", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Face instance) {
        return new Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int tool;
        private final String name;
        private final Face instance;

        Handler(int tool, String name, Face instance) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // from_face
                        return completed(instance.fromFace());
                    }
                    default: {
                        // promised
                        Map<?, ?> arguments = arguments(invocation);
                        String word = stringValue(arguments.get("word"), "word");
                        return completed(instance.promised(word));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, stringValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
