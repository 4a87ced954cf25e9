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
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("value", typed("integer", "Count")), "value"),
                handler(0, "count", instance, mapper), null, null, null, null, null));
        // more
        tools.add(new ToolDefinition(
                "more",
                "Counts more.",
                structure(object("value", typed("integer", "Count")), "value"),
                handler(1, "more", instance, mapper), null, null, null, null, null));
        // flip
        tools.add(new ToolDefinition(
                "flip",
                "Switches.",
                structure(object("value", typed("boolean", "On")), "value"),
                handler(2, "flip", instance, mapper), null, null, null, null, null));
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
                    // count
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.count((AtomicInteger) value));
                }
                case 1: {
                    // more
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.more((AtomicLong) value));
                }
                default: {
                    // flip
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.flip((AtomicBoolean) value));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // AtomicInteger
                    return mapped(value, AtomicInteger.class, "a value that the tool can read");
                case 1: // AtomicLong
                    return mapped(value, AtomicLong.class, "a value that the tool can read");
                default: // 2: AtomicBoolean
                    return mapped(value, AtomicBoolean.class, "a value that the tool can read");
            }
        }
    }
}
