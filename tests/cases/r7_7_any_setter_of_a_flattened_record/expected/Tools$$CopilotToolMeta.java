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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                object(
                    "type", "object",
                    "properties", object("text", typed("string", "What to look for.")),
                    "required", list("text"),
                    "additionalProperties", typed("integer")),
                new Handler(0, "search", instance, mapper), null, null, null, null, null));
        // find
        tools.add(new ToolDefinition(
                "find",
                "Finds places.",
                object(
                    "type", "object",
                    "properties", object("text", typed("string", "Which ones.")),
                    "required", list("text"),
                    "additionalProperties", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                new Handler(1, "find", instance, mapper), null, null, null, null, null));
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
                if (isReread()) {
                    return answer(number);
                }
                return refused(problems(error));
            } catch (Throwable failure) {
                return failed(failure);
            }
        }

        CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // search
                    argument(0, "text");
                    requireValid();
                    Tools.Search record = (Tools.Search) mapped(allArguments(), Tools.Search.class, "an object");
                    return completed(instance.search(record));
                }
                default: {
                    // find
                    argument(2, "text");
                    otherArguments(4, "text");
                    requireValid();
                    Tools.Places record = (Tools.Places) mapped(allArguments(), Tools.Places.class, "an object");
                    return completed(instance.find(record));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return anyValue(value);
                case 1: // Tools.Search
                    return checkSearch(value);
                case 2: // String
                    return anyValue(value);
                case 3: // Tools.Places
                    return checkPlaces(value);
                default: // 4: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkSearch(Object value) {
            if (value instanceof Map) {
                require(value, "text");
            }
            return value;
        }

        Object checkPlaces(Object value) {
            if (value instanceof Map) {
                require(value, "text");
                inspectOthers(4, value, "text");
            }
            return value;
        }

        Object checkPoint(Object value) {
            if (value instanceof Map) {
                require(value, "x");
                require(value, "y");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, otherArguments, argumentOf, reread,
        //     errorOf, isReread, requireValid, problems, more, unknown, distance, refused, anyValue, firstOf,
        //     allArguments, descend, valueAt, inspectOthers, inspectMember, require, MOST_DIGITS, decimal,
        //     wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt,
        //     numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError,
        //     wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
