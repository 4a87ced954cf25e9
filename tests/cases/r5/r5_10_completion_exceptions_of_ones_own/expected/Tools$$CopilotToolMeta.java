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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // declared
        tools.add(new ToolDefinition(
                "declared",
                "Declares it.",
                structure(object()),
                handler(0, "declared", instance, mapper), null, null, null, null, null));
        // wrapped
        tools.add(new ToolDefinition(
                "wrapped",
                "Fails with Java's.",
                structure(object()),
                handler(1, "wrapped", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // declared
                    try {
                        return answerLater(textLater(instance.declared(), tool), tool, Tools.Incomplete.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.Incomplete.class);
                    }
                }
                default: {
                    // wrapped
                    try {
                        return answerLater(textLater(instance.wrapped(), tool), tool, Tools.Incomplete.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.Incomplete.class);
                    }
                }
            }
        }
    }
}
