// Imports

/** The tools of Outer.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "Runs.",
                structure(object()),
                handler(0, "bash", instance, mapper), null, null, null, null, null));
        // get_url
        tools.add(new ToolDefinition(
                "get_url",
                "Fetches.",
                structure(object()),
                handler(1, "get_url", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Tools instance) {
        return new Outer$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Tools instance;

        Call(Outer.Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // bash
                    instance.run();
                    return completed("Success");
                }
                default: {
                    // get_url
                    instance.getURL();
                    return completed("Success");
                }
            }
        }
    }
}
