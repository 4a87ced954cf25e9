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
        // bounds
        tools.add(new ToolDefinition(
                "bounds",
                "Bounds.",
                structure(
                    object(
                        "least", object("type", "number", "minimum", 0.1),
                        "most", object("type", "number", "maximum", 0.10000000000000002),
                        "more", object("type", "number", "exclusiveMinimum", -0.30000000000000004),
                        "tiny", object("type", "number", "maximum", 5e-324),
                        "huge", object(
                            "type", "number",
                            "maximum", new BigInteger("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")),
                        "whole", object(
                            "type", "integer",
                            "maximum", new BigInteger("123456789012345678901234567890")),
                        "endless", typed("integer")),
                    "least", "most", "more", "tiny", "huge", "whole", "endless"),
                handler(0, "bounds", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            // bounds
            Object least = argument(0, "least");
            Object most = argument(1, "most");
            Object more = argument(2, "more");
            Object tiny = argument(3, "tiny");
            Object huge = argument(4, "huge");
            Object whole = argument(5, "whole");
            Object endless = argument(6, "endless");
            requireValid("least", "most", "more", "tiny", "huge", "whole", "endless");
            return instance.bounds((BigDecimal) least, (BigDecimal) most, (BigDecimal) more, (BigDecimal) tiny, (BigDecimal) huge, (BigInteger) whole, (BigInteger) endless);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // BigDecimal
                    Object result = value(7, value);
                    requireNone(atLeast(value, new BigDecimal("0.10000000000000000000000001")));
                    return result;
                }
                case 1: { // BigDecimal
                    Object result = value(7, value);
                    requireNone(atMost(value, new BigDecimal("0.10000000000000000000000001")));
                    return result;
                }
                case 2: { // BigDecimal
                    Object result = value(7, value);
                    requireNone(moreThan(value, new BigDecimal("-0.30000000000000000000000001")));
                    return result;
                }
                case 3: { // BigDecimal
                    Object result = value(7, value);
                    requireNone(atMost(value, new BigDecimal("1e-400")));
                    return result;
                }
                case 4: { // BigDecimal
                    Object result = value(7, value);
                    requireNone(atMost(value, new BigDecimal("15000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")));
                    return result;
                }
                case 5: { // BigInteger
                    Object result = value(8, value);
                    requireNone(atMost(value, new BigDecimal("123456789012345678901234567890")));
                    return result;
                }
                case 6: { // BigInteger
                    Object result = value(8, value);
                    requireNone(atMost(value, new BigDecimal("1e2000")));
                    return result;
                }
                case 7: // BigDecimal
                    return bigDecimalValue(counted(value, false));
                default: // 8: BigInteger
                    return bigIntegerValue(counted(value, true));
            }
        }
    }
}
