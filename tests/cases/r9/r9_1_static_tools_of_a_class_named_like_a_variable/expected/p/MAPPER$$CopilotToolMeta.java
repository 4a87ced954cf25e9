package p;

// Imports

/** The tools of MAPPER: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class MAPPER$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<MAPPER> {
    private static final ObjectMapper MAPPER_ = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public MAPPER$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(MAPPER instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "Doubles.",
                structure(object("value", typed("integer")), "value"),
                handler(0, "twice", null, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(MAPPER instance) {
        return new MAPPER$$CopilotToolMeta().definitions(instance, MAPPER_);
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
            // twice
            Object value = argument(0, "value");
            requireValid("value");
            return json(MAPPER.twice((int) value), mapper);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(countedText(value));
            }
        }
    }
}
