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
import java.lang.IllegalStateException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "a", typed("string"),
                        "b", typed("string"),
                        "c", typed("string"),
                        "d", typed("string"),
                        "e", typed("string"),
                        "f", typed("string")),
                    "a", "b", "c", "d", "e", "f"),
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
                // take
                Map<?, ?> arguments = arguments(invocation);
                String a = readString(arguments.get("a"), "a");
                String b = readString2(arguments.get("b"), "b");
                String c = readString3(arguments.get("c"), "c");
                String d = readString4(arguments.get("d"), "d");
                String e = readString5(arguments.get("e"), "e");
                String f = readString6(arguments.get("f"), "f");
                return completed(instance.take(a, b, c, d, e, f));
            } catch (Fault fault) {
                return refused(fault, "take");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 2);

        private static final Pattern PATTERN2 = compiled("a++b", 0);

        private static final Pattern PATTERN3 = compiled("\\p{Alpha}+", 0);

        private static final Pattern PATTERN4 = compiled("(?i)x", 0);

        private static final Pattern PATTERN5 = compiled("\\Qa.b\\E", 0);

        private static final Pattern PATTERN6 = compiled("[a-z&&[^b]]", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN2, path);
            return result;
        }

        String readString3(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN3, path);
            return result;
        }

        String readString4(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN4, path);
            return result;
        }

        String readString5(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN5, path);
            return result;
        }

        String readString6(Object value, String path) {
            String result = stringValue(value, path);
            matches(result, PATTERN6, path);
            return result;
        }

        // Runtime helpers:
        //     arguments, stringValue, compiled, matches, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
