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
        // seven
        tools.add(new ToolDefinition(
                "seven",
                "Seven numbers.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("integer"),
                        "f", typed("integer"),
                        "g", typed("integer")),
                    "a", "b", "c", "d", "e", "f", "g"),
                handler(0, "seven", instance, mapper), null, null, null, null, null));
        // one
        tools.add(new ToolDefinition(
                "one",
                "One list.",
                structure(object("numbers", object("type", "array", "items", typed("integer"))), "numbers"),
                handler(1, "one", instance, mapper), null, null, null, null, null));
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
                    // seven
                    Object a = argument(0, "a");
                    Object b = argument(0, "b");
                    Object c = argument(0, "c");
                    Object d = argument(0, "d");
                    Object e = argument(0, "e");
                    Object f = argument(0, "f");
                    Object g = argument(0, "g");
                    requireValid("a", "b", "c", "d", "e", "f", "g");
                    return completed(instance.seven((int) a, (int) b, (int) c, (int) d, (int) e, (int) f, (int) g));
                }
                default: {
                    // one
                    Object numbers = argument(1, "numbers");
                    requireValid("numbers");
                    return completed(instance.one((List) numbers));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // List<Integer>
                    return collection(2, value, new ArrayList());
                default: // 2: Integer
                    return intValue(value);
            }
        }
    }
}
