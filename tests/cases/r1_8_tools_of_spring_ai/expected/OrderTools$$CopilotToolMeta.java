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
        // bookOrder
        tools.add(new ToolDefinition(
                "bookOrder",
                "Books an order.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object("article", typed("string", "The article"), "count", typed("integer")),
                                "article"),
                            "description", "The lines"),
                        "customer", object(
                            "type", "object",
                            "properties", object("name", typed("string", "The full name"), "age", typed("integer")),
                            "required", list(),
                            "description", "The customer"),
                        "note", typed("string", "A note")),
                    "lines", "customer"),
                handler(0, "bookOrder", instance, mapper), null, null, null, null, null));
        // one-line
        tools.add(new ToolDefinition(
                "one-line",
                "Takes one record.",
                structure(
                    object(
                        "line", structure(
                            object("article", typed("string", "The article"), "count", typed("integer")),
                            "article")),
                    "line"),
                handler(1, "one-line", instance, mapper), null, null, null, null, null));
        // blank
        tools.add(new ToolDefinition(
                "blank",
                "Has a blank name.",
                structure(object("text", typed("string"))),
                handler(2, "blank", instance, mapper), null, null, null, null, null));
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
                    // bookOrder
                    Object lines = argument(0, "lines");
                    Object customer = argument(1, "customer");
                    Object note = argument(3, "note");
                    requireValid("lines", "customer", "note");
                    return completed(instance.bookOrder((List) lines, (OrderTools.Customer) customer, (String) note));
                }
                case 1: {
                    // one-line
                    Object line = argument(4, "line");
                    requireValid("line");
                    return completed(instance.line((OrderTools.Line) line));
                }
                default: {
                    // blank
                    Object text = argument(3, "text");
                    requireValid("text");
                    return completed(instance.blank((String) text, (ToolContext) null));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<OrderTools.Line>
                    return collection(4, value, new ArrayList());
                case 1: // OrderTools.Customer
                    return mapped(value, OrderTools.Customer.class, "an object");
                case 2: // String
                    return stringValue(value);
                case 3: // String or null
                    return value == null ? null : value(2, value);
                case 4: // OrderTools.Line
                    return readLine(value);
                case 5: // Integer
                    return intValue(value);
                default: // 6: Integer or null
                    return value == null ? null : value(5, value);
            }
        }

        OrderTools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new OrderTools.Line(
                    (String) member(2, members, "article"),
                    (Integer) member(6, members, "count"));
        }
    }
}
