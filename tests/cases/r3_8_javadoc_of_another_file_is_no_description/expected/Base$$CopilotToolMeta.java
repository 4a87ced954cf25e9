// Imports

/** The tools of Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Base$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Base$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object("first", typed("integer"), "second", typed("integer")), "first", "second"),
                handler(0, "add", instance, mapper), null, null, null, null, null));
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "Doubles.",
                structure(object("number", typed("integer", "which")), "number"),
                handler(1, "twice", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Base instance) {
        return new Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Base) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Base instance;

        Call(Base instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // add
                    Object first = argument(0, "first");
                    Object second = argument(0, "second");
                    requireValid("first", "second");
                    return completed(json(instance.add((int) first, (int) second), mapper));
                }
                default: {
                    // twice
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(json(instance.twice((int) number_), mapper));
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
