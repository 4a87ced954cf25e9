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
        // all
        tools.add(new ToolDefinition(
                "all",
                "All.",
                structure(
                    object(
                        "jetbrains", typed("string"),
                        "jakarta", typed("string"),
                        "jspecify", object("type", "array", "items", typed("string")))),
                handler(0, "all", instance, mapper), null, null, null, null, null));
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
            // all
            Object jetbrains = argument(1, "jetbrains");
            Object jakarta = argument(1, "jakarta");
            Object jspecify = argument(3, "jspecify");
            requireValid("jetbrains", "jakarta", "jspecify");
            return completed(instance.all((String) jetbrains, (String) jakarta, (List) jspecify));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // String or null
                    return value == null ? null : value(0, value);
                case 2: // List<String>
                    return collection(0, value, new ArrayList());
                default: // 3: List<String> or null
                    return value == null ? null : value(2, value);
            }
        }
    }
}
