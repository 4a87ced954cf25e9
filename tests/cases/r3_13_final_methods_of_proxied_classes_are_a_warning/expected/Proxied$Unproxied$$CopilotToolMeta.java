// Imports

/** The tools of Proxied.Unproxied: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Unproxied$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.Unproxied> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Unproxied$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.Unproxied instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Unproxied instance) {
        return new Proxied$Unproxied$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Proxied.Unproxied instance;

        Handler(Proxied.Unproxied instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "read", invocation).answer();
        }
    }

    private static final class Call {
        final Proxied.Unproxied instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.Unproxied instance, String tool, ToolInvocation invocation) {
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
            // read
            return completed(instance.read());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
