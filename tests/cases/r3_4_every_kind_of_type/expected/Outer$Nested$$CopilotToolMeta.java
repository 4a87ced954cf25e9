// Imports

/** The tools of Outer.Nested: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Nested$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Nested> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Nested$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Nested instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "In a nested class.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Nested instance) {
        return new Outer$Nested$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Nested instance;

        Handler(Outer.Nested instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "nested", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Nested instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Nested instance, String tool, ToolInvocation invocation) {
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
            // nested
            return completed(instance.nested());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
