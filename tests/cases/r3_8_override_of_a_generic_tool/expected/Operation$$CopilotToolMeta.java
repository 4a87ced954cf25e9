// Imports

/** The tools of Operation: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Operation$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Operation> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Operation$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Operation instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // run
        tools.add(new ToolDefinition(
                "run",
                "Runs.",
                structure(
                    object(
                        "input", object("description", "What goes in."),
                        "more", object("type", "array", "items", object())),
                    "input", "more"),
                handler(0, "run", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Operation instance) {
        return new Operation$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Operation) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Operation instance;

        Call(Operation instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // run
            Object input = argument(0, "input");
            Object more = argument(1, "more");
            requireValid("input", "more");
            return completed(jsonOrResult(instance.run(input, (List) more), mapper));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: List<Object>
                    return collection(0, value, new ArrayList());
            }
        }
    }
}
