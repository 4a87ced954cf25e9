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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // own
        tools.add(new ToolDefinition(
                "own",
                "Of the class.",
                structure(object()),
                handler(0, "own", instance, mapper), null, null, null, null, null));
        // from_base
        tools.add(new ToolDefinition(
                "from_base",
                "Of the base.",
                structure(object()),
                handler(1, "from_base", instance, mapper), null, null, null, null, null));
        // from_face
        tools.add(new ToolDefinition(
                "from_face",
                "Of the interface.",
                structure(object()),
                handler(2, "from_face", instance, mapper), null, null, null, null, null));
        // promised
        tools.add(new ToolDefinition(
                "promised",
                "Abstract there.",
                structure(object("word", typed("string", "A word.")), "word"),
                handler(3, "promised", instance, mapper), null, null, null, null, null));
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
                    // own
                    return completed(instance.own());
                }
                case 1: {
                    // from_base
                    return completed(instance.fromBase());
                }
                case 2: {
                    // from_face
                    return completed(instance.fromFace());
                }
                default: {
                    // promised
                    Object word = argument(0, "word");
                    requireValid("word");
                    return completed(instance.promised((String) word));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }
    }
}
