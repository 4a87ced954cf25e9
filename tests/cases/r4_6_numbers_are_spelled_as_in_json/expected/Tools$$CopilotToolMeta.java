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
                "Whole numbers with an exponent or a fraction of zeros.",
                structure(
                    object(
                        "thousand", object("type", "integer", "description", "D.", "default", 1000),
                        "five", object("type", "integer", "description", "D.", "default", 5),
                        "big", object("type", "integer", "description", "D.", "default", -200),
                        "all", object(
                            "type", "array",
                            "items", typed("integer"),
                            "description", "D.",
                            "default", list(1e3, 5.0)),
                        "padded", object("type", "number", "description", "D.", "default", 7.5),
                        "decimal", object("type", "number", "description", "D.", "default", 1000))),
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
            Object thousand = orDefault(0, "thousand", 1000);
            Object five = orDefault(1, "five", 5);
            Object big = orDefault(2, "big", -200);
            Object all = orDefault(3, "all", list(1e3, 5.0));
            Object padded = orDefault(4, "padded", 7.5);
            Object decimal = orDefault(5, "decimal", new BigDecimal("1000"));
            requireValid("thousand", "five", "big", "all", "padded", "decimal");
            return completed(instance.show((int) thousand, (long) five, (BigInteger) big, (List) all, (double) padded, (BigDecimal) decimal));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // long
                    return longValue(value);
                case 2: // BigInteger
                    return bigIntegerValue(value);
                case 3: // List<Integer>
                    return collection(6, value, new ArrayList());
                case 4: // double
                    return doubleValue(value);
                case 5: // BigDecimal
                    return bigDecimalValue(value);
                default: // 6: Integer
                    return intValue(value);
            }
        }
    }
}
