// Imports

/** The tools of Sound: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Sound$$CopilotToolMeta implements CopilotToolMetadataProvider<Sound> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Sound$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Sound instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // work
        tools.add(new ToolDefinition(
                "work",
                "Works.",
                structure(object()),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Sound instance) {
        return new Sound$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Sound instance;

        Handler(Sound instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "work", invocation).answer();
        }
    }

    private static final class Call {
        final Sound instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Sound instance, String tool, ToolInvocation invocation) {
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
            // work
            instance.work();
            return completed("Success");
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
