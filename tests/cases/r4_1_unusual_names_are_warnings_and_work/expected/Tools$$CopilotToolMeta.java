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
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                structure(
                    object(
                        "a-b", typed("string", "Dashed."),
                        "a b", typed("string", "Spaced."),
                        "\"q\" \\ \n", typed("string", "Quoted."),
                        "1st", typed("string", "Digit first."),
                        "\ud83d\ude00", typed("string", "Emoji."),
                        "gr\u00f6\u00dfe", typed("string")),
                    "a-b", "a b", "\"q\" \\ \n", "1st", "\ud83d\ude00", "gr\u00f6\u00dfe"),
                new Handler(0, "join", instance), null, null, null, null, null));
        // longs
        tools.add(new ToolDefinition(
                "longs",
                "Long.",
                structure(
                    object(
                        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", typed("string", "64."),
                        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", typed("string", "65.")),
                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"),
                new Handler(1, "longs", instance), null, null, null, null, null));
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
                        // join
                        Map<?, ?> arguments = arguments(invocation);
                        String dashed = stringValue(arguments.get("a-b"), "a-b");
                        String spaced = stringValue(arguments.get("a b"), "a b");
                        String quoted = stringValue(arguments.get("\"q\" \\ \n"), "\"q\" \\ \n");
                        String first = stringValue(arguments.get("1st"), "1st");
                        String emoji = stringValue(arguments.get("\ud83d\ude00"), "\ud83d\ude00");
                        String gr\u00f6\u00dfe = stringValue(arguments.get("gr\u00f6\u00dfe"), "gr\u00f6\u00dfe");
                        return completed(instance.join(dashed, spaced, quoted, first, emoji, gr\u00f6\u00dfe));
                    }
                    default: {
                        // longs
                        Map<?, ?> arguments = arguments(invocation);
                        String sixtyFour = stringValue(arguments.get("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
                        String sixtyFive = stringValue(arguments.get("bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"), "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
                        return completed(instance.longs(sixtyFour, sixtyFive));
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
