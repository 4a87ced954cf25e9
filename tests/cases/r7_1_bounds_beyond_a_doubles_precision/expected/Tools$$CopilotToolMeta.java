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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // bounds
        tools.add(new ToolDefinition(
                "bounds",
                "Bounds.",
                structure(
                    object(
                        "least", object("type", "number", "minimum", 0.1),
                        "most", object("type", "number", "maximum", 0.10000000000000002),
                        "more", object("type", "number", "exclusiveMinimum", -0.30000000000000004),
                        "tiny", object("type", "number", "maximum", 5e-324),
                        "huge", object(
                            "type", "number",
                            "maximum", new BigInteger("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")),
                        "whole", object(
                            "type", "integer",
                            "maximum", new BigInteger("123456789012345678901234567890")),
                        "endless", typed("integer")),
                    "least", "most", "more", "tiny", "huge", "whole", "endless"),
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
                // bounds
                Map<?, ?> arguments = arguments(invocation);
                BigDecimal least = readBigDecimal(arguments.get("least"), "least");
                BigDecimal most = readBigDecimal2(arguments.get("most"), "most");
                BigDecimal more = readBigDecimal3(arguments.get("more"), "more");
                BigDecimal tiny = readBigDecimal4(arguments.get("tiny"), "tiny");
                BigDecimal huge = readBigDecimal5(arguments.get("huge"), "huge");
                BigInteger whole = readBigInteger(arguments.get("whole"), "whole");
                BigInteger endless = readBigInteger2(arguments.get("endless"), "endless");
                return completed(instance.bounds(least, most, more, tiny, huge, whole, endless));
            } catch (Fault fault) {
                return refused(fault, "bounds");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atLeast(result, new BigDecimal("0.10000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal2(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("0.10000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal3(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            moreThan(result, new BigDecimal("-0.30000000000000000000000001"), path);
            return result;
        }

        BigDecimal readBigDecimal4(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("1e-400"), path);
            return result;
        }

        BigDecimal readBigDecimal5(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"), path);
            return result;
        }

        BigInteger readBigInteger(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atMost(new BigDecimal(result), new BigDecimal("123456789012345678901234567890"), path);
            return result;
        }

        BigInteger readBigInteger2(Object value, String path) {
            BigInteger result = bigIntegerValue(value, path);
            atMost(new BigDecimal(result), new BigDecimal("1e2000"), path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, bigIntegerValue, bigDecimalValue, decimal, wholeNumber, atLeast, atMost,
        //     moreThan, decimalText, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
