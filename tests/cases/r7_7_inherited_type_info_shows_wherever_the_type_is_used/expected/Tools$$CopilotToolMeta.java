// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Pays.",
                structure(
                    object(
                        "card", structure(
                            object("kind", object("type", "string", "enum", list("card")), "number", typed("string")),
                            "kind", "number"),
                        "coins", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "kind", object("type", "string", "enum", list("cash")),
                                    "amount", typed("integer")),
                                "kind", "amount"))),
                    "card", "coins"),
                handler(0, "pay", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // pay
            Object card = argument(0, "card");
            Object coins = argument(1, "coins");
            requireValid("card", "coins");
            return completed(instance.pay((Tools.Card) card, (List) coins));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Card
                    return mapped(value(2, value), Tools.Card.class, "an object");
                case 1: // List<Tools.Cash>
                    return collection(3, value, new ArrayList());
                case 2: // Tools.Card
                    return checkCard(value);
                case 3: // Tools.Cash
                    return mapped(value(5, value), Tools.Cash.class, "an object");
                case 4:
                    return constant(value, "card", "\"card\"");
                case 5: // Tools.Cash
                    return checkCash(value);
                default:
                    return constant(value, "cash", "\"cash\"");
            }
        }

        Object checkCard(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(4, value, "kind");
                require(value, "number");
            }
            return value;
        }

        Object checkCash(Object value) {
            if (value instanceof Map) {
                require(value, "kind");
                inspect(6, value, "kind");
                require(value, "amount");
            }
            return value;
        }
    }
}
