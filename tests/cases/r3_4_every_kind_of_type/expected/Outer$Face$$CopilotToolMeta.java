// Imports

/** The tools of Outer.Face: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Face$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Face> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Face$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Face instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // shown
        tools.add(new ToolDefinition(
                "shown",
                "In an interface.",
                structure(object()),
                new Handler(), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Face instance) {
        return new Outer$Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call("shown", invocation).answer();
        }
    }

    private static final class Call {
        final String tool;
        final ToolInvocation invocation;

        Call(String tool, ToolInvocation invocation) {
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
            // shown
            return completed(Outer.Face.shown());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
