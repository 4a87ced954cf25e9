// Imports

/** The tools of Outer.Generic: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Generic$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Generic> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Generic$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Generic instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // generic
        tools.add(new ToolDefinition(
                "generic",
                "In a generic class.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Generic instance) {
        return new Outer$Generic$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Outer.Generic instance;

        Handler(Outer.Generic instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "generic", invocation).answer();
        }
    }

    private static final class Call {
        final Outer.Generic instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Outer.Generic instance, String tool, ToolInvocation invocation) {
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
            // generic
            return completed(instance.generic());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
