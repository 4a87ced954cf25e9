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
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(
                    object(
                        "mail", structure(
                            object(
                                "to", typed("string", "whom it is for"),
                                "body", typed("string", "What it says."),
                                "undescribed", typed("string")),
                            "to", "body", "undescribed"),
                        "settings", structure(
                            object(
                                "urgency", typed("integer", "How urgent it is."),
                                "sender", typed("string", "The \"sender\"")))),
                    "mail", "settings"),
                handler(0, "send", instance, mapper), null, null, null, null, null));
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
            // send
            Object mail = argument(0, "mail");
            Object settings = argument(1, "settings");
            requireValid("mail", "settings");
            return completed(instance.send((Tools.Mail) mail, (Tools.Settings) settings));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Mail
                    return readMail(value);
                case 1: // Tools.Settings
                    return mapped(value, Tools.Settings.class, "an object");
                default: // 2: String
                    return stringValue(value);
            }
        }

        Tools.Mail readMail(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Mail(
                    (String) member(2, members, "to"),
                    (String) member(2, members, "body"),
                    (String) member(2, members, "undescribed"));
        }
    }
}
