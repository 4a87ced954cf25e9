// Imports

/** The tools of Checker: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Checker$$CopilotToolMeta implements CopilotToolMetadataProvider<Checker> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Checker$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Checker instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // check
        tools.add(new ToolDefinition(
                "check",
                "Check.",
                structure(object("item", object(), "strict", typed("boolean")), "item", "strict"),
                new Handler(0, "check", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", typed("string"),
                        "query", structure(object("like", object(), "most", typed("integer")))),
                    "key", "query"),
                new Handler(1, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Checker instance) {
        return new Checker$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Checker instance;
        private final ObjectMapper mapper;

        Handler(int number, String tool, Checker instance, ObjectMapper mapper) {
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
        final Checker instance;
        final ObjectMapper mapper;
        final String tool;
        final ToolInvocation invocation;

        Call(Checker instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
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
                    // check
                    Object item = argument(0, "item");
                    Object strict = argument(1, "strict");
                    requireValid("item", "strict");
                    return jsonOrResultLater(instance.check(item, (boolean) strict), mapper, tool);
                }
                default: {
                    // find
                    Object key = argument(2, "key");
                    Object query = argument(3, "query");
                    requireValid("key", "query");
                    return completed(instance.find((String) key, (Finder.Query) query));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // boolean
                    return booleanValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: Finder.Query<Object>
                    return mapped(value, new TypeReference<Finder.Query<Object>>() {}, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, descend,
        //     MOST_DIGITS, booleanValue, stringValue, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind,
        //     nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf,
        //     expectation, constants, completed, failed, json, jsonOrResult, jsonOrResultLater, Delivery,
        //     JsonOrResultDelivery, ArgumentError
        // End of the runtime helpers.
    }
}
