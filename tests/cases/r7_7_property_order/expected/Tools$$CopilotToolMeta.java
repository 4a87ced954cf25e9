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
        // order
        tools.add(new ToolDefinition(
                "order",
                "Orders.",
                structure(
                    object(
                        "ordered", structure(
                            object("zeta", typed("integer"), "alpha", typed("integer"), "beta", typed("integer"))),
                        "alphabetic", structure(object("alpha", typed("integer"), "zeta", typed("integer"))),
                        "turned", structure(
                            object("b", typed("integer"), "a", typed("integer"), "c", typed("integer")),
                            "b", "a", "c")),
                    "ordered", "alphabetic", "turned"),
                handler(0, "order", instance, mapper), null, null, null, null, null));
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
            // order
            Object ordered = argument(0, "ordered");
            Object alphabetic = argument(1, "alphabetic");
            Object turned = argument(2, "turned");
            requireValid("ordered", "alphabetic", "turned");
            return completed(instance.order((Tools.Ordered) ordered, (Tools.Alphabetic) alphabetic, (Tools.Turned) turned));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Ordered
                    return mapped(value, Tools.Ordered.class, "an object");
                case 1: // Tools.Alphabetic
                    return mapped(value, Tools.Alphabetic.class, "an object");
                case 2: // Tools.Turned
                    return readTurned(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        Tools.Turned readTurned(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Turned(
                    (int) member(3, members, "a"),
                    (int) member(3, members, "b"),
                    (int) member(3, members, "c"));
        }
    }
}
