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
                                object(
                                    "type", "object",
                                    "properties", object("number", typed("string")),
                                    "required", list("number"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("amount", typed("integer")),
                                    "required", list("amount"),
                                    "additionalProperties", false))),
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
                    return mapped(value, Tools.Payment.class, "an object with \"number\", or one with \"amount\"");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
