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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "text", typed("string"),
                        "limit", object("type", "integer", "description", "How many.", "default", 5)),
                    "text"),
                new Handler(0, "search", instance), null, null, null, null, null));
        // strip
        tools.add(new ToolDefinition(
                "strip",
                "Strips.",
                structure(object("text", typed("string", "Kept.")), "text"),
                new Handler(1, "strip", instance), null, null, null, null, null));
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
                    // search
                    Object text = argument(0, "text");
                    Object limit = orDefault(1, "limit", 5);
                    requireValid("text", "limit");
                    Tools.Query record;
                    try {
                        record = new Tools.Query((String) text, (int) limit);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.search(record));
                }
                default: {
                    // strip
                    Object text = argument(0, "text");
                    requireValid("text");
                    Tools.Compact record;
                    try {
                        record = new Tools.Compact((String) text);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.strip(record));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                default: // 1: int
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
