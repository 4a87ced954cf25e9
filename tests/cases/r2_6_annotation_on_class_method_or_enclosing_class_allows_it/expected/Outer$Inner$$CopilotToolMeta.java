// Imports

/** The tools of Outer.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Inner$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Inner$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Inner instance) {
        return new Outer$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Inner instance;

        Handler(Outer.Inner instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "greet", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Inner instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Inner instance, String tool, ToolInvocation invocation) {
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
            // greet
            instance.greet();
            return completed("Success");
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
