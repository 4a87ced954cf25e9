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
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited.",
                structure(object("number", typed("integer")), "number"),
                handler(0, "inherited", instance, mapper), null, null, null, null, null));
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
            // inherited
            Object number_ = argument(0, "number");
            requireValid("number");
            return completed(instance.inherited((int) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
