// Imports

/** The tools of Proxied.OnMethod: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$OnMethod$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Proxied.OnMethod> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$OnMethod$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Proxied.OnMethod instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(object()),
                handler(0, "send", instance, mapper), null, null, null, null, null));
        // stop
        tools.add(new ToolDefinition(
                "stop",
                "Stops.",
                structure(object()),
                handler(1, "stop", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.OnMethod instance) {
        return new Proxied$OnMethod$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Proxied.OnMethod) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Proxied.OnMethod instance;

        Call(Proxied.OnMethod instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
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
    }
}
