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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "person", structure(
                            object(
                                "name", structure(object("value", typed("string")), "value"),
                                "aliases", object("type", "array", "items", structure(object("value", typed("string")), "value"))),
                            "name", "aliases"),
                        "number", typed("integer")),
                    "person", "number"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object person = argument(0, "person");
            Object number_ = argument(1, "number");
            requireValid("person", "number");
            return completed(instance.show((Tools.Person) person, (int) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Person
                    return readPerson(value);
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Name
                    return readName(value);
                case 3: // List<Tools.Name>
                    return collection(2, value, new ArrayList());
                default: // 4: String
                    return stringValue(value);
            }
        }

        Tools.Person readPerson(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Person(
                    (Tools.Name) member(2, members, "name"),
                    (List) member(3, members, "aliases"));
        }

        Tools.Name readName(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Name((String) member(4, members, "value"));
        }
    }
}
