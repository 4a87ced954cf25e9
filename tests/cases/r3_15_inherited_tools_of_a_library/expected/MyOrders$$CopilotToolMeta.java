// Imports

/** The tools of MyOrders: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class MyOrders$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<MyOrders> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public MyOrders$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(MyOrders instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Ships an order.",
                structure(object("number", typed("integer", "The order")), "number"),
                handler(0, "ship", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(MyOrders instance) {
        return new MyOrders$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((MyOrders) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final MyOrders instance;

        Call(MyOrders instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // ship
            Object arg0 = argument(0, "number");
            requireValid("number");
            return completed(instance.ship((long) arg0));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: long
                    return longValue(value);
            }
        }
    }
}
