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
        // texts
        tools.add(new ToolDefinition(
                "texts",
                "Takes texts.",
                structure(
                    object(
                        "s", typed("string"),
                        "cs", typed("string"),
                        "c", typed("string"),
                        "boxed", typed("string")),
                    "s", "cs", "c", "boxed"),
                handler(0, "texts", instance, mapper), null, null, null, null, null));
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
            // texts
            Object s = argument(0, "s");
            Object cs = argument(1, "cs");
            Object c = argument(2, "c");
            Object boxed = argument(3, "boxed");
            requireValid("s", "cs", "c", "boxed");
            return completed(instance.texts((String) s, (CharSequence) cs, (char) c, (Character) boxed));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // CharSequence
                    return stringValue(value);
                case 2: // char
                    return charValue(value);
                default: // 3: Character
                    return charValue(value);
            }
        }
    }
}
