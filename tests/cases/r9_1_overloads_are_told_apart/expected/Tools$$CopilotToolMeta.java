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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // put_object
        tools.add(new ToolDefinition(
                "put_object",
                "Object.",
                structure(object("any", object()), "any"),
                new Handler(0, "put_object", instance), null, null, null, null, null));
        // put_string
        tools.add(new ToolDefinition(
                "put_string",
                "String.",
                structure(object("text", typed("string")), "text"),
                new Handler(1, "put_string", instance), null, null, null, null, null));
        // put_boxed
        tools.add(new ToolDefinition(
                "put_boxed",
                "Boxed.",
                structure(object("number", typed("integer", "N."))),
                new Handler(2, "put_boxed", instance), null, null, null, null, null));
        // put_long
        tools.add(new ToolDefinition(
                "put_long",
                "Long.",
                structure(object("number", typed("integer")), "number"),
                new Handler(3, "put_long", instance), null, null, null, null, null));
        // put_double
        tools.add(new ToolDefinition(
                "put_double",
                "Double.",
                structure(object("number", typed("number")), "number"),
                new Handler(4, "put_double", instance), null, null, null, null, null));
        // put_words
        tools.add(new ToolDefinition(
                "put_words",
                "Words.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(5, "put_words", instance), null, null, null, null, null));
        // put_list
        tools.add(new ToolDefinition(
                "put_list",
                "List.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(6, "put_list", instance), null, null, null, null, null));
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
                        // put_object
                        Map<?, ?> arguments = arguments(invocation);
                        Object any = anyValue(arguments.get("any"), "any");
                        return completed(instance.put(any));
                    }
                    case 1: {
                        // put_string
                        Map<?, ?> arguments = arguments(invocation);
                        String text = stringValue(arguments.get("text"), "text");
                        return completed(instance.put(text));
                    }
                    case 2: {
                        // put_boxed
                        Map<?, ?> arguments = arguments(invocation);
                        Integer number = arguments.get("number") == null ? null : intValue(arguments.get("number"), "number");
                        return completed(instance.put(number));
                    }
                    case 3: {
                        // put_long
                        Map<?, ?> arguments = arguments(invocation);
                        long number = longValue(arguments.get("number"), "number");
                        return completed(instance.put(number));
                    }
                    case 4: {
                        // put_double
                        Map<?, ?> arguments = arguments(invocation);
                        double number = doubleValue(arguments.get("number"), "number");
                        return completed(instance.put(number));
                    }
                    case 5: {
                        // put_words
                        Map<?, ?> arguments = arguments(invocation);
                        String[] words = readArrayOfString(arguments.get("words"), "words");
                        return completed(instance.put(words));
                    }
                    default: {
                        // put_list
                        Map<?, ?> arguments = arguments(invocation);
                        List words = readListOfString(arguments.get("words"), "words");
                        return completed(instance.put(words));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        String[] readArrayOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            String[] result = new String[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = stringValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
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
        //     MOST_DIGITS, arguments, anyValue, intValue, longValue, doubleValue, stringValue, elements, decimal,
        //     whole, elementPath, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
