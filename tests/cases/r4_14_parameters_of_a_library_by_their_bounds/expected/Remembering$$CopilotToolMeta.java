// Imports

/** The tools of Remembering: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Remembering$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Remembering> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Remembering$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Remembering instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // remember
        tools.add(new ToolDefinition(
                "remember",
                "Remembers.",
                structure(object("context", object(), "what", typed("string", "What")), "what"),
                handler(0, "remember", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Remembering instance) {
        return new Remembering$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Remembering) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Remembering instance;

        Call(Remembering instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // remember
            Object context = argument(1, "context");
            Object what = argument(2, "what");
            requireValid("context", "what");
            return completed(instance.remember(context, (String) what));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // Object or null
                    return value == null ? null : value(0, value);
                default: // 2: String
                    return stringValue(value);
            }
        }
    }
}
