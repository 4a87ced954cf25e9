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
        // first
        tools.add(new ToolDefinition(
                "first",
                "First.",
                structure(object("text", typed("string")), "text"),
                handler(0, "first", instance, mapper), null, null, null, null, null));
        // middle
        tools.add(new ToolDefinition(
                "middle",
                "Middle.",
                structure(object("text", typed("string"), "number", typed("integer")), "text", "number"),
                handler(1, "middle", instance, mapper), null, null, null, null, null));
        // only
        tools.add(new ToolDefinition(
                "only",
                "Only.",
                structure(object()),
                handler(2, "only", instance, mapper), null, null, null, null, null));
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
                    // first
                    Object text = argument(0, "text");
                    requireValid("text");
                    return completed(instance.first(invocation, (String) text));
                }
                case 1: {
                    // middle
                    Object text = argument(0, "text");
                    Object number_ = argument(1, "number");
                    requireValid("text", "number");
                    return completed(instance.middle((String) text, invocation, (int) number_));
                }
                default: {
                    // only
                    return completed(instance.only(invocation));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
