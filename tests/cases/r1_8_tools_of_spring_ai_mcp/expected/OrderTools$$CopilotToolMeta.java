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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // countOrders
        tools.add(new ToolDefinition(
                "countOrders",
                "Counts orders.",
                structure(object("year", typed("integer", "The year")), "year"),
                handler(0, "countOrders", instance, mapper), null, null, null,
                object(
                    "mcp.title", "Count orders",
                    "mcp", object("readOnlyHint", true, "destructiveHint", false, "openWorldHint", false)),
                null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Ships an order.",
                structure(
                    object("number", typed("integer", "The order"), "name", typed("string", "To whom")),
                    "number"),
                handler(1, "ship", instance, mapper), null, null, null,
                object("mcp.title", "Ship an order"),
                null));
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
                    // countOrders
                    Object year = argument(0, "year");
                    requireValid("year");
                    return completed(json(instance.countOrders((int) year, (McpSyncServerExchange) null), mapper));
                }
                default: {
                    // ship
                    Object number_ = argument(1, "number");
                    Object name = argument(3, "name");
                    requireValid("number", "name");
                    return completed(instance.ship((long) number_, (String) name, (String) null));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // long
                    return longValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: String or null
                    return value == null ? null : value(2, value);
            }
        }
    }
}
