// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
final class Tools$$CopilotToolMeta {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    Tools$$CopilotToolMeta() {}

    static List<ToolDefinition> definitions(Tools instance) {
        ObjectMapper mapper = MAPPER;
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // greet
        tools.add(ToolDefinition.create(
                "greet",
                "Greets.",
                structure(
                    object(
                        "who", typed("string", "Whom."),
                        "times", object("type", "integer", "description", "How often.", "default", 1)),
                    "who"),
                new Handler(instance)));
        return tools;
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "greet", invocation).answer();
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

        CompletableFuture<Object> answer() {
            try {
                return CompletableFuture.<Object>completedFuture(call());
            } catch (ArgumentError error) {
                return refused(error);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Object call() throws Throwable {
            // greet
            Object name = argument(0, "who");
            Object times = orDefault(1, "times", 1);
            requireValid("who", "times");
            return instance.greet((String) name, (int) times);
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
                    return intValue(countedText(value));
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, MOST_DIGITS_OF_CALL, MOST_EXPONENTIAL, MOST_VALUES, givenArguments, argumentErrors,
        //     knownNames, cameAsText, isFromText, notJson, textMapper, digitsLeft, valuesLeft, nesting, given,
        //     givenAsText, parsed, argument, orDefault, argumentOf, valueOrText, errorOf, requireValid, problems,
        //     more, unknown, distance, firstError, refused, countedText, countDigits, firstOf, spend, requireNone,
        //     MOST_DIGITS, intValue, whole, stringValue, decimal, isNumber, afterDigits, wholeNumber, failed,
        //     printable, CallFuture, ArgumentError
        // End of the runtime helpers.
    }
}
