// Imports

/** The tools of mapper: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class mapper$$CopilotToolMeta implements CopilotToolMetadataProvider<mapper> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public mapper$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(mapper instance, ObjectMapper mapper__) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // half
        tools.add(new ToolDefinition(
                "half",
                "Halves.",
                structure(object("mapper", typed("integer")), "mapper"),
                new Handler(mapper__), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(mapper instance) {
        return new mapper$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final ObjectMapper mapper__;

        Handler(ObjectMapper mapper__) {
            this.mapper__ = mapper__;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(mapper__, "half", invocation).answer();
        }
    }

    private static final class Call {
        final ObjectMapper mapper__;
        final String tool;
        final ToolInvocation invocation;

        Call(ObjectMapper mapper__, String tool, ToolInvocation invocation) {
            this.mapper__ = mapper__;
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
            // half
            Object mapper_ = argument(0, "mapper");
            requireValid("mapper");
            return json(mapper.half((int) mapper_), mapper__);
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
        //     MOST_DIGITS, intValue, whole, decimal, isNumber, afterDigits, wholeNumber, failed, printable, json,
        //     CallFuture, ArgumentError
        // End of the runtime helpers.
    }
}
