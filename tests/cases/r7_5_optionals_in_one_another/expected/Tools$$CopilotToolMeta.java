import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.CharSequence;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
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
            try {
                // show
                Map<?, ?> arguments = arguments(invocation);
                Optional it = (Optional) optional(arguments.get("it") == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf(arguments.get("it"), "it"));
                List numbers = readListOfOptionalOfOptionalOfOptionalInt(arguments.get("numbers"), "numbers");
                Optional number = (Optional) optional(readOptionalOfInteger(orDefault(arguments.get("number"), 5), "number"));
                return completed(instance.show(it, numbers, number));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf2(value, path));
        }

        ArrayList readListOfOptionalOfOptionalOfOptionalInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add((Optional) optional(element == null ? null : readOptionalOfOptionalInt(element, "")));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Optional readOptionalOfInteger(Object value, String path) {
            return (Optional) optional(value == null ? null : intValue(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf2(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf3(value, path));
        }

        Optional readOptionalOfOptionalInt(Object value, String path) {
            return (Optional) optional(value == null ? null : value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value, path)));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf3(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf4(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf4(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf5(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf5(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf6(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf6(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf7(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf7(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf8(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf8(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf9(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf9(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf10(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf10(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf11(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf11(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf12(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf12(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf13(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf13(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf14(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf14(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf15(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf15(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf16(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf16(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf17(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf17(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf18(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf18(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf19(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfOptionalOf19(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfOptionalOfString(value, path));
        }

        Optional readOptionalOfOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readOptionalOfString(value, path));
        }

        Optional readOptionalOfString(Object value, String path) {
            return (Optional) optional(value == null ? null : readString(value, path));
        }

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 3, path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, optional, intValue, stringValue, elements, decimal, whole,
        //     elementPath, textSize, span, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
