package p;

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
    public List<ToolDefinition> definitions(instance instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // twice
        tools.add(new ToolDefinition(
                "twice",
                "Doubles.",
                structure(object("value", typed("integer")), "value"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(instance instance) {
        return new instance$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final instance instance;
        private final ObjectMapper mapper;

        Handler(instance instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "twice", invocation).answer();
        }
    }

    private static final class Call {
        final instance instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(instance instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            this.instance = instance;
            this.mapper = mapper;
            this.tool = tool;
            this.invocation = invocation;
        }

        CompletableFuture<Object> answer() {
            try {
                return call();
            } catch (ArgumentError error) {
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call() throws Throwable {
            // twice
            Object value = argument(0, "value");
            requireValid("value");
            return completed(json(instance.twice((int) value), mapper));
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
