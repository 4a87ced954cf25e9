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
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object("number", typed("integer", "The order")), "number"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(
                    object("what", object("type", "string", "enum", list("OPEN"), "description", "What")),
                    "what"),
                handler(1, "count", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return instance.find((long) number_, (InvocationParameters) null);
                }
                default: {
                    // count
                    return count();
                }
            }
        }

        <V0 extends OrderTools.Status & OrderTools.Coded> Object count() throws Throwable {
            Object what = argument(1, "what");
            requireValid("what");
            return instance.count((String) null, (V0) bounded("what", what, 0, OrderTools.Coded.class), invocation);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // long
                    return longValue(countedText(value));
                default: // 1: OrderTools.Status
                    return readStatus(value);
            }
        }

        OrderTools.Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return OrderTools.Status.OPEN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"OPEN\"", value);
        }
    }
}
