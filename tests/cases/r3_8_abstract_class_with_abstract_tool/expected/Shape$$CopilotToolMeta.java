// Imports

/** The tools of Shape: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Shape$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Shape> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Shape$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Shape instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // area
        tools.add(new ToolDefinition(
                "area",
                "The area.",
                structure(object("scale", typed("number")), "scale"),
                handler(0, "area", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Shape instance) {
        return new Shape$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Shape) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Shape instance;

        Call(Shape instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // area
            Object scale = argument(0, "scale");
            requireValid("scale");
            return completed(json(instance.area((double) scale), mapper));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: double
                    return doubleValue(value);
            }
        }
    }
}
