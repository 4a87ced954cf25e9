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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // hold
        tools.add(new ToolDefinition(
                "hold",
                "Holds.",
                structure(
                    object(
                        "holder", structure(
                            object(
                                "items", object(
                                    "type", "array",
                                    "items", object(
                                        "oneOf", list(
                                            object(
                                                "type", "object",
                                                "properties", object("level", object("type", "string", "enum", list("LOW", "HIGH"))),
                                                "required", list("level"),
                                                "maxProperties", 1),
                                            object(
                                                "type", "object",
                                                "properties", object("numbers", object("type", "array", "items", typed("integer"))),
                                                "required", list("numbers"),
                                                "maxProperties", 1),
                                            object(
                                                "type", "object",
                                                "properties", object(
                                                    "amount", structure(object("amount", typed("integer")), "amount")),
                                                "required", list("amount"),
                                                "maxProperties", 1)))))),
                        "item", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("level", object("type", "string", "enum", list("LOW", "HIGH"))),
                                    "required", list("level"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("numbers", object("type", "array", "items", typed("integer"))),
                                    "required", list("numbers"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("amount", structure(object("amount", typed("integer")), "amount")),
                                    "required", list("amount"),
                                    "maxProperties", 1)))),
                    "holder", "item"),
                handler(0, "hold", instance, mapper), null, null, null, null, null));
        // pay
        tools.add(new ToolDefinition(
                "pay",
                "Pays.",
                structure(
                    object(
                        "payment", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("card", structure(object("number", typed("string")), "number")),
                                    "required", list("card"),
                                    "maxProperties", 1),
                                object(
                                    "type", "object",
                                    "properties", object("cash", structure(object("amount", typed("integer")), "amount")),
                                    "required", list("cash"),
                                    "maxProperties", 1))),
                        "tip", typed("integer")),
                    "payment", "tip"),
                handler(1, "pay", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // hold
                    Object holder = argument(0, "holder");
                    Object item = argument(1, "item");
                    requireValid("holder", "item");
                    return completed(instance.hold((Tools.Holder) holder, (Tools.Item) item));
                }
                default: {
                    // pay
                    Object payment = argument(2, "payment");
                    Object tip = argument(3, "tip");
                    requireValid("payment", "tip");
                    return completed(instance.pay((Tools.Payment) payment, (int) tip));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Holder
                    return mapped(value(4, value), Tools.Holder.class, "an object");
                case 1: // Tools.Item
                    return mapped(value(5, value), Tools.Item.class, "an object with the one member \"level\", \"numbers\" or \"amount\"");
                case 2: // Tools.Payment
                    return mapped(value(6, value), Tools.Payment.class, "an object with the one member \"card\" or \"cash\"");
                case 3: // int
                    return intValue(value);
                case 4: // Tools.Holder
                    return checkHolder(value);
                case 5: // Tools.Item
                    return wrapped(value, "level", -1, "numbers", -1, "amount", 8);
                case 6: // Tools.Payment
                    return wrapped(value, "card", 9, "cash", 10);
                case 7: // List<Tools.Item>
                    return inspectElements(5, value);
                case 8: // Tools.Amount
                    return checkAmount(value);
                case 9: // Tools.Card
                    return checkCard(value);
                default: // 10: Tools.Cash
                    return checkCash(value);
            }
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(7, value, "items");
            }
            return value;
        }

        Object checkAmount(Object value) {
            if (value instanceof Map) {
                require(value, "amount");
            }
            return value;
        }

        Object checkCard(Object value) {
            if (value instanceof Map) {
                require(value, "number");
            }
            return value;
        }

        Object checkCash(Object value) {
            if (value instanceof Map) {
                require(value, "amount");
            }
            return value;
        }
    }
}
