// Imports

/** The tools of Outer.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "Runs.",
                structure(object()),
                new Handler(0, "bash", instance), null, null, null, null, null));
        // get_url
        tools.add(new ToolDefinition(
                "get_url",
                "Fetches.",
                structure(object()),
                new Handler(1, "get_url", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Tools instance) {
        return new Outer$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Outer.Tools instance;

        Handler(int number, String tool, Outer.Tools instance) {
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
        final Outer.Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Tools instance, String tool, ToolInvocation invocation) {
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

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
