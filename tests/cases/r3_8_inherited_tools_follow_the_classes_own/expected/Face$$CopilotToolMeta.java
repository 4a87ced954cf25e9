// Imports

/** The tools of Face: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Face$$CopilotToolMeta implements CopilotToolMetadataProvider<Face> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Face$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Face instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // from_face
        tools.add(new ToolDefinition(
                "from_face",
                "Of the interface.",
                structure(object()),
                new Handler(0, "from_face", instance), null, null, null, null, null));
        // promised
        tools.add(new ToolDefinition(
                "promised",
                "Abstract there.",
                structure(object("word", typed("string", "A word.")), "word"),
                new Handler(1, "promised", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Face instance) {
        return new Face$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Face instance;

        Handler(int number, String tool, Face instance) {
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
        final Face instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Face instance, String tool, ToolInvocation invocation) {
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
                    // from_face
                    return completed(instance.fromFace());
                }
                default: {
                    // promised
                    Object word = argument(0, "word");
                    requireValid("word");
                    return completed(instance.promised((String) word));
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
