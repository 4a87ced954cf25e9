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
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                structure(
                    object(
                        "a-b", typed("string", "Dashed."),
                        "a b", typed("string", "Spaced."),
                        "\"q\" \\ \n", typed("string", "Quoted."),
                        "1st", typed("string", "Digit first."),
                        "\ud83d\ude00", typed("string", "Emoji."),
                        "gr\u00f6\u00dfe", typed("string")),
                    "a-b", "a b", "\"q\" \\ \n", "1st", "\ud83d\ude00", "gr\u00f6\u00dfe"),
                handler(0, "join", instance, mapper), null, null, null, null, null));
        // longs
        tools.add(new ToolDefinition(
                "longs",
                "Long.",
                structure(
                    object(
                        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", typed("string", "64."),
                        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", typed("string", "65.")),
                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"),
                handler(1, "longs", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // join
                    Object dashed = argument(0, "a-b");
                    Object spaced = argument(0, "a b");
                    Object quoted = argument(0, "\"q\" \\ \n");
                    Object first = argument(0, "1st");
                    Object emoji = argument(0, "\ud83d\ude00");
                    Object gr\u00f6\u00dfe = argument(0, "gr\u00f6\u00dfe");
                    requireValid("a-b", "a b", "\"q\" \\ \n", "1st", "\ud83d\ude00", "gr\u00f6\u00dfe");
                    return instance.join((String) dashed, (String) spaced, (String) quoted, (String) first, (String) emoji, (String) gr\u00f6\u00dfe);
                }
                default: {
                    // longs
                    Object sixtyFour = argument(0, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
                    Object sixtyFive = argument(0, "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
                    requireValid("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
                    return instance.longs((String) sixtyFour, (String) sixtyFive);
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
