// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(6);
        // look_up
        tools.add(new ToolDefinition(
                "look_up",
                "Looks up.",
                structure(object()),
                handler(0, "look_up", instance, mapper), null, null, null,
                object("mcp.title", "Look up stock", "mcp", object("readOnlyHint", true, "openWorldHint", false)),
                null));
        // cancel
        tools.add(new ToolDefinition(
                "cancel",
                "Cancels.",
                structure(object()),
                handler(1, "cancel", instance, mapper), null, null, null,
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
                handler(2, "count", instance, mapper), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(object()),
                handler(3, "list", instance, mapper), null, null, null, null, null));
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object()),
                handler(4, "add", instance, mapper), null, null, null,
                object("mcp.title", "Add \"one\""),
                null));
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object()),
                handler(5, "read", instance, mapper), null, null, null,
                object("mcp", object("readOnlyHint", true)),
                null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
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
    }
}
