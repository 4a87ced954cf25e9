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
                        "payment", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "method", object("type", "string", "enum", list("card")),
                                        "number", typed("string")),
                                    "method"),
                                structure(
                                    object(
                                        "method", object("type", "string", "enum", list("cash")),
                                        "amount", typed("integer")),
                                    "method"))),
                        "tip", typed("integer")),
                    "payment", "tip"),
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
            Object payment = argument(0, "payment");
            Object tip = argument(1, "tip");
            requireValid("payment", "tip");
            return completed(instance.pay((Tools.Payment) payment, (int) tip));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Payment
                    return mapped(value(2, value), mapper.constructType(Tools.Payment.class));
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Payment
                    return tagged(value, "method", "an object with method \"card\" or \"cash\"", "card", 3, "cash", 6);
                case 3: // Tools.Card
                    return properties(value, -1, ~5, "number");
                case 4: // String
                    return stringValue(value);
                case 5: // String or null
                    return value == null ? null : value(4, value);
                default: // 6: Tools.Cash
                    return properties(value, -1, ~1, "amount");
            }
        }
    }
}
