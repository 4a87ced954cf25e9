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
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // collect
        tools.add(new ToolDefinition(
                "collect",
                "Collects.",
                structure(
                    object(
                        "iterable", object("type", "array", "items", typed("string")),
                        "collection", object("type", "array", "items", typed("integer")),
                        "set", object("type", "array", "items", typed("string")),
                        "sorted", object("type", "array", "items", typed("string")),
                        "queue", object("type", "array", "items", typed("integer")),
                        "deque", object("type", "array", "items", typed("integer")),
                        "arrayList", object("type", "array", "items", typed("string")),
                        "linkedList", object("type", "array", "items", typed("string")),
                        "treeSet", object("type", "array", "items", typed("integer"))),
                    "iterable", "collection", "set", "sorted", "queue", "deque", "arrayList", "linkedList", "treeSet"),
                new Handler(0, "collect", instance, mapper), null, null, null, null, null));
        // map
        tools.add(new ToolDefinition(
                "map",
                "Maps.",
                structure(
                    object(
                        "lists", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("integer"))),
                        "tree", object("type", "object", "additionalProperties", typed("boolean")),
                        "byEnum", object("type", "object", "additionalProperties", typed("string")),
                        "enumMap", object("type", "object", "additionalProperties", typed("integer")),
                        "byNumber", object("type", "object", "additionalProperties", typed("string")),
                        "byId", object("type", "object", "additionalProperties", typed("string")),
                        "byBoolean", object("type", "object", "additionalProperties", typed("string"))),
                    "lists", "tree", "byEnum", "enumMap", "byNumber", "byId", "byBoolean"),
                new Handler(1, "map", instance, mapper), null, null, null, null, null));
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
                        // collect
                        Map<?, ?> arguments = arguments(invocation);
                        Iterable iterable = readIterableOfString(arguments.get("iterable"), "iterable");
                        Collection collection = readCollectionOfInteger(arguments.get("collection"), "collection");
                        Set set = readSetOfString(arguments.get("set"), "set");
                        SortedSet sorted = readSortedSetOfString(arguments.get("sorted"), "sorted");
                        Queue queue = readQueueOfInteger(arguments.get("queue"), "queue");
                        Deque deque = readDequeOfInteger(arguments.get("deque"), "deque");
                        ArrayList arrayList = readArrayListOfString(arguments.get("arrayList"), "arrayList");
                        LinkedList linkedList = readLinkedListOfString(arguments.get("linkedList"), "linkedList");
                        TreeSet treeSet = readTreeSetOfInteger(arguments.get("treeSet"), "treeSet");
                        return completed(instance.collect(iterable, collection, set, sorted, queue, deque, arrayList, linkedList, treeSet));
                    }
                    default: {
                        // map
                        Map<?, ?> arguments = arguments(invocation);
                        Map lists = readMapOfStringListOfInteger(arguments.get("lists"), "lists");
                        TreeMap tree = readTreeMapOfStringBoolean(arguments.get("tree"), "tree");
                        Map byEnum = readMapOfKeyString(arguments.get("byEnum"), "byEnum");
                        EnumMap enumMap = readEnumMapOfKeyInteger(arguments.get("enumMap"), "enumMap");
                        Map byNumber = readMapOfIntegerString(arguments.get("byNumber"), "byNumber");
                        Map byId = readMapOfUUIDString(arguments.get("byId"), "byId");
                        Map byBoolean = readMapOfBooleanString(arguments.get("byBoolean"), "byBoolean");
                        return completed(instance.map(lists, tree, byEnum, enumMap, byNumber, byId, byBoolean));
                    }
                }
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
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

        LinkedHashSet readSetOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedHashSet result = new LinkedHashSet();
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

        TreeSet readSortedSetOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            TreeSet result = new TreeSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedList readQueueOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedList result = new LinkedList();
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

        LinkedList readDequeOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedList result = new LinkedList();
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

        ArrayList readArrayListOfString(Object value, String path) {
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

        LinkedList readLinkedListOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            LinkedList result = new LinkedList();
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

        TreeSet readTreeSetOfInteger(Object value, String path) {
            Collection<?> elements = elements(value, path);
            TreeSet result = new TreeSet();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(intValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedHashMap readMapOfStringListOfInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readListOfInteger(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        TreeMap readTreeMapOfStringBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), booleanValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedHashMap readMapOfKeyString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readKey(name, ""), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        EnumMap readEnumMapOfKeyInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            EnumMap result = new EnumMap(Tools.Key.class);
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readKey(name, ""), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedHashMap readMapOfIntegerString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(intValue(name, ""), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfUUIDString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((UUID) mappedKey(name, mapper, UUID.class, "a UUID"), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        LinkedHashMap readMapOfBooleanString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(booleanValue(name, ""), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
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

        Tools.Key readKey(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "A":
                        return Tools.Key.A;
                    case "B":
                        return Tools.Key.B;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, intValue, booleanValue, stringValue, elements, members, decimal,
        //     whole, childPath, elementPath, isSimpleName, quote, rejected, MOST_CONSTANTS, mappedKey, keyOf,
        //     mappingFault, knownTypes, expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
