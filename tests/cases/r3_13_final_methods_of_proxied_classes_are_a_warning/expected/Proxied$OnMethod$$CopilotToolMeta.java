// Imports

/** The tools of Proxied.OnMethod: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$OnMethod$$CopilotToolMeta implements CopilotToolMetadataProvider<Proxied.OnMethod> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$OnMethod$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Proxied.OnMethod instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(object()),
                new Handler(0, "send", instance), null, null, null, null, null));
        // stop
        tools.add(new ToolDefinition(
                "stop",
                "Stops.",
                structure(object()),
                new Handler(1, "stop", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.OnMethod instance) {
        return new Proxied$OnMethod$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Proxied.OnMethod instance;

        Handler(int number, String tool, Proxied.OnMethod instance) {
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
        final Proxied.OnMethod instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Proxied.OnMethod instance, String tool, ToolInvocation invocation) {
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
                    // send
                    return completed(instance.send());
                }
                default: {
                    // stop
                    return completed(instance.stop());
                }
            }
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
