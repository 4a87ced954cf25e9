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
import java.lang.Character;
import java.lang.Double;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // fill
        tools.add(new ToolDefinition(
                "fill",
                "Fills.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "minLength", 1,
                            "maxLength", 5,
                            "pattern", "^(?:[a-z]+)$",
                            "description", "Text.",
                            "default", "abc"),
                        "number", object("type", "integer", "minimum", 1, "maximum", 3, "description", "Number.", "default", 2),
                        "decimal", object(
                            "type", "number",
                            "exclusiveMinimum", 0,
                            "exclusiveMaximum", 1,
                            "description", "Decimal.",
                            "default", 0.5),
                        "list", object(
                            "type", "array",
                            "items", object("type", "string", "minLength", 1),
                            "maxItems", 2,
                            "description", "List.",
                            "default", list()),
                        "map", object(
                            "type", "object",
                            "additionalProperties", typed("integer"),
                            "maxProperties", 2,
                            "description", "Map.",
                            "default", object()))),
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
                // fill
                Map<?, ?> arguments = arguments(invocation);
                String text = readString(orDefault(arguments.get("text"), "abc"), "text");
                int number = readInt(orDefault(arguments.get("number"), 2), "number");
                double decimal = readDouble(orDefault(arguments.get("decimal"), 0.5), "decimal");
                List list = readListOfString(orDefault(arguments.get("list"), list()), "list");
                Map map = readMapOfStringInteger(orDefault(arguments.get("map"), object()), "map");
                instance.fill(text, number, decimal, list, map);
                return completed("Success");
            } catch (Fault fault) {
                return refused(fault, "fill");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 0);

        String readString(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 5, path);
            matches(result, PATTERN, path);
            return result;
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            atMost(result, 3L, path);
            return result;
        }

        double readDouble(Object value, String path) {
            double result = doubleValue(value, path);
            moreThan(decimal(result, path, "a number"), new BigDecimal("0"), path);
            lessThan(decimal(result, path, "a number"), new BigDecimal("1"), path);
            return result;
        }

        List readListOfString(Object value, String path) {
            List result = readListOfString2(value, path);
            arrayLength(result.size(), value, 0, 2, path);
            return result;
        }

        Map readMapOfStringInteger(Object value, String path) {
            Map result = readMapOfStringInteger2(value, path);
            memberCount(result, 0, 2, path);
            return result;
        }

        ArrayList readListOfString2(Object value, String path) {
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

        LinkedHashMap readMapOfStringInteger2(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        String readString2(Object value, String path) {
            String result = stringValue(value, path);
            textSize(result, 1, 2147483647, path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, orDefault, intValue, doubleValue, stringValue, elements,
        //     members, decimal, whole, childPath, elementPath, isSimpleName, quote, atLeast, atMost, moreThan,
        //     lessThan, textSize, arrayLength, memberCount, compiled, matches, span, decimalText, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
