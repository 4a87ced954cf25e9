// Imports

/** The tools of Proxied.Closed: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Closed$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.Closed> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Closed$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.Closed instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Closed instance) {
        return new Proxied$Closed$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Proxied.Closed instance;

        Handler(Proxied.Closed instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "read", invocation).answer();
        }
    }

    private static final class Call {
        final Proxied.Closed instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.Closed instance, String tool, ToolInvocation invocation) {
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
