// Imports

/** The tools of Store: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Store$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Store> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Store$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Store instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // put
        tools.add(new ToolDefinition(
                "put",
                "Puts.",
                structure(
                    object("key", object(), "value", object(), "more", object("type", "array", "items", object())),
                    "key", "value", "more"),
                handler(0, "put", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Store instance) {
        return new Store$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Store) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Store instance;

        Call(Store instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // put
            Object key = argument(0, "key");
            Object value = argument(0, "value");
            Object more = argument(1, "more");
            requireValid("key", "value", "more");
            return completed(instance.put(key, value, (List) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: List<Object>
                    return collection(0, value, new ArrayList());
            }
        }
    }
}
