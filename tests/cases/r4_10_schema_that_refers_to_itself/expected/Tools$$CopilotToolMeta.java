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
        // one
        tools.add(new ToolDefinition(
                "one",
                "As generators of schemas write it.",
                object(
                    "type", "object",
                    "properties", object(
                        "tree", object("$ref", "#/$defs/tree2"),
                        "parts", object(
                            "type", "array",
                            "items", structure(
                                object("tree", object("$ref", "#/$defs/tree3", "description", "Its tree.")),
                                "tree"))),
                    "required", list("tree", "parts"),
                    "$defs", object(
                        "tree2", object(
                            "description", "A tree.",
                            "type", "object",
                            "properties", object(
                                "$schema", typed("string"),
                                "left", object("$ref", "#/$defs/tree2"),
                                "right", object("$ref", "#/$defs/tree2"),
                                "leaf", object("$ref", "#/$defs/tree")),
                            "default", object("$schema", "kept", "$ref", "#")),
                        "tree", object("anyOf", list(object("$ref", "#/$defs/tree2"), typed("null"))),
                        "tree3", object("description", "Any tree.", "type", "array", "items", object("$ref", "#/$defs/tree3")))),
                new Handler(0, "one", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Its own description is the argument's.",
                object(
                    "type", "object",
                    "properties", object(
                        "tree", object("$ref", "#/$defs/tree", "description", "Two."),
                        "part", structure(object("tree", object("$ref", "#/$defs/tree2", "description", "Its tree.")), "tree")),
                    "required", list("tree", "part"),
                    "$defs", object(
                        "tree", object("items", object("$ref", "#/$defs/tree")),
                        "tree2", object("description", "Any tree.", "type", "array", "items", object("$ref", "#/$defs/tree2")))),
                new Handler(1, "two", instance, mapper), null, null, null, null, null));
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
                    // one
                    Object tree = argument(0, "tree");
                    Object parts = argument(1, "parts");
                    requireValid("tree", "parts");
                    return completed(instance.one((JsonNode) tree, (List) parts));
                }
                default: {
                    // two
                    Object tree = argument(0, "tree");
                    Object part = argument(2, "part");
                    requireValid("tree", "part");
                    return completed(instance.two((JsonNode) tree, (Tools.Part) part));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 1: // List<Tools.Part>
                    return collection(2, value, new ArrayList());
                default: // 2: Tools.Part
                    return readPart(value);
            }
        }

        Tools.Part readPart(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Part((JsonNode) member(0, members, "tree"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
