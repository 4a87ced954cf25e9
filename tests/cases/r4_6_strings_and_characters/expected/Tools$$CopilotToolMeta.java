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
                        "s", object("type", "string", "description", "D.", "default", " as it \t is "),
                        "cs", object("type", "string", "description", "D.", "default", "text"),
                        "c", object("type", "string", "description", "D.", "default", "x"),
                        "q", object("type", "string", "description", "D.", "default", "\""),
                        "u", object("type", "string", "description", "D.", "default", "\u00e9"),
                        "number", object("type", "string", "description", "D.", "default", "010"),
                        "o", object("type", "string", "description", "D.", "default", "maybe"),
                        "nl", object("type", "string", "description", "D.", "default", "a\nb\\"))),
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
            Object s = orDefault(0, "s", " as it \t is ");
            Object cs = orDefault(1, "cs", "text");
            Object c = orDefault(2, "c", "x");
            Object q = orDefault(3, "q", "\"");
            Object u = orDefault(2, "u", "\u00e9");
            Object number_ = orDefault(0, "number", "010");
            Object o = orDefault(4, "o", "maybe");
            Object nl = orDefault(0, "nl", "a\nb\\");
            requireValid("s", "cs", "c", "q", "u", "number", "o", "nl");
            return completed(instance.show((String) s, (CharSequence) cs, (char) c, (Character) q, (char) u, (String) number_, (Optional) o, (String) nl));
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
                default: // 4: Optional<String>
                    return optional(0, value);
            }
        }
    }
}
