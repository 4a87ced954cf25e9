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
        // bean
        tools.add(new ToolDefinition(
                "bean",
                "A class.",
                structure(
                    object("bean", structure(object("name", typed("string"))), "number", typed("integer")),
                    "bean", "number"),
                handler(0, "bean", instance, mapper), null, null, null, null, null));
        // inherited
        tools.add(new ToolDefinition(
                "inherited",
                "Inherited.",
                structure(
                    object("value", structure(object("name", typed("string"))), "number", typed("integer")),
                    "value", "number"),
                handler(1, "inherited", instance, mapper), null, null, null, null, null));
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
                    // bean
                    Object bean = argument(0, "bean");
                    Object number_ = argument(1, "number");
                    requireValid("bean", "number");
                    return completed(instance.bean((Bean) bean, (int) number_));
                }
                default: {
                    // inherited
                    Object value = argument(0, "value");
                    Object number_ = argument(1, "number");
                    requireValid("value", "number");
                    return completed(instance.inherited((Bean) value, (int) number_));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Bean
                    return mapped(value, Bean.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
