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
                handler(0, "lists", instance, mapper), null, null, null, null, null));
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
                handler(1, "raw", instance, mapper), null, null, null, null, null));
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
                handler(2, "maps", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // lists
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    requireValid("a", "b", "c", "d", "e", "f", "g");
                    instance.lists((String[]) a, (Iterable) b, (Collection) c, (List) d, (Set) e, (Deque) f, (int[][]) g);
                    return completed("Success");
                }
                case 1: {
                    // raw
                    Object a = argument(7, "a");
                    Object b = argument(8, "b");
                    Object c = argument(9, "c");
                    Object d = argument(10, "d");
                    requireValid("a", "b", "c", "d");
                    instance.raw((List) a, (Collection) b, (Map) c, (Iterable) d);
                    return completed("Success");
                }
                default: {
                    // maps
                    Object a = argument(11, "a");
                    Object b = argument(12, "b");
                    Object c = argument(13, "c");
                    Object d = argument(14, "d");
                    Object e = argument(15, "e");
                    Object f = argument(12, "f");
                    requireValid("a", "b", "c", "d", "e", "f");
                    instance.maps((Map) a, (Map) b, (Map) c, (TreeMap) d, (Map) e, (Map) f);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String[]
                    return readArrayOfString(value);
                case 1: // Iterable<String>
                    return collection(16, value, new ArrayList());
                case 2: // Collection<Integer>
                    return collection(17, value, new ArrayList());
                case 3: // List<List<Boolean>>
                    return collection(18, value, new ArrayList());
                case 4: // Set<Tools.Colour>
                    return collection(19, value, new LinkedHashSet());
                case 5: // Deque<Double>
                    return collection(20, value, new LinkedList());
                case 6: // int[][]
                    return readArrayOfArrayOfInt(value);
                case 7: // List
                    return collection(22, value, new ArrayList());
                case 8: // Collection
                    return collection(22, value, new ArrayList());
                case 9: // Map
                    return map(23, 22, value, new LinkedHashMap());
                case 10: // Iterable
                    return collection(22, value, new ArrayList());
                case 11: // Map<String, Integer>
                    return map(23, 17, value, new LinkedHashMap());
                case 12: // Map<String, Object>
                    return map(23, 22, value, new LinkedHashMap());
                case 13: // Map<Tools.Colour, List<String>>
                    return map(19, 24, value, new LinkedHashMap());
                case 14: // TreeMap<Integer, Boolean>
                    return map(17, 25, value, new TreeMap());
                case 15: // Map<UUID, Map<String, String>>
                    return map(27, 26, value, new LinkedHashMap());
                case 16: // String
                    return stringValue(value);
                case 17: // Integer
                    return intValue(value);
                case 18: // List<Boolean>
                    return collection(25, value, new ArrayList());
                case 19: // Tools.Colour
                    return readColour(value);
                case 20: // Double
                    return doubleValue(value);
                case 21: // int[]
                    return readArrayOfInt(value);
                case 22: // Object
                    return anything(value);
                case 23: // Object
                    return stringValue(value);
                case 24: // List<String>
                    return collection(16, value, new ArrayList());
                case 25: // Boolean
                    return booleanValue(value);
                case 26: // Map<String, String>
                    return map(23, 16, value, new LinkedHashMap());
                case 27: // UUID
                    return mappedKey(value, UUID.class, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
                default: // 28: int
                    return intValue(value);
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(16, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        int[][] readArrayOfArrayOfInt(Object value) {
            Object[] items = collection(21, value, new ArrayList<Object>()).toArray();
            int[][] result = new int[items.length][];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int[]) items[index];
            }
            return result;
        }

        Tools.Colour readColour(Object value) {
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
            throw new ArgumentError("one of \"RED\", \"GREEN\"", value);
        }

        int[] readArrayOfInt(Object value) {
            Object[] items = collection(28, value, new ArrayList<Object>()).toArray();
            int[] result = new int[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (int) items[index];
            }
            return result;
        }
    }
}
