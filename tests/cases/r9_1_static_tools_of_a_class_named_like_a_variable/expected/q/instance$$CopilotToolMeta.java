package q;

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
    public List<ToolDefinition> definitions(instance instance_, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // thrice
        tools.add(new ToolDefinition(
                "thrice",
                "Triples.",
                structure(object("value", typed("integer")), "value"),
                handler(0, "thrice", instance_, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Is nothing.",
                structure(object()),
                handler(1, "nothing", instance_, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(instance instance_) {
        return new instance$$CopilotToolMeta().definitions(instance_, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance_, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((instance) instance_, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final instance instance_;

        Call(instance instance_, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance_ = instance_;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // thrice
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(json(instance.thrice((int) value), mapper));
                }
                default: {
                    // nothing
                    instance_.nothing();
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
