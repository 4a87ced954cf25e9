// Imports

/** The tools of Repo.Texts: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Repo$Texts$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Repo.Texts> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Repo$Texts$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Repo.Texts instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(object("what", typed("string", "Entity"))),
                handler(0, "save", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Repo.Texts instance) {
        return new Repo$Texts$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Repo.Texts) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Repo.Texts instance;

        Call(Repo.Texts instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // save
            Object entity = argument(1, "what");
            requireValid("what");
            return completed(instance.save((String) entity));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: String or null
                    return value == null ? null : value(0, value);
            }
        }
    }
}
