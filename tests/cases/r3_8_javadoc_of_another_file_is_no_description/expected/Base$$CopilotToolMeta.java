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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // add
        tools.add(new ToolDefinition(
                "add",
                "Adds.",
                structure(object("first", typed("integer"), "second", typed("integer")), "first", "second"),
                new Handler(0, "add", instance, mapper), null, null, null, null, null));
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "Doubles.",
                structure(object("number", typed("integer", "which")), "number"),
                new Handler(1, "twice", instance, mapper), null, null, null, null, null));
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
        private final ObjectMapper mapper;

        Handler(int number, String tool, Base instance, ObjectMapper mapper) {
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
        final Base instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Base instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
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
                    // add
                    Object first = argument(0, "first");
                    Object second = argument(0, "second");
                    requireValid("first", "second");
                    return completed(json(instance.add((int) first, (int) second), mapper));
                }
                default: {
                    // twice
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(json(instance.twice((int) number_), mapper));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: int
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, decimal, completed, failed,
        //     json, ArgumentError
        // End of the runtime helpers.
    }
}
