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
                        "a", typed("string"),
                        "b", typed("string"),
                        "c", typed("string"),
                        "d", typed("string"),
                        "e", typed("string"),
                        "f", typed("string")),
                    "a", "b", "c", "d", "e", "f"),
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
            Object f = argument(5, "f");
            requireValid("a", "b", "c", "d", "e", "f");
            return completed(instance.take((String) a, (String) b, (String) c, (String) d, (String) e, (String) f));
        }

        private static final Pattern PATTERN = compiled("[a-z]+", 2);

        private static final Pattern PATTERN2 = compiled("a++b", 0);

        private static final Pattern PATTERN3 = compiled("\\p{Alpha}+", 0);

        private static final Pattern PATTERN4 = compiled("(?i)x", 0);

        private static final Pattern PATTERN5 = compiled("\\Qa.b\\E", 0);

        private static final Pattern PATTERN6 = compiled("[a-z&&[^b]]", 0);

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN2);
                    return result;
                }
                case 2: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN3);
                    return result;
                }
                case 3: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN4);
                    return result;
                }
                case 4: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN5);
                    return result;
                }
                case 5: { // String
                    Object result = value(6, value);
                    matches(value, PATTERN6);
                    return result;
                }
                default: // 6: String
                    return stringValue(value);
            }
        }
    }
}
