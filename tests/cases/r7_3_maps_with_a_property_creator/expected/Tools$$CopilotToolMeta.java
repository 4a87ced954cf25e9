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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Maps with members of their own.",
                structure(
                    object(
                        "counts", object(
                            "type", "object",
                            "properties", object("name", typed("string"), "most", typed("integer")),
                            "required", list("most"),
                            "additionalProperties", typed("integer")),
                        "named", object(
                            "type", "object",
                            "properties", object("name", typed("string")),
                            "required", list("name"),
                            "additionalProperties", typed("boolean"))),
                    "counts", "named"),
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
            return new Call(instance, mapper, "show", invocation).answer();
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
            // show
            Object counts = argument(0, "counts");
            Object named = argument(1, "named");
            requireValid("counts", "named");
            return completed(instance.show((Tools.Counts) counts, (Tools.Named) named));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Counts
                    return mapped(value(2, value), Tools.Counts.class, "an object");
                case 1: // Tools.Named<Boolean>
                    return mapped(value(3, value), new TypeReference<Tools.Named<Boolean>>() {}, "an object");
                case 2: // Tools.Counts
                    return checkCounts(value);
                default: // 3: Tools.Named<Boolean>
                    return checkNamedOfBoolean(value);
            }
        }

        Object checkCounts(Object value) {
            if (value instanceof Map) {
                require(value, "most");
            }
            return value;
        }

        Object checkNamedOfBoolean(Object value) {
            if (value instanceof Map) {
                require(value, "name");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
