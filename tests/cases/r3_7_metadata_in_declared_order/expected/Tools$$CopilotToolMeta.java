// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(object()),
                new Handler(0, "show", instance), null, null, null,
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
                new Handler(1, "count", instance), null, null, null,
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

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
