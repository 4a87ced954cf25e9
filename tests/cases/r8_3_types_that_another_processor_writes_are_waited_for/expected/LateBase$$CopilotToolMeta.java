// Imports

/** The tools of LateBase: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LateBase$$CopilotToolMeta implements CopilotToolMetadataProvider<LateBase> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LateBase$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(LateBase instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited from a type written later.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LateBase instance) {
        return new LateBase$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final LateBase instance;

        Handler(LateBase instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "inherited", invocation).answer();
        }
    }

    private static final class Call {
        final LateBase instance;
        final String tool;
        final ToolInvocation invocation;

        Call(LateBase instance, String tool, ToolInvocation invocation) {
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
            // inherited
            return completed(instance.inherited());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
