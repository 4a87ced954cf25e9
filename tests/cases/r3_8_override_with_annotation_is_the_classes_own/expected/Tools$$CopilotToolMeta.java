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
                structure(object()),
                handler(0, "own", instance, mapper), null, null, null, null, null));
        // second
        tools.add(new ToolDefinition(
                "second",
                "Second again.",
                structure(object("word", typed("string")), "word"),
                handler(1, "second", instance, mapper), null, null, null, null, null));
        // first
        tools.add(new ToolDefinition(
                "first",
                "First.",
                structure(object()),
                handler(2, "first", instance, mapper), null, null, null, null, null));
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
                    return completed(instance.own());
                }
                case 1: {
                    // second
                    Object word = argument(0, "word");
                    requireValid("word");
                    return completed(instance.second((String) word));
                }
                default: {
                    // first
                    return completed(instance.first());
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }
    }
}
