// Imports

/** The tools of Louder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Louder$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Louder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Louder$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Louder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // quiet
        tools.add(new ToolDefinition(
                "quiet",
                "Silent.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                handler(0, "quiet", instance, mapper), null, null, null, null, null));
        // loud
        tools.add(new ToolDefinition(
                "loud",
                "Warned of.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                handler(1, "loud", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Louder instance) {
        return new Louder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Louder) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Louder instance;

        Call(Louder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // quiet
                    Object which = argument(0, "no-identifier");
                    requireValid("no-identifier");
                    return completed(instance.quiet((String) which));
                }
                default: {
                    // loud
                    Object which = argument(0, "no-identifier");
                    requireValid("no-identifier");
                    return completed(instance.loud((String) which));
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
