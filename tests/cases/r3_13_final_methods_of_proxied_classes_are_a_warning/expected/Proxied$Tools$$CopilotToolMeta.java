// Imports

/** The tools of Proxied.Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object()),
                new Handler(0, "find", instance), null, null, null, null, null));
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(object()),
                new Handler(1, "list", instance), null, null, null, null, null));
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object()),
                new Handler(2, "add", instance), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object()),
                new Handler(3, "count", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Tools instance) {
        return new Proxied$Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Proxied.Tools instance;

        Handler(int number, String tool, Proxied.Tools instance) {
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
        final Proxied.Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.Tools instance, String tool, ToolInvocation invocation) {
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
                    // find
                    return completed(instance.find());
                }
                case 1: {
                    // list
                    return completed(instance.list());
                }
                case 2: {
                    // add
                    return completed(Proxied.Tools.add());
                }
                default: {
                    // count
                    return completed(instance.count());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
