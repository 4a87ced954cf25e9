// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // sha256_sum
        tools.add(new ToolDefinition(
                "sha256_sum",
                "One.",
                structure(object()),
                handler(0, "sha256_sum", instance, mapper), null, null, null, null, null));
        // x
        tools.add(new ToolDefinition(
                "x",
                "Two.",
                structure(object()),
                handler(1, "x", instance, mapper), null, null, null, null, null));
        // one_underscore
        tools.add(new ToolDefinition(
                "one_underscore",
                "Three.",
                structure(object()),
                handler(2, "one_underscore", instance, mapper), null, null, null, null, null));
        // a_b
        tools.add(new ToolDefinition(
                "a_b",
                "Four.",
                structure(object()),
                handler(3, "a_b", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // sha256_sum
                    instance.sha256Sum();
                    return completed("Success");
                }
                case 1: {
                    // x
                    instance.x();
                    return completed("Success");
                }
                case 2: {
                    // one_underscore
                    instance.one_underscore();
                    return completed("Success");
                }
                default: {
                    // a_b
                    instance.aB();
                    return completed("Success");
                }
            }
        }
    }
}
