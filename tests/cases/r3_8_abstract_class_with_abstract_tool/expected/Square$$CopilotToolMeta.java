// Imports

/** The tools of Square: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Square$$CopilotToolMeta implements CopilotToolMetadataProvider<Square> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Square$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Square instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // area
        tools.add(new ToolDefinition(
                "area",
                "The area.",
                structure(object("scale", typed("number")), "scale"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Square instance) {
        return new Square$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Square instance;
        private final ObjectMapper mapper;

        Handler(Square instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "area", invocation).answer();
        }
    }

    private static final class Call {
        final Square instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Square instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
            // area
            Object scale = argument(0, "scale");
            requireValid("scale");
            return completed(json(instance.area((double) scale), mapper));
        }

        Object value(int type, Object value) {
            switch (type) {
                default: // 0: double
                    return doubleValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, doubleValue, decimal, completed, failed,
        //     json, ArgumentError
        // End of the runtime helpers.
    }
}
