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
        // broken
        tools.add(new ToolDefinition(
                "broken",
                "An expression whose fault is only known where it runs.",
                structure(object("word", typed("string")), "word"),
                new Handler(0, "broken", instance), null, null, null, null, null));
        // whole
        tools.add(new ToolDefinition(
                "whole",
                "Another tool.",
                structure(object("word", typed("string")), "word"),
                new Handler(1, "whole", instance), null, null, null, null, null));
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
                    // broken
                    Object word = argument(0, "word");
                    requireValid("word");
                    return completed(instance.broken((String) word));
                }
                default: {
                    // whole
                    Object word = argument(1, "word");
                    requireValid("word");
                    return completed(instance.whole((String) word));
                }
            }
        }

        private static final Pattern PATTERN = compiled("\\p{NoSuchProperty}+", 128);

        private static final Pattern PATTERN2 = compiled("[a-z]++", 0);

        Object value(int type, Object value) {
            switch (type) {
                case 0: { // String
                    Object result = value(2, value);
                    matches(value, PATTERN);
                    return result;
                }
                case 1: { // String
                    Object result = value(2, value);
                    matches(value, PATTERN2);
                    return result;
                }
                default: // 2: String
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, MOST_STEPS, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, patternSteps, nesting, given, givenAsText, ofText, argument, argumentOf, reread,
        //     errorOf, requireValid, problems, more, unknown, distance, refused, firstOf, matches, stringValue,
        //     compiled, BoundedText, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
