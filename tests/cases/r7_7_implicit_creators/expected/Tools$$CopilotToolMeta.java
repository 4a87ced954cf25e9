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
                structure(object("money", typed("string"), "code", typed("string")), "money", "code"),
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
            Object code = argument(1, "code");
            requireValid("money", "code");
            return completed(instance.pay((Tools.Money) money, (Tools.Code) code));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Money
                    return mapped(text(value, "a string"), Tools.Money.class, "a string");
                default: // 1: Tools.Code
                    return mapped(text(value, "a string"), Tools.Code.class, "a string");
            }
        }
    }
}
