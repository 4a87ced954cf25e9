import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.lang.Float;
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
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(28);
        // ints
        tools.add(new ToolDefinition(
                "ints",
                "An array.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                new Handler(0, "ints", instance, mapper), null, null, null, null, null));
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "An array of objects.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(1, "strings", instance, mapper), null, null, null, null, null));
        // grids
        tools.add(new ToolDefinition(
                "grids",
                "An array of arrays.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "array", "items", typed("integer")))),
                    "value"),
                new Handler(2, "grids", instance, mapper), null, null, null, null, null));
        // chars
        tools.add(new ToolDefinition(
                "chars",
                "Characters: an array like any other.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(3, "chars", instance, mapper), null, null, null, null, null));
        // any_number
        tools.add(new ToolDefinition(
                "any_number",
                "Any number of arguments in Java is one array here.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(4, "any_number", instance, mapper), null, null, null, null, null));
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "A list.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(5, "lists", instance, mapper), null, null, null, null, null));
        // nested_lists
        tools.add(new ToolDefinition(
                "nested_lists",
                "A list of lists.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "array", "items", typed("number")))),
                    "value"),
                new Handler(6, "nested_lists", instance, mapper), null, null, null, null, null));
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "A collection.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                new Handler(7, "collections", instance, mapper), null, null, null, null, null));
        // iterables
        tools.add(new ToolDefinition(
                "iterables",
                "Whatever can be iterated over.",
                structure(object("value", object("type", "array", "items", typed("boolean"))), "value"),
                new Handler(8, "iterables", instance, mapper), null, null, null, null, null));
        // sets
        tools.add(new ToolDefinition(
                "sets",
                "A set: what comes twice is there once.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(9, "sets", instance, mapper), null, null, null, null, null));
        // sorted_sets
        tools.add(new ToolDefinition(
                "sorted_sets",
                "A sorted set.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                new Handler(10, "sorted_sets", instance, mapper), null, null, null, null, null));
        // deques
        tools.add(new ToolDefinition(
                "deques",
                "A queue.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(11, "deques", instance, mapper), null, null, null, null, null));
        // enum_sets
        tools.add(new ToolDefinition(
                "enum_sets",
                "Constants of an enum.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN")))),
                    "value"),
                new Handler(12, "enum_sets", instance, mapper), null, null, null, null, null));
        // raw_lists
        tools.add(new ToolDefinition(
                "raw_lists",
                "A list without type arguments.",
                structure(object("value", object("type", "array", "items", object())), "value"),
                new Handler(13, "raw_lists", instance, mapper), null, null, null, null, null));
        // wildcards
        tools.add(new ToolDefinition(
                "wildcards",
                "A wildcard: its bound counts.",
                structure(object("value", object("type", "array", "items", typed("number"))), "value"),
                new Handler(14, "wildcards", instance, mapper), null, null, null, null, null));
        // nullables
        tools.add(new ToolDefinition(
                "nullables",
                "Elements that may be `null`.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(15, "nullables", instance, mapper), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "Elements that may be empty.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                new Handler(16, "optionals", instance, mapper), null, null, null, null, null));
        // maps
        tools.add(new ToolDefinition(
                "maps",
                "A map by names.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(17, "maps", instance, mapper), null, null, null, null, null));
        // by_enum
        tools.add(new ToolDefinition(
                "by_enum",
                "A map by an enum's constants.",
                structure(object("value", object("type", "object", "additionalProperties", typed("string"))), "value"),
                new Handler(18, "by_enum", instance, mapper), null, null, null, null, null));
        // enum_maps
        tools.add(new ToolDefinition(
                "enum_maps",
                "An enum map.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("boolean"))),
                    "value"),
                new Handler(19, "enum_maps", instance, mapper), null, null, null, null, null));
        // by_number
        tools.add(new ToolDefinition(
                "by_number",
                "A map by numbers.",
                structure(object("value", object("type", "object", "additionalProperties", typed("string"))), "value"),
                new Handler(20, "by_number", instance, mapper), null, null, null, null, null));
        // by_id
        tools.add(new ToolDefinition(
                "by_id",
                "A map by UUIDs.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                new Handler(21, "by_id", instance, mapper), null, null, null, null, null));
        // sorted_maps
        tools.add(new ToolDefinition(
                "sorted_maps",
                "A sorted map, of lists.",
                structure(
                    object(
                        "value", object(
                            "type", "object",
                            "additionalProperties", object("type", "array", "items", typed("integer")))),
                    "value"),
                new Handler(22, "sorted_maps", instance, mapper), null, null, null, null, null));
        // of_dates
        tools.add(new ToolDefinition(
                "of_dates",
                "A map of types that Jackson reads.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", object("type", "string", "format", "date"))),
                    "value"),
                new Handler(23, "of_dates", instance, mapper), null, null, null, null, null));
        // of_anything
        tools.add(new ToolDefinition(
                "of_anything",
                "A map of anything.",
                structure(object("value", typed("object")), "value"),
                new Handler(24, "of_anything", instance, mapper), null, null, null, null, null));
        // raw_maps
        tools.add(new ToolDefinition(
                "raw_maps",
                "A map without type arguments.",
                structure(object("value", typed("object")), "value"),
                new Handler(25, "raw_maps", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Anything but `null`.",
                structure(object("value", object()), "value"),
                new Handler(26, "anything", instance, mapper), null, null, null, null, null));
        // trees
        tools.add(new ToolDefinition(
                "trees",
                "Any JSON, as Jackson's tree.",
                structure(object("value", object()), "value"),
                new Handler(27, "trees", instance, mapper), null, null, null, null, null));
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
            return Calls.answer(tool, name, instance, mapper, invocation);
        }
    }

    private static final class Calls {
        final Tools instance;
        final ObjectMapper mapper;

        Calls(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        static CompletableFuture<Object> answer(int tool, String name, Tools instance, ObjectMapper mapper, ToolInvocation invocation) {
            try {
                return new Calls(instance, mapper).call(tool, invocation);
            } catch (Fault fault) {
                return refused(fault, name);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool / 10) {
                case 0: {
                    return callFrom0(tool, invocation);
                }
                case 1: {
                    return callFrom10(tool, invocation);
                }
                default: {
                    return callFrom20(tool, invocation);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 0: {
                    // ints
                    Map<?, ?> arguments = arguments(invocation);
                    int[] value_ = readArrayOfInt(arguments.get("value"), "value");
                    return completed(instance.ints(value_));
                }
                case 1: {
                    // strings
                    Map<?, ?> arguments = arguments(invocation);
                    String[] value_ = readArrayOfString(arguments.get("value"), "value");
                    return completed(instance.strings(value_));
                }
                case 2: {
                    // grids
                    Map<?, ?> arguments = arguments(invocation);
                    int[][] value_ = readArrayOfArrayOfInt(arguments.get("value"), "value");
                    return completed(instance.grids(value_));
                }
                case 3: {
                    // chars
                    Map<?, ?> arguments = arguments(invocation);
                    char[] value_ = readArrayOfChar(arguments.get("value"), "value");
                    return completed(instance.chars(value_));
                }
                case 4: {
                    // any_number
                    Map<?, ?> arguments = arguments(invocation);
                    String[] value_ = readArrayOfString(arguments.get("value"), "value");
                    return completed(instance.anyNumber(value_));
                }
                case 5: {
                    // lists
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString(arguments.get("value"), "value");
                    return completed(instance.lists(value_));
                }
                case 6: {
                    // nested_lists
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfListOfDouble(arguments.get("value"), "value");
                    return completed(instance.nestedLists(value_));
                }
                case 7: {
                    // collections
                    Map<?, ?> arguments = arguments(invocation);
                    Collection value_ = readCollectionOfLong(arguments.get("value"), "value");
                    return completed(instance.collections(value_));
                }
                case 8: {
                    // iterables
                    Map<?, ?> arguments = arguments(invocation);
                    Iterable value_ = readIterableOfBoolean(arguments.get("value"), "value");
                    return completed(instance.iterables(value_));
                }
                default: {
                    // sets
                    Map<?, ?> arguments = arguments(invocation);
                    Set value_ = readSetOfString(arguments.get("value"), "value");
                    return completed(instance.sets(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 10: {
                    // sorted_sets
                    Map<?, ?> arguments = arguments(invocation);
                    SortedSet value_ = readSortedSetOfInteger(arguments.get("value"), "value");
                    return completed(instance.sortedSets(value_));
                }
                case 11: {
                    // deques
                    Map<?, ?> arguments = arguments(invocation);
                    Deque value_ = readDequeOfString(arguments.get("value"), "value");
                    return completed(instance.deques(value_));
                }
                case 12: {
                    // enum_sets
                    Map<?, ?> arguments = arguments(invocation);
                    EnumSet value_ = readEnumSetOfColor(arguments.get("value"), "value");
                    return completed(instance.enumSets(value_));
                }
                case 13: {
                    // raw_lists
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readList(arguments.get("value"), "value");
                    return completed(instance.rawLists(value_));
                }
                case 14: {
                    // wildcards
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfNumber(arguments.get("value"), "value");
                    return completed(instance.wildcards(value_));
                }
                case 15: {
                    // nullables
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfString2(arguments.get("value"), "value");
                    return completed(instance.nullables(value_));
                }
                case 16: {
                    // optionals
                    Map<?, ?> arguments = arguments(invocation);
                    List value_ = readListOfOptionalOfString(arguments.get("value"), "value");
                    return completed(instance.optionals(value_));
                }
                case 17: {
                    // maps
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringInteger(arguments.get("value"), "value");
                    return completed(instance.maps(value_));
                }
                case 18: {
                    // by_enum
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfColorString(arguments.get("value"), "value");
                    return completed(instance.byEnum(value_));
                }
                default: {
                    // enum_maps
                    Map<?, ?> arguments = arguments(invocation);
                    EnumMap value_ = readEnumMapOfColorBoolean(arguments.get("value"), "value");
                    return completed(instance.enumMaps(value_));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int tool, ToolInvocation invocation) throws Throwable {
            switch (tool) {
                case 20: {
                    // by_number
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfIntegerString(arguments.get("value"), "value");
                    return completed(instance.byNumber(value_));
                }
                case 21: {
                    // by_id
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfUUIDInteger(arguments.get("value"), "value");
                    return completed(instance.byId(value_));
                }
                case 22: {
                    // sorted_maps
                    Map<?, ?> arguments = arguments(invocation);
                    SortedMap value_ = readSortedMapOfStringListOfInteger(arguments.get("value"), "value");
                    return completed(instance.sortedMaps(value_));
                }
                case 23: {
                    // of_dates
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringLocalDate(arguments.get("value"), "value");
                    return completed(instance.ofDates(value_));
                }
                case 24: {
                    // of_anything
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMapOfStringObject(arguments.get("value"), "value");
                    return completed(instance.ofAnything(value_));
                }
                case 25: {
                    // raw_maps
                    Map<?, ?> arguments = arguments(invocation);
                    Map value_ = readMap(arguments.get("value"), "value");
                    return completed(instance.rawMaps(value_));
                }
                case 26: {
                    // anything
                    Map<?, ?> arguments = arguments(invocation);
                    Object value_ = anyValue(arguments.get("value"), "value");
                    return completed(instance.anything(value_));
                }
                default: {
                    // trees
                    Map<?, ?> arguments = arguments(invocation);
                    JsonNode value_ = readJsonNode(arguments.get("value"), "value");
                    return completed(instance.trees(value_));
                }
            }
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

        char[] readArrayOfChar(Object value, String path) {
            Collection<?> elements = elements(value, path);
            char[] result = new char[elements.size()];
            int index = 0;
            try {
                for (Object element : elements) {
                    result[index] = charValue(element, "");
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

        ArrayList readListOfListOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readListOfDouble(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readCollectionOfLong(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(longValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readIterableOfBoolean(Object value, String path) {
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

        TreeSet readSortedSetOfInteger(Object value, String path) {
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

        LinkedList readDequeOfString(Object value, String path) {
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

        EnumSet readEnumSetOfColor(Object value, String path) {
            Collection<?> elements = elements(value, path);
            EnumSet result = EnumSet.noneOf(Tools.Color.class);
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(readColor(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            } catch (RuntimeException refused) {
                throw rejected(path);
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

        ArrayList readListOfString2(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add(element == null ? null : stringValue(element, ""));
                    index++;
                }
            } catch (Fault fault) {
                throw fault.under(elementPath(path, index));
            }
            return result;
        }

        ArrayList readListOfOptionalOfString(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
            int index = 0;
            try {
                for (Object element : elements) {
                    result.add((Optional) optional(element == null ? null : stringValue(element, "")));
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

        LinkedHashMap readMapOfColorString(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColor(name, ""), stringValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        EnumMap readEnumMapOfColorBoolean(Object value, String path) {
            Map<?, ?> members = members(value, path);
            EnumMap result = new EnumMap(Tools.Color.class);
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(readColor(name, ""), booleanValue(members.get(name), ""));
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

        LinkedHashMap readMapOfUUIDInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put((UUID) mappedKey(name, mapper, UUID.class, "a UUID"), intValue(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            }
            return result;
        }

        TreeMap readSortedMapOfStringListOfInteger(Object value, String path) {
            Map<?, ?> members = members(value, path);
            TreeMap result = new TreeMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readListOfInteger(members.get(name), ""));
                }
            } catch (Fault fault) {
                throw fault.under(childPath(path, String.valueOf(member)));
            } catch (RuntimeException refused) {
                throw rejected(path);
            }
            return result;
        }

        LinkedHashMap readMapOfStringLocalDate(Object value, String path) {
            Map<?, ?> members = members(value, path);
            LinkedHashMap result = new LinkedHashMap();
            Object member = null;
            try {
                for (Object name : members.keySet()) {
                    member = name;
                    result.put(String.valueOf(name), readLocalDate(members.get(name), ""));
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

        JsonNode readJsonNode(Object value, String path) {
            return (JsonNode) mapped(value, path, mapper, JsonNode.class, "any JSON value");
        }

        ArrayList readListOfDouble(Object value, String path) {
            Collection<?> elements = elements(value, path);
            ArrayList result = new ArrayList();
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

        Tools.Color readColor(Object value, String path) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "RED":
                        return Tools.Color.RED;
                    case "GREEN":
                        return Tools.Color.GREEN;
                    default:
                        break;
                }
            }
            throw new Fault(path, "one of \"RED\", \"GREEN\"", value);
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

        LocalDate readLocalDate(Object value, String path) {
            return (LocalDate) mapped(value, path, mapper, LocalDate.class, "an ISO 8601 date");
        }

        // Runtime helpers:
        //     MOST_DIGITS, SHOWN_NAME, arguments, anyValue, optional, intValue, longValue, floatValue,
        //     doubleValue, booleanValue, charValue, stringValue, numberValue, elements, members, decimal, whole,
        //     wholeNumber, childPath, elementPath, isSimpleName, quote, rejected, MOST_NESTED, MOST_CONSTANTS,
        //     mapped, mappedKey, keyOf, readMapped, tree, treeAt, numberNode, mappingFault, knownTypes,
        //     expectation, constants, completed, failed, refused, Fault
        // End of the runtime helpers.
    }
}
