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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // collect
        tools.add(new ToolDefinition(
                "collect",
                "Collects.",
                structure(
                    object(
                        "words", object("type", "array", "items", typed("string")),
                        "table", object("type", "object", "additionalProperties", typed("integer")),
                        "vector", object("type", "array", "items", typed("integer")),
                        "stack", object("type", "array", "items", typed("integer")),
                        "priority", object("type", "array", "items", typed("integer")),
                        "navigable", object("type", "array", "items", typed("string")),
                        "copying", object("type", "array", "items", typed("string")),
                        "concurrent", object("type", "object", "additionalProperties", typed("integer")),
                        "sorted", object("type", "object", "additionalProperties", typed("integer")),
                        "colours", object("type", "array", "items", object("type", "string", "enum", list("RED", "GREEN")))),
                    "words", "table", "vector", "stack", "priority", "navigable", "copying", "concurrent", "sorted", "colours"),
                handler(0, "collect", instance, mapper), null, null, null, null, null));
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
            // collect
            Object words = argument(0, "words");
            Object table = argument(1, "table");
            Object vector = argument(2, "vector");
            Object stack = argument(3, "stack");
            Object priority = argument(4, "priority");
            Object navigable = argument(5, "navigable");
            Object copying = argument(6, "copying");
            Object concurrent = argument(7, "concurrent");
            Object sorted = argument(8, "sorted");
            Object colours = argument(9, "colours");
            requireValid("words", "table", "vector", "stack", "priority", "navigable", "copying", "concurrent", "sorted", "colours");
            return instance.collect((Tools.Words) words, (Tools.Table) table, (Vector) vector, (Stack) stack, (PriorityQueue) priority, (NavigableSet) navigable, (CopyOnWriteArrayList) copying, (ConcurrentHashMap) concurrent, (NavigableMap) sorted, (EnumSet) colours);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Words
                    return collection(10, value, new Tools.Words());
                case 1: // Tools.Table
                    return map(12, 11, value, new Tools.Table());
                case 2: // Vector<Integer>
                    return collection(11, value, new Vector());
                case 3: // Stack<Integer>
                    return collection(11, value, new Stack());
                case 4: // PriorityQueue<Integer>
                    return collection(11, value, new PriorityQueue());
                case 5: // NavigableSet<String>
                    return collection(10, value, new TreeSet());
                case 6: // CopyOnWriteArrayList<String>
                    return collection(10, value, new CopyOnWriteArrayList());
                case 7: // ConcurrentHashMap<String, Integer>
                    return map(12, 11, value, new ConcurrentHashMap());
                case 8: // NavigableMap<String, Integer>
                    return map(12, 11, value, new TreeMap());
                case 9: // EnumSet<Tools.Colour>
                    return collection(13, value, EnumSet.noneOf(Tools.Colour.class));
                case 10: // String
                    return stringValue(value);
                case 11: // Integer
                    return intValue(countedText(value));
                case 12: // Object
                    return stringValue(value);
                default: // 13: Tools.Colour
                    return readColour(value);
            }
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
    }
}
