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
        // all
        tools.add(new ToolDefinition(
                "all",
                "Quotes \" and ' and \\ and \\u0022 and \", tab \t, newline \n, return \r, null \000, bell \007, \u00e9, \ud83d\ude00, \ud83d\ude00, </script>, %s, ${x}, /* */ //, line \u2028 separator.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "description", "Ends with a backslash \\",
                            "default", "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //"))),
                new Handler(0, "all", instance), null, null, null, null, null));
        // block
        tools.add(new ToolDefinition(
                "block",
                "A text\n  block \"quoted\" \"\"\"\n",
                structure(object()),
                new Handler(1, "block", instance), null, null, null,
                object("\"k\\", "\\u0000\n\ud83d\ude00"),
                null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
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
                        // all
                        Map<?, ?> arguments = arguments(invocation);
                        String text = stringValue(orDefault(arguments.get("text"), "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //"), "text");
                        return completed(instance.all(text));
                    }
                    default: {
                        // block
                        instance.block();
                        return completed("Success");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, orDefault, stringValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
