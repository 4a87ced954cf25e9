// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(28);
        // ints
        tools.add(new ToolDefinition(
                "ints",
                "An array.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                handler(0, "ints", instance, mapper), null, null, null, null, null));
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "An array of objects.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(1, "strings", instance, mapper), null, null, null, null, null));
        // grids
        tools.add(new ToolDefinition(
                "grids",
                "An array of arrays.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "array", "items", typed("integer")))),
                    "value"),
                handler(2, "grids", instance, mapper), null, null, null, null, null));
        // chars
        tools.add(new ToolDefinition(
                "chars",
                "Characters: an array like any other.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(3, "chars", instance, mapper), null, null, null, null, null));
        // any_number
        tools.add(new ToolDefinition(
                "any_number",
                "Any number of arguments in Java is one array here.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(4, "any_number", instance, mapper), null, null, null, null, null));
        // lists
        tools.add(new ToolDefinition(
                "lists",
                "A list.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(5, "lists", instance, mapper), null, null, null, null, null));
        // nested_lists
        tools.add(new ToolDefinition(
                "nested_lists",
                "A list of lists.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "array", "items", typed("number")))),
                    "value"),
                handler(6, "nested_lists", instance, mapper), null, null, null, null, null));
        // collections
        tools.add(new ToolDefinition(
                "collections",
                "A collection.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                handler(7, "collections", instance, mapper), null, null, null, null, null));
        // iterables
        tools.add(new ToolDefinition(
                "iterables",
                "An iterable.",
                structure(object("value", object("type", "array", "items", typed("boolean"))), "value"),
                handler(8, "iterables", instance, mapper), null, null, null, null, null));
        // sets
        tools.add(new ToolDefinition(
                "sets",
                "A set: duplicates are removed.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(9, "sets", instance, mapper), null, null, null, null, null));
        // sorted_sets
        tools.add(new ToolDefinition(
                "sorted_sets",
                "A sorted set.",
                structure(object("value", object("type", "array", "items", typed("integer"))), "value"),
                handler(10, "sorted_sets", instance, mapper), null, null, null, null, null));
        // deques
        tools.add(new ToolDefinition(
                "deques",
                "A queue.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(11, "deques", instance, mapper), null, null, null, null, null));
        // enum_sets
        tools.add(new ToolDefinition(
                "enum_sets",
                "Constants of an enum.",
                structure(
                    object(
                        "value", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN")))),
                    "value"),
                handler(12, "enum_sets", instance, mapper), null, null, null, null, null));
        // raw_lists
        tools.add(new ToolDefinition(
                "raw_lists",
                "A list without type arguments.",
                structure(object("value", object("type", "array", "items", object())), "value"),
                handler(13, "raw_lists", instance, mapper), null, null, null, null, null));
        // wildcards
        tools.add(new ToolDefinition(
                "wildcards",
                "A wildcard: its bound is used.",
                structure(object("value", object("type", "array", "items", typed("number"))), "value"),
                handler(14, "wildcards", instance, mapper), null, null, null, null, null));
        // nullables
        tools.add(new ToolDefinition(
                "nullables",
                "Elements that may be `null`.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(15, "nullables", instance, mapper), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "Elements that may be empty.",
                structure(object("value", object("type", "array", "items", typed("string"))), "value"),
                handler(16, "optionals", instance, mapper), null, null, null, null, null));
        // maps
        tools.add(new ToolDefinition(
                "maps",
                "A map with strings as keys.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(17, "maps", instance, mapper), null, null, null, null, null));
        // by_enum
        tools.add(new ToolDefinition(
                "by_enum",
                "A map with enum constants as keys.",
                structure(object("value", object("type", "object", "additionalProperties", typed("string"))), "value"),
                handler(18, "by_enum", instance, mapper), null, null, null, null, null));
        // enum_maps
        tools.add(new ToolDefinition(
                "enum_maps",
                "An enum map.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("boolean"))),
                    "value"),
                handler(19, "enum_maps", instance, mapper), null, null, null, null, null));
        // by_number
        tools.add(new ToolDefinition(
                "by_number",
                "A map with numbers as keys.",
                structure(object("value", object("type", "object", "additionalProperties", typed("string"))), "value"),
                handler(20, "by_number", instance, mapper), null, null, null, null, null));
        // by_id
        tools.add(new ToolDefinition(
                "by_id",
                "A map with UUIDs as keys.",
                structure(
                    object("value", object("type", "object", "additionalProperties", typed("integer"))),
                    "value"),
                handler(21, "by_id", instance, mapper), null, null, null, null, null));
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
                handler(22, "sorted_maps", instance, mapper), null, null, null, null, null));
        // of_dates
        tools.add(new ToolDefinition(
                "of_dates",
                "A map of types that Jackson reads.",
                structure(
                    object(
                        "value", object("type", "object", "additionalProperties", object("type", "string", "format", "date"))),
                    "value"),
                handler(23, "of_dates", instance, mapper), null, null, null, null, null));
        // of_anything
        tools.add(new ToolDefinition(
                "of_anything",
                "A map of anything.",
                structure(object("value", typed("object")), "value"),
                handler(24, "of_anything", instance, mapper), null, null, null, null, null));
        // raw_maps
        tools.add(new ToolDefinition(
                "raw_maps",
                "A map without type arguments.",
                structure(object("value", typed("object")), "value"),
                handler(25, "raw_maps", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Anything but `null`.",
                structure(object("value", object()), "value"),
                handler(26, "anything", instance, mapper), null, null, null, null, null));
        // trees
        tools.add(new ToolDefinition(
                "trees",
                "Any JSON, as Jackson's tree.",
                structure(object("value", object()), "value"),
                handler(27, "trees", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                case 1: {
                    return callFrom10(number);
                }
                default: {
                    return callFrom20(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // ints
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.ints((int[]) value));
                }
                case 1: {
                    // strings
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.strings((String[]) value));
                }
                case 2: {
                    // grids
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.grids((int[][]) value));
                }
                case 3: {
                    // chars
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.chars((char[]) value));
                }
                case 4: {
                    // any_number
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.anyNumber((String[]) value));
                }
                case 5: {
                    // lists
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.lists((List) value));
                }
                case 6: {
                    // nested_lists
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.nestedLists((List) value));
                }
                case 7: {
                    // collections
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.collections((Collection) value));
                }
                case 8: {
                    // iterables
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.iterables((Iterable) value));
                }
                default: {
                    // sets
                    Object value = argument(8, "value");
                    requireValid("value");
                    return completed(instance.sets((Set) value));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // sorted_sets
                    Object value = argument(9, "value");
                    requireValid("value");
                    return completed(instance.sortedSets((SortedSet) value));
                }
                case 11: {
                    // deques
                    Object value = argument(10, "value");
                    requireValid("value");
                    return completed(instance.deques((Deque) value));
                }
                case 12: {
                    // enum_sets
                    Object value = argument(11, "value");
                    requireValid("value");
                    return completed(instance.enumSets((EnumSet) value));
                }
                case 13: {
                    // raw_lists
                    Object value = argument(12, "value");
                    requireValid("value");
                    return completed(instance.rawLists((List) value));
                }
                case 14: {
                    // wildcards
                    Object value = argument(13, "value");
                    requireValid("value");
                    return completed(instance.wildcards((List) value));
                }
                case 15: {
                    // nullables
                    Object value = argument(14, "value");
                    requireValid("value");
                    return completed(instance.nullables((List) value));
                }
                case 16: {
                    // optionals
                    Object value = argument(15, "value");
                    requireValid("value");
                    return completed(instance.optionals((List) value));
                }
                case 17: {
                    // maps
                    Object value = argument(16, "value");
                    requireValid("value");
                    return completed(instance.maps((Map) value));
                }
                case 18: {
                    // by_enum
                    Object value = argument(17, "value");
                    requireValid("value");
                    return completed(instance.byEnum((Map) value));
                }
                default: {
                    // enum_maps
                    Object value = argument(18, "value");
                    requireValid("value");
                    return completed(instance.enumMaps((EnumMap) value));
                }
            }
        }

        CompletableFuture<Object> callFrom20(int number) throws Throwable {
            switch (number) {
                case 20: {
                    // by_number
                    Object value = argument(19, "value");
                    requireValid("value");
                    return completed(instance.byNumber((Map) value));
                }
                case 21: {
                    // by_id
                    Object value = argument(20, "value");
                    requireValid("value");
                    return completed(instance.byId((Map) value));
                }
                case 22: {
                    // sorted_maps
                    Object value = argument(21, "value");
                    requireValid("value");
                    return completed(instance.sortedMaps((SortedMap) value));
                }
                case 23: {
                    // of_dates
                    Object value = argument(22, "value");
                    requireValid("value");
                    return completed(instance.ofDates((Map) value));
                }
                case 24: {
                    // of_anything
                    Object value = argument(23, "value");
                    requireValid("value");
                    return completed(instance.ofAnything((Map) value));
                }
                case 25: {
                    // raw_maps
                    Object value = argument(24, "value");
                    requireValid("value");
                    return completed(instance.rawMaps((Map) value));
                }
                case 26: {
                    // anything
                    Object value = argument(25, "value");
                    requireValid("value");
                    return completed(instance.anything(value));
                }
                default: {
                    // trees
                    Object value = argument(26, "value");
                    requireValid("value");
                    return completed(instance.trees((JsonNode) value));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int[]
                    return readArrayOfInt(value);
                case 1: // String[]
                    return readArrayOfString(value);
                case 2: // int[][]
                    return readArrayOfArrayOfInt(value);
                case 3: // char[]
                    return readArrayOfChar(value);
                case 4: // List<String>
                    return collection(28, value, new ArrayList());
                case 5: // List<List<Double>>
                    return collection(30, value, new ArrayList());
                case 6: // Collection<Long>
                    return collection(31, value, new ArrayList());
                case 7: // Iterable<Boolean>
                    return collection(32, value, new ArrayList());
                case 8: // Set<String>
                    return collection(28, value, new LinkedHashSet());
                case 9: // SortedSet<Integer>
                    return collection(33, value, new TreeSet());
                case 10: // Deque<String>
                    return collection(28, value, new LinkedList());
                case 11: // EnumSet<Tools.Color>
                    return collection(34, value, EnumSet.noneOf(Tools.Color.class));
                case 12: // List
                    return collection(25, value, new ArrayList());
                case 13: // List<Number>
                    return collection(35, value, new ArrayList());
                case 14: // List<String>
                    return collection(36, value, new ArrayList());
                case 15: // List<Optional<String>>
                    return collection(37, value, new ArrayList());
                case 16: // Map<String, Integer>
                    return map(38, 33, value, new LinkedHashMap());
                case 17: // Map<Tools.Color, String>
                    return map(34, 28, value, new LinkedHashMap());
                case 18: // EnumMap<Tools.Color, Boolean>
                    return map(34, 32, value, new EnumMap(Tools.Color.class));
                case 19: // Map<Integer, String>
                    return map(33, 28, value, new LinkedHashMap());
                case 20: // Map<UUID, Integer>
                    return map(39, 33, value, new LinkedHashMap());
                case 21: // SortedMap<String, List<Integer>>
                    return map(38, 40, value, new TreeMap());
                case 22: // Map<String, LocalDate>
                    return map(38, 41, value, new LinkedHashMap());
                case 23: // Map<String, Object>
                    return map(38, 25, value, new LinkedHashMap());
                case 24: // Map
                    return map(38, 25, value, new LinkedHashMap());
                case 25: // Object
                    return anything(value);
                case 26: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 27: // int
                    return intValue(value);
                case 28: // String
                    return stringValue(value);
                case 29: // char
                    return charValue(value);
                case 30: // List<Double>
                    return collection(42, value, new ArrayList());
                case 31: // Long
                    return longValue(value);
                case 32: // Boolean
                    return booleanValue(value);
                case 33: // Integer
                    return intValue(value);
                case 34: // Tools.Color
                    return readColor(value);
                case 35: // Number
                    return numberValue(value);
                case 36: // String or null
                    return value == null ? null : value(28, value);
                case 37: // Optional<String>
                    return optional(28, value);
                case 38: // Object
                    return stringValue(value);
                case 39: // UUID
                    return mappedKey(value, UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                case 40: // List<Integer>
                    return collection(33, value, new ArrayList());
                case 41: // LocalDate
                    return mapped(text(value, "an ISO 8601 date such as 2024-02-29"), LocalDate.class, "an ISO 8601 date such as 2024-02-29");
                default: // 42: Double
                    return doubleValue(value);
            }
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(27, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(28, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        int[][] readArrayOfArrayOfInt(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            int[][] result = new int[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int[]) items[index];
            }
            return result;
        }

        char[] readArrayOfChar(Object value) {
            Object[] items = collection(29, value, new ArrayList<Object>()).toArray();
            char[] result = new char[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (char) items[index];
            }
            return result;
        }

        Tools.Color readColor(Object value) {
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
            throw new ArgumentError("one of \"RED\", \"GREEN\"", value);
        }
    }
}
