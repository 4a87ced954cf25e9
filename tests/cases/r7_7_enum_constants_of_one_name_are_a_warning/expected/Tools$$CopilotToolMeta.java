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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // set
        tools.add(new ToolDefinition(
                "set",
                "Sets.",
                structure(
                    object(
                        "level", object("type", "string", "enum", list("low", "low", "HIGH")),
                        "size", object("type", "string", "enum", list("SMALL", "TINY"))),
                    "level", "size"),
                handler(0, "set", instance, mapper), null, null, null, null, null));
        // raise
        tools.add(new ToolDefinition(
                "raise",
                "Raises alarms.",
                structure(
                    object(
                        "alarms", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "level", object("type", "string", "enum", list("low", "low", "HIGH")),
                                    "text", typed("string")),
                                "level", "text"))),
                    "alarms"),
                handler(1, "raise", instance, mapper), null, null, null, null, null));
        // quietly
        tools.add(new ToolDefinition(
                "quietly",
                "Sets without a word.",
                structure(object("level", object("type", "string", "enum", list("low", "low", "HIGH"))), "level"),
                handler(2, "quietly", instance, mapper), null, null, null, null, null));
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
            switch (number) {
                case 0: {
                    // set
                    Object level = argument(0, "level");
                    Object size = argument(1, "size");
                    requireValid("level", "size");
                    return completed(instance.set((Tools.Level) level, (Tools.Size) size));
                }
                case 1: {
                    // raise
                    Object alarms = argument(2, "alarms");
                    requireValid("alarms");
                    return completed(instance.raise((List) alarms));
                }
                default: {
                    // quietly
                    Object level = argument(0, "level");
                    requireValid("level");
                    return completed(instance.quietly((Tools.Level) level));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Level
                    return readLevel(value);
                case 1: // Tools.Size
                    return readSize(value);
                case 2: // List<Tools.Alarm>
                    return collection(3, value, new ArrayList());
                case 3: // Tools.Alarm
                    return readAlarm(value);
                default: // 4: String
                    return stringValue(value);
            }
        }

        Tools.Level readLevel(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "low":
                        return Tools.Level.LOW;
                    case "HIGH":
                        return Tools.Level.HIGH;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"low\", \"low\", \"HIGH\"", value);
        }

        Tools.Size readSize(Object value) {
            if (value instanceof String) {
                switch ((String) value) {
                    case "SMALL":
                        return Tools.Size.SMALL;
                    case "TINY":
                        return Tools.Size.TINY;
                    default:
                        break;
                }
            }
            throw new ArgumentError("one of \"SMALL\", \"TINY\"", value);
        }

        Tools.Alarm readAlarm(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Alarm(
                    (Tools.Level) member(0, members, "level"),
                    (String) member(4, members, "text"));
        }
    }
}
