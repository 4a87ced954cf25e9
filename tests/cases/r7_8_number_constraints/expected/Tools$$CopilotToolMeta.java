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
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
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
        // whole
        tools.add(new ToolDefinition(
                "whole",
                "Whole.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 1, "maximum", 10),
                        "b", object("type", "integer", "minimum", 1),
                        "c", object("type", "integer", "minimum", 0),
                        "d", object("type", "integer", "maximum", -1),
                        "e", object("type", "integer", "maximum", 0),
                        "f", object("type", "integer", "minimum", 2, "maximum", 3),
                        "g", object("type", "integer", "minimum", 3, "maximum", 4),
                        "h", object("type", "integer", "minimum", -5)),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                new Handler(0, "whole", instance), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Decimal.",
                structure(
                    object(
                        "a", object("type", "number", "exclusiveMinimum", 0),
                        "b", object("type", "number", "exclusiveMaximum", 0),
                        "c", object("type", "number", "minimum", 0.5, "exclusiveMaximum", 1.5),
                        "d", object("type", "number", "minimum", 1),
                        "e", object("type", "number", "minimum", 0, "maximum", 1)),
                    "a", "b", "c", "d", "e"),
                new Handler(1, "decimal", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
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
                        // whole
                        Map<?, ?> arguments = arguments(invocation);
                        int a = readInt(arguments.get("a"), "a");
                        int b = readInt2(arguments.get("b"), "b");
                        long c = readLong(arguments.get("c"), "c");
                        Integer d = readInteger(arguments.get("d"), "d");
                        short e = readShort(arguments.get("e"), "e");
                        int f = readInt3(arguments.get("f"), "f");
                        long g = readLong2(arguments.get("g"), "g");
                        BigInteger h = readBigInteger(arguments.get("h"), "h");
                        return completed(instance.whole(a, b, c, d, e, f, g, h));
                    }
                    default: {
                        // decimal
                        Map<?, ?> arguments = arguments(invocation);
                        double a = readDouble(arguments.get("a"), "a");
                        BigDecimal b = readBigDecimal(arguments.get("b"), "b");
                        double c = readDouble2(arguments.get("c"), "c");
                        float d = readFloat(arguments.get("d"), "d");
                        Double e = readDouble3(arguments.get("e"), "e");
                        return completed(instance.decimal(a, b, c, d, e));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        int readInt(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            atMost(result, 10L, path);
            return result;
        }

        int readInt2(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 1L, path);
            return result;
        }

        long readLong(Object value, String path) {
            long result = longValue(value, path);
            atLeast(result, 0L, path);
            return result;
        }

        Integer readInteger(Object value, String path) {
            Integer result = intValue(value, path);
            atMost(result, -1L, path);
            return result;
        }

        short readShort(Object value, String path) {
            short result = shortValue(value, path);
            atMost(result, 0L, path);
            return result;
        }

        int readInt3(Object value, String path) {
            int result = intValue(value, path);
            atLeast(result, 2L, path);
            atMost(result, 3L, path);
            return result;
        }

        long readLong2(Object value, String path) {
            long result = longValue(value, path);
            atLeast(result, 3L, path);
            atMost(result, 4L, path);
            return result;
        }

        BigInteger readBigInteger(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atLeast(new BigDecimal(result), new BigDecimal("-5"), path);
            return result;
        }

        double readDouble(Object value, String path) {
            double result = doubleValue(value, path);
            moreThan(decimal(result, path, "a number"), new BigDecimal("0"), path);
            return result;
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            lessThan(result, new BigDecimal("0"), path);
            return result;
        }

        double readDouble2(Object value, String path) {
            double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("0.5"), path);
            lessThan(decimal(result, path, "a number"), new BigDecimal("1.5"), path);
            return result;
        }

        float readFloat(Object value, String path) {
            float result = floatValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("1"), path);
            return result;
        }

        Double readDouble3(Object value, String path) {
            Double result = doubleValue(value, path);
            atLeast(decimal(result, path, "a number"), new BigDecimal("0"), path);
            atMost(decimal(result, path, "a number"), new BigDecimal("1"), path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, shortValue, intValue, longValue, floatValue, doubleValue, bigIntegerValue,
        //     bigDecimalValue, decimal, whole, wholeNumber, atLeast, atMost, moreThan, lessThan, decimalText,
        //     completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
