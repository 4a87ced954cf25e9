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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object("a", typed("integer"), "b", typed("integer")), "a", "b"),
                handler(0, "add", null, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
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

        protected Object call(int number) throws Throwable {
            // add
            Object a = argument(0, "a");
            Object b = argument(0, "b");
            requireValid("a", "b");
            return json(Tools.add((int) a, (int) b), mapper);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(countedText(value));
            }
        }
    }
}
