// Imports

/** The tools of Finder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Finder$$CopilotToolMeta implements CopilotToolMetadataProvider<Finder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Finder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Finder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object("key", object(), "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                new Handler(instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Finder instance) {
        return new Finder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Finder instance;
        private final ObjectMapper mapper;

        Handler(Finder instance, ObjectMapper mapper) {
            this.instance = instance;
            this.mapper = mapper;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, mapper, "find", invocation).answer();
        }
    }

    private static final class Call {
        final Finder instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Finder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
            // find
            Object key = argument(0, "key");
            Object query = argument(1, "query");
            requireValid("key", "query");
            return completed(instance.find(key, (Finder.Query) query));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                default: // 1: Finder.Query<Object>
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     MOST_DIGITS, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf,
        //     readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf,
        //     mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
