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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "number", object("type", "integer", "minimum", 5),
                        "text", object("type", "string", "minLength", 1, "pattern", "\\S")),
                    "number", "text"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object number_ = argument(0, "number");
            Object text = argument(1, "text");
            requireValid("number", "text");
            return completed(instance.take((int) number_, (String) text));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(2, value);
                    atLeast(value, 5L);
                    return result;
                }
                case 1: { // String
                    Object result = value(3, value);
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                case 2: // int
                    return intValue(value);
                default: // 3: String
                    return stringValue(value);
            }
        }
    }
}
