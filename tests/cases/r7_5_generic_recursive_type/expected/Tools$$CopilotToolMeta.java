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
import java.lang.Exception;
import java.lang.Integer;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
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
        // sum
        tools.add(new ToolDefinition(
                "sum",
                "Sums.",
                object(
                    "type", "object",
                    "properties", object(
                        "numbers", object("$ref", "#/$defs/TreeOfInteger"),
                        "words", object("$ref", "#/$defs/TreeOfString")),
                    "required", list("numbers", "words"),
                    "$defs", object(
                        "TreeOfInteger", structure(
                            object(
                                "value", typed("integer"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfInteger"))),
                            "value", "branches"),
                        "TreeOfString", structure(
                            object(
                                "value", typed("string"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfString"))),
                            "value", "branches"))),
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
                // sum
                Map<?, ?> arguments = arguments(invocation);
                Tools.Tree numbers = readTreeOfInteger(arguments.get("numbers"), "numbers");
                Tools.Tree words = readTreeOfString(arguments.get("words"), "words");
                return completed(instance.sum(numbers, words));
            } catch (Fault fault) {
                return refused(fault, "sum");
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Tools.Tree readTreeOfInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Tree(
                        intValue(members.get("value"), "value"),
                        readListOfTreeOfInteger(members.get("branches"), "branches"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        Tools.Tree readTreeOfString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Tree(
                        stringValue(members.get("value"), "value"),
                        readListOfTreeOfString(members.get("branches"), "branches"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
            }
        }

        ArrayList readListOfTreeOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readTreeOfInteger(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfTreeOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readTreeOfString(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, arguments, intValue, stringValue, elements, members, decimal, whole, elementPath,
        //     rejected, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
