// Imports

/** The tools of Outer.Kind: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Kind$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Kind> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Kind$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Kind instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // kind
        tools.add(new ToolDefinition(
                "kind",
                "In an enum.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Kind instance) {
        return new Outer$Kind$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Kind instance;

        Handler(Outer.Kind instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "kind", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Kind instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Kind instance, String tool, ToolInvocation invocation) {
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
            // kind
            return completed(instance.kind());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
