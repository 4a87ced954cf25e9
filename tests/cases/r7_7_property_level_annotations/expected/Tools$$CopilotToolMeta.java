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
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(
                    object(
                        "person", structure(
                            object(
                                "home", structure(object("street", typed("string"))),
                                "full_name", typed("string"),
                                "age", typed("integer")),
                            "age"),
                        "more", typed("integer")),
                    "person", "more"),
                handler(0, "greet", instance, mapper), null, null, null, null, null));
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
            // greet
            Object person = argument(0, "person");
            Object more = argument(1, "more");
            requireValid("person", "more");
            return completed(instance.greet((Tools.Person) person, (int) more));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return mapped(value(2, value), Tools.Person.class, "an object");
                case 1: // int
                    return intValue(value);
                default: // 2: Tools.Person
                    return checkPerson(value);
            }
        }

        Object checkPerson(Object value) {
            if (value instanceof Map) {
                require(value, "age");
            }
            return value;
        }
    }
}
