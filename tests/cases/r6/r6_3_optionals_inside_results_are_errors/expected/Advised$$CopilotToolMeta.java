// Imports

/** The tools of Advised: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Advised$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Advised> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Advised$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Advised instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // change
        tools.add(new ToolDefinition(
                "change",
                "Changes.",
                structure(
                    object(
                        "user", structure(object("name", typed("string"), "mail", typed("string", "The address")), "name"),
                        "times", typed("integer")),
                    "user", "times"),
                handler(0, "change", instance, mapper), null, null, null, null, null));
        // alone
        tools.add(new ToolDefinition(
                "alone",
                "By itself it is unwrapped.",
                structure(object()),
                handler(1, "alone", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Advised instance) {
        return new Advised$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Advised) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Advised instance;

        Call(Advised instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // change
                    Object user = argument(0, "user");
                    Object times = argument(1, "times");
                    requireValid("user", "times");
                    return json(instance.change((Advised.User) user, (int) times), mapper);
                }
                default: {
                    // alone
                    return present(instance.alone());
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Advised.User
                    return readUser(value);
                case 1: // int
                    return intValue(countedText(value));
                case 2: // String
                    return stringValue(value);
                default: // 3: String or null
                    return value == null ? null : value(2, value);
            }
        }

        Advised.User readUser(Object value) {
            Object[] read = components(value, 2, "name", ~3, "mail");
            return new Advised.User((String) read[0], (String) read[1]);
        }
    }
}
