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
        // sign_up
        tools.add(new ToolDefinition(
                "sign_up",
                "Signs up.",
                structure(
                    object(
                        "account", structure(
                            object(
                                "user_name", typed("string"),
                                "password", typed("string"),
                                "email", typed("string"),
                                "age", typed("integer"))),
                        "tries", typed("integer")),
                    "account", "tries"),
                handler(0, "sign_up", instance, mapper), null, null, null, null, null));
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
            // sign_up
            Object account = argument(0, "account");
            Object tries = argument(1, "tries");
            requireValid("account", "tries");
            return completed(instance.signUp((Tools.Account) account, (int) tries));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Account
                    return mapped(value, Tools.Account.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
