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
                "Takes all of them.",
                structure(
                    object(
                        "list", structure(object("name", typed("string"))),
                        "map", structure(object("name", typed("string"))),
                        "holder", structure(
                            object(
                                "list", object(
                                    "type", "array",
                                    "items", structure(object("x", typed("integer"), "y", typed("integer")), "x", "y")),
                                "map", object("type", "object", "additionalProperties", typed("integer")),
                                "names", object("type", "array", "items", typed("string")),
                                "content", object("type", "array", "items", typed("integer")),
                                "keys", object("type", "object", "additionalProperties", typed("integer")),
                                "any", object("type", "array", "items", typed("boolean")),
                                "plain", object(
                                    "type", "array",
                                    "items", typed("string"),
                                    "description", "Only a class is turned into an object so.")))),
                    "list", "map", "holder"),
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
            Object list = argument(0, "list");
            Object map = argument(1, "map");
            Object holder = argument(2, "holder");
            requireValid("list", "map", "holder");
            return completed(instance.take((Tools.NamedList) list, (Tools.NamedMap) map, (Tools.Holder) holder));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.NamedList
                    return mapped(value, Tools.NamedList.class, "an object");
                case 1: // Tools.NamedMap
                    return mapped(value, Tools.NamedMap.class, "an object");
                case 2: // Tools.Holder
                    return mapped(value(3, value), Tools.Holder.class, "an object");
                case 3: // Tools.Holder
                    return checkHolder(value);
                case 4: // LinkedList<Tools.Point>
                    return inspectElements(5, value);
                default: // 5: Tools.Point
                    return checkPoint(value);
            }
        }

        Object checkHolder(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "list");
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
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt,
        //     inspectElements, inspect, inspectMember, require, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
