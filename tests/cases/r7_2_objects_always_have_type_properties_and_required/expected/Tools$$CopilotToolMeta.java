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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // nothing
        tools.add(new ToolDefinition(
                "nothing",
                "Nothing.",
                structure(object()),
                new Handler(0, "nothing", instance, mapper), null, null, null, null, null));
        // optional
        tools.add(new ToolDefinition(
                "optional",
                "All optional.",
                structure(object("text", typed("string"))),
                new Handler(1, "optional", instance, mapper), null, null, null, null, null));
        // empty
        tools.add(new ToolDefinition(
                "empty",
                "Empty ones.",
                structure(
                    object(
                        "empty", structure(object()),
                        "bare", structure(object()),
                        "raw", object("type", "array", "items", object())),
                    "empty", "bare", "raw"),
                new Handler(2, "empty", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Tools instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Tools instance, ObjectMapper mapper) {
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
                    // nothing
                    instance.nothing();
                    return completed("Success");
                }
                case 1: {
                    // optional
                    Object text = argument(0, "text");
                    requireValid("text");
                    instance.optional((Optional) text);
                    return completed("Success");
                }
                default: {
                    // empty
                    Object empty = argument(1, "empty");
                    Object bare = argument(2, "bare");
                    Object raw = argument(3, "raw");
                    requireValid("empty", "bare", "raw");
                    instance.empty((Tools.Empty) empty, (Tools.Bare) bare, (List) raw);
                    return completed("Success");
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Optional<String>
                    return optional(4, value);
                case 1: // Tools.Empty
                    return readEmpty(value);
                case 2: // Tools.Bare
                    return mapped(value, Tools.Bare.class, "an object");
                case 3: // List
                    return collection(5, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: Object
                    return anything(value);
            }
        }

        Tools.Empty readEmpty(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Empty();
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, optional,
        //     elements, members, noObject, descend, collection, MOST_DIGITS, stringValue, decimal, wholeNumber,
        //     MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
