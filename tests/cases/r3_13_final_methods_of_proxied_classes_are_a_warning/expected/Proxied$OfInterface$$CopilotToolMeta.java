// Imports

/** The tools of Proxied.OfInterface: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Proxied$OfInterface$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Proxied.OfInterface> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Proxied$OfInterface$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Proxied.OfInterface instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // close
        tools.add(new ToolDefinition(
                "close",
                "Closes.",
                structure(object()),
                handler(0, "close", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Proxied.OfInterface instance) {
        return new Proxied$OfInterface$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Proxied.OfInterface) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Proxied.OfInterface instance;

        Call(Proxied.OfInterface instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // close
            return completed(instance.close());
        }
    }
}
