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
        // listed
        tools.add(new ToolDefinition(
                "listed",
                "A type that an overriding method has.",
                structure(
                    object("listed", structure(object("items", object("type", "array", "items", typed("integer"))))),
                    "listed"),
                handler(0, "listed", instance, mapper), null, null, null, null, null));
        // counted
        tools.add(new ToolDefinition(
                "counted",
                "A private getter.",
                structure(
                    object("counted", structure(object("counts", object("type", "array", "items", typed("integer"))))),
                    "counted"),
                handler(1, "counted", instance, mapper), null, null, null, null, null));
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
                    // listed
                    Object listed = argument(0, "listed");
                    requireValid("listed");
                    return completed(instance.listed((Tools.Listed) listed));
                }
                default: {
                    // counted
                    Object counted = argument(1, "counted");
                    requireValid("counted");
                    return completed(instance.counted((Tools.Counted) counted));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Listed
                    return mapped(value, Tools.Listed.class, "an object");
                default: // 1: Tools.Counted
                    return mapped(value, Tools.Counted.class, "an object");
            }
        }
    }
}
