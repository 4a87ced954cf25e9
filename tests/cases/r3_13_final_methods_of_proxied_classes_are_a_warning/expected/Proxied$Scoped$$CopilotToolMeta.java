// Imports

/** The tools of Proxied.Scoped: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Scoped$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.Scoped> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Scoped$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.Scoped instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // close
        tools.add(new ToolDefinition(
                "close",
                "Closes.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Scoped instance) {
        return new Proxied$Scoped$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Proxied.Scoped instance;

        Handler(Proxied.Scoped instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "close", invocation).answer();
        }
    }

    private static final class Call {
        final Proxied.Scoped instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.Scoped instance, String tool, ToolInvocation invocation) {
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
            // close
            return completed(instance.close());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
