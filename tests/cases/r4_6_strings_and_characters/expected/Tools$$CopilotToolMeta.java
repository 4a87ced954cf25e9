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
import java.lang.Character;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "s", object("type", "string", "description", "D.", "default", " as it \t is "),
                        "cs", object("type", "string", "description", "D.", "default", "text"),
                        "c", object("type", "string", "description", "D.", "default", "x"),
                        "q", object("type", "string", "description", "D.", "default", "\""),
                        "u", object("type", "string", "description", "D.", "default", "\u00e9"),
                        "number", object("type", "string", "description", "D.", "default", "010"),
                        "o", object("type", "string", "description", "D.", "default", "maybe"),
                        "nl", object("type", "string", "description", "D.", "default", "a\nb\\"))),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                String s = stringValue(orDefault(arguments.get("s"), " as it \t is "), "s");
                CharSequence cs = stringValue(orDefault(arguments.get("cs"), "text"), "cs");
                char c = charValue(orDefault(arguments.get("c"), "x"), "c");
                Character q = charValue(orDefault(arguments.get("q"), "\""), "q");
                char u = charValue(orDefault(arguments.get("u"), "\u00e9"), "u");
                String number = stringValue(orDefault(arguments.get("number"), "010"), "number");
                Optional o = (Optional) optional(stringValue(orDefault(arguments.get("o"), "maybe"), "o"));
                String nl = stringValue(orDefault(arguments.get("nl"), "a\nb\\"), "nl");
                return completed(instance.show(s, cs, c, q, u, number, o, nl));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        // Runtime helpers:
        //     arguments, orDefault, optional, charValue, stringValue, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
