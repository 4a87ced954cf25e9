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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // greet
        tools.add(new ToolDefinition(
                "greet",
                "Greets.",
                structure(
                    object(
                        "whom", typed("string", "Whom"),
                        "times", typed("integer", "How often"),
                        "what", object("type", "string", "description", "What", "default", " ")),
                    "whom"),
                new Handler(0, "greet", instance), null, null, null, null, null));
        // filter
        tools.add(new ToolDefinition(
                "filter",
                "Filters.",
                structure(object("whom", typed("string", "Whom"), "n", typed("integer")), "whom", "n"),
                new Handler(1, "filter", instance), null, null, null, null, null));
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
                    // greet
                    Object whom = argument(0, "whom");
                    Object times = argument(2, "times");
                    Object what = orDefault(0, "what", " ");
                    requireValid("whom", "times", "what");
                    return completed(instance.greet((String) whom, (Integer) times, (String) what));
                }
                default: {
                    // filter
                    Object whom = argument(0, "whom");
                    Object n = argument(3, "n");
                    requireValid("whom", "n");
                    Tools.Filter record;
                    try {
                        record = new Tools.Filter((String) whom, (int) n);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.filter(record));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Integer
                    return intValue(value);
                case 2: // Integer or null
                    return value == null ? null : value(1, value);
                default: // 3: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf, requireValid,
        //     problems, more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, stringValue,
        //     decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
