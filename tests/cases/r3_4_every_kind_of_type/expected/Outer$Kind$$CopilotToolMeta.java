// Imports

/** The tools of Outer.Kind: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Kind$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Kind> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Kind$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Kind instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // kind
        tools.add(new ToolDefinition(
                "kind",
                "In an enum.",
                structure(object()),
                handler(0, "kind", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Kind instance) {
        return new Outer$Kind$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Kind) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Kind instance;

        Call(Outer.Kind instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // kind
            return completed(instance.kind());
        }
    }
}
