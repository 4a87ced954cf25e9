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
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Texts.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 4),
                        "b", object("type", "string", "minLength", 1),
                        "c", object("type", "string", "minLength", 1, "pattern", "\\S"),
                        "d", object("type", "string", "pattern", "^(?:[a-z]+|\\d)$"),
                        "e", object("type", "string", "format", "email"),
                        "f", object("type", "string", "maxLength", 3),
                        "g", typed("string")),
                    "a", "b", "c", "d", "e", "f", "g"),
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
                // texts
                Map<?, ?> arguments = arguments(invocation);
                String a = readString(arguments.get("a"), "a");
                String b = readString2(arguments.get("b"), "b");
                String c = readString3(arguments.get("c"), "c");
                String d = readString4(arguments.get("d"), "d");
                String e = readString5(arguments.get("e"), "e");
                CharSequence f = readCharSequence(arguments.get("f"), "f");
                String g = stringValue(arguments.get("g"), "g");
                return completed(instance.texts(a, b, c, d, e, f, g));
            } catch (Fault fault) {
                return refused(fault, "texts");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+|\\d", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 4, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            return result;
        }

        String readString3(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            notBlank(result, path);
            return result;
        }

        String readString4(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN, path);
            return result;
        }

        String readString5(Object value, String path) {
            String result = stringValue(value, path);
            email(result, path);
            return result;
        }

        CharSequence readCharSequence(Object value, String path) {
            CharSequence result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        // Runtime helpers:
        //     arguments, stringValue, textSize, notBlank, compiled, matches, email, isDomain, dotted, span,
        //     completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
