// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // own
        tools.add(new ToolDefinition(
                "own",
                "Own.",
                structure(object("number", typed("integer")), "number"),
                handler(0, "own", instance, mapper), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited.",
                structure(object("number", typed("integer")), "number"),
                handler(1, "inherited", instance, mapper), null, null, null, null, null));
        // further
        tools.add(new ToolDefinition(
                "further",
                "Of an interface.",
                structure(object("number", typed("integer")), "number"),
                handler(2, "further", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // own
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.own((int) number_));
                }
                case 1: {
                    // inherited
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.inherited((int) number_));
                }
                default: {
                    // further
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.further((int) number_));
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
