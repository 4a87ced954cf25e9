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
        // findOrders
        tools.add(new ToolDefinition(
                "findOrders",
                "Finds orders.",
                structure(
                    object(
                        "status", typed("string", "The status"),
                        "limit", object("type", "integer", "description", "The most", "default", 10),
                        "text", typed("string", "A text"),
                        "note", typed("string")),
                    "status"),
                handler(0, "findOrders", instance, mapper), null, null, null,
                object("mcp.title", "Find orders", "mcp", object("readOnlyHint", true, "destructiveHint", false)),
                null));
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes one record.",
                structure(
                    object(
                        "line", object(
                            "type", "object",
                            "properties", object("article", typed("string")),
                            "required", list("article"),
                            "description", "The line")),
                    "line"),
                handler(1, "take", instance, mapper), null, null, null, null, null));
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
                    Object limit = orDefault(1, "limit", 10);
                    Object text = argument(2, "text");
                    Object note = argument(3, "note");
                    requireValid("status", "limit", "text", "note");
                    return completed(instance.findOrders((String) state, (int) limit, (String) text, (Optional) note));
                }
                default: {
                    // take
                    Object line = argument(4, "line");
                    requireValid("line");
                    return completed(instance.take((OrderTools.Line) line, (Progress) null));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // int
                    return intValue(value);
                case 2: // String or null
                    return value == null ? null : value(0, value);
                case 3: // Optional<String>
                    return optional(0, value);
                default: // 4: OrderTools.Line
                    return readLine(value);
            }
        }

        OrderTools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new OrderTools.Line((String) member(0, members, "article"));
        }
    }
}
