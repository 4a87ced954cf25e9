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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // set_current_phase
        tools.add(new ToolDefinition(
                "set_current_phase",
                "One.",
                structure(object()),
                handler(0, "set_current_phase", instance, mapper), null, null, null, null, null));
        // ping
        tools.add(new ToolDefinition(
                "ping",
                "Two.",
                structure(object()),
                handler(1, "ping", instance, mapper), null, null, null, null, null));
        // Exact-Name_1
        tools.add(new ToolDefinition(
                "Exact-Name_1",
                "Three.",
                structure(object()),
                handler(2, "Exact-Name_1", instance, mapper), null, null, null, null, null));
        // already_snake
        tools.add(new ToolDefinition(
                "already_snake",
                "Four.",
                structure(object()),
                handler(3, "already_snake", instance, mapper), null, null, null, null, null));
        // list2_items
        tools.add(new ToolDefinition(
                "list2_items",
                "Five.",
                structure(object()),
                handler(4, "list2_items", instance, mapper), null, null, null, null, null));
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
                    // set_current_phase
                    instance.setCurrentPhase();
                    return completed("Success");
                }
                case 1: {
                    // ping
                    instance.ping();
                    return completed("Success");
                }
                case 2: {
                    // Exact-Name_1
                    instance.three();
                    return completed("Success");
                }
                case 3: {
                    // already_snake
                    instance.already_snake();
                    return completed("Success");
                }
                default: {
                    // list2_items
                    instance.list2Items();
                    return completed("Success");
                }
            }
        }
    }
}
