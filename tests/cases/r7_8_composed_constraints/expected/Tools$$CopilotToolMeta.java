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
import java.lang.Double;
import java.lang.Exception;
import java.lang.IllegalStateException;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // codes
        tools.add(new ToolDefinition(
                "codes",
                "Takes codes.",
                structure(
                    object(
                        "a", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$"),
                        "b", typed("string"),
                        "c", object(
                            "type", "array",
                            "items", object("type", "string", "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                        "d", structure(
                            object(
                                "code", object("type", "string", "minLength", 2, "maxLength", 8, "pattern", "^(?:[A-Z]+)$")),
                            "code")),
                    "a", "b", "c", "d"),
                new Handler(0, "codes", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Takes numbers.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 10, "maximum", 20),
                        "b", object("type", "integer", "minimum", 5, "maximum", 6)),
                    "a", "b"),
                new Handler(1, "numbers", instance), null, null, null, null, null));
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
                        // codes
                        Map<?, ?> arguments = arguments(invocation);
                        String a = readString(arguments.get("a"), "a");
                        String b = stringValue(arguments.get("b"), "b");
                        List c = readListOfString(arguments.get("c"), "c");
                        Tools.Item d = readItem(arguments.get("d"), "d");
                        return completed(instance.codes(a, b, c, d));
                    }
                    default: {
                        // numbers
                        Map<?, ?> arguments = arguments(invocation);
                        int a = readInt(arguments.get("a"), "a");
                        int b = readInt2(arguments.get("b"), "b");
                        return completed(instance.numbers(a, b));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[A-Z]+", 0);

        private static final Pattern PATTERN2 = compiled("[A-Z]+", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 2, 8, path);
            notBlank(result, path);
            matches(result, PATTERN, path);
            return result;
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readString2(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Item readItem(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Item(readString(members.get("code"), "code"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 10L, path);
            atMost(result, 20L, path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 5L, path);
            atMost(result, 6L, path);
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 0, 8, path);
            matches(result, PATTERN2, path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, elements, members, decimal, whole, elementPath,
        //     rejected, atLeast, atMost, textSize, notBlank, compiled, matches, span, decimalText, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
