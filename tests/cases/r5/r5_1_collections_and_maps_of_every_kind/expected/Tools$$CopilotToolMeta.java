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
                handler(0, "collect", instance, mapper), null, null, null, null, null));
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
                handler(1, "map", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
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
                    return instance.collect((Iterable) iterable, (Collection) collection, (Set) set, (SortedSet) sorted, (Queue) queue, (Deque) deque, (ArrayList) arrayList, (LinkedList) linkedList, (TreeSet) treeSet);
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
                    return instance.map((Map) lists, (TreeMap) tree, (Map) byEnum, (EnumMap) enumMap, (Map) byNumber, (Map) byId, (Map) byBoolean);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Iterable<String>
                    return collection(16, value, new ArrayList());
                case 1: // Collection<Integer>
                    return collection(17, value, new ArrayList());
                case 2: // Set<String>
                    return collection(16, value, new LinkedHashSet());
                case 3: // SortedSet<String>
                    return collection(16, value, new TreeSet());
                case 4: // Queue<Integer>
                    return collection(17, value, new LinkedList());
                case 5: // Deque<Integer>
                    return collection(17, value, new LinkedList());
                case 6: // ArrayList<String>
                    return collection(16, value, new ArrayList());
                case 7: // LinkedList<String>
                    return collection(16, value, new LinkedList());
                case 8: // TreeSet<Integer>
                    return collection(17, value, new TreeSet());
                case 9: // Map<String, List<Integer>>
                    return map(19, 18, value, new LinkedHashMap());
                case 10: // TreeMap<String, Boolean>
                    return map(19, 20, value, new TreeMap());
                case 11: // Map<Tools.Key, String>
                    return map(21, 16, value, new LinkedHashMap());
                case 12: // EnumMap<Tools.Key, Integer>
                    return map(21, 17, value, new EnumMap(Tools.Key.class));
                case 13: // Map<Integer, String>
                    return map(17, 16, value, new LinkedHashMap());
                case 14: // Map<UUID, String>
                    return map(22, 16, value, new LinkedHashMap());
                case 15: // Map<Boolean, String>
                    return map(20, 16, value, new LinkedHashMap());
                case 16: // String
                    return stringValue(value);
                case 17: // Integer
                    return intValue(countedText(value));
                case 18: // List<Integer>
                    return collection(17, value, new ArrayList());
                case 19: // Object
                    return stringValue(value);
                case 20: // Boolean
                    return booleanValue(value);
                case 21: // Tools.Key
                    return readKey(value);
                default: // 22: UUID
                    return mappedKey(value, uuidText(value), mapper.constructType(UUID.class), "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
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
    }
}
