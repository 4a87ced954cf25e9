// Imports

/** The tools of Face: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Face$$CopilotToolMeta implements CopilotToolMetadataProvider<Face> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Face$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Face instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // fixed
        tools.add(new ToolDefinition(
                "fixed",
                "Of the interface alone.",
                structure(object()),
                new Handler(0, "fixed", instance), null, null, null, null, null));
        // given
        tools.add(new ToolDefinition(
                "given",
                "Inherited.",
                structure(object()),
                new Handler(1, "given", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Face instance) {
        return new Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Face instance;

        Handler(int number, String tool, Face instance) {
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
        final Face instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Face instance, String tool, ToolInvocation invocation) {
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
                    // fixed
                    return completed(Face.fixed());
                }
                default: {
                    // given
                    return completed(instance.given());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
