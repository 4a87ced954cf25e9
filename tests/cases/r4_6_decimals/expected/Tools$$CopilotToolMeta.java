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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Defaults.",
                structure(
                    object(
                        "half", object("type", "number", "description", "D.", "default", 2.5),
                        "quarter", object("type", "number", "description", "D.", "default", 0.25),
                        "exact", object("type", "number", "description", "D.", "default", 1.25),
                        "tiny", object("type", "number", "description", "D.", "default", -0.5),
                        "maybe", object("type", "number", "description", "D.", "default", 0.125))),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object half = orDefault(0, "half", 2.5);
            Object quarter = orDefault(1, "quarter", 0.25);
            Object exact = orDefault(2, "exact", new BigDecimal("1.25"));
            Object tiny = orDefault(3, "tiny", -0.5);
            Object maybe = orDefault(4, "maybe", 0.125);
            requireValid("half", "quarter", "exact", "tiny", "maybe");
            return completed(instance.show((double) half, (float) quarter, (BigDecimal) exact, (Double) tiny, (OptionalDouble) maybe));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // double
                    return doubleValue(value);
                case 1: // float
                    return floatValue(value);
                case 2: // BigDecimal
                    return bigDecimalValue(value);
                case 3: // Double
                    return doubleValue(value);
                default: // 4: OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(value));
            }
        }
    }
}
