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
import java.lang.Byte;
import java.lang.Class;
import java.lang.Comparable;
import java.lang.Double;
import java.lang.Exception;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // free
        tools.add(new ToolDefinition(
                "free",
                "Free.",
                structure(
                    object(
                        "any", object(),
                        "list", object("type", "array", "items", object()),
                        "array", object("type", "array", "items", object())),
                    "any", "list", "array"),
                new Handler(0, "free", instance), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Two bounds.",
                structure(object("number", typed("number")), "number"),
                new Handler(1, "two", instance), null, null, null, null, null));
        // chained
        tools.add(new ToolDefinition(
                "chained",
                "Bounded by a variable.",
                structure(
                    object(
                        "point", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y"),
                        "more", typed("integer")),
                    "point", "more"),
                new Handler(2, "chained", instance), null, null, null, null, null));
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "Bounded by a list.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(3, "lists", instance), null, null, null, null, null));
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
                        // free
                        Map<?, ?> arguments = arguments(invocation);
                        Object any = anyValue(arguments.get("any"), "any");
                        List list = readListOfObject(arguments.get("list"), "list");
                        Object[] array = readArrayOfObject(arguments.get("array"), "array");
                        return completed(instance.free(any, list, array));
                    }
                    case 1: {
                        // two
                        return two(invocation);
                    }
                    case 2: {
                        // chained
                        Map<?, ?> arguments = arguments(invocation);
                        Tools.Point point = readPoint(arguments.get("point"), "point");
                        int more = intValue(arguments.get("more"), "more");
                        return completed(instance.chained(point, more));
                    }
                    default: {
                        // lists
                        Map<?, ?> arguments = arguments(invocation);
                        List words = readListOfString(arguments.get("words"), "words");
                        return completed(instance.lists(words));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> two(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number number = numberValue(arguments.get("number"), "number");
            return completed(instance.two((V0) bounded(number, "number", 0, Comparable.class)));
        }

        ArrayList readListOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(anyValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Object[] readArrayOfObject(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Object[] result = new Object[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = anyValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Point readPoint(Object value, String path) {
            Map<?, ?> members = members(value, path);
            try {
                return new Tools.Point(intValue(members.get("x"), "x"), intValue(members.get("y"), "y"));
            } catch (Fault fault) {
                throw fault.under(path);
            } catch (Exception refused) {
                throw rejected(path);
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
        //     MOST_DIGITS, arguments, anyValue, bounded, intValue, floatValue, doubleValue, stringValue,
        //     numberValue, elements, members, decimal, whole, elementPath, rejected, completed, failed, refused,
        //     Fault
        // End of the runtime helpers.
    }
}
