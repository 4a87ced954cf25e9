package q;

// Imports

/** The tools of instance: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class instance$$CopilotToolMeta implements CopilotToolMetadataProvider<instance> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public instance$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(instance instance_, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // thrice
        tools.add(new ToolDefinition(
                "thrice",
                "Triples.",
                structure(object("value", typed("integer")), "value"),
                new Handler(0, "thrice", instance_, mapper), null, null, null, null, null));
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Is nothing.",
                structure(object()),
                new Handler(1, "nothing", instance_, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(instance instance_) {
        return new instance$$CopilotToolMeta().definitions(instance_, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final instance instance_;
        private final ObjectMapper mapper;

        Handler(int number, String tool, instance instance_, ObjectMapper mapper) {
            this.number = number;
            this.tool = tool;
            this.instance_ = instance_;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance_, mapper, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final instance instance_;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(instance instance_, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance_ = instance_;
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
                    // thrice
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(json(instance.thrice((int) value), mapper));
                }
                default: {
                    // nothing
                    instance_.nothing();
                    return completed("Success");
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
