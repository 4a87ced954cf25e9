// Imports

/** The tools of Louder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Louder$$CopilotToolMeta implements CopilotToolMetadataProvider<Louder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Louder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Louder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // quiet
        tools.add(new ToolDefinition(
                "quiet",
                "Silent.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                new Handler(0, "quiet", instance), null, null, null, null, null));
        // loud
        tools.add(new ToolDefinition(
                "loud",
                "Warned of.",
                structure(object("no-identifier", typed("string", "Which")), "no-identifier"),
                new Handler(1, "loud", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Louder instance) {
        return new Louder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Louder instance;

        Handler(int number, String tool, Louder instance) {
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
        final Louder instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Louder instance, String tool, ToolInvocation invocation) {
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
                    // quiet
                    Object which = argument(0, "no-identifier");
                    requireValid("no-identifier");
                    return completed(instance.quiet((String) which));
                }
                default: {
                    // loud
                    Object which = argument(0, "no-identifier");
                    requireValid("no-identifier");
                    return completed(instance.loud((String) which));
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
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
