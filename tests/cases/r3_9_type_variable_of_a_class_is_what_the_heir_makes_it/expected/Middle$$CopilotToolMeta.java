// Imports

/** The tools of Middle: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Middle$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Middle> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Middle$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Middle instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // put
        tools.add(new ToolDefinition(
                "put",
                "Puts.",
                structure(
                    object(
                        "key", typed("string"),
                        "value", object(),
                        "more", object("type", "array", "items", object())),
                    "key", "value", "more"),
                handler(0, "put", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Middle instance) {
        return new Middle$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Middle) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Middle instance;

        Call(Middle instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // put
            Object key = argument(0, "key");
            Object value = argument(1, "value");
            Object more = argument(2, "more");
            requireValid("key", "value", "more");
            return completed(instance.put((String) key, value, (List) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Object
                    return anything(value);
                default: // 2: List<Object>
                    return collection(1, value, new ArrayList());
            }
        }
    }
}
