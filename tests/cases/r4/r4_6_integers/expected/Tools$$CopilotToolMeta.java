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
                        "b", object("type", "integer", "description", "D.", "default", -128),
                        "s", object("type", "integer", "description", "D.", "default", 32767),
                        "i", object("type", "integer", "description", "D.", "default", 2147483647),
                        "l", object("type", "integer", "description", "D.", "default", 9223372036854775807L),
                        "boxed", object("type", "integer", "description", "D.", "default", -5),
                        "boxedLong", object("type", "integer", "description", "D.", "default", 3000000000L),
                        "big", object(
                            "type", "integer",
                            "description", "D.",
                            "default", new BigInteger("123456789012345678901234567890")),
                        "oi", object("type", "integer", "description", "D.", "default", 4),
                        "ol", object("type", "integer", "description", "D.", "default", 5))),
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

        protected Object call(int number) throws Throwable {
            // show
            Object b = orDefault(0, "b", -128);
            Object s = orDefault(1, "s", 32767);
            Object i = orDefault(2, "i", 2147483647);
            Object l = orDefault(3, "l", 9223372036854775807L);
            Object boxed = orDefault(4, "boxed", -5);
            Object boxedLong = orDefault(5, "boxedLong", 3000000000L);
            Object big = orDefault(6, "big", new BigInteger("123456789012345678901234567890"));
            Object oi = orDefault(7, "oi", 4);
            Object ol = orDefault(8, "ol", 5);
            requireValid("b", "s", "i", "l", "boxed", "boxedLong", "big", "oi", "ol");
            return instance.show((byte) b, (short) s, (int) i, (long) l, (Integer) boxed, (Long) boxedLong, (BigInteger) big, (OptionalInt) oi, (OptionalLong) ol);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // byte
                    return byteValue(countedText(value));
                case 1: // short
                    return shortValue(countedText(value));
                case 2: // int
                    return intValue(countedText(value));
                case 3: // long
                    return longValue(countedText(value));
                case 4: // Integer
                    return intValue(countedText(value));
                case 5: // Long
                    return longValue(countedText(value));
                case 6: // BigInteger
                    return bigIntegerValue(counted(value, true));
                case 7: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(countedText(value)));
                default: // 8: OptionalLong
                    return value == null ? OptionalLong.empty() : OptionalLong.of(longValue(countedText(value)));
            }
        }
    }
}
