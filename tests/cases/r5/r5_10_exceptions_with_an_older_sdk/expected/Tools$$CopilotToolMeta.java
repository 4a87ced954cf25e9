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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds.",
                structure(object("order", typed("integer")), "order"),
                new Handler(0, "find", instance, mapper), null, null, null));
        // later
        tools.add(new ToolDefinition(
                "later",
                "Finds later.",
                structure(object("order", typed("integer")), "order"),
                new Handler(1, "later", instance, mapper), null, null, null));
        return tools;
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
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
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer(int number) {
            try {
                return completed(call(number));
            } catch (ArgumentError error) {
                return refused(error);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find
                    Object order = argument(0, "order");
                    requireValid("order");
                    try {
                        return instance.find((int) order);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
                default: {
                    // later
                    Object order = argument(0, "order");
                    requireValid("order");
                    try {
                        return answerLater(jsonLater(instance.later((int) order), mapper, tool), tool, Tools.NotFound.class);
                    } catch (Throwable thrown) {
                        return answerOf(thrown, tool, Tools.NotFound.class);
                    }
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(countedText(value));
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, MOST_DIGITS_OF_CALL, MOST_EXPONENTIAL, MOST_VALUES, givenArguments, argumentErrors,
        //     knownNames, cameAsText, isFromText, notJson, textMapper, digitsLeft, valuesLeft, nesting, given,
        //     givenAsText, parsed, argument, argumentOf, valueOrText, errorOf, requireValid, problems, more,
        //     unknown, distance, firstError, refused, countedText, countDigits, firstOf, spend, requireNone,
        //     MOST_DIGITS, intValue, whole, decimal, isNumber, afterDigits, wholeNumber, completed, failed,
        //     printable, json, jsonLater, answerOf, answerLater, isAnswer, completeFailed, CallFuture, Delivery,
        //     JsonDelivery, FailureDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
