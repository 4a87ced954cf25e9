// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // set_current_phase
        tools.add(new ToolDefinition(
                "set_current_phase",
                "One.",
                structure(object()),
                new Handler(0, "set_current_phase", instance), null, null, null, null, null));
        // ping
        tools.add(new ToolDefinition(
                "ping",
                "Two.",
                structure(object()),
                new Handler(1, "ping", instance), null, null, null, null, null));
        // Exact-Name_1
        tools.add(new ToolDefinition(
                "Exact-Name_1",
                "Three.",
                structure(object()),
                new Handler(2, "Exact-Name_1", instance), null, null, null, null, null));
        // already_snake
        tools.add(new ToolDefinition(
                "already_snake",
                "Four.",
                structure(object()),
                new Handler(3, "already_snake", instance), null, null, null, null, null));
        // list2_items
        tools.add(new ToolDefinition(
                "list2_items",
                "Five.",
                structure(object()),
                new Handler(4, "list2_items", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
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
                    // set_current_phase
                    instance.setCurrentPhase();
                    return completed("Success");
                }
                case 1: {
                    // ping
                    instance.ping();
                    return completed("Success");
                }
                case 2: {
                    // Exact-Name_1
                    instance.three();
                    return completed("Success");
                }
                case 3: {
                    // already_snake
                    instance.already_snake();
                    return completed("Success");
                }
                default: {
                    // list2_items
                    instance.list2Items();
                    return completed("Success");
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
