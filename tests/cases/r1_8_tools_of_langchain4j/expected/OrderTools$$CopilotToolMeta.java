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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // findOrders
        tools.add(new ToolDefinition(
                "findOrders",
                "Finds orders by their status.",
                structure(
                    object(
                        "status", object("type", "string", "enum", list("OPEN", "SHIPPED"), "description", "The status"),
                        "limit", object("type", "integer", "description", "The most orders", "default", 10),
                        "text", typed("string", "A text in the order")),
                    "status"),
                handler(0, "findOrders", instance, mapper), null, null, null, null, null));
        // ship-order
        tools.add(new ToolDefinition(
                "ship-order",
                "Javadoc is the description of a tool that has none.",
                structure(
                    object(
                        "order_number", typed("integer", "The order"),
                        "address", object(
                            "type", "object",
                            "properties", object("street", typed("string", "Where to ring"), "zip", typed("string", "Five digits")),
                            "required", list("street", "zip"),
                            "description", "To whom")),
                    "order_number", "address"),
                handler(1, "ship-order", instance, mapper), null, null, null, null, null));
        // move
        tools.add(new ToolDefinition(
                "move",
                "Moves all orders.\nIt takes a while.",
                structure(
                    object(
                        "address", object(
                            "type", "object",
                            "properties", object("street", typed("string", "Where to ring"), "zip", typed("string", "Five digits")),
                            "required", list("street", "zip"),
                            "description", "To where")),
                    "address"),
                handler(2, "move", instance, mapper), null, null, null, null, null));
        // label
        tools.add(new ToolDefinition(
                "label",
                "Labels orders.",
                structure(
                    object(
                        "numbers", object("type", "array", "items", typed("integer"), "description", "The numbers"),
                        "label", object("type", "string", "description", "The label", "default", ""),
                        "note", typed("string", "A note"),
                        "colour", typed("string", "Explicitly none")),
                    "numbers", "colour"),
                handler(3, "label", instance, mapper), null, null, null, null, null));
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
                    Object status = argument(0, "status");
                    Object limit = orDefault(1, "limit", 10);
                    Object text = argument(3, "text");
                    requireValid("status", "limit", "text");
                    return completed(instance.findOrders((OrderTools.Status) status, (int) limit, (String) text));
                }
                case 1: {
                    // ship-order
                    Object number_ = argument(4, "order_number");
                    Object address = argument(5, "address");
                    requireValid("order_number", "address");
                    return completed(instance.ship((long) number_, (OrderTools.Address) address));
                }
                case 2: {
                    // move
                    Object address = argument(5, "address");
                    requireValid("address");
                    return textLater(instance.move((OrderTools.Address) address), tool);
                }
                default: {
                    // label
                    Object numbers = argument(6, "numbers");
                    Object label = orDefault(2, "label", "");
                    Object note = argument(7, "note");
                    Object colour = argument(2, "colour");
                    requireValid("numbers", "label", "note", "colour");
                    return completed(instance.label((List) numbers, (String) label, (Optional) note, (String) colour));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // OrderTools.Status
                    return readStatus(value);
                case 1: // int
                    return intValue(value);
                case 2: // String
                    return stringValue(value);
                case 3: // String or null
                    return value == null ? null : value(2, value);
                case 4: // long
                    return longValue(value);
                case 5: // OrderTools.Address
                    return readAddress(value);
                case 6: // List<Long>
                    return collection(8, value, new ArrayList());
                case 7: // Optional<String>
                    return optional(2, value);
                default: // 8: Long
                    return longValue(value);
            }
        }

        OrderTools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return OrderTools.Status.OPEN;
                    case "SHIPPED":
                        return OrderTools.Status.SHIPPED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"SHIPPED\"", value);
        }

        OrderTools.Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new OrderTools.Address(
                    (String) member(2, members, "street"),
                    (String) member(2, members, "zip"));
        }
    }
}
