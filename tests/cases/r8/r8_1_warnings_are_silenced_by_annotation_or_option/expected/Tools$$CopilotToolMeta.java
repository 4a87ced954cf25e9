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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(5);
        // bash
        tools.add(new ToolDefinition(
                "bash",
                "On the method.",
                structure(object()),
                handler(0, "bash", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "On the parameter.",
                structure(object("gr\u00f6\u00dfe", typed("string")), "gr\u00f6\u00dfe"),
                handler(1, "two", instance, mapper), null, null, null, null, null));
        // xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        tools.add(new ToolDefinition(
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "By the option.",
                structure(object()),
                handler(2, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", instance, mapper), null, null, null, null, null));
        // grep
        tools.add(new ToolDefinition(
                "grep",
                "With another's code.",
                structure(object()),
                handler(3, "grep", instance, mapper), null, null, null, null, null));
        // glob
        tools.add(new ToolDefinition(
                "glob",
                "By all.",
                structure(object()),
                handler(4, "glob", instance, mapper), null, null, null, null, null));
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
                    // bash
                    instance.one();
                    return "Success";
                }
                case 1: {
                    // two
                    Object gr\u00f6\u00dfe = argument(0, "gr\u00f6\u00dfe");
                    requireValid("gr\u00f6\u00dfe");
                    instance.two((String) gr\u00f6\u00dfe);
                    return "Success";
                }
                case 2: {
                    // xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                    instance.three();
                    return "Success";
                }
                case 3: {
                    // grep
                    instance.four();
                    return "Success";
                }
                default: {
                    // glob
                    instance.five();
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
