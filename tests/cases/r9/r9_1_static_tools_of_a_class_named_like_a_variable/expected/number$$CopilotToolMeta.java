// Imports

/** The tools of number: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class number$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<number> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public number$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(number instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object("number", typed("integer"), "other", typed("integer")), "number", "other"),
                handler(0, "add", instance, mapper), null, null, null, null, null));
        // name
        tools.add(new ToolDefinition(
                "name",
                "Names.",
                structure(
                    object(
                        "value", object("type", "string", "enum", list("value", "OTHER")),
                        "invocation", structure(object("value", object("type", "string", "enum", list("value", "OTHER"))), "value")),
                    "value", "invocation"),
                handler(1, "name", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(number instance) {
        return new number$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number__, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((number) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final number instance;

        Call(number instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected Object call(int number__) throws Throwable {
            switch (number__) {
                case 0: {
                    // add
                    Object number_ = argument(0, "number");
                    Object other = argument(0, "other");
                    requireValid("number", "other");
                    return json(number.add((int) number_, (int) other), mapper);
                }
                default: {
                    // name
                    Object value_ = argument(1, "value");
                    Object invocation_ = argument(2, "invocation");
                    requireValid("value", "invocation");
                    return instance.name((value) value_, (invocation) invocation_);
                }
            }
        }

        protected Object value(int type, Object value_) {
            switch (type) {
                case 0: // int
                    return intValue(countedText(value_));
                case 1: // value
                    return readValue(value_);
                default: // 2: invocation
                    return readInvocation(value_);
            }
        }

        value readValue(Object value_) {
            if (value_ instanceof String) {
                switch ((String) value_) {
                    case "value":
                        return value.value;
                    case "OTHER":
                        return value.OTHER;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"value\", \"OTHER\"", value_);
        }

        invocation readInvocation(Object value_) {
            Object[] read = components(value_, 1, "value");
            return new invocation((value) read[0]);
        }
    }
}
