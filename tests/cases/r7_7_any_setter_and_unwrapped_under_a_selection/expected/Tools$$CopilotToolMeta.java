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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes both.",
                structure(
                    object(
                        "whole", object(
                            "type", "object",
                            "properties", object("a", typed("string"), "b", typed("string")),
                            "required", list(),
                            "additionalProperties", typed("string")),
                        "holder", structure(
                            object(
                                "open", structure(object("a", typed("string"))),
                                "outer", structure(object("a", typed("string"), "x", typed("string"), "y", typed("string")))))),
                    "whole", "holder"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object whole = argument(0, "whole");
            Object holder = argument(1, "holder");
            requireValid("whole", "holder");
            return completed(instance.take((Tools.Open) whole, (Tools.Holder) holder));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Open
                    return mapped(value, Tools.Open.class, "an object");
                default: // 1: Tools.Holder
                    return mapped(value, Tools.Holder.class, "an object");
            }
        }
    }
}
