// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta implements CopilotToolMetadataProvider<Tools> {
    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // echo
        tools.add(new ToolDefinition(
                "echo",
                "Echoes.",
                structure(object("text", typed("string", "What to say."), "times", typed("integer")), "text", "times"),
                new Handler(instance), null,
                Boolean.TRUE,
                ToolDefer.AUTO,
                null, null, null));
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
            return new Call(instance, "echo", invocation).answer();
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
            // echo
            Object text = argument(0, "text");
            Object times = argument(1, "times");
            requireValid("text", "times");
            return instance.echo((String) text, (int) times);
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
        //     givenAsText, parsed, argument, argumentOf, valueOrText, errorOf, requireValid, problems, more,
        //     unknown, distance, firstError, refused, countedText, countDigits, firstOf, spend, requireNone,
        //     MOST_DIGITS, intValue, whole, stringValue, decimal, isNumber, afterDigits, wholeNumber, failed,
        //     printable, CallFuture, ArgumentError
        // End of the runtime helpers.
    }
}
