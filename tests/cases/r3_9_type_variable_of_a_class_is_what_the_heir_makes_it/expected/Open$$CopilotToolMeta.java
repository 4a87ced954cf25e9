// Imports

/** The tools of Open: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Open$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Open> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Open$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Open instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // put
        tools.add(new ToolDefinition(
                "put",
                "Puts.",
                structure(
                    object(
                        "key", typed("number"),
                        "value", typed("number"),
                        "more", object("type", "array", "items", typed("number"))),
                    "key", "value", "more"),
                handler(0, "put", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Open instance) {
        return new Open$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Open) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Open instance;

        Call(Open instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // put
            Object key = argument(0, "key");
            Object value = argument(0, "value");
            Object more = argument(1, "more");
            requireValid("key", "value", "more");
            return completed(instance.put((Number) key, (Number) value, (List) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Number
                    return numberValue(value);
                default: // 1: List<Number>
                    return collection(0, value, new ArrayList());
            }
        }
    }
}
