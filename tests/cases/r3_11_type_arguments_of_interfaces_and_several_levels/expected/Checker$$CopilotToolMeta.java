// Imports

/** The tools of Checker: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Checker$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Checker> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Checker$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Checker instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // check
        tools.add(new ToolDefinition(
                "check",
                "Check.",
                structure(object("item", object(), "strict", typed("boolean")), "item", "strict"),
                handler(0, "check", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", typed("string"),
                        "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                handler(1, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Checker instance) {
        return new Checker$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Checker) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Checker instance;

        Call(Checker instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // check
                    Object item = argument(0, "item");
                    Object strict = argument(1, "strict");
                    requireValid("item", "strict");
                    return jsonOrResultLater(instance.check(item, (boolean) strict), mapper, tool);
                }
                default: {
                    // find
                    Object key = argument(2, "key");
                    Object query = argument(3, "query");
                    requireValid("key", "query");
                    return completed(instance.find((String) key, (Finder.Query) query));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // boolean
                    return booleanValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: Finder.Query<Object>
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }
    }
}
