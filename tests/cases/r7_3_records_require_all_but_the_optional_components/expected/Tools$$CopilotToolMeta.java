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
        // store
        tools.add(new ToolDefinition(
                "store",
                "Stores.",
                structure(
                    object(
                        "items", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "name", typed("string"),
                                    "note", typed("string"),
                                    "count", typed("integer"),
                                    "colour", typed("string"),
                                    "sold", typed("boolean", "Sold."),
                                    "weight", typed("integer")),
                                "name", "weight")),
                        "origin", structure(object("place", typed("string"), "country", typed("string")), "country")),
                    "items", "origin"),
                handler(0, "store", instance, mapper), null, null, null, null, null));
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
            // store
            Object items = argument(0, "items");
            Object origin = argument(1, "origin");
            requireValid("items", "origin");
            return completed(instance.store((List) items, (Tools.Origin) origin));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Item>
                    return collection(2, value, new ArrayList());
                case 1: // Tools.Origin
                    return readOrigin(value);
                case 2: // Tools.Item
                    return readItem(value);
                case 3: // String
                    return stringValue(value);
                case 4: // String or null
                    return value == null ? null : value(3, value);
                case 5: // Optional<String>
                    return optional(3, value);
                case 6: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 7: // Boolean
                    return booleanValue(value);
                case 8: // Boolean or null
                    return value == null ? null : value(7, value);
                default: // 9: int
                    return intValue(value);
            }
        }

        Tools.Origin readOrigin(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Origin(
                    (String) member(4, members, "place"),
                    (String) member(3, members, "country"));
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(3, members, "name"),
                    (Optional) member(5, members, "note"),
                    (OptionalInt) member(6, members, "count"),
                    (String) member(4, members, "colour"),
                    (Boolean) member(8, members, "sold"),
                    (int) member(9, members, "weight"));
        }
    }
}
