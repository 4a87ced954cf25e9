// Imports

/** The tools of Outer.Member: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Member$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Member> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Member$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Member instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object(
                        "from", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items"),
                        "to", object("type", "string", "enum", list("OPEN", "CLOSED"))),
                    "from", "to"),
                handler(0, "link", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Member instance) {
        return new Outer$Member$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Member) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Member instance;

        Call(Outer.Member instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // link
            Object from = argument(0, "from");
            Object to = argument(1, "to");
            requireValid("from", "to");
            return completed(instance.link((Order) from, (Status) to));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Order
                    return readOrder(value);
                case 1: // Status
                    return readStatus(value);
                case 2: // List<Order.Item>
                    return collection(3, value, new ArrayList());
                case 3: // Order.Item
                    return readItem(value);
                case 4: // String
                    return stringValue(value);
                default: // 5: int
                    return intValue(value);
            }
        }

        Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Order(
                    (Status) member(1, members, "status"),
                    (List) member(2, members, "items"));
        }

        Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    case "CLOSED":
                        return Status.CLOSED;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"OPEN\", \"CLOSED\"", value);
        }

        Order.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Order.Item(
                    (String) member(4, members, "name"),
                    (int) member(5, members, "count"));
        }
    }
}
