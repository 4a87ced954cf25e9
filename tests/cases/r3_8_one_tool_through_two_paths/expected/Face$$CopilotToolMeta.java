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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // shared
        tools.add(new ToolDefinition(
                "shared",
                "Of the interface.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Face instance) {
        return new Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Face instance;

        Handler(Face instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "shared", invocation).answer();
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

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // shared
            return completed(instance.shared());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
