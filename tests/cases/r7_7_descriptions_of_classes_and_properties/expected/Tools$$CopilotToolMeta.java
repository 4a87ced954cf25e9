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
                        "person", object(
                            "type", "object",
                            "properties", object(
                                "name", typed("string", "Given and family name."),
                                "age", typed("integer", "In years."),
                                "address", object(
                                    "type", "object",
                                    "properties", object("street", typed("string", "Street and number.")),
                                    "required", list("street"),
                                    "description", "Where one lives.")),
                            "required", list(),
                            "description", "A person."),
                        "other", object(
                            "type", "object",
                            "properties", object(
                                "name", typed("string", "Given and family name."),
                                "age", typed("integer", "In years."),
                                "address", object(
                                    "type", "object",
                                    "properties", object("street", typed("string", "Street and number.")),
                                    "required", list("street"),
                                    "description", "Where one lives.")),
                            "required", list(),
                            "description", "Wins over the class.")),
                    "person", "other"),
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
            Object other = argument(0, "other");
            requireValid("person", "other");
            return completed(instance.greet((Tools.Person) person, (Tools.Person) other));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return mapped(value(1, value), Tools.Person.class, "an object");
                case 1: // Tools.Person
                    return checkPerson(value);
                default: // 2: Tools.Address
                    return checkAddress(value);
            }
        }

        Object checkPerson(Object value) {
            if (value instanceof Map) {
                inspect(2, value, "address");
            }
            return value;
        }

        Object checkAddress(Object value) {
            if (value instanceof Map) {
                require(value, "street");
            }
            return value;
        }
    }
}
