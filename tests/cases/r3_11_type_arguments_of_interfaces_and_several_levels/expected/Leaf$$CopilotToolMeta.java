// Imports

/** The tools of Leaf: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Leaf$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Leaf> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Leaf$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Leaf instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // link
        tools.add(new ToolDefinition(
                "link",
                "Link.",
                structure(
                    object(
                        "from", object("type", "string", "enum", list("OPEN", "CLOSED")),
                        "to", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items")),
                    "from", "to"),
                handler(0, "link", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Check.",
                structure(
                    object(
                        "item", structure(
                            object(
                                "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                "items", object(
                                    "type", "array",
                                    "items", structure(
                                        object("name", typed("string"), "count", typed("integer")),
                                        "name", "count"))),
                            "status", "items"),
                        "strict", typed("boolean")),
                    "item", "strict"),
                handler(1, "check", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", typed("string"),
                        "query", structure(
                            object(
                                "like", structure(
                                    object(
                                        "status", object("type", "string", "enum", list("OPEN", "CLOSED")),
                                        "items", object(
                                            "type", "array",
                                            "items", structure(
                                                object("name", typed("string"), "count", typed("integer")),
                                                "name", "count"))),
                                    "status", "items"),
                                "most", typed("integer")))),
                    "key", "query"),
                handler(2, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Leaf instance) {
        return new Leaf$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Leaf) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Leaf instance;

        Call(Leaf instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // link
                    Object from = argument(0, "from");
                    Object to = argument(1, "to");
                    requireValid("from", "to");
                    return completed(instance.link((Status) from, (Order) to));
                }
                case 1: {
                    // check
                    Object item = argument(1, "item");
                    Object strict = argument(2, "strict");
                    requireValid("item", "strict");
                    return jsonLater(instance.check((Order) item, (boolean) strict), mapper, tool);
                }
                default: {
                    // find
                    Object key = argument(3, "key");
                    Object query = argument(4, "query");
                    requireValid("key", "query");
                    return completed(instance.find((String) key, (Finder.Query) query));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Status
                    return readStatus(value);
                case 1: // Order
                    return readOrder(value);
                case 2: // boolean
                    return booleanValue(value);
                case 3: // String
                    return stringValue(value);
                case 4: // Finder.Query<Order>
                    return mapped(value(6, value), new TypeReference<Finder.Query<Order>>() {}, "an object");
                case 5: // List<Order.Item>
                    return collection(7, value, new ArrayList());
                case 6: // Finder.Query<Order>
                    return checkQueryOfOrder(value);
                case 7: // Order.Item
                    return readItem(value);
                case 8: // Order
                    return checkOrder(value);
                case 9: // int
                    return intValue(value);
                case 10: // List<Order.Item>
                    return inspectElements(11, value);
                default: // 11: Order.Item
                    return checkItem(value);
            }
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

        Order readOrder(Object value) {
            Map<?, ?> members = members(value);
            return new Order(
                    (Status) member(0, members, "status"),
                    (List) member(5, members, "items"));
        }

        Object checkQueryOfOrder(Object value) {
            if (value instanceof Map) {
                inspect(8, value, "like");
            }
            return value;
        }

        Order.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Order.Item(
                    (String) member(3, members, "name"),
                    (int) member(9, members, "count"));
        }

        Object checkOrder(Object value) {
            if (value instanceof Map) {
                require(value, "status");
                require(value, "items");
                inspect(10, value, "items");
            }
            return value;
        }

        Object checkItem(Object value) {
            if (value instanceof Map) {
                require(value, "name");
                require(value, "count");
            }
            return value;
        }
    }
}
