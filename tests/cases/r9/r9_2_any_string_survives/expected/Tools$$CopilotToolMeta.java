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
        // all
        tools.add(new ToolDefinition(
                "all",
                "Quotes \" and ' and \\ and \\u0022 and \", tab \t, newline \n, return \r, null \000, bell \007, \u00e9, \ud83d\ude00, \ud83d\ude00, </script>, %s, ${x}, /* */ //, line \u2028 separator.",
                structure(
                    object(
                        "text", object(
                            "type", "string",
                            "description", "Ends with a backslash \\",
                            "default", "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //"))),
                handler(0, "all", instance, mapper), null, null, null, null, null));
        // block
        tools.add(new ToolDefinition(
                "block",
                "A text\n  block \"quoted\" \"\"\"\n",
                structure(object()),
                handler(1, "block", instance, mapper), null, null, null,
                object("\"k\\", "\\u0000\n\ud83d\ude00"),
                null));
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
                    // all
                    Object text = orDefault(0, "text", "\"\\\n\t\000\u00e9\ud83d\ude00\\u0041 */ //");
                    requireValid("text");
                    return instance.all((String) text);
                }
                default: {
                    // block
                    instance.block();
                    return "Success";
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
