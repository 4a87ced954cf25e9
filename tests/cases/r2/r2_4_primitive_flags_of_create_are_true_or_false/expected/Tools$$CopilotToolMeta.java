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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // greet
        tools.add(ToolDefinition.create(
                "greet",
                "Greets.",
                structure(object("name", typed("string")), "name"),
                new Handler(0, "greet", instance),
                false,
                true,
                ToolDefer.AUTO));
        // await
        tools.add(ToolDefinition.create(
                "await",
                "Waits.",
                structure(object()),
                new Handler(1, "await", instance),
                false,
                false,
                null));
        // view
        tools.add(ToolDefinition.createOverride(
                "view",
                "Looks.",
                structure(object("place", typed("string")), "place"),
                new Handler(2, "view", instance),
                true,
                false,
                ToolDefer.NEVER));
        return tools;
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
                return CompletableFuture.<Object>completedFuture(call(number));
            } catch (ArgumentError error) {
                return refused(error);
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        Object call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // greet
                    Object name = argument(0, "name");
                    requireValid("name");
                    return instance.greet((String) name);
                }
                case 1: {
                    // await
                    instance.await();
                    return "Success";
                }
                default: {
                    // view
                    Object place = argument(0, "place");
                    requireValid("place");
                    return instance.look((String) place);
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, MOST_VALUES, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     notJson, textMapper, valuesLeft, nesting, given, givenAsText, parsed, argument, argumentOf,
        //     valueOrText, errorOf, requireValid, problems, more, unknown, distance, firstError, refused, firstOf,
        //     spend, requireNone, stringValue, failed, printable, CallFuture, ArgumentError
        // End of the runtime helpers.
    }
}
