// Imports

/** The tools of Outer.Generic: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Generic$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Generic> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Generic$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Generic instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // generic
        tools.add(new ToolDefinition(
                "generic",
                "In a generic class.",
                structure(object()),
                handler(0, "generic", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Generic instance) {
        return new Outer$Generic$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Generic) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Generic instance;

        Call(Outer.Generic instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // generic
            return completed(instance.generic());
        }
    }
}
