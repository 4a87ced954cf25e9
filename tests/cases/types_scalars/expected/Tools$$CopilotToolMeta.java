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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(17);
        // bytes
        tools.add(new ToolDefinition(
                "bytes",
                "Eight bits.",
                structure(object("value", typed("integer")), "value"),
                handler(0, "bytes", instance, mapper), null, null, null, null, null));
        // boxed_bytes
        tools.add(new ToolDefinition(
                "boxed_bytes",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                handler(1, "boxed_bytes", instance, mapper), null, null, null, null, null));
        // shorts
        tools.add(new ToolDefinition(
                "shorts",
                "Sixteen bits.",
                structure(object("value", typed("integer")), "value"),
                handler(2, "shorts", instance, mapper), null, null, null, null, null));
        // boxed_shorts
        tools.add(new ToolDefinition(
                "boxed_shorts",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                handler(3, "boxed_shorts", instance, mapper), null, null, null, null, null));
        // ints
        tools.add(new ToolDefinition(
                "ints",
                "Thirty-two bits.",
                structure(object("value", typed("integer")), "value"),
                handler(4, "ints", instance, mapper), null, null, null, null, null));
        // boxed_ints
        tools.add(new ToolDefinition(
                "boxed_ints",
                "The same, boxed: `null` is not accepted either.",
                structure(object("value", typed("integer")), "value"),
                handler(5, "boxed_ints", instance, mapper), null, null, null, null, null));
        // longs
        tools.add(new ToolDefinition(
                "longs",
                "Sixty-four bits: beyond 2^53 a model's number is exact only in a string.",
                structure(object("value", typed("integer")), "value"),
                handler(6, "longs", instance, mapper), null, null, null, null, null));
        // boxed_longs
        tools.add(new ToolDefinition(
                "boxed_longs",
                "The same, boxed.",
                structure(object("value", typed("integer")), "value"),
                handler(7, "boxed_longs", instance, mapper), null, null, null, null, null));
        // big_integers
        tools.add(new ToolDefinition(
                "big_integers",
                "Integers of any size.",
                structure(object("value", typed("integer")), "value"),
                handler(8, "big_integers", instance, mapper), null, null, null, null, null));
        // floats
        tools.add(new ToolDefinition(
                "floats",
                "Single precision.",
                structure(object("value", typed("number")), "value"),
                handler(9, "floats", instance, mapper), null, null, null, null, null));
        // boxed_floats
        tools.add(new ToolDefinition(
                "boxed_floats",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                handler(10, "boxed_floats", instance, mapper), null, null, null, null, null));
        // doubles
        tools.add(new ToolDefinition(
                "doubles",
                "Double precision.",
                structure(object("value", typed("number")), "value"),
                handler(11, "doubles", instance, mapper), null, null, null, null, null));
        // boxed_doubles
        tools.add(new ToolDefinition(
                "boxed_doubles",
                "The same, boxed.",
                structure(object("value", typed("number")), "value"),
                handler(12, "boxed_doubles", instance, mapper), null, null, null, null, null));
        // big_decimals
        tools.add(new ToolDefinition(
                "big_decimals",
                "Decimals of any size and precision.",
                structure(object("value", typed("number")), "value"),
                handler(13, "big_decimals", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Any number, as it is sent.",
                structure(object("value", typed("number")), "value"),
                handler(14, "numbers", instance, mapper), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "A boolean.",
                structure(object("value", typed("boolean")), "value"),
                handler(15, "booleans", instance, mapper), null, null, null, null, null));
        // boxed_booleans
        tools.add(new ToolDefinition(
                "boxed_booleans",
                "The same, boxed.",
                structure(object("value", typed("boolean")), "value"),
                handler(16, "boxed_booleans", instance, mapper), null, null, null, null, null));
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
            switch (number / 10) {
                case 0: {
                    return callFrom0(number);
                }
                default: {
                    return callFrom10(number);
                }
            }
        }

        CompletableFuture<Object> callFrom0(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // bytes
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.bytes((byte) value));
                }
                case 1: {
                    // boxed_bytes
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.boxedBytes((Byte) value));
                }
                case 2: {
                    // shorts
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.shorts((short) value));
                }
                case 3: {
                    // boxed_shorts
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.boxedShorts((Short) value));
                }
                case 4: {
                    // ints
                    Object value = argument(4, "value");
                    requireValid("value");
                    return completed(instance.ints((int) value));
                }
                case 5: {
                    // boxed_ints
                    Object value = argument(5, "value");
                    requireValid("value");
                    return completed(instance.boxedInts((Integer) value));
                }
                case 6: {
                    // longs
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.longs((long) value));
                }
                case 7: {
                    // boxed_longs
                    Object value = argument(7, "value");
                    requireValid("value");
                    return completed(instance.boxedLongs((Long) value));
                }
                case 8: {
                    // big_integers
                    Object value = argument(8, "value");
                    requireValid("value");
                    return completed(instance.bigIntegers((BigInteger) value));
                }
                default: {
                    // floats
                    Object value = argument(9, "value");
                    requireValid("value");
                    return completed(instance.floats((float) value));
                }
            }
        }

        CompletableFuture<Object> callFrom10(int number) throws Throwable {
            switch (number) {
                case 10: {
                    // boxed_floats
                    Object value = argument(10, "value");
                    requireValid("value");
                    return completed(instance.boxedFloats((Float) value));
                }
                case 11: {
                    // doubles
                    Object value = argument(11, "value");
                    requireValid("value");
                    return completed(instance.doubles((double) value));
                }
                case 12: {
                    // boxed_doubles
                    Object value = argument(12, "value");
                    requireValid("value");
                    return completed(instance.boxedDoubles((Double) value));
                }
                case 13: {
                    // big_decimals
                    Object value = argument(13, "value");
                    requireValid("value");
                    return completed(instance.bigDecimals((BigDecimal) value));
                }
                case 14: {
                    // numbers
                    Object value = argument(14, "value");
                    requireValid("value");
                    return completed(instance.numbers((Number) value));
                }
                case 15: {
                    // booleans
                    Object value = argument(15, "value");
                    requireValid("value");
                    return completed(instance.booleans((boolean) value));
                }
                default: {
                    // boxed_booleans
                    Object value = argument(16, "value");
                    requireValid("value");
                    return completed(instance.boxedBooleans((Boolean) value));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // byte
                    return byteValue(value);
                case 1: // Byte
                    return byteValue(value);
                case 2: // short
                    return shortValue(value);
                case 3: // Short
                    return shortValue(value);
                case 4: // int
                    return intValue(value);
                case 5: // Integer
                    return intValue(value);
                case 6: // long
                    return longValue(value);
                case 7: // Long
                    return longValue(value);
                case 8: // BigInteger
                    return bigIntegerValue(value);
                case 9: // float
                    return floatValue(value);
                case 10: // Float
                    return floatValue(value);
                case 11: // double
                    return doubleValue(value);
                case 12: // Double
                    return doubleValue(value);
                case 13: // BigDecimal
                    return bigDecimalValue(value);
                case 14: // Number
                    return numberValue(value);
                case 15: // boolean
                    return booleanValue(value);
                default: // 16: Boolean
                    return booleanValue(value);
            }
        }
    }
}
