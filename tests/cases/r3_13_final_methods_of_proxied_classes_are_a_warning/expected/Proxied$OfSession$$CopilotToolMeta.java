// Imports

/** The tools of Proxied.OfSession: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$OfSession$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.OfSession> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$OfSession$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.OfSession instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.OfSession instance) {
        return new Proxied$OfSession$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Proxied.OfSession instance;

        Handler(Proxied.OfSession instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "read", invocation).answer();
        }
    }

    private static final class Call {
        final Proxied.OfSession instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.OfSession instance, String tool, ToolInvocation invocation) {
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
