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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object("path", typed("string")), "path"),
                handler(0, "read", instance, mapper), null, null, null, null, null));
        // sort
        tools.add(new ToolDefinition(
                "sort",
                "Sorts.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                handler(1, "sort", instance, mapper), null, null, null, null, null));
        // bounded
        tools.add(new ToolDefinition(
                "bounded",
                "Bounded.",
                structure(object("number", typed("number"), "text", typed("string")), "number", "text"),
                handler(2, "bounded", instance, mapper), null, null, null, null, null));
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
                    // read
                    Object path = argument(0, "path");
                    requireValid("path");
                    return completed(instance.read((String) path));
                }
                case 1: {
                    // sort
                    Object words = argument(1, "words");
                    requireValid("words");
                    return completed(instance.sort((List) words));
                }
                default: {
                    // bounded
                    Object number_ = argument(2, "number");
                    Object text = argument(3, "text");
                    requireValid("number", "text");
                    return completed(instance.bounded((Number) number_, (CharSequence) text));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // List<String>
                    return collection(0, value, new ArrayList());
                case 2: // Number
                    return numberValue(value);
                default: // 3: CharSequence
                    return stringValue(value);
            }
        }
    }
}
