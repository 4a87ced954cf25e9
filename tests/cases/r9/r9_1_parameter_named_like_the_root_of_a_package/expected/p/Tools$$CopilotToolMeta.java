package p;

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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds repositories",
                structure(
                    object(
                        "org", typed("string", "The organization"),
                        "open", object("type", "string", "enum", list("OPEN"), "description", "Of its issues"),
                        "server", object(
                            "type", "object",
                            "properties", object("code", typed("integer")),
                            "required", list("code"),
                            "description", "Of its server")),
                    "org", "open", "server"),
                handler(0, "find", instance, mapper), null, null, null, null, null));
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts them",
                structure(
                    object(
                        "p", object(
                            "type", "object",
                            "properties", object("code", typed("integer")),
                            "required", list("code"),
                            "description", "Where"),
                        "org", object("type", "string", "enum", list("OPEN"), "description", "How")),
                    "p", "org"),
                handler(1, "count", instance, mapper), null, null, null, null, null));
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

        protected Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object org_ = argument(0, "org");
                    Object open = argument(1, "open");
                    Object server = argument(2, "server");
                    requireValid("org", "open", "server");
                    return instance.find((String) org_, (Status) open, (org.other.Status) server);
                }
                default: {
                    // count
                    Object p_ = argument(2, "p");
                    Object org_ = argument(1, "org");
                    requireValid("p", "org");
                    return json(Tools.count((org.other.Status) p_, (Status) org_), mapper);
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Status
                    return readStatus(value);
                case 2: // Status
                    return readStatus2(value);
                default: // 3: int
                    return intValue(countedText(value));
            }
        }

        Status readStatus(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "OPEN":
                        return Status.OPEN;
                    default:
                        break;
                }
            }
            throw new ArgumentError("\"OPEN\"", value);
        }

        org.other.Status readStatus2(Object value) {
            Object[] read = components(value, 3, "code");
            return new org.other.Status((int) read[0]);
        }
    }
}
