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
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.CharSequence;
import java.lang.Character;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "Strings.",
                structure(
                    object("a", typed("string"), "b", typed("string"), "c", typed("string"), "d", typed("string")),
                    "a", "b", "c", "d"),
                new Handler(0, "strings", instance), null, null, null, null, null));
        // integers
        tools.add(new ToolDefinition(
                "integers",
                "Integers.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("integer"),
                        "f", typed("integer"),
                        "g", typed("integer"),
                        "h", typed("integer"),
                        "i", typed("integer")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i"),
                new Handler(1, "integers", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Numbers.",
                structure(
                    object(
                        "a", typed("number"),
                        "b", typed("number"),
                        "c", typed("number"),
                        "d", typed("number"),
                        "e", typed("number"),
                        "f", typed("number")),
                    "a", "b", "c", "d", "e", "f"),
                new Handler(2, "numbers", instance), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "Booleans.",
                structure(object("a", typed("boolean"), "b", typed("boolean")), "a", "b"),
                new Handler(3, "booleans", instance), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "Optionals.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("number"),
                        "d", typed("boolean"),
                        "e", object("type", "array", "items", typed("string")))),
                new Handler(4, "optionals", instance), null, null, null, null, null));
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
                        // strings
                        Map<?, ?> arguments = arguments(invocation);
                        String a = stringValue(arguments.get("a"), "a");
                        CharSequence b = stringValue(arguments.get("b"), "b");
                        char c = charValue(arguments.get("c"), "c");
                        Character d = charValue(arguments.get("d"), "d");
                        instance.strings(a, b, c, d);
                        return completed("Success");
                    }
                    case 1: {
                        // integers
                        Map<?, ?> arguments = arguments(invocation);
                        byte a = byteValue(arguments.get("a"), "a");
                        short b = shortValue(arguments.get("b"), "b");
                        int c = intValue(arguments.get("c"), "c");
                        long d = longValue(arguments.get("d"), "d");
                        Byte e = byteValue(arguments.get("e"), "e");
                        Short f = shortValue(arguments.get("f"), "f");
                        Integer g = intValue(arguments.get("g"), "g");
                        Long h = longValue(arguments.get("h"), "h");
                        BigInteger i = bigIntegerValue(arguments.get("i"), "i");
                        instance.integers(a, b, c, d, e, f, g, h, i);
                        return completed("Success");
                    }
                    case 2: {
                        // numbers
                        Map<?, ?> arguments = arguments(invocation);
                        float a = floatValue(arguments.get("a"), "a");
                        double b = doubleValue(arguments.get("b"), "b");
                        Float c = floatValue(arguments.get("c"), "c");
                        Double d = doubleValue(arguments.get("d"), "d");
                        BigDecimal e = bigDecimalValue(arguments.get("e"), "e");
                        Number f = numberValue(arguments.get("f"), "f");
                        instance.numbers(a, b, c, d, e, f);
                        return completed("Success");
                    }
                    case 3: {
                        // booleans
                        Map<?, ?> arguments = arguments(invocation);
                        boolean a = booleanValue(arguments.get("a"), "a");
                        Boolean b = booleanValue(arguments.get("b"), "b");
                        instance.booleans(a, b);
                        return completed("Success");
                    }
                    default: {
                        // optionals
                        Map<?, ?> arguments = arguments(invocation);
                        OptionalInt a = arguments.get("a") == null ? OptionalInt.empty() : OptionalInt.of(intValue(arguments.get("a"), "a"));
                        OptionalLong b = arguments.get("b") == null ? OptionalLong.empty() : OptionalLong.of(longValue(arguments.get("b"), "b"));
                        OptionalDouble c = arguments.get("c") == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(arguments.get("c"), "c"));
                        Optional d = (Optional) optional(arguments.get("d") == null ? null : booleanValue(arguments.get("d"), "d"));
                        Optional e = (Optional) optional(arguments.get("e") == null ? null : readListOfString(arguments.get("e"), "e"));
                        instance.optionals(a, b, c, d, e);
                        return completed("Success");
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, optional, byteValue, shortValue, intValue, longValue, floatValue,
        //     doubleValue, booleanValue, charValue, stringValue, bigIntegerValue, bigDecimalValue, numberValue,
        //     elements, decimal, whole, wholeNumber, elementPath, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
