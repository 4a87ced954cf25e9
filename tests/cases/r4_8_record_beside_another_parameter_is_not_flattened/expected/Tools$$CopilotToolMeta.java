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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"),
                        "deep", typed("boolean")),
                    "query", "deep"),
                handler(0, "search", instance, mapper), null, null, null, null, null));
        // maybe
        tools.add(new ToolDefinition(
                "maybe",
                "Searches maybe.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                handler(1, "maybe", instance, mapper), null, null, null, null, null));
        // all
        tools.add(new ToolDefinition(
                "all",
                "Searches all.",
                structure(
                    object(
                        "queries", object(
                            "type", "array",
                            "items", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                    "queries"),
                handler(2, "all", instance, mapper), null, null, null, null, null));
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
                    // search
                    Object query = argument(0, "query");
                    Object deep = argument(1, "deep");
                    requireValid("query", "deep");
                    return completed(instance.search((Tools.Query) query, (boolean) deep));
                }
                case 1: {
                    // maybe
                    Object query = argument(2, "query");
                    requireValid("query");
                    return completed(instance.maybe((Optional) query));
                }
                default: {
                    // all
                    Object queries = argument(3, "queries");
                    requireValid("queries");
                    return completed(instance.all((List) queries));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Query
                    return readQuery(value);
                case 1: // boolean
                    return booleanValue(value);
                case 2: // Optional<Tools.Query>
                    return optional(0, value);
                case 3: // List<Tools.Query>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: int
                    return intValue(value);
            }
        }

        Tools.Query readQuery(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Query(
                    (String) member(4, members, "text"),
                    (int) member(5, members, "limit"));
        }
    }
}
