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
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(
                    object("mail", structure(object("to", typed("string")), "to"), "copies", typed("integer")),
                    "mail", "copies"),
                handler(0, "send", instance, mapper), null, null, null, null, null));
        // set
        tools.add(new ToolDefinition(
                "set",
                "Sets.",
                structure(
                    object(
                        "settings", structure(object("times", typed("integer"))),
                        "options", structure(object("urgent", typed("boolean", "Whether it is urgent"))),
                        "mail", structure(object("to", typed("string")), "to")),
                    "settings", "options", "mail"),
                handler(1, "set", instance, mapper), null, null, null, null, null));
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
                    // send
                    Object mail = argument(0, "mail");
                    Object copies = argument(1, "copies");
                    requireValid("mail", "copies");
                    instance.send((Mail) mail, (int) copies);
                    return completed("Success");
                }
                default: {
                    // set
                    Object settings = argument(2, "settings");
                    Object options = argument(3, "options");
                    Object mail = argument(0, "mail");
                    requireValid("settings", "options", "mail");
                    instance.set((Settings) settings, (Options) options, (Mail) mail);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Mail
                    return readMail(value);
                case 1: // int
                    return intValue(value);
                case 2: // Settings
                    return mapped(value(5, value), mapper.constructType(Settings.class));
                case 3: // Options
                    return mapped(value(6, value), mapper.constructType(Options.class));
                case 4: // String
                    return stringValue(value);
                case 5: // Settings
                    return properties(value, -1, ~1, "times");
                case 6: // Options
                    return properties(value, -1, ~7, "urgent");
                default: // 7: boolean
                    return booleanValue(value);
            }
        }

        Mail readMail(Object value) {
            Object[] read = components(value, 4, "to");
            return new Mail((String) read[0]);
        }
    }
}
