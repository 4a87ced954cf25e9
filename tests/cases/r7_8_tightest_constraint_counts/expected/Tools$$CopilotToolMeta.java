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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "a", object("type", "integer", "minimum", 3),
                        "b", object("type", "number", "maximum", 7.5),
                        "c", object("type", "string", "minLength", 2, "maxLength", 9),
                        "d", object("type", "number", "exclusiveMinimum", 1),
                        "e", object("type", "number", "minimum", 1)),
                    "a", "b", "c", "d", "e"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
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
            // take
            Object a = argument(0, "a");
            Object b = argument(1, "b");
            Object c = argument(2, "c");
            Object d = argument(3, "d");
            Object e = argument(4, "e");
            requireValid("a", "b", "c", "d", "e");
            return completed(instance.take((int) a, (double) b, (String) c, (double) d, (double) e));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // int
                    Object result = value(5, value);
                    atLeast(value, 3L);
                    return result;
                }
                case 1: { // double
                    Object result = value(6, value);
                    atMost(value, new BigDecimal("7.5"));
                    return result;
                }
                case 2: { // String
                    Object result = value(7, value);
                    textSize(value, 2, 9);
                    return result;
                }
                case 3: { // double
                    Object result = value(6, value);
                    moreThan(value, new BigDecimal("1"));
                    return result;
                }
                case 4: { // double
                    Object result = value(6, value);
                    atLeast(value, 1L);
                    return result;
                }
                case 5: // int
                    return intValue(value);
                case 6: // double
                    return doubleValue(value);
                default: // 7: String
                    return stringValue(value);
            }
        }
    }
}
