// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // send
        tools.add(new ToolDefinition(
                "send",
                "Sends.",
                structure(
                    object(
                        "person", structure(
                            object(
                                "name", typed("string"),
                                "street", typed("string"),
                                "town", typed("string"),
                                "work_street_x", typed("string"),
                                "work_town_x", typed("string"))),
                        "copies", typed("integer")),
                    "person", "copies"),
                handler(0, "send", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // send
            Object person = argument(0, "person");
            Object copies = argument(1, "copies");
            requireValid("person", "copies");
            return completed(instance.send((Tools.Person) person, (int) copies));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return mapped(value, Tools.Person.class, "an object");
                default: // 1: int
                    return intValue(value);
            }
        }
    }
}
