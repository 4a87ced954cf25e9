// Imports

/** The tools of Outer.Nested: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Nested$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Nested> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Nested$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Nested instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "In a nested class.",
                structure(object()),
                handler(0, "nested", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Nested instance) {
        return new Outer$Nested$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Outer.Nested) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Outer.Nested instance;

        Call(Outer.Nested instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // nested
            return completed(instance.nested());
        }
    }
}
