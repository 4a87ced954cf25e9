// Imports

/** The tools of LateBase: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LateBase$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<LateBase> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LateBase$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(LateBase instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited.",
                structure(object("number", typed("integer")), "number"),
                handler(0, "inherited", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LateBase instance) {
        return new LateBase$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((LateBase) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final LateBase instance;

        Call(LateBase instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
