import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.Boolean;
import java.lang.CharSequence;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
                "Shows what is in it.",
                structure(
                    object(
                        "it", object("type", "string", "maxLength", 3, "description", "Deep in."),
                        "numbers", object("type", "array", "items", typed("integer"), "description", "Numbers."),
                        "number", object("type", "integer", "description", "With a default.", "default", 5)),
                    "numbers"),
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
            return new Call(instance, "show", invocation).answer();
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
            // show
            Object it = argument(0, "it");
            Object numbers = argument(1, "numbers");
            Object number_ = orDefault(2, "number", 5);
            requireValid("it", "numbers", "number");
            return completed(instance.show((Optional) it, (List) numbers, (Optional) number_));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return optional(3, value);
                case 1:
                    return collection(4, value, new ArrayList());
                case 2:
                    return optional(5, value);
                case 3:
                    return optional(6, value);
                case 4:
                    return optional(7, value);
                case 5:
                    return optional(8, value);
                case 6:
                    return optional(9, value);
                case 7:
                    return optional(10, value);
                case 8:
                    return intValue(value);
                case 9:
                    return optional(11, value);
                case 10:
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 11:
                    return optional(12, value);
                case 12:
                    return optional(13, value);
                case 13:
                    return optional(14, value);
                case 14:
                    return optional(15, value);
                case 15:
                    return optional(16, value);
                case 16:
                    return optional(17, value);
                case 17:
                    return optional(18, value);
                case 18:
                    return optional(19, value);
                case 19:
                    return optional(20, value);
                case 20:
                    return optional(21, value);
                case 21:
                    return optional(22, value);
                case 22:
                    return optional(23, value);
                case 23:
                    return optional(24, value);
                case 24:
                    return optional(25, value);
                case 25:
                    return optional(26, value);
                case 26:
                    return optional(27, value);
                case 27:
                    return optional(28, value);
                case 28:
                    return optional(29, value);
                case 29:
                    return optional(30, value);
                case 30:
                    return optional(31, value);
                case 31: {
                    Object result = value(32, value);
                    textSize(value, 0, 3);
                    return result;
                }
                default:
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     orDefault, argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf,
        //     optional, elements, descend, collection, MOST_DIGITS, intValue, whole, stringValue, decimal, textIn,
        //     textSize, span, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
