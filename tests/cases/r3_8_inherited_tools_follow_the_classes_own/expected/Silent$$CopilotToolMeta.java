// Imports

/** The tools of Silent: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Silent$$CopilotToolMeta implements CopilotToolMetadataProvider<Silent> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Silent$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Silent instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // from_base
        tools.add(new ToolDefinition(
                "from_base",
                "Of the base.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Silent instance) {
        return new Silent$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Silent instance;

        Handler(Silent instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "from_base", invocation).answer();
        }
    }

    private static final class Call {
        final Silent instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Silent instance, String tool, ToolInvocation invocation) {
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
            // from_base
            return completed(instance.fromBase());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
