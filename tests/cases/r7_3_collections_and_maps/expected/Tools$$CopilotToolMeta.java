import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.io.IOException;
import java.lang.ArithmeticException;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Class;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Iterable;
import java.lang.Long;
import java.lang.Number;
import java.lang.NumberFormatException;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "Lists.",
                structure(
                    object(
                        "a", object("type", "array", "items", typed("string")),
                        "b", object("type", "array", "items", typed("string")),
                        "c", object("type", "array", "items", typed("integer")),
                        "d", object("type", "array", "items", object("type", "array", "items", typed("boolean"))),
                        "e", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN"))),
                        "f", object("type", "array", "items", typed("number")),
                        "g", object("type", "array", "items", object("type", "array", "items", typed("integer")))),
                    "a", "b", "c", "d", "e", "f", "g"),
                new Handler(0, "lists", instance, mapper), null, null, null, null, null));
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "Raw.",
                structure(
                    object(
                        "a", object("type", "array", "items", object()),
                        "b", object("type", "array", "items", object()),
                        "c", typed("object"),
                        "d", object("type", "array", "items", object())),
                    "a", "b", "c", "d"),
                new Handler(1, "raw", instance, mapper), null, null, null, null, null));
        // maps
        tools.add(new ToolDefinition(
                "maps",
                "Maps.",
                structure(
                    object(
                        "a", object("type", "object", "additionalProperties", typed("integer")),
                        "b", typed("object"),
                        "c", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("string"))),
                        "d", object("type", "object", "additionalProperties", typed("boolean")),
                        "e", object(
                            "type", "object",
                            "additionalProperties", object("type", "object", "additionalProperties", typed("string"))),
                        "f", typed("object")),
                    "a", "b", "c", "d", "e", "f"),
                new Handler(2, "maps", instance, mapper), null, null, null, null, null));
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
                        // lists
                        Map<?, ?> arguments = arguments(invocation);
                        String[] a = readArrayOfString(arguments.get("a"), "a");
                        Iterable b = readIterableOfString(arguments.get("b"), "b");
                        Collection c = readCollectionOfInteger(arguments.get("c"), "c");
                        List d = readListOfListOfBoolean(arguments.get("d"), "d");
                        Set e = readSetOfColour(arguments.get("e"), "e");
                        Deque f = readDequeOfDouble(arguments.get("f"), "f");
                        int[][] g = readArrayOfArrayOfInt(arguments.get("g"), "g");
                        instance.lists(a, b, c, d, e, f, g);
                        return completed("Success");
                    }
                    case 1: {
                        // raw
                        Map<?, ?> arguments = arguments(invocation);
                        List a = readList(arguments.get("a"), "a");
                        Collection b = readCollection(arguments.get("b"), "b");
                        Map c = readMap(arguments.get("c"), "c");
                        Iterable d = readIterable(arguments.get("d"), "d");
                        instance.raw(a, b, c, d);
                        return completed("Success");
                    }
                    default: {
                        // maps
                        Map<?, ?> arguments = arguments(invocation);
                        Map a = readMapOfStringInteger(arguments.get("a"), "a");
                        Map b = readMapOfStringObject(arguments.get("b"), "b");
                        Map c = readMapOfColourListOfString(arguments.get("c"), "c");
                        TreeMap d = readTreeMapOfIntegerBoolean(arguments.get("d"), "d");
                        Map e = readMapOfUUIDMapOfStringString(arguments.get("e"), "e");
                        Map f = readMapOfStringObject(arguments.get("f"), "f");
                        instance.maps(a, b, c, d, e, f);
                        return completed("Success");
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

        ArrayList readIterableOfString(Object value, String path) {
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

        ArrayList readCollectionOfInteger(Object value, String path) {
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

        ArrayList readListOfListOfBoolean(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readListOfBoolean(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedHashSet readSetOfColour(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedHashSet result = new LinkedHashSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColour(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        LinkedList readDequeOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedList result = new LinkedList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(doubleValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        int[][] readArrayOfArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[][] result = new int[elements.size()][];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = readArrayOfInt(element, "");
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readList(Object value, String path) {
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

        ArrayList readCollection(Object value, String path) {
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

        LinkedHashMap readMap(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), anyValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readIterable(Object value, String path) {
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

        LinkedHashMap readMapOfStringInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfStringObject(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), anyValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfColourListOfString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColour(name, ""), readListOfString(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        TreeMap readTreeMapOfIntegerBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(intValue(name, ""), booleanValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedHashMap readMapOfUUIDMapOfStringString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((UUID) mappedKey(name, mapper, UUID.class, "a UUID"), readMapOfStringString(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        ArrayList readListOfBoolean(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(booleanValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        Tools.Colour readColour(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Colour.RED;
                    case "GREEN":
                        return Tools.Colour.GREEN;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"GREEN\"", value);
        }

        int[] readArrayOfInt(Object value, String path) {
            Collection<?> elements = elements(value, path);
            int[] result = new int[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = intValue(element, "");
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

        LinkedHashMap readMapOfStringString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, intValue, doubleValue, booleanValue, stringValue,
        //     elements, members, decimal, whole, childPath, elementPath, isSimpleName, quote, rejected,
        //     MOST_CONSTANTS, mappedKey, keyOf, mappingFault, knownTypes, expectation, constants, completed,
        //     failed, refused, Fault
        // End of the runtime helpers.
    }
}
