// Imports

/** The tools of LateInterface: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LateInterface$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<LateInterface> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LateInterface$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(LateInterface instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // further
        tools.add(new ToolDefinition(
                "further",
                "Of an interface.",
                structure(object("number", typed("integer")), "number"),
                handler(0, "further", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LateInterface instance) {
        return new LateInterface$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((LateInterface) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final LateInterface instance;

        Call(LateInterface instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // further
            Object number_ = argument(0, "number");
            requireValid("number");
            return completed(instance.further((int) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
