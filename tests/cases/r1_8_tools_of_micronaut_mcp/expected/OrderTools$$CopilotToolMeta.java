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
        // findOrders
        tools.add(new ToolDefinition(
                "findOrders",
                "Finds orders.",
                structure(object("status", typed("string", "The status"), "limit", typed("integer")), "status"),
                handler(0, "findOrders", instance, mapper), null, null, null,
                object("mcp.title", "Find orders", "mcp", object("readOnlyHint", true, "destructiveHint", false)),
                null));
        // book
        tools.add(new ToolDefinition(
                "book",
                "Micronaut takes the record's components as arguments.",
                structure(object("number", typed("integer"), "note", typed("string")), "number"),
                handler(1, "book", instance, mapper), null, null, null, null, null));
        // take
        tools.add(new ToolDefinition(
                "take",
                "This record has no schema of Micronaut's.",
                structure(object("line", structure(object("article", typed("string")), "article")), "line"),
                handler(2, "take", instance, mapper), null, null, null, null, null));
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
                    // findOrders
                    Object state = argument(0, "status");
                    Object limit = argument(2, "limit");
                    requireValid("status", "limit");
                    return completed(instance.findOrders((String) state, (Integer) limit));
                }
                case 1: {
                    // book
                    Object number_ = argument(3, "number");
                    Object note = argument(4, "note");
                    requireValid("number", "note");
                    OrderTools.Order record;
                    try {
                        record = new OrderTools.Order((long) number_, (String) note);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.book(record));
                }
                default: {
                    // take
                    Object line = argument(5, "line");
                    requireValid("line");
                    return completed(instance.take((OrderTools.Line) line, (McpTransportContext) null));
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
                case 3: // long
                    return longValue(value);
                case 4: // String or null
                    return value == null ? null : value(0, value);
                default: // 5: OrderTools.Line
                    return readLine(value);
            }
        }

        OrderTools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new OrderTools.Line((String) member(0, members, "article"));
        }
    }
}
