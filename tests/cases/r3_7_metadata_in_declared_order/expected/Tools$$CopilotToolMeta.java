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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(object()),
                handler(0, "show", instance, mapper), null, null, null,
                object(
                    "zeta", "last letter",
                    "alpha", true,
                    "hints", object("readOnly", true, "idempotent", false),
                    "nothing", false),
                null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object()),
                handler(1, "count", instance, mapper), null, null, null,
                object(
                    "k0", "v0",
                    "k1", "v1",
                    "k2", "v2",
                    "k3", "v3",
                    "k4", "v4",
                    "k5", "v5",
                    "k6", "v6",
                    "k7", "v7",
                    "k8", "v8",
                    "k9", "v9",
                    "k10", "v10",
                    "k11", "v11"),
                null));
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
                    // show
                    instance.show();
                    return completed("Success");
                }
                default: {
                    // count
                    instance.count();
                    return completed("Success");
                }
            }
        }
    }
}
