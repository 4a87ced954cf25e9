// Imports

/** The tools of JavaTools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class JavaTools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<JavaTools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public JavaTools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(JavaTools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet_all
        tools.add(new ToolDefinition(
                "greet_all",
                "Greets.",
                structure(object()),
                handler(0, "greet_all", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(JavaTools instance) {
        return new JavaTools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((JavaTools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final JavaTools instance;

        Call(JavaTools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // greet_all
            return completed(instance.greet$all());
        }
    }
}
