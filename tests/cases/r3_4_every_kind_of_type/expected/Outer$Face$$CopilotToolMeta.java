// Imports

/** The tools of Outer.Face: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Face$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Face> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Face$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Face instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // shown
        tools.add(new ToolDefinition(
                "shown",
                "In an interface.",
                structure(object()),
                handler(0, "shown", null, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Face instance) {
        return new Outer$Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call(mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        Call(ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // shown
            return completed(Outer.Face.shown());
        }
    }
}
