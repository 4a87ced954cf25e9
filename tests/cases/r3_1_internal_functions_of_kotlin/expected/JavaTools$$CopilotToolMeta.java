// Imports

/** The tools of JavaTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class JavaTools$$CopilotToolMeta implements CopilotToolMetadataProvider<JavaTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public JavaTools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(JavaTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet_all
        tools.add(new ToolDefinition(
                "greet_all",
                "Greets.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(JavaTools instance) {
        return new JavaTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final JavaTools instance;

        Handler(JavaTools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "greet_all", invocation).answer();
        }
    }

    private static final class Call {
        final JavaTools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(JavaTools instance, String tool, ToolInvocation invocation) {
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
            // greet_all
            return completed(instance.greet$all());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
