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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // zulu
        tools.add(new ToolDefinition(
                "zulu",
                "Zulu.",
                structure(object("z", typed("integer"), "a", typed("integer"), "m", typed("integer")), "z", "a", "m"),
                handler(0, "zulu", instance, mapper), null, null, null, null, null));
        // alpha
        tools.add(new ToolDefinition(
                "alpha",
                "Alpha.",
                structure(object()),
                handler(1, "alpha", instance, mapper), null, null, null, null, null));
        // mike
        tools.add(new ToolDefinition(
                "mike",
                "Mike.",
                structure(object()),
                handler(2, "mike", instance, mapper), null, null, null, null, null));
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
                    // zulu
                    Object z = argument(0, "z");
                    Object a = argument(0, "a");
                    Object m = argument(0, "m");
                    requireValid("z", "a", "m");
                    instance.zulu((int) z, (int) a, (int) m);
                    return completed("Success");
                }
                case 1: {
                    // alpha
                    instance.alpha();
                    return completed("Success");
                }
                default: {
                    // mike
                    Tools.mike();
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
