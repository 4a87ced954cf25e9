import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
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
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(
                    object(
                        "words", object("type", "array", "items", typed("string")),
                        "numbers", object("type", "array", "items", typed("integer")),
                        "counts", object("type", "object", "additionalProperties", typed("integer"))),
                    "words", "numbers", "counts"),
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
            return new Call(instance, "list", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // list
            Object words = argument(0, "words");
            Object numbers = argument(1, "numbers");
            Object counts = argument(2, "counts");
            requireValid("words", "numbers", "counts");
            return completed(instance.list((List) words, (List) numbers, (Map) counts));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return collection(4, value, new ArrayList());
                case 1:
                    return collection(5, value, new ArrayList());
                case 2:
                    return map(8, 7, value, new LinkedHashMap());
                case 3:
                    return stringValue(value);
                case 4:
                    return value == null ? null : value(3, value);
                case 5:
                    return optional(6, value);
                case 6:
                    return intValue(value);
                case 7:
                    return value == null ? null : value(6, value);
                default:
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, optional,
        //     elements, members, descend, collection, map, valueAt, MOST_DIGITS, intValue, whole, stringValue,
        //     decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
