// Imports

/** The tools of Base: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Base$$CopilotToolMeta implements CopilotToolMetadataProvider<Base> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Base$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Base instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // first
        tools.add(new ToolDefinition(
                "first",
                "First.",
                structure(object()),
                new Handler(0, "first", instance), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Second.",
                structure(object("word", typed("string", "A word.")), "word"),
                new Handler(1, "two", instance), null, null, null, null, null));
        // third
        tools.add(new ToolDefinition(
                "third",
                "Third.",
                structure(object()),
                new Handler(2, "third", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Base instance) {
        return new Base$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Base instance;

        Handler(int number, String tool, Base instance) {
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
        final Base instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Base instance, String tool, ToolInvocation invocation) {
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
                    // first
                    return completed(instance.first());
                }
                case 1: {
                    // two
                    Object text = argument(0, "word");
                    requireValid("word");
                    return completed(instance.second((String) text));
                }
                default: {
                    // third
                    return completed(instance.third());
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
