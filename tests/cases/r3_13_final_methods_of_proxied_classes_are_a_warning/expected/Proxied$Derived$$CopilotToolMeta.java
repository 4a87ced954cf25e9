// Imports

/** The tools of Proxied.Derived: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$Derived$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Proxied.Derived> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$Derived$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Proxied.Derived instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(object()),
                handler(0, "open", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.Derived instance) {
        return new Proxied$Derived$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Proxied.Derived) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Proxied.Derived instance;

        Call(Proxied.Derived instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // open
            return completed(instance.open());
        }
    }
}
