package p;

// Imports

/** The tools of instance: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class instance$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<instance> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public instance$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(instance instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "Doubles.",
                structure(object("value", typed("integer")), "value"),
                handler(0, "twice", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(instance instance) {
        return new instance$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((instance) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final instance instance;

        Call(instance instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // twice
            Object value = argument(0, "value");
            requireValid("value");
            return completed(json(instance.twice((int) value), mapper));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
