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
                "Takes items by any name.",
                object(
                    "type", "object",
                    "properties", object("label", typed("string")),
                    "required", list("label"),
                    "additionalProperties", structure(
                        object("name", typed("string"), "count", object("type", "integer", "maximum", 9)),
                        "name")),
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

        protected Object call(int number) throws Throwable {
            // take
            Object arguments = allArguments(2);
            requireNoError();
            Tools.Items record_ = (Tools.Items) mapped(arguments, mapper.constructType(Tools.Items.class));
            return instance.take(record_);
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Tools.Item
                    return properties(value, -1, 0, "name", ~3, "count");
                case 2: // Tools.Items
                    return properties(value, 1, 0, "label", null, "title");
                case 3: { // int
                    Object result = value(4, value);
                    requireNone(atMost(value, 9L));
                    return result;
                }
                default: // 4: int
                    return intValue(countedText(value));
            }
        }
    }
}
