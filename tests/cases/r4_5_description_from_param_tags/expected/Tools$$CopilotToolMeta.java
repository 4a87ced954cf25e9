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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(
                    object(
                        "to", typed("string", "the address, not the name"),
                        "body", typed("string", "what to say, on several lines"),
                        "urgent", typed("boolean", "Hurry."),
                        "undescribed", typed("integer")),
                    "to", "body", "urgent", "undescribed"),
                handler(0, "send", instance, mapper), null, null, null, null, null));
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
            // send
            Object to = argument(0, "to");
            Object body = argument(0, "body");
            Object urgent = argument(1, "urgent");
            Object undescribed = argument(2, "undescribed");
            requireValid("to", "body", "urgent", "undescribed");
            instance.send((String) to, (String) body, (boolean) urgent, (int) undescribed);
            return completed("Success");
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // boolean
                    return booleanValue(value);
                default: // 2: int
                    return intValue(value);
            }
        }
    }
}
