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
        // apply
        tools.add(new ToolDefinition(
                "apply",
                "Applies.",
                structure(
                    object(
                        "settings", structure(
                            object(
                                "fluent", typed("string"),
                                "hidden", typed("string"),
                                "url", typed("string"),
                                "active", typed("boolean"),
                                "aName", typed("string"),
                                "forced", typed("string"))),
                        "more", typed("integer")),
                    "settings", "more"),
                handler(0, "apply", instance, mapper), null, null, null, null, null));
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
            // apply
            Object settings = argument(0, "settings");
            Object more = argument(1, "more");
            requireValid("settings", "more");
            return completed(instance.apply((Tools.Settings) settings, (int) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
