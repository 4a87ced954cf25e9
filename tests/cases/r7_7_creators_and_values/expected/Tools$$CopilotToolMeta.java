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
                        "money", typed("string"),
                        "span", structure(
                            object("from", typed("integer"), "to", typed("integer"), "note", typed("string")),
                            "from", "to")),
                    "money", "span"),
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
            Object money = argument(0, "money");
            Object span = argument(1, "span");
            requireValid("money", "span");
            return completed(instance.pay((Tools.Money) money, (Tools.Span) span));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Money
                    return mapped(text(value, "a string"), Tools.Money.class, "a string");
                case 1: // Tools.Span
                    return mapped(value(2, value), Tools.Span.class, "an object");
                default: // 2: Tools.Span
                    return checkSpan(value);
            }
        }

        Object checkSpan(Object value) {
            if (value instanceof Map) {
                require(value, "from");
                require(value, "to");
            }
            return value;
        }
    }
}
