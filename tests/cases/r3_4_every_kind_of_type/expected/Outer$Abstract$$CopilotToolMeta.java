// Imports

/** The tools of Outer.Abstract: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Outer$Abstract$$CopilotToolMeta implements CopilotToolMetadataProvider<Outer.Abstract> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Outer$Abstract$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Outer.Abstract instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // lent
        tools.add(new ToolDefinition(
                "lent",
                "In an abstract class.",
                structure(object()),
                new Handler(), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Outer.Abstract instance) {
        return new Outer$Abstract$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call("lent", invocation).answer();
        }
    }

    private static final class Call {
        final String tool;
        final ToolInvocation invocation;

        Call(String tool, ToolInvocation invocation) {
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // lent
            return completed(Outer.Abstract.lent());
        }

        // Runtime helpers:
        //     completed, failed
        // End of the runtime helpers.
    }
}
