// Imports

/** The tools of Finder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Finder$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Finder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Finder$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Finder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object("key", object(), "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Finder instance) {
        return new Finder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Finder) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Finder instance;

        Call(Finder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // find
            Object key = argument(0, "key");
            Object query = argument(1, "query");
            requireValid("key", "query");
            return completed(instance.find(key, (Finder.Query) query));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: Finder.Query<Object>
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }
    }
}
