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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes both.",
                structure(
                    object(
                        "whole", object(
                            "type", "object",
                            "properties", object("a", typed("string"), "b", typed("string")),
                            "required", list(),
                            "additionalProperties", typed("string")),
                        "holder", structure(
                            object(
                                "open", structure(object("a", typed("string"))),
                                "outer", structure(object("a", typed("string"), "x", typed("string"), "y", typed("string")))))),
                    "whole", "holder"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(Tools instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "take", invocation).answer();
        }
    }

    private static final class Call {
        final Tools instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
            // take
            Object whole = argument(0, "whole");
            Object holder = argument(1, "holder");
            requireValid("whole", "holder");
            return completed(instance.take((Tools.Open) whole, (Tools.Holder) holder));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Open
                    return mapped(value, Tools.Open.class, "an object");
                default: // 1: Tools.Holder
                    return mapped(value, Tools.Holder.class, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
