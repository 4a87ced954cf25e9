import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.lang.ArithmeticException;
import java.lang.Integer;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
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
            return new Call(instance, "bounds", invocation).answer();
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
            // bounds
            Object least = argument(0, "least");
            Object most = argument(1, "most");
            Object more = argument(2, "more");
            Object tiny = argument(3, "tiny");
            Object huge = argument(4, "huge");
            Object whole = argument(5, "whole");
            Object endless = argument(6, "endless");
            requireValid("least", "most", "more", "tiny", "huge", "whole", "endless");
            return completed(instance.bounds((BigDecimal) least, (BigDecimal) most, (BigDecimal) more, (BigDecimal) tiny, (BigDecimal) huge, (BigInteger) whole, (BigInteger) endless));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: {
                    Object result = value(7, value);
                    atLeast(value, new BigDecimal("0.10000000000000000000000001"));
                    return result;
                }
                case 1: {
                    Object result = value(7, value);
                    atMost(value, new BigDecimal("0.10000000000000000000000001"));
                    return result;
                }
                case 2: {
                    Object result = value(7, value);
                    moreThan(value, new BigDecimal("-0.30000000000000000000000001"));
                    return result;
                }
                case 3: {
                    Object result = value(7, value);
                    atMost(value, new BigDecimal("1e-400"));
                    return result;
                }
                case 4: {
                    Object result = value(7, value);
                    atMost(value, new BigDecimal("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"));
                    return result;
                }
                case 5: {
                    Object result = value(8, value);
                    atMost(value, new BigDecimal("123456789012345678901234567890"));
                    return result;
                }
                case 6: {
                    Object result = value(8, value);
                    atMost(value, new BigDecimal("1e2000"));
                    return result;
                }
                case 7:
                    return bigDecimalValue(value);
                default:
                    return bigIntegerValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument, argumentOf,
        //     errorOf, requireValid, problems, unknown, distance, refused, firstOf, MOST_DIGITS, bigIntegerValue,
        //     bigDecimalValue, decimal, wholeNumber, atLeast, atMost, moreThan, numberIn, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
