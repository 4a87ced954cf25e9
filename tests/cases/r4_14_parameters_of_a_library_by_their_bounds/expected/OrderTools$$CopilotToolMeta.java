// Imports

/** The tools of OrderTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class OrderTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<OrderTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public OrderTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(OrderTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object("number", typed("integer", "The order")), "number"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Ships.",
                structure(object()),
                handler(1, "ship", instance, mapper), null, null, null, null, null));
        // remember
        tools.add(new ToolDefinition(
                "remember",
                "Remembers.",
                structure(object("what", typed("string", "What")), "what"),
                handler(2, "remember", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(OrderTools instance) {
        return new OrderTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((OrderTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final OrderTools instance;

        Call(OrderTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.find((long) number_, (InvocationParameters) null));
                }
                case 1: {
                    // ship
                    return completed(instance.ship(invocation));
                }
                default: {
                    // remember
                    Object what = argument(1, "what");
                    requireValid("what");
                    return completed(instance.remember((InvocationParameters) null, (String) what));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // long
                    return longValue(value);
                default: // 1: String
                    return stringValue(value);
            }
        }
    }
}
