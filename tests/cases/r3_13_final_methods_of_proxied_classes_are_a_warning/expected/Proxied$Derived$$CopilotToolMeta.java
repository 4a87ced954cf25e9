// Imports

/** The tools of Proxied.Derived: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Derived$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.Derived> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Derived$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.Derived instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Derived instance) {
        return new Proxied$Derived$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Proxied.Derived instance;

        Handler(Proxied.Derived instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "open", invocation).answer();
        }
    }

    private static final class Call {
        final Proxied.Derived instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.Derived instance, String tool, ToolInvocation invocation) {
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
            // open
            return completed(instance.open());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
