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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "a", object("type", "boolean", "description", "D.", "default", true),
                        "b", object("type", "boolean", "description", "D.", "default", false),
                        "c", object("type", "boolean", "description", "D.", "default", true),
                        "d", object("type", "boolean", "description", "D.", "default", false))),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object a = orDefault(0, "a", true);
            Object b = orDefault(0, "b", false);
            Object c = orDefault(1, "c", true);
            Object d = orDefault(0, "d", false);
            requireValid("a", "b", "c", "d");
            return completed(instance.show((boolean) a, (boolean) b, (Boolean) c, (boolean) d));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // boolean
                    return booleanValue(value);
                default: // 1: Boolean
                    return booleanValue(value);
            }
        }
    }
}
