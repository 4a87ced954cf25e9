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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // strings
        tools.add(new ToolDefinition(
                "strings",
                "Strings.",
                structure(
                    object("a", typed("string"), "b", typed("string"), "c", typed("string"), "d", typed("string")),
                    "a", "b", "c", "d"),
                handler(0, "strings", instance, mapper), null, null, null, null, null));
        // integers
        tools.add(new ToolDefinition(
                "integers",
                "Integers.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("integer"),
                        "f", typed("integer"),
                        "g", typed("integer"),
                        "h", typed("integer"),
                        "i", typed("integer")),
                    "a", "b", "c", "d", "e", "f", "g", "h", "i"),
                handler(1, "integers", instance, mapper), null, null, null, null, null));
        // numbers
        tools.add(new ToolDefinition(
                "numbers",
                "Numbers.",
                structure(
                    object(
                        "a", typed("number"),
                        "b", typed("number"),
                        "c", typed("number"),
                        "d", typed("number"),
                        "e", typed("number"),
                        "f", typed("number")),
                    "a", "b", "c", "d", "e", "f"),
                handler(2, "numbers", instance, mapper), null, null, null, null, null));
        // booleans
        tools.add(new ToolDefinition(
                "booleans",
                "Booleans.",
                structure(object("a", typed("boolean"), "b", typed("boolean")), "a", "b"),
                handler(3, "booleans", instance, mapper), null, null, null, null, null));
        // optionals
        tools.add(new ToolDefinition(
                "optionals",
                "Optionals.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("number"),
                        "d", typed("boolean"),
                        "e", object("type", "array", "items", typed("string")))),
                handler(4, "optionals", instance, mapper), null, null, null, null, null));
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
                    // strings
                    Object a = argument(0, "a");
                    Object b = argument(1, "b");
                    Object c = argument(2, "c");
                    Object d = argument(3, "d");
                    requireValid("a", "b", "c", "d");
                    instance.strings((String) a, (CharSequence) b, (char) c, (Character) d);
                    return completed("Success");
                }
                case 1: {
                    // integers
                    Object a = argument(4, "a");
                    Object b = argument(5, "b");
                    Object c = argument(6, "c");
                    Object d = argument(7, "d");
                    Object e = argument(8, "e");
                    Object f = argument(9, "f");
                    Object g = argument(10, "g");
                    Object h = argument(11, "h");
                    Object i = argument(12, "i");
                    requireValid("a", "b", "c", "d", "e", "f", "g", "h", "i");
                    instance.integers((byte) a, (short) b, (int) c, (long) d, (Byte) e, (Short) f, (Integer) g, (Long) h, (BigInteger) i);
                    return completed("Success");
                }
                case 2: {
                    // numbers
                    Object a = argument(13, "a");
                    Object b = argument(14, "b");
                    Object c = argument(15, "c");
                    Object d = argument(16, "d");
                    Object e = argument(17, "e");
                    Object f = argument(18, "f");
                    requireValid("a", "b", "c", "d", "e", "f");
                    instance.numbers((float) a, (double) b, (Float) c, (Double) d, (BigDecimal) e, (Number) f);
                    return completed("Success");
                }
                case 3: {
                    // booleans
                    Object a = argument(19, "a");
                    Object b = argument(20, "b");
                    requireValid("a", "b");
                    instance.booleans((boolean) a, (Boolean) b);
                    return completed("Success");
                }
                default: {
                    // optionals
                    Object a = argument(21, "a");
                    Object b = argument(22, "b");
                    Object c = argument(23, "c");
                    Object d = argument(24, "d");
                    Object e = argument(25, "e");
                    requireValid("a", "b", "c", "d", "e");
                    instance.optionals((OptionalInt) a, (OptionalLong) b, (OptionalDouble) c, (Optional) d, (Optional) e);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // CharSequence
                    return stringValue(value);
                case 2: // char
                    return charValue(value);
                case 3: // Character
                    return charValue(value);
                case 4: // byte
                    return byteValue(value);
                case 5: // short
                    return shortValue(value);
                case 6: // int
                    return intValue(value);
                case 7: // long
                    return longValue(value);
                case 8: // Byte
                    return byteValue(value);
                case 9: // Short
                    return shortValue(value);
                case 10: // Integer
                    return intValue(value);
                case 11: // Long
                    return longValue(value);
                case 12: // BigInteger
                    return bigIntegerValue(value);
                case 13: // float
                    return floatValue(value);
                case 14: // double
                    return doubleValue(value);
                case 15: // Float
                    return floatValue(value);
                case 16: // Double
                    return doubleValue(value);
                case 17: // BigDecimal
                    return bigDecimalValue(value);
                case 18: // Number
                    return numberValue(value);
                case 19: // boolean
                    return booleanValue(value);
                case 20: // Boolean
                    return booleanValue(value);
                case 21: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 22: // OptionalLong
                    return value == null ? OptionalLong.empty() : OptionalLong.of(longValue(value));
                case 23: // OptionalDouble
                    return value == null ? OptionalDouble.empty() : OptionalDouble.of(doubleValue(value));
                case 24: // Optional<Boolean>
                    return optional(20, value);
                case 25: // Optional<List<String>>
                    return optional(26, value);
                default: // 26: List<String>
                    return collection(0, value, new ArrayList());
            }
        }
    }
}
