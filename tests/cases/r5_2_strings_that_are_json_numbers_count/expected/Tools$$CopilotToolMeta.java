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
        // integers
        tools.add(new ToolDefinition(
                "integers",
                "Takes integers.",
                structure(
                    object(
                        "b", typed("integer"),
                        "s", typed("integer"),
                        "i", typed("integer"),
                        "l", typed("integer"),
                        "boxed", typed("integer"),
                        "big", typed("integer")),
                    "b", "s", "i", "l", "boxed", "big"),
                handler(0, "integers", instance, mapper), null, null, null, null, null));
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
            // integers
            Object b = argument(0, "b");
            Object s = argument(1, "s");
            Object i = argument(2, "i");
            Object l = argument(3, "l");
            Object boxed = argument(4, "boxed");
            Object big = argument(5, "big");
            requireValid("b", "s", "i", "l", "boxed", "big");
            return completed(instance.integers((byte) b, (short) s, (int) i, (long) l, (Integer) boxed, (BigInteger) big));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // byte
                    return byteValue(value);
                case 1: // short
                    return shortValue(value);
                case 2: // int
                    return intValue(value);
                case 3: // long
                    return longValue(value);
                case 4: // Integer
                    return intValue(value);
                default: // 5: BigInteger
                    return bigIntegerValue(value);
            }
        }
    }
}
