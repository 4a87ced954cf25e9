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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // undescribed
        tools.add(new ToolDefinition(
                "undescribed",
                "undescribed",
                structure(object("text", typed("string"), "free", typed("string")), "free"),
                handler(0, "undescribed", instance, mapper), null, null, null, null, null));
        // end
        tools.add(new ToolDefinition(
                "end",
                "Ends the turn.",
                structure(object("count", object("type", "integer", "description", "The count", "default", 1))),
                handler(1, "end", instance, mapper), null, null, null, null, null));
        // count_orders
        tools.add(new ToolDefinition(
                "count_orders",
                "Counts orders.",
                structure(
                    object("year", typed("integer", "The year"), "month", typed("integer", "The month")),
                    "year", "month"),
                handler(2, "count_orders", instance, mapper), null, null, null, null, null));
        // view
        tools.add(new ToolDefinition(
                "view",
                "A built-in name.",
                structure(object()),
                handler(3, "view", instance, mapper), null, null, null, null, null));
        // silent
        tools.add(new ToolDefinition(
                "silent",
                "silent",
                structure(object()),
                handler(4, "silent", instance, mapper), null, null, null, null, null));
        // ship
        tools.add(new ToolDefinition(
                "ship",
                "Takes the components of the record.",
                structure(object("number", typed("integer")), "number"),
                handler(5, "ship", instance, mapper), null, null, null, null, null));
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
                    // undescribed
                    Object text = argument(1, "text");
                    Object free = argument(0, "free");
                    requireValid("text", "free");
                    return completed(instance.undescribed((String) text, (String) free));
                }
                case 1: {
                    // end
                    Object count = orDefault(2, "count", 1);
                    requireValid("count");
                    return completed(instance.end((int) count));
                }
                case 2: {
                    // count_orders
                    Object year = argument(2, "year");
                    Object month = argument(2, "month");
                    requireValid("year", "month");
                    return completed(json(instance.countOrders((int) year, (int) month), mapper));
                }
                case 3: {
                    // view
                    return completed(instance.view());
                }
                case 4: {
                    // silent
                    return completed(instance.silent());
                }
                default: {
                    // ship
                    Object number_ = argument(3, "number");
                    requireValid("number");
                    OrderTools.Order record;
                    try {
                        record = new OrderTools.Order((long) number_);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.ship(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // String or null
                    return value == null ? null : value(0, value);
                case 2: // int
                    return intValue(value);
                default: // 3: long
                    return longValue(value);
            }
        }
    }
}
