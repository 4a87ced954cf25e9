// Imports

/** The tools of AddressRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class AddressRepo$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<AddressRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public AddressRepo$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(AddressRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object(
                            "type", "object",
                            "properties", object(
                                "street", typed("string"),
                                "level", object("type", "string", "enum", list("LOW", "HIGH"))),
                            "required", list("street", "level"),
                            "description", "What."),
                        "n", typed("integer", "How often.")),
                    "entity", "n"),
                handler(0, "save", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "like", object(
                            "type", "object",
                            "properties", object(
                                "street", typed("string"),
                                "level", object("type", "string", "enum", list("LOW", "HIGH"))),
                            "required", list("street", "level"),
                            "description", "What."))),
                handler(1, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(AddressRepo instance) {
        return new AddressRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((AddressRepo) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final AddressRepo instance;

        Call(AddressRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // save
                    Object arg0 = argument(0, "entity");
                    Object arg1 = argument(1, "n");
                    requireValid("entity", "n");
                    return completed(json(instance.save((Address) arg0, (int) arg1), mapper));
                }
                default: {
                    // find
                    Object arg0 = argument(2, "like");
                    requireValid("like");
                    return completed(instance.find((Optional) arg0));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Address
                    return readAddress(value);
                case 1: // int
                    return intValue(value);
                case 2: // Optional<Address>
                    return optional(0, value);
                case 3: // String
                    return stringValue(value);
                default: // 4: Level
                    return readLevel(value);
            }
        }

        Address readAddress(Object value) {
            Map<?, ?> members = members(value);
            return new Address(
                    (String) member(3, members, "street"),
                    (Level) member(4, members, "level"));
        }

        Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "LOW":
                        return Level.LOW;
                    case "HIGH":
                        return Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"LOW\", \"HIGH\"", value);
        }
    }
}
