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
        // resize
        tools.add(new ToolDefinition(
                "resize",
                "Resizes.",
                structure(
                    object(
                        "size", structure(object("width", typed("integer"), "h", typed("integer")), "width", "h"),
                        "times", typed("integer")),
                    "size", "times"),
                handler(0, "resize", instance, mapper), null, null, null, null, null));
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
            // resize
            Object size = argument(0, "size");
            Object times = argument(1, "times");
            requireValid("size", "times");
            return completed(instance.resize((Tools.Size) size, (int) times));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Size
                    return readSize(value);
                default: // 1: int
                    return intValue(value);
            }
        }

        Tools.Size readSize(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Size(
                    (int) member(1, members, "width", "w", "breadth"),
                    (int) member(1, members, "h"));
        }
    }
}
