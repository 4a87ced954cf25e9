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
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "Takes booleans.",
                structure(object("b", typed("boolean"), "boxed", typed("boolean", "Boxed.")), "b"),
                handler(0, "booleans", instance, mapper), null, null, null, null, null));
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
            // booleans
            Object b = argument(0, "b");
            Object boxed = argument(2, "boxed");
            requireValid("b", "boxed");
            return completed(instance.booleans((boolean) b, (Boolean) boxed));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // boolean
                    return booleanValue(value);
                case 1: // Boolean
                    return booleanValue(value);
                default: // 2: Boolean or null
                    return value == null ? null : value(1, value);
            }
        }
    }
}
