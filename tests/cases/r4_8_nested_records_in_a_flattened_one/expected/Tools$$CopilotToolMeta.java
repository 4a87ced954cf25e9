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
        // save
        tools.add(new ToolDefinition(
                "save",
                "Saves.",
                structure(
                    object(
                        "name", typed("string"),
                        "address", structure(object("street", typed("string"), "town", typed("string")), "street"),
                        "others", object(
                            "type", "object",
                            "additionalProperties", structure(object("street", typed("string"), "town", typed("string")), "street"))),
                    "name", "address", "others"),
                handler(0, "save", instance, mapper), null, null, null, null, null));
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
            // save
            Object name = argument(0, "name");
            Object address = argument(1, "address");
            Object others = argument(2, "others");
            requireValid("name", "address", "others");
            Tools.Person record;
            try {
                record = new Tools.Person(
                        (String) name,
                        (Tools.Address) address,
                        (Map) others);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.save(record));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Tools.Address
                    return readAddress(value);
                case 2: // Map<String, Tools.Address>
                    return map(4, 1, value, new LinkedHashMap());
                case 3: // Optional<String>
                    return optional(0, value);
                default: // 4: Object
                    return stringValue(value);
            }
        }

        Tools.Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Address(
                    (String) member(0, members, "street"),
                    (Optional) member(3, members, "town"));
        }
    }
}
