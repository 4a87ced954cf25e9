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
        // items
        tools.add(new ToolDefinition(
                "items",
                "Shows items.",
                structure(
                    object(
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "nn", typed("string"),
                                    "count", typed("integer"),
                                    "size", object("type", "string", "enum", list("s", "LARGE"))),
                                "nn", "count"),
                            "description", "The items")),
                    "items"),
                handler(0, "items", instance, mapper), null, null, null, null, null));
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(
                    object(
                        "person", object(
                            "type", "object",
                            "properties", object("last_name", typed("string", "The family's."), "first_name", typed("string")),
                            "required", list("last_name", "first_name"),
                            "description", "The person"),
                        "sizes", object("type", "object", "additionalProperties", typed("integer"), "description", "The sizes")),
                    "person", "sizes"),
                handler(1, "greet", instance, mapper), null, null, null, null, null));
        // one
        tools.add(new ToolDefinition(
                "one",
                "Takes one item.",
                structure(
                    object(
                        "nn", typed("string"),
                        "count", typed("integer"),
                        "size", object("type", "string", "enum", list("s", "LARGE"))),
                    "nn", "count"),
                handler(2, "one", instance, mapper), null, null, null, null, null));
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
                    // items
                    Object items = argument(0, "items");
                    requireValid("items");
                    return completed(instance.items((List) items));
                }
                case 1: {
                    // greet
                    Object person = argument(1, "person");
                    Object sizes = argument(2, "sizes");
                    requireValid("person", "sizes");
                    return completed(instance.greet((Tools.Person) person, (Map) sizes));
                }
                default: {
                    // one
                    Object name = argument(3, "nn");
                    Object count = argument(4, "count", "number", "no");
                    Object size = argument(5, "size");
                    requireValid("nn", "count", "number", "no", "size");
                    Tools.Item record;
                    try {
                        record = new Tools.Item((String) name, (int) count, (Optional) size);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.one(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Item>
                    return collection(6, value, new ArrayList());
                case 1: // Tools.Person
                    return readPerson(value);
                case 2: // Map<Tools.Size, Integer>
                    return map(8, 7, value, new LinkedHashMap());
                case 3: // String
                    return stringValue(value);
                case 4: // int
                    return intValue(value);
                case 5: // Optional<Tools.Size>
                    return optional(8, value);
                case 6: // Tools.Item
                    return readItem(value);
                case 7: // Integer
                    return intValue(value);
                default: // 8: Tools.Size
                    return readSize(value);
            }
        }

        Tools.Person readPerson(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Person(
                    (String) member(3, members, "first_name"),
                    (String) member(3, members, "last_name"));
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(3, members, "nn"),
                    (int) member(4, members, "count", "number", "no"),
                    (Optional) member(5, members, "size"));
        }

        Tools.Size readSize(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "s":
                        return Tools.Size.SMALL;
                    case "LARGE":
                    case "big":
                        return Tools.Size.LARGE;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"s\", \"LARGE\"", value);
        }
    }
}
