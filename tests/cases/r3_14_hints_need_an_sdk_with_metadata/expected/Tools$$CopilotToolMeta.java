// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // look_up
        tools.add(new ToolDefinition(
                "look_up",
                "Looks up.",
                structure(object()),
                new Handler(0, "look_up", instance), null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(object()),
                new Handler(1, "list", instance), null, null, null));
        return tools;
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // look_up
                    return completed(instance.lookUp());
                }
                default: {
                    // list
                    return completed(instance.list());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
