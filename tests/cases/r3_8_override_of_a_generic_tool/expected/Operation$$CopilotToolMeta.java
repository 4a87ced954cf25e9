// Imports

/** The tools of Operation: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Operation$$CopilotToolMeta implements CopilotToolMetadataProvider<Operation> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Operation$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Operation instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // run
        tools.add(new ToolDefinition(
                "run",
                "Runs.",
                structure(
                    object(
                        "input", object("description", "What goes in."),
                        "more", object("type", "array", "items", object())),
                    "input", "more"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Operation instance) {
        return new Operation$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Operation instance;
        private final ObjectMapper mapper;

        Handler(Operation instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "run", invocation).answer();
        }
    }

    private static final class Call {
        final Operation instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Operation instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
            // run
            Object input = argument(0, "input");
            Object more = argument(1, "more");
            requireValid("input", "more");
            return completed(jsonOrResult(instance.run(input, (List) more), mapper));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: List<Object>
                    return collection(0, value, new ArrayList());
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, elements,
        //     descend, collection, completed, failed, json, jsonOrResult, ArgumentError
        // End of the runtime helpers.
    }
}
