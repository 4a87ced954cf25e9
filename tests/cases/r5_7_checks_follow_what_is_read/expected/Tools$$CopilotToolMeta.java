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
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "Walks.",
                object(
                    "type", "object",
                    "properties", object("node", object("$ref", "#/$defs/Node", "description", "The first node")),
                    "required", list("node"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "next", object("$ref", "#/$defs/Node"),
                                "a", typed("string"),
                                "x", typed("integer")),
                            "a"))),
                new Handler(0, "walk", instance, mapper), null, null, null, null, null));
        // rank
        tools.add(new ToolDefinition(
                "rank",
                "Ranks.",
                structure(
                    object(
                        "ranked", object(
                            "type", "object",
                            "properties", object("note", typed("string")),
                            "required", list(),
                            "additionalProperties", object("type", "integer", "maximum", 9),
                            "description", "The ranks")),
                    "ranked"),
                new Handler(1, "rank", instance, mapper), null, null, null, null, null));
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
                    // walk
                    Object node = argument(0, "node");
                    requireValid("node");
                    return completed(instance.walk((Tools.Node) node));
                }
                default: {
                    // rank
                    Object ranked = argument(1, "ranked");
                    requireValid("ranked");
                    return completed(instance.rank((Tools.Ranked) ranked));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Node
                    return mapped(value(2, value), Tools.Node.class, "an object");
                case 1: // Tools.Ranked
                    return mapped(value(3, value), Tools.Ranked.class, "an object");
                case 2: // Tools.Node
                    return checkNode(value);
                case 3: // Tools.Ranked
                    return checkRanked(value);
                case 4: // Tools.Node
                    return checkNode2(value);
                default: { // 5: Integer
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
            }
        }

        Object checkNode(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "next");
                require(value, "a");
            }
            return value;
        }

        Object checkRanked(Object value) {
            if (value instanceof Map) {
                inspectOthers(5, value, "note");
            }
            return value;
        }

        Object checkNode2(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "next");
                require(value, "a");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt, inspect,
        //     inspectOthers, inspectMember, require, MOST_DIGITS, decimal, wholeNumber, atMost, numberIn,
        //     MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
