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

    static LinkedHashMap<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    static ArrayList<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        for (Object value : values) {
            result.add(value);
        }
        return result;
    }

    static LinkedHashMap<String, Object> typed(String type) {
        return object("type", type);
    }

    static LinkedHashMap<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
    }

    static LinkedHashMap<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

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

        private static final int MOST_DIGITS = 100_000;

        private static final int SHOWN_NAME = 100;

        static Map<?, ?> arguments(ToolInvocation invocation) {
            Map<?, ?> given;
            try {
                given = invocation.getArguments();
            } catch (RuntimeException unreadable) {
                throw new Fault("", "must be an object whose members are the tool's parameters");
            }
            return given == null ? new LinkedHashMap<Object, Object>() : given;
        }

        static Object anyValue(Object value, String path) {
            if (value == null) {
                throw new Fault(path, "given", null);
            }
            return value;
        }

        static Optional<?> optional(Object value) {
            return Optional.<Object>ofNullable(value);
        }

        static int intValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
        }

        static long longValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            if (value instanceof Long) {
                return (Long) value;
            }
            return whole(
                    value,
                    path,
                    Long.MIN_VALUE,
                    Long.MAX_VALUE,
                    "an integer from -9223372036854775808 to 9223372036854775807");
        }

        static float floatValue(Object value, String path) {
            float number = value instanceof Float
                    ? (Float) value
                    : decimal(value, path, "a number").floatValue();
            if (Float.isNaN(number) || Float.isInfinite(number)) {
                throw new Fault(path, "a number from -3.4028235E38 to 3.4028235E38", value);
            }
            return number;
        }

        static double doubleValue(Object value, String path) {
            if (value instanceof Integer) {
                return (Integer) value;
            }
            double number = value instanceof Double
                    ? (Double) value
                    : decimal(value, path, "a number").doubleValue();
            if (Double.isNaN(number) || Double.isInfinite(number)) {
                throw new Fault(path, "a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
            }
            return number;
        }

        static boolean booleanValue(Object value, String path) {
            if (value instanceof Boolean) {
                return (Boolean) value;
            }
            if ("true".equals(value) || "false".equals(value)) {
                return "true".equals(value);
            }
            throw new Fault(path, "true or false", value);
        }

        static char charValue(Object value, String path) {
            if (value instanceof Character) {
                return (Character) value;
            }
            if (value instanceof String && ((String) value).length() == 1) {
                return ((String) value).charAt(0);
            }
            throw new Fault(path, "a single character", value);
        }

        static String stringValue(Object value, String path) {
            if (value instanceof String) {
                return (String) value;
            }
            throw new Fault(path, "a string", value);
        }

        static Number numberValue(Object value, String path) {
            if (value instanceof Integer
                    || value instanceof Long
                    || value instanceof Short
                    || value instanceof Byte
                    || value instanceof BigInteger
                    || value instanceof BigDecimal) {
                return (Number) value;
            }
            if (value instanceof Double) {
                return doubleValue(value, path);
            }
            if (value instanceof Float) {
                return floatValue(value, path);
            }
            BigDecimal number = decimal(value, path, "a number");
            if (number.scale() != 0) {
                double nearest = doubleValue(number, path);
                if (new BigDecimal(Double.toString(nearest)).compareTo(number) == 0) {
                    return nearest;
                }
                return number;
            }
            BigInteger integer = number.unscaledValue();
            if (integer.bitLength() < Integer.SIZE) {
                return integer.intValue();
            }
            if (integer.bitLength() < Long.SIZE) {
                return integer.longValue();
            }
            return integer;
        }

        static Collection<?> elements(Object value, String path) {
            if (value instanceof Collection) {
                return (Collection<?>) value;
            }
            throw new Fault(path, "an array", value);
        }

        static Map<?, ?> members(Object value, String path) {
            if (value instanceof Map) {
                return (Map<?, ?>) value;
            }
            throw new Fault(path, "an object", value);
        }

        static BigDecimal decimal(Object value, String path, String expected) {
            if (value instanceof BigDecimal) {
                return (BigDecimal) value;
            }
            if (value instanceof Number || value instanceof String) {
                String text = value.toString();
                if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                    try {
                        return new BigDecimal(text);
                    } catch (NumberFormatException beyond) {
                        throw new Fault(path, expected, value);
                    }
                }
            }
            throw new Fault(path, expected, value);
        }

        static long whole(Object value, String path, long least, long most, String expected) {
            try {
                long result = decimal(value, path, expected).longValueExact();
                if (result >= least && result <= most) {
                    return result;
                }
            } catch (ArithmeticException fraction) {
                throw new Fault(path, expected, value);
            }
            throw new Fault(path, expected, value);
        }

        static BigInteger wholeNumber(BigDecimal number) {
            if (number.signum() == 0) {
                return BigInteger.ZERO;
            }
            long digits = (long) number.precision() - number.scale();
            if (digits < 1 || digits > MOST_DIGITS) {
                return null;
            }
            try {
                return number.toBigIntegerExact();
            } catch (ArithmeticException fraction) {
                return null;
            }
        }

        static String childPath(String path, String name) {
            StringBuilder out = new StringBuilder(path);
            if (isSimpleName(name)) {
                return path.isEmpty() ? name : out.append('.').append(name).toString();
            }
            quote(name, out.append('['), path.length() + SHOWN_NAME);
            return out.append(']').toString();
        }

        static String elementPath(String path, int index) {
            return path.concat("[").concat(String.valueOf(index)).concat("]");
        }

        private static boolean isSimpleName(String name) {
            for (int i = 0; i < name.length(); i++) {
                char letter = name.charAt(i);
                boolean simple = (letter >= 'a' && letter <= 'z')
                        || (letter >= 'A' && letter <= 'Z')
                        || (letter >= '0' && letter <= '9')
                        || letter == '_'
                        || letter == '-';
                if (!simple) {
                    return false;
                }
            }
            return !name.isEmpty() && name.length() <= SHOWN_NAME;
        }

        static void quote(String content, StringBuilder out, int limit) {
            out.append('"');
            for (int i = 0; i < content.length() && out.length() <= limit; i++) {
                char unit = content.charAt(i);
                if (unit == '"' || unit == '\\') {
                    out.append('\\').append(unit);
                } else if (unit == '\n') {
                    out.append("\\n");
                } else if (Character.isHighSurrogate(unit)
                        && i + 1 < content.length()
                        && Character.isLowSurrogate(content.charAt(i + 1))) {
                    out.append(unit).append(content.charAt(++i));
                } else if (unit < ' ' || Character.isSurrogate(unit)) {
                    String hex = Integer.toHexString(unit);
                    out.append("\\u").append("0000", hex.length(), 4).append(hex);
                } else {
                    out.append(unit);
                }
            }
            out.append('"');
        }

        static Fault rejected(String path) {
            return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
        }

        private static final int MOST_NESTED = 1000;

        private static final int MOST_CONSTANTS = 100;

        static Object mapped(Object value, String path, ObjectMapper mapper, Class<?> type, String expected) {
            boolean exact = type == Object.class || JsonNode.class.isAssignableFrom(type);
            return readMapped(value, path, mapper, mapper.readerFor(type), exact, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, TypeReference<?> type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        static Object mapped(Object value, String path, ObjectMapper mapper, JavaType type, String expected) {
            return readMapped(value, path, mapper, mapper.readerFor(type), false, expected);
        }

        static Object mappedKey(Object name, ObjectMapper mapper, Class<?> type, String expected) {
            return keyOf(name, mapper, mapper.constructType(type), expected);
        }

        static Object mappedKey(Object name, ObjectMapper mapper, TypeReference<?> type, String expected) {
            return keyOf(name, mapper, mapper.constructType(type), expected);
        }

        static Object mappedKey(Object name, ObjectMapper mapper, JavaType type, String expected) {
            return keyOf(name, mapper, type, expected);
        }

        private static Object keyOf(Object name, ObjectMapper mapper, JavaType type, String expected) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            String text = String.valueOf(name);
            JavaType map = mapper.getTypeFactory()
                    .constructMapType(LinkedHashMap.class, type, mapper.constructType(Boolean.class));
            Object key;
            try {
                Map<?, ?> read = mapper.readerFor(map).readValue(nodes.objectNode().put(text, true));
                key = read.keySet().iterator().next();
            } catch (JsonMappingException failure) {
                throw mappingFault(failure, nodes.textNode(text), "", mapper, expected);
            } catch (IOException | RuntimeException | StackOverflowError thrown) {
                throw rejected("");
            }
            if (key == null) {
                throw new Fault("", expected, text);
            }
            return key;
        }

        private static Object readMapped(
                Object value, String path, ObjectMapper mapper, ObjectReader plainReader, boolean exact, String expected) {
            if (value == null) {
                throw new Fault(path, expected, null);
            }
            JsonNode node;
            try {
                node = tree(value, exact);
            } catch (Fault fault) {
                throw fault.under(path);
            }
            Object result;
            try {
                ObjectReader reader = plainReader
                        .without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                        .with(
                                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
                result = reader.<Object>readValue(node);
            } catch (JsonMappingException failure) {
                throw mappingFault(failure, node, path, mapper, expected);
            } catch (JsonProcessingException unreadable) {
                throw new Fault(path, expected, value);
            } catch (IOException | RuntimeException | StackOverflowError thrown) {
                throw rejected(path);
            }
            if (result == null) {
                throw new Fault(path, expected, value);
            }
            return result;
        }

        static JsonNode tree(Object value, boolean exact) {
            return treeAt(value, exact, 0);
        }

        private static JsonNode treeAt(Object value, boolean exact, int depth) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (value == null) {
                return nodes.nullNode();
            }
            if (value instanceof String) {
                return nodes.textNode((String) value);
            }
            if (value instanceof Boolean) {
                return nodes.booleanNode((Boolean) value);
            }
            if (value instanceof Number) {
                return numberNode((Number) value, exact);
            }
            if (depth == MOST_NESTED) {
                throw new Fault("", "must be nested less than 1000 levels deep");
            }
            if (value instanceof Map) {
                ObjectNode result = nodes.objectNode();
                for (Map.Entry<?, ?> member : ((Map<?, ?>) value).entrySet()) {
                    result.replace(String.valueOf(member.getKey()), treeAt(member.getValue(), exact, depth + 1));
                }
                return result;
            }
            if (value instanceof Collection) {
                ArrayNode result = nodes.arrayNode();
                for (Object element : (Collection<?>) value) {
                    result.add(treeAt(element, exact, depth + 1));
                }
                return result;
            }
            return nodes.pojoNode(value);
        }

        private static JsonNode numberNode(Number number, boolean exact) {
            JsonNodeFactory nodes = JsonNodeFactory.instance;
            if (number instanceof Integer) {
                return nodes.numberNode(number.intValue());
            }
            if (exact && number instanceof Float) {
                return nodes.numberNode(number.floatValue());
            }
            BigInteger integer = null;
            if (!exact || !(number instanceof Double || number instanceof BigDecimal)) {
                integer = wholeNumber(decimal(number, "", "a number"));
            }
            if (integer == null) {
                return number instanceof Double
                        ? nodes.numberNode(number.doubleValue())
                        : nodes.numberNode(decimal(number, "", "a number"));
            }
            if (integer.bitLength() < Integer.SIZE) {
                return nodes.numberNode(integer.intValue());
            }
            return integer.bitLength() < Long.SIZE ? nodes.numberNode(integer.longValue()) : nodes.numberNode(integer);
        }

        private static Fault mappingFault(
                JsonMappingException failure, JsonNode root, String path, ObjectMapper mapper, String expected) {
            String where = path;
            JsonNode came = root;
            for (JsonMappingException.Reference step : failure.getPath()) {
                String name = step.getFieldName();
                if (name != null) {
                    if (came != null
                            && came.size() == 1
                            && came.get(name) == null
                            && came.elements().next().has(name)) {
                        where = childPath(where, came.fieldNames().next());
                        came = came.elements().next();
                    }
                    where = childPath(where, name);
                    came = came == null ? null : came.get(name);
                } else if (step.getIndex() >= 0) {
                    where = elementPath(where, step.getIndex());
                    came = came == null ? null : came.get(step.getIndex());
                }
            }
            Object shown = came == null || came.isNull() ? null : came;
            boolean nested = !where.equals(path);
            if (failure instanceof ValueInstantiationException) {
                return rejected(where);
            }
            if (failure instanceof InvalidDefinitionException) {
                JavaType type = ((InvalidDefinitionException) failure).getType();
                String name =
                        type == null ? "type" : "type ".concat(type.getRawClass().getSimpleName());
                return new Fault(where, "could not be read: the tool's mapper cannot read its ".concat(name));
            }
            if (failure instanceof PropertyBindingException) {
                return new Fault(where, "must be left out: there is no such property");
            }
            if (failure instanceof InvalidTypeIdException) {
                boolean isTold = !nested && expected.contains(" is one of ");
                String told = isTold ? expected : knownTypes(failure.getOriginalMessage(), nested ? "an object" : expected);
                return new Fault(where, told, shown);
            }
            if (failure instanceof MismatchedInputException) {
                Class<?> target = ((MismatchedInputException) failure).getTargetType();
                return new Fault(where, nested ? expectation(target, mapper) : expected, shown);
            }
            if (failure.getCause() instanceof InputCoercionException) {
                Class<?> target = ((InputCoercionException) failure.getCause()).getTargetType();
                return new Fault(where, expectation(target, mapper), shown);
            }
            return rejected(where);
        }

        private static String knownTypes(String message, String expected) {
            String beginning = "known type ids = [";
            int start = message == null ? -1 : message.indexOf(beginning);
            int end = start < 0 ? -1 : message.indexOf(']', start);
            if (end < 0) {
                return expected;
            }
            String names = message.substring(start + beginning.length(), end);
            return "an object whose type is one of ".concat(names);
        }

        private static String expectation(Class<?> target, ObjectMapper mapper) {
            if (target == null) {
                return "a valid value";
            }
            if (target == byte.class || target == Byte.class) {
                return "an integer from -128 to 127";
            }
            if (target == short.class || target == Short.class) {
                return "an integer from -32768 to 32767";
            }
            if (target == int.class || target == Integer.class) {
                return "an integer from -2147483648 to 2147483647";
            }
            if (target == long.class || target == Long.class) {
                return "an integer from -9223372036854775808 to 9223372036854775807";
            }
            if (target == BigInteger.class) {
                return "an integer";
            }
            if (target == double.class || target == float.class || Number.class.isAssignableFrom(target)) {
                return "a number";
            }
            if (target == boolean.class || target == Boolean.class) {
                return "true or false";
            }
            if (target == String.class) {
                return "a string";
            }
            if (target == byte[].class) {
                return "base64 text";
            }
            if (target.isEnum()) {
                return constants(target, mapper);
            }
            if (target.isArray() || Collection.class.isAssignableFrom(target)) {
                return "an array";
            }
            return Map.class.isAssignableFrom(target) ? "an object" : "a valid ".concat(target.getSimpleName());
        }

        private static String constants(Class<?> type, ObjectMapper mapper) {
            StringBuilder out = new StringBuilder();
            try {
                Object[] all = type.getEnumConstants();
                for (int i = 0; i < all.length && i < MOST_CONSTANTS; i++) {
                    out.append(i == 0 ? "one of " : ", ");
                    out.append(mapper.<JsonNode>valueToTree(all[i]).asText());
                }
            } catch (RuntimeException unwritable) {
                return "a valid ".concat(type.getSimpleName());
            }
            return out.toString();
        }

        static CompletableFuture<Object> completed(Object value) {
            return CompletableFuture.<Object>completedFuture(value);
        }

        static CompletableFuture<Object> failed(Throwable failure) {
            return CompletableFuture.<Object>failedFuture(failure);
        }

        static CompletableFuture<Object> refused(Fault fault, String tool) {
            String sentence = fault.text("Tool ".concat(tool).concat(": "));
            return completed(ToolResultObject.failure(sentence, sentence));
        }

        static final class Fault extends RuntimeException {
            private static final long serialVersionUID = 1L;
            private String path;
            private final String expected;
            private final String came;
            Fault(String path, String expected, Object value) {
                super(null, null, false, false);
                this.path = path;
                this.expected = "must be ".concat(expected);
                this.came = shown(value);
            }
            Fault(String path, String problem) {
                super(null, null, false, false);
                this.path = path;
                this.expected = problem;
                this.came = null;
            }
            Fault under(String prefix) {
                if (path.isEmpty()) {
                    path = prefix;
                } else if (!prefix.isEmpty()) {
                    path = path.charAt(0) == '['
                            ? prefix.concat(path)
                            : prefix.concat(".").concat(path);
                }
                return this;
            }
            String text(String start) {
                boolean isRoot = path.isEmpty();
                String subject = isRoot ? "the arguments " : "argument '".concat(path).concat("' ");
                String end = came == null
                        ? "."
                        : (isRoot ? ", but were " : ", but was ").concat(came).concat(".");
                return start.concat(subject).concat(expected).concat(end);
            }
            private static String shown(Object value) {
                if (value == null) {
                    return "missing or null";
                }
                try {
                    if (value instanceof String) {
                        return new ObjectMapper().writeValueAsString(cut((String) value));
                    }
                    return cut(new ObjectMapper().writeValueAsString(value));
                } catch (JsonProcessingException unwritable) {
                    return "something that JSON cannot hold";
                }
            }
            private static String cut(String text) {
                String kept = text.length() > 100 ? text.substring(0, 100).concat("...") : text;
                return kept.replaceAll("\\p{Cs}", "?");
            }
        }
    }
}
