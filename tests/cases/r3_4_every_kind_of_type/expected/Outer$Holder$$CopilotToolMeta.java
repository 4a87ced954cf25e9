// Imports

/** The tools of Outer.Holder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Holder$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Holder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Holder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Holder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // held
        tools.add(new ToolDefinition(
                "held",
                "In a record.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Holder instance) {
        return new Outer$Holder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Holder instance;

        Handler(Outer.Holder instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "held", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Holder instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Holder instance, String tool, ToolInvocation invocation) {
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
            // held
            return completed(instance.held());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
