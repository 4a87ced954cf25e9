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
        // broken
        tools.add(new ToolDefinition(
                "broken",
                "An expression whose fault is only known where it runs.",
                structure(object("word", typed("string")), "word"),
                handler(0, "broken", instance, mapper), null, null, null, null, null));
        // whole
        tools.add(new ToolDefinition(
                "whole",
                "Another tool.",
                structure(object("word", typed("string")), "word"),
                handler(1, "whole", instance, mapper), null, null, null, null, null));
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
                    // broken
                    Object word = argument(0, "word");
                    requireValid("word");
                    return completed(instance.broken((String) word));
                }
                default: {
                    // whole
                    Object word = argument(1, "word");
                    requireValid("word");
                    return completed(instance.whole((String) word));
                }
            }
        }

        private static final Pattern PATTERN = compiled("\\p{NoSuchProperty}+", 128);

        private static final Pattern PATTERN2 = compiled("[a-z]++", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(2, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // String
                    Object result = value(2, value);
                    matches(value, PATTERN2);
                    return result;
                }
                default: // 2: String
                    return stringValue(value);
            }
        }
    }
}
