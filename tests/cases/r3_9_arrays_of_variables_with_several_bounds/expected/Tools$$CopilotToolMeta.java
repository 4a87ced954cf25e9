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
import java.lang.Character;
import java.lang.Class;
import java.lang.Comparable;
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
import java.lang.StringBuilder;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // array
        tools.add(new ToolDefinition(
                "array",
                "An array.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                new Handler(0, "array", instance, mapper), null, null, null, null, null));
        // arrays
        tools.add(new ToolDefinition(
                "arrays",
                "An array of arrays.",
                structure(
                    object(
                        "values", object("type", "array", "items", object("type", "array", "items", typed("number")))),
                    "values"),
                new Handler(1, "arrays", instance, mapper), null, null, null, null, null));
        // varargs
        tools.add(new ToolDefinition(
                "varargs",
                "Any number of them.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                new Handler(2, "varargs", instance, mapper), null, null, null, null, null));
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "Collections.",
                structure(
                    object(
                        "list", object("type", "array", "items", typed("number")),
                        "map", object("type", "object", "additionalProperties", typed("number")),
                        "arrays", object("type", "array", "items", object("type", "array", "items", typed("number"))),
                        "own", object("type", "array", "items", typed("number")),
                        "one", typed("number")),
                    "list", "map", "arrays", "own"),
                new Handler(3, "collections", instance, mapper), null, null, null, null, null));
        // mixed
        tools.add(new ToolDefinition(
                "mixed",
                "Beside other parameters.",
                structure(
                    object(
                        "one", object(),
                        "number", typed("integer"),
                        "more", object("type", "array", "items", object())),
                    "one", "number", "more"),
                new Handler(4, "mixed", instance, mapper), null, null, null, null, null));
        // greatest
        tools.add(new ToolDefinition(
                "greatest",
                "The greatest.",
                structure(object("values", object("type", "array", "items", typed("number"))), "values"),
                new Handler(5, "greatest", instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(int tool, String name, Tools instance, ObjectMapper mapper) {
            this.tool = tool;
            this.name = name;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            try {
                switch (tool) {
                    case 0: {
                        // array
                        return array(invocation);
                    }
                    case 1: {
                        // arrays
                        return arrays(invocation);
                    }
                    case 2: {
                        // varargs
                        return varargs(invocation);
                    }
                    case 3: {
                        // collections
                        Map<?, ?> arguments = arguments(invocation);
                        List list = readListOfNumber(arguments.get("list"), "list");
                        Map map = readMapOfStringNumber(arguments.get("map"), "map");
                        List arrays = readListOfArrayOfNumber(arguments.get("arrays"), "arrays");
                        List own = readListOfNumber(arguments.get("own"), "own");
                        Optional one = (Optional) optional(arguments.get("one") == null ? null : numberValue(arguments.get("one"), "one"));
                        return completed(instance.collections(list, map, arrays, own, one));
                    }
                    case 4: {
                        // mixed
                        return mixed(invocation);
                    }
                    default: {
                        // greatest
                        return greatest(invocation);
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> array(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.array((V0[]) bounded(values, "values", 1, Comparable.class)));
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> arrays(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[][] values = readArrayOfArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.arrays((V0[][]) bounded(values, "values", 2, Comparable.class)));
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> varargs(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(instance.varargs((V0[]) bounded(values, "values", 1, Comparable.class)));
        }

        <V0 extends Object & Comparable<? super V0>> CompletableFuture<Object> mixed(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Object one = anyValue(arguments.get("one"), "one");
            int number = intValue(arguments.get("number"), "number");
            Object[] more = readArrayOfObject(arguments.get("more"), "more");
            return completed(Tools.mixed((V0) bounded(one, "one", 0, Comparable.class), number, (V0[]) bounded(more, "more", 1, Comparable.class)));
        }

        <V0 extends Number & Comparable<V0>> CompletableFuture<Object> greatest(ToolInvocation invocation) throws Throwable {
            Map<?, ?> arguments = arguments(invocation);
            Number[] values = readArrayOfNumber(arguments.get("values"), "values");
            return completed(json(instance.greatest((V0[]) bounded(values, "values", 1, Comparable.class)), mapper));
        }

        Number[] readArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Number[] result = new Number[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = numberValue(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Number[][] readArrayOfArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            Number[][] result = new Number[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfNumber(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(numberValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashMap readMapOfStringNumber(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), numberValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfArrayOfNumber(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readArrayOfNumber(element, ""));
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

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, optional, bounded, intValue, floatValue, doubleValue,
        //     numberValue, elements, members, decimal, whole, childPath, elementPath, isSimpleName, quote,
        //     completed, failed, refused, json, Fault
        // End of the runtime helpers.
    }
}
