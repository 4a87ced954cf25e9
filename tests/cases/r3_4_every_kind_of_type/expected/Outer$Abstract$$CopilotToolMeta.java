// Imports

/** The tools of Outer.Abstract: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Abstract$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Outer.Abstract> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Abstract$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Outer.Abstract instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // lent
        tools.add(new ToolDefinition(
                "lent",
                "In an abstract class.",
                structure(object()),
                handler(0, "lent", null, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Abstract instance) {
        return new Outer$Abstract$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call(mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        Call(ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // lent
            return completed(Outer.Abstract.lent());
        }
    }
}
