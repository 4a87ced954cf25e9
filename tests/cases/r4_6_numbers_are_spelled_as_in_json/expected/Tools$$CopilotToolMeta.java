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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Whole numbers with an exponent or a fraction of zeros.",
                structure(
                    object(
                        "thousand", object("type", "integer", "description", "D.", "default", 1000),
                        "five", object("type", "integer", "description", "D.", "default", 5),
                        "big", object("type", "integer", "description", "D.", "default", -200),
                        "all", object(
                            "type", "array",
                            "items", typed("integer"),
                            "description", "D.",
                            "default", list(1e3, 5.0)),
                        "padded", object("type", "number", "description", "D.", "default", 7.5),
                        "decimal", object("type", "number", "description", "D.", "default", 1000))),
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
                int thousand = intValue(orDefault(arguments.get("thousand"), 1000), "thousand");
                long five = longValue(orDefault(arguments.get("five"), 5), "five");
                BigInteger big = bigIntegerValue(orDefault(arguments.get("big"), -200), "big");
                List all = readListOfInteger(orDefault(arguments.get("all"), list(1e3, 5.0)), "all");
                double padded = doubleValue(orDefault(arguments.get("padded"), 7.5), "padded");
                BigDecimal decimal = bigDecimalValue(orDefault(arguments.get("decimal"), new BigDecimal("1000")), "decimal");
                return completed(instance.show(thousand, five, big, all, padded, decimal));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, orDefault, intValue, longValue, doubleValue, bigIntegerValue,
        //     bigDecimalValue, elements, decimal, whole, wholeNumber, elementPath, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
