package com.example;

// Imports

/** The tools of Shop: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Shop$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Shop> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Shop$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Shop instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // open
        tools.add(new ToolDefinition(
                "open",
                "Opens.",
                structure(object()),
                handler(0, "open", instance, mapper), null, null, null, null, null));
        // close
        tools.add(new ToolDefinition(
                "close",
                "Is overridden by a method that declares nothing.",
                structure(object()),
                handler(1, "close", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Shop instance) {
        return new Shop$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Shop) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Shop instance;

        Call(Shop instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // open
                    return completed(instance.open());
                }
                default: {
                    // close
                    return completed(instance.close());
                }
            }
        }
    }
}
