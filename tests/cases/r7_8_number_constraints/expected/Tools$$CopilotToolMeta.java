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
        // whole
        tools.add(new ToolDefinition(
                "whole",
                "Whole.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 1, "maximum", 10),
                        "b", object("type", "integer", "minimum", 1),
                        "c", object("type", "integer", "minimum", 0),
                        "d", object("type", "integer", "maximum", -1),
                        "e", object("type", "integer", "maximum", 0),
                        "f", object("type", "integer", "minimum", 2, "maximum", 3),
                        "g", object("type", "integer", "minimum", 3, "maximum", 4),
                        "h", object("type", "integer", "minimum", -5)),
                    "a", "b", "c", "d", "e", "f", "g", "h"),
                handler(0, "whole", instance, mapper), null, null, null, null, null));
        // decimal
        tools.add(new ToolDefinition(
                "decimal",
                "Decimal.",
                structure(
                    object(
                        "a", object("type", "number", "exclusiveMinimum", 0),
                        "b", object("type", "number", "exclusiveMaximum", 0),
                        "c", object("type", "number", "minimum", 0.5, "exclusiveMaximum", 1.5),
                        "d", object("type", "number", "minimum", 1),
                        "e", object("type", "number", "minimum", 0, "maximum", 1)),
                    "a", "b", "c", "d", "e"),
                handler(1, "decimal", instance, mapper), null, null, null, null, null));
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
                    // whole
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    Object e = argument(4, "e");
                    Object f = argument(5, "f");
                    Object g = argument(6, "g");
                    Object h = argument(7, "h");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h");
                    return completed(instance.whole((int) a, (int) b, (long) c, (Integer) d, (short) e, (int) f, (long) g, (BigInteger) h));
                }
                default: {
                    // decimal
                    Object a = argument(8, "a");
                    Object b = argument(9, "b");
                    Object c = argument(10, "c");
                    Object d = argument(11, "d");
                    Object e = argument(12, "e");
                    requireValid("a", "b", "c", "d", "e");
                    return completed(instance.decimal((double) a, (BigDecimal) b, (double) c, (float) d, (Double) e));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(13, value);
                    atLeast(value, 1L);
                    atMost(value, 10L);
                    return result;
                }
                case 1: { // int
                    Object result = value(13, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 2: { // long
                    Object result = value(14, value);
                    atLeast(value, 0L);
                    return result;
                }
                case 3: { // Integer
                    Object result = value(15, value);
                    atMost(value, -1L);
                    return result;
                }
                case 4: { // short
                    Object result = value(16, value);
                    atMost(value, 0L);
                    return result;
                }
                case 5: { // int
                    Object result = value(13, value);
                    atLeast(value, 2L);
                    atMost(value, 3L);
                    return result;
                }
                case 6: { // long
                    Object result = value(14, value);
                    atLeast(value, 3L);
                    atMost(value, 4L);
                    return result;
                }
                case 7: { // BigInteger
                    Object result = value(17, value);
                    atLeast(value, -5L);
                    return result;
                }
                case 8: { // double
                    Object result = value(18, value);
                    moreThan(value, new BigDecimal("0"));
                    return result;
                }
                case 9: { // BigDecimal
                    Object result = value(19, value);
                    lessThan(value, new BigDecimal("0"));
                    return result;
                }
                case 10: { // double
                    Object result = value(18, value);
                    atLeast(value, new BigDecimal("0.5"));
                    lessThan(value, new BigDecimal("1.5"));
                    return result;
                }
                case 11: { // float
                    Object result = value(20, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 12: { // Double
                    Object result = value(21, value);
                    atLeast(value, 0L);
                    atMost(value, 1L);
                    return result;
                }
                case 13: // int
                    return intValue(value);
                case 14: // long
                    return longValue(value);
                case 15: // Integer
                    return intValue(value);
                case 16: // short
                    return shortValue(value);
                case 17: // BigInteger
                    return bigIntegerValue(value);
                case 18: // double
                    return doubleValue(value);
                case 19: // BigDecimal
                    return bigDecimalValue(value);
                case 20: // float
                    return floatValue(value);
                default: // 21: Double
                    return doubleValue(value);
            }
        }
    }
}
