// Imports

/** The tools of LateInterface: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class LateInterface$$CopilotToolMeta implements CopilotToolMetadataProvider<LateInterface> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public LateInterface$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(LateInterface instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // further
        tools.add(new ToolDefinition(
                "further",
                "Of an interface.",
                structure(object("number", typed("integer")), "number"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(LateInterface instance) {
        return new LateInterface$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final LateInterface instance;

        Handler(LateInterface instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "further", invocation).answer();
        }
    }

    private static final class Call {
        final LateInterface instance;
        final String tool;
        final ToolInvocation invocation;

        Call(LateInterface instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
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
            // further
            Object number_ = argument(0, "number");
            requireValid("number");
            return completed(instance.further((int) number_));
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
        //     ArgumentError
        // End of the runtime helpers.
    }
}
