// Imports

/** The tools of Holder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Holder$$CopilotToolMeta implements CopilotToolMetadataProvider<Holder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Holder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Holder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(object()),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Holder instance) {
        return new Holder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Holder instance;
        private final ObjectMapper mapper;

        Handler(Holder instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "show", invocation).answer();
        }
    }

    private static final class Call {
        final Holder instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Holder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
            // show
            return completed(jsonOrResult(instance.show(), mapper));
        }

        // Runtime helpers:
        //     completed, failed, json, jsonOrResult
        // End of the runtime helpers.
    }
}
