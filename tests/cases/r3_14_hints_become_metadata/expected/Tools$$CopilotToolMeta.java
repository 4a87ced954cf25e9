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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // look_up
        tools.add(new ToolDefinition(
                "look_up",
                "Looks up.",
                structure(object()),
                new Handler(0, "look_up", instance, mapper), null, null, null,
                object("mcp.title", "Look up stock", "mcp", object("readOnlyHint", true, "openWorldHint", false)),
                null));
        // cancel
        tools.add(new ToolDefinition(
                "cancel",
                "Cancels.",
                structure(object()),
                new Handler(1, "cancel", instance, mapper), null, null, null,
                object(
                    "team", "orders",
                    "mcp", object(
                        "readOnlyHint", false,
                        "destructiveHint", true,
                        "idempotentHint", true,
                        "openWorldHint", true)),
                null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object()),
                new Handler(2, "count", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(object()),
                new Handler(3, "list", instance, mapper), null, null, null, null, null));
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object()),
                new Handler(4, "add", instance, mapper), null, null, null,
                object("mcp.title", "Add \"one\""),
                null));
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object()),
                new Handler(5, "read", instance, mapper), null, null, null,
                object("mcp", object("readOnlyHint", true)),
                null));
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
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
                case 1: {
                    // cancel
                    return completed(instance.cancel());
                }
                case 2: {
                    // count
                    return completed(json(instance.count(), mapper));
                }
                case 3: {
                    // list
                    return completed(instance.list());
                }
                case 4: {
                    // add
                    return completed(Tools.add());
                }
                default: {
                    // read
                    return completed(instance.read());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed, json
        // End of the runtime helpers.
    }
}
