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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds a user by name or mail address.",
                structure(object("name", typed("string", "whom")), "name"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // wins
        tools.add(new ToolDefinition(
                "wins",
                "Wins.",
                structure(object()),
                handler(1, "wins", instance, mapper), null, null, null, null, null));
        // list_all
        tools.add(new ToolDefinition(
                "list_all",
                "Lists <all> & more.",
                structure(object()),
                handler(2, "list_all", instance, mapper), null, null, null, null, null));
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
                    // find
                    Object name = argument(0, "name");
                    requireValid("name");
                    instance.find((String) name);
                    return completed("Success");
                }
                case 1: {
                    // wins
                    instance.wins();
                    return completed("Success");
                }
                default: {
                    // list_all
                    instance.listAll();
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }
    }
}
