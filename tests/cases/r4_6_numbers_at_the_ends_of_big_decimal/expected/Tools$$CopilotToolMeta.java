import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
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
                "Shows numbers.",
                structure(
                    object(
                        "large", object(
                            "type", "number",
                            "description", "The largest.",
                            "default", new BigDecimal("1e2147483647")),
                        "small", object(
                            "type", "number",
                            "description", "The smallest.",
                            "default", new BigDecimal("1e-2147483647")),
                        "list", object(
                            "type", "array",
                            "items", typed("number"),
                            "description", "Some.",
                            "default", list(
                                new BigDecimal("1e+02147483647"),
                                new BigDecimal("0.1e-2147483646"))),
                        "any", object("maximum", new BigDecimal("1e2147483647"), "description", "Any."),
                        "bounded", typed("number", "Bounded."))),
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
                BigDecimal large = bigDecimalValue(orDefault(arguments.get("large"), new BigDecimal("1e2147483647")), "large");
                BigDecimal small = bigDecimalValue(orDefault(arguments.get("small"), new BigDecimal("1e-2147483647")), "small");
                List list = readListOfBigDecimal(orDefault(arguments.get("list"), list(new BigDecimal("1e+02147483647"), new BigDecimal("0.1e-2147483646"))), "list");
                Object any = arguments.get("any") == null ? null : anyValue(arguments.get("any"), "any");
                BigDecimal bounded = arguments.get("bounded") == null ? null : readBigDecimal(arguments.get("bounded"), "bounded");
                return completed(instance.show(large, small, list, any, bounded));
            } catch (Fault fault) {
                return refused(fault, "show");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        ArrayList readListOfBigDecimal(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(bigDecimalValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        BigDecimal readBigDecimal(Object value, String path) {
            BigDecimal result = bigDecimalValue(value, path);
            atMost(result, new BigDecimal("100e2147483647"), path);
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, anyValue, orDefault, bigDecimalValue, elements, decimal, elementPath,
        //     atMost, decimalText, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
