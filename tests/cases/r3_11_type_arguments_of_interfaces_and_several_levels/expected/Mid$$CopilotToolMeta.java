// Imports

/** The tools of Mid: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Mid$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Mid> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Mid$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Mid instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object("from", object("type", "string", "enum", list("OPEN", "CLOSED")), "to", object()),
                    "from", "to"),
                handler(0, "link", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Check.",
                structure(object("item", object(), "strict", typed("boolean")), "item", "strict"),
                handler(1, "check", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", typed("string"),
                        "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                handler(2, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Mid instance) {
        return new Mid$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Mid) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Mid instance;

        Call(Mid instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // link
                    Object from = argument(0, "from");
                    Object to = argument(1, "to");
                    requireValid("from", "to");
                    return completed(instance.link((Status) from, to));
                }
                case 1: {
                    // check
                    Object item = argument(1, "item");
                    Object strict = argument(2, "strict");
                    requireValid("item", "strict");
                    return jsonOrResultLater(instance.check(item, (boolean) strict), mapper, tool);
                }
                default: {
                    // find
                    Object key = argument(3, "key");
                    Object query = argument(4, "query");
                    requireValid("key", "query");
                    return completed(instance.find((String) key, (Finder.Query) query));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Status
                    return readStatus(value);
                case 1: // Object
                    return anything(value);
                case 2: // boolean
                    return booleanValue(value);
                case 3: // String
                    return stringValue(value);
                default: // 4: Finder.Query<Object>
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }

        Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }
    }
}
