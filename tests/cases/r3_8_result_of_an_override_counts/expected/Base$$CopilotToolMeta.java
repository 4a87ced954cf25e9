// Imports

/** The tools of Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Base$$CopilotToolMeta implements CopilotToolMetadataProvider<Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Base$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // get
        tools.add(new ToolDefinition(
                "get",
                "Gets.",
                structure(object()),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Base instance) {
        return new Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Base instance;
        private final ObjectMapper mapper;

        Handler(Base instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "get", invocation).answer();
        }
    }

    private static final class Call {
        final Base instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Base instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
            // get
            return completed(jsonOrResult(instance.get(), mapper));
        }

        // Runtime helpers:
        //     completed, failed, json, jsonOrResult
        // End of the runtime helpers.
    }
}
