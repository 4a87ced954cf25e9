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
        // decimals
        tools.add(new ToolDefinition(
                "decimals",
                "Takes decimals.",
                structure(
                    object(
                        "f", typed("number"),
                        "d", typed("number"),
                        "boxed", typed("number"),
                        "big", typed("number")),
                    "f", "d", "boxed", "big"),
                handler(0, "decimals", instance, mapper), null, null, null, null, null));
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
            // decimals
            Object f = argument(0, "f");
            Object d = argument(1, "d");
            Object boxed = argument(2, "boxed");
            Object big = argument(3, "big");
            requireValid("f", "d", "boxed", "big");
            return completed(instance.decimals((float) f, (double) d, (Double) boxed, (BigDecimal) big));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // float
                    return floatValue(value);
                case 1: // double
                    return doubleValue(value);
                case 2: // Double
                    return doubleValue(value);
                default: // 3: BigDecimal
                    return bigDecimalValue(value);
            }
        }
    }
}
