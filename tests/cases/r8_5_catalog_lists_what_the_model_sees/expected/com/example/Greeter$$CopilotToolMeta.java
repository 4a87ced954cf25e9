package com.example;

// Imports

/** The tools of Greeter: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Greeter$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Greeter> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Greeter$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Greeter instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(object("name", typed("string", "Whom")), "name"),
                handler(0, "greet", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Greeter instance) {
        return new Greeter$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Greeter) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Greeter instance;

        Call(Greeter instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // greet
            Object name = argument(0, "name");
            requireValid("name");
            return completed(instance.greet((String) name));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }
    }
}
