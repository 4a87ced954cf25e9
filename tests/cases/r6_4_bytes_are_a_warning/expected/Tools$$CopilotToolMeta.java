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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "At once.",
                structure(object()),
                handler(0, "bytes", instance, mapper), null, null, null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Later.",
                structure(object()),
                handler(1, "later", instance, mapper), null, null, null, null, null));
        // silenced
        tools.add(new ToolDefinition(
                "silenced",
                "Silenced.",
                structure(object()),
                handler(2, "silenced", instance, mapper), null, null, null, null, null));
        // inside
        tools.add(new ToolDefinition(
                "inside",
                "Inside.",
                structure(object()),
                handler(3, "inside", instance, mapper), null, null, null, null, null));
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
                    // bytes
                    return completed(json(instance.bytes(), mapper));
                }
                case 1: {
                    // later
                    return jsonLater(presentLater(instance.later(), tool), mapper, tool);
                }
                case 2: {
                    // silenced
                    return completed(json(instance.silenced(), mapper));
                }
                default: {
                    // inside
                    return completed(json(instance.inside(), mapper));
                }
            }
        }
    }
}
