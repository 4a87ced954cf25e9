import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import java.lang.Boolean;
import java.lang.Class;
import java.lang.Integer;
import java.lang.Iterable;
import java.lang.Long;
import java.lang.Number;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.Throwable;
import java.math.BigDecimal;
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
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // collect
                    Object iterable = argument(0, "iterable");
                    Object collection = argument(1, "collection");
                    Object set = argument(2, "set");
                    Object sorted = argument(3, "sorted");
                    Object queue = argument(4, "queue");
                    Object deque = argument(5, "deque");
                    Object arrayList = argument(6, "arrayList");
                    Object linkedList = argument(7, "linkedList");
                    Object treeSet = argument(8, "treeSet");
                    requireValid("iterable", "collection", "set", "sorted", "queue", "deque", "arrayList", "linkedList", "treeSet");
                    return completed(instance.collect((Iterable) iterable, (Collection) collection, (Set) set, (SortedSet) sorted, (Queue) queue, (Deque) deque, (ArrayList) arrayList, (LinkedList) linkedList, (TreeSet) treeSet));
                }
                default: {
                    // map
                    Object lists = argument(9, "lists");
                    Object tree = argument(10, "tree");
                    Object byEnum = argument(11, "byEnum");
                    Object enumMap = argument(12, "enumMap");
                    Object byNumber = argument(13, "byNumber");
                    Object byId = argument(14, "byId");
                    Object byBoolean = argument(15, "byBoolean");
                    requireValid("lists", "tree", "byEnum", "enumMap", "byNumber", "byId", "byBoolean");
                    return completed(instance.map((Map) lists, (TreeMap) tree, (Map) byEnum, (EnumMap) enumMap, (Map) byNumber, (Map) byId, (Map) byBoolean));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0:
                    return collection(16, value, new ArrayList());
                case 1:
                    return collection(17, value, new ArrayList());
                case 2:
                    return collection(16, value, new LinkedHashSet());
                case 3:
                    return collection(16, value, new TreeSet());
                case 4:
                    return collection(17, value, new LinkedList());
                case 5:
                    return collection(17, value, new LinkedList());
                case 6:
                    return collection(16, value, new ArrayList());
                case 7:
                    return collection(16, value, new LinkedList());
                case 8:
                    return collection(17, value, new TreeSet());
                case 9:
                    return map(19, 18, value, new LinkedHashMap());
                case 10:
                    return map(19, 20, value, new TreeMap());
                case 11:
                    return map(21, 16, value, new LinkedHashMap());
                case 12:
                    return map(21, 17, value, new EnumMap(Tools.Key.class));
                case 13:
                    return map(17, 16, value, new LinkedHashMap());
                case 14:
                    return map(22, 16, value, new LinkedHashMap());
                case 15:
                    return map(20, 16, value, new LinkedHashMap());
                case 16:
                    return stringValue(value);
                case 17:
                    return intValue(value);
                case 18:
                    return collection(17, value, new ArrayList());
                case 19:
                    return stringValue(value);
                case 20:
                    return booleanValue(value);
                case 21:
                    return readKey(value);
                default:
                    return mappedKey(value, UUID.class, "a UUID");
            }
        }

        Tools.Key readKey(Object value) {
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
            throw new ArgumentError("one of \"A\", \"B\"", value);
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, nesting, given, argument,
        //     argumentOf, errorOf, requireValid, problems, unknown, distance, refused, firstOf, elements, members,
        //     descend, collection, map, valueAt, MOST_DIGITS, intValue, whole, booleanValue, stringValue, decimal,
        //     mappedKey, keyOf, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
