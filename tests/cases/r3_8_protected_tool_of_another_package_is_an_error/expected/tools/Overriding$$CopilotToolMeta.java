package tools;

// Imports

/** The tools of Overriding: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Overriding$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Overriding> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Overriding$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Overriding instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // guarded
        tools.add(new ToolDefinition(
                "guarded",
                "Protected.",
                structure(object()),
                handler(0, "guarded", instance, mapper), null, null, null, null, null));
        // open
        tools.add(new ToolDefinition(
                "open",
                "Public.",
                structure(object()),
                handler(1, "open", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Overriding instance) {
        return new Overriding$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Overriding) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Overriding instance;

        Call(Overriding instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // guarded
                    return completed(instance.guarded());
                }
                default: {
                    // open
                    return completed(instance.open());
                }
            }
        }
    }
}
