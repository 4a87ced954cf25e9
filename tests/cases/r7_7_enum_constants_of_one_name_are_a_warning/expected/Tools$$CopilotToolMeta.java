// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

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
                new Handler(0, "set", instance), null, null, null, null, null));
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
                new Handler(1, "raise", instance), null, null, null, null, null));
        // quietly
        tools.add(new ToolDefinition(
                "quietly",
                "Sets without a word.",
                structure(object("level", object("type", "string", "enum", list("low", "low", "HIGH"))), "level"),
                new Handler(2, "quietly", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return call(number);
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
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

        Object value(int type, Object value) {
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

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
