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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(
                    object(
                        "whom", typed("string", "Whom"),
                        "times", typed("integer", "How often"),
                        "what", object("type", "string", "description", "What", "default", " ")),
                    "whom"),
                handler(0, "greet", instance, mapper), null, null, null, null, null));
        // filter
        tools.add(new ToolDefinition(
                "filter",
                "Filters.",
                structure(object("whom", typed("string", "Whom"), "n", typed("integer")), "whom", "n"),
                handler(1, "filter", instance, mapper), null, null, null, null, null));
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
                    // greet
                    Object whom = argument(0, "whom");
                    Object times = argument(2, "times");
                    Object what = orDefault(0, "what", " ");
                    requireValid("whom", "times", "what");
                    return completed(instance.greet((String) whom, (Integer) times, (String) what));
                }
                default: {
                    // filter
                    Object whom = argument(0, "whom");
                    Object n = argument(3, "n");
                    requireValid("whom", "n");
                    Tools.Filter record;
                    try {
                        record = new Tools.Filter((String) whom, (int) n);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.filter(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Integer
                    return intValue(value);
                case 2: // Integer or null
                    return value == null ? null : value(1, value);
                default: // 3: int
                    return intValue(value);
            }
        }
    }
}
