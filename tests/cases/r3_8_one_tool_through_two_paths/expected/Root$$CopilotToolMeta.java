// Imports

/** The tools of Root: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Root$$CopilotToolMeta implements CopilotToolMetadataProvider<Root> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Root$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Root instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // root
        tools.add(new ToolDefinition(
                "root",
                "Of the root.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Root instance) {
        return new Root$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Root instance;

        Handler(Root instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "root", invocation).answer();
        }
    }

    private static final class Call {
        final Root instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Root instance, String tool, ToolInvocation invocation) {
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
            // root
            return completed(instance.root());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
