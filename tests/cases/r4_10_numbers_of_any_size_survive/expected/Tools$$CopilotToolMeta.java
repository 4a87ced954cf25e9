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
        // measure
        tools.add(new ToolDefinition(
                "measure",
                "Measures.",
                structure(
                    object(
                        "much", object(
                            "type", "number",
                            "maximum", new BigInteger("123456789012345678901234567890"),
                            "minimum", 0.1,
                            "multipleOf", new BigDecimal("1.2345678901234567890123"),
                            "exclusiveMaximum", 3000000000L,
                            "description", "Much.")),
                    "much"),
                handler(0, "measure", instance, mapper), null, null, null, null, null));
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
            // measure
            Object much = argument(0, "much");
            requireValid("much");
            instance.measure((Number) much);
            return completed("Success");
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: Number
                    return numberValue(value);
            }
        }
    }
}
