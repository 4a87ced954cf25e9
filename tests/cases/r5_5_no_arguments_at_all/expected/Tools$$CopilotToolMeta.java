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
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Takes nothing.",
                structure(object()),
                handler(0, "nothing", instance, mapper), null, null, null, null, null));
        // something
        tools.add(new ToolDefinition(
                "something",
                "Takes something.",
                structure(object("text", typed("string")), "text"),
                handler(1, "something", instance, mapper), null, null, null, null, null));
        // maybe
        tools.add(new ToolDefinition(
                "maybe",
                "May take something.",
                structure(object("text", typed("string"))),
                handler(2, "maybe", instance, mapper), null, null, null, null, null));
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
                    // nothing
                    return completed(instance.nothing());
                }
                case 1: {
                    // something
                    Object text = argument(0, "text");
                    requireValid("text");
                    return completed(instance.something((String) text));
                }
                default: {
                    // maybe
                    Object text = argument(1, "text");
                    requireValid("text");
                    return completed(instance.maybe((Optional) text));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: Optional<String>
                    return optional(0, value);
            }
        }
    }
}
