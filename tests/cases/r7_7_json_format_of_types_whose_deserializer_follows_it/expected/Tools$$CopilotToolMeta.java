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
        // plan
        tools.add(new ToolDefinition(
                "plan",
                "Plans.",
                structure(
                    object(
                        "value", structure(
                            object(
                                "start", typed("integer"),
                                "length", object(
                                    "type", "string",
                                    "format", "duration",
                                    "pattern", "^P(\\d{1,8}W|(\\d{1,9}Y)?(\\d{1,9}M)?(\\d{1,9}D)?)$")))),
                    "value"),
                handler(0, "plan", instance, mapper), null, null, null, null, null));
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
            // plan
            Object value = argument(0, "value");
            requireValid("value");
            return completed(instance.plan((Tools.Plan) value));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Plan
                    return mapped(value(1, value), mapper.constructType(Tools.Plan.class));
                case 1: // Tools.Plan
                    return properties(value, -1, ~3, "start", ~5, "length");
                case 2: // GregorianCalendar
                    return longValue(value);
                case 3: // GregorianCalendar or null
                    return value == null ? null : value(2, value);
                case 4: // Period
                    return checked(6, value);
                case 5: // Period or null
                    return value == null ? null : value(4, value);
                default: // 6: Period
                    return mappedText(value, value, mapper.constructType(Period.class), "a period of years, months, weeks and days, such as P1Y2M3D");
            }
        }
    }
}
