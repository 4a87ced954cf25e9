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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(17);
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Eight bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(0, "bytes", instance), null, null, null, null, null));
        // boxed_bytes
        tools.add(new ToolDefinition(
                "boxed_bytes",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(1, "boxed_bytes", instance), null, null, null, null, null));
        // shorts
        tools.add(new ToolDefinition(
                "shorts",
                "Sixteen bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(2, "shorts", instance), null, null, null, null, null));
        // boxed_shorts
        tools.add(new ToolDefinition(
                "boxed_shorts",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(3, "boxed_shorts", instance), null, null, null, null, null));
        // ints
        tools.add(new ToolDefinition(
                "ints",
                "Thirty-two bits.",
                structure(object("value", typed("integer")), "value"),
                new Handler(4, "ints", instance), null, null, null, null, null));
        // boxed_ints
        tools.add(new ToolDefinition(
                "boxed_ints",
                "The same, boxed: `null` is no value either.",
                structure(object("value", typed("integer")), "value"),
                new Handler(5, "boxed_ints", instance), null, null, null, null, null));
        // longs
        tools.add(new ToolDefinition(
                "longs",
                "Sixty-four bits: beyond 2^53 a model's number is exact only in a string.",
                structure(object("value", typed("integer")), "value"),
                new Handler(6, "longs", instance), null, null, null, null, null));
        // boxed_longs
        tools.add(new ToolDefinition(
                "boxed_longs",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                new Handler(7, "boxed_longs", instance), null, null, null, null, null));
        // big_integers
        tools.add(new ToolDefinition(
                "big_integers",
                "Integers of any size.",
                structure(object("value", typed("integer")), "value"),
                new Handler(8, "big_integers", instance), null, null, null, null, null));
        // floats
        tools.add(new ToolDefinition(
                "floats",
                "Single precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(9, "floats", instance), null, null, null, null, null));
        // boxed_floats
        tools.add(new ToolDefinition(
                "boxed_floats",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                new Handler(10, "boxed_floats", instance), null, null, null, null, null));
        // doubles
        tools.add(new ToolDefinition(
                "doubles",
                "Double precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(11, "doubles", instance), null, null, null, null, null));
        // boxed_doubles
        tools.add(new ToolDefinition(
                "boxed_doubles",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                new Handler(12, "boxed_doubles", instance), null, null, null, null, null));
        // big_decimals
        tools.add(new ToolDefinition(
                "big_decimals",
                "Decimals of any size and precision.",
                structure(object("value", typed("number")), "value"),
                new Handler(13, "big_decimals", instance), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Any number, as it came.",
                structure(object("value", typed("number")), "value"),
                new Handler(14, "numbers", instance), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "A truth value.",
                structure(object("value", typed("boolean")), "value"),
                new Handler(15, "booleans", instance), null, null, null, null, null));
        // boxed_booleans
        tools.add(new ToolDefinition(
                "boxed_booleans",
                "The same, boxed.",
                structure(object("value", typed("boolean")), "value"),
                new Handler(16, "boxed_booleans", instance), null, null, null, null, null));
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
                switch (tool / 10) {
                    case 0: {
                        return callFrom0(tool, invocation);
                    }
                    default: {
                        return callFrom10(tool, invocation);
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // bytes
                    Map<?, ?> arguments = arguments(invocation);
                    byte value_ = byteValue(arguments.get("value"), "value");
                    return completed(instance.bytes(value_));
                }
                case 1: {
                    // boxed_bytes
                    Map<?, ?> arguments = arguments(invocation);
                    Byte value_ = byteValue(arguments.get("value"), "value");
                    return completed(instance.boxedBytes(value_));
                }
                case 2: {
                    // shorts
                    Map<?, ?> arguments = arguments(invocation);
                    short value_ = shortValue(arguments.get("value"), "value");
                    return completed(instance.shorts(value_));
                }
                case 3: {
                    // boxed_shorts
                    Map<?, ?> arguments = arguments(invocation);
                    Short value_ = shortValue(arguments.get("value"), "value");
                    return completed(instance.boxedShorts(value_));
                }
                case 4: {
                    // ints
                    Map<?, ?> arguments = arguments(invocation);
                    int value_ = intValue(arguments.get("value"), "value");
                    return completed(instance.ints(value_));
                }
                case 5: {
                    // boxed_ints
                    Map<?, ?> arguments = arguments(invocation);
                    Integer value_ = intValue(arguments.get("value"), "value");
                    return completed(instance.boxedInts(value_));
                }
                case 6: {
                    // longs
                    Map<?, ?> arguments = arguments(invocation);
                    long value_ = longValue(arguments.get("value"), "value");
                    return completed(instance.longs(value_));
                }
                case 7: {
                    // boxed_longs
                    Map<?, ?> arguments = arguments(invocation);
                    Long value_ = longValue(arguments.get("value"), "value");
                    return completed(instance.boxedLongs(value_));
                }
                case 8: {
                    // big_integers
                    Map<?, ?> arguments = arguments(invocation);
                    BigInteger value_ = bigIntegerValue(arguments.get("value"), "value");
                    return completed(instance.bigIntegers(value_));
                }
                default: {
                    // floats
                    Map<?, ?> arguments = arguments(invocation);
                    float value_ = floatValue(arguments.get("value"), "value");
                    return completed(instance.floats(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // boxed_floats
                    Map<?, ?> arguments = arguments(invocation);
                    Float value_ = floatValue(arguments.get("value"), "value");
                    return completed(instance.boxedFloats(value_));
                }
                case 11: {
                    // doubles
                    Map<?, ?> arguments = arguments(invocation);
                    double value_ = doubleValue(arguments.get("value"), "value");
                    return completed(instance.doubles(value_));
                }
                case 12: {
                    // boxed_doubles
                    Map<?, ?> arguments = arguments(invocation);
                    Double value_ = doubleValue(arguments.get("value"), "value");
                    return completed(instance.boxedDoubles(value_));
                }
                case 13: {
                    // big_decimals
                    Map<?, ?> arguments = arguments(invocation);
                    BigDecimal value_ = bigDecimalValue(arguments.get("value"), "value");
                    return completed(instance.bigDecimals(value_));
                }
                case 14: {
                    // numbers
                    Map<?, ?> arguments = arguments(invocation);
                    Number value_ = numberValue(arguments.get("value"), "value");
                    return completed(instance.numbers(value_));
                }
                case 15: {
                    // booleans
                    Map<?, ?> arguments = arguments(invocation);
                    boolean value_ = booleanValue(arguments.get("value"), "value");
                    return completed(instance.booleans(value_));
                }
                default: {
                    // boxed_booleans
                    Map<?, ?> arguments = arguments(invocation);
                    Boolean value_ = booleanValue(arguments.get("value"), "value");
                    return completed(instance.boxedBooleans(value_));
                }
            }
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, byteValue, shortValue, intValue, longValue, floatValue, doubleValue,
        //     booleanValue, bigIntegerValue, bigDecimalValue, numberValue, decimal, whole, wholeNumber, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
