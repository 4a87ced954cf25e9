package com.example;

// Imports

/** The tools of Desk.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Desk$Inner$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Desk.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Desk$Inner$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Desk.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("to", object("type", "integer", "description", "How far", "default", 10))),
                handler(0, "count", instance, mapper), null,
                Boolean.TRUE,
                null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Desk.Inner instance) {
        return new Desk$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Desk.Inner) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Desk.Inner instance;

        Call(Desk.Inner instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // count
            Object to = orDefault(0, "to", 10);
            requireValid("to");
            return completed(json(instance.count((int) to), mapper));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }
    }
}
