// Imports

/** The tools of LevelRepo: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LevelRepo$$CopilotToolMeta implements CopilotToolMetadataProvider<LevelRepo> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LevelRepo$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(LevelRepo instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // save
        tools.add(new ToolDefinition(
                "save",
                "Save.",
                structure(
                    object(
                        "entity", object("type", "string", "enum", list("LOW", "HIGH"), "description", "What."),
                        "n", typed("integer", "How often.")),
                    "entity", "n"),
                new Handler(0, "save", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object("like", object("type", "string", "enum", list("LOW", "HIGH"), "description", "What."))),
                new Handler(1, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LevelRepo instance) {
        return new LevelRepo$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final LevelRepo instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, LevelRepo instance, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final LevelRepo instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(LevelRepo instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
                    // save
                    Object arg0 = argument(0, "entity");
                    Object arg1 = argument(1, "n");
                    requireValid("entity", "n");
                    return completed(json(instance.save((Level) arg0, (int) arg1), mapper));
                }
                default: {
                    // find
                    Object arg0 = argument(2, "like");
                    requireValid("like");
                    return completed(instance.find((Optional) arg0));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Level
                    return readLevel(value);
                case 1: // int
                    return intValue(value);
                default: // 2: Optional<Level>
                    return optional(0, value);
            }
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

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, optional, MOST_DIGITS, intValue, whole, decimal,
        //     completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
