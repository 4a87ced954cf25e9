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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // made
        tools.add(new ToolDefinition(
                "made",
                "A constructor and a factory.",
                structure(
                    object("both", typed("string"), "lists", object("type", "array", "items", typed("integer"))),
                    "both", "lists"),
                new Handler(0, "made", instance, mapper), null, null, null, null, null));
        // members
        tools.add(new ToolDefinition(
                "members",
                "Two members for one name.",
                structure(
                    object(
                        "any", object(
                            "type", "object",
                            "properties", object(),
                            "required", list(),
                            "additionalProperties", typed("integer")),
                        "renamed", structure(object("a", typed("integer")))),
                    "any", "renamed"),
                new Handler(1, "members", instance, mapper), null, null, null, null, null));
        // references
        tools.add(new ToolDefinition(
                "references",
                "References to the parent.",
                structure(
                    object(
                        "parent", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", structure(object("name", typed("string")))),
                                "favourite", structure(object("name", typed("string"))))),
                        "more", typed("integer")),
                    "parent", "more"),
                new Handler(2, "references", instance, mapper), null, null, null, null, null));
        // built
        tools.add(new ToolDefinition(
                "built",
                "A builder.",
                structure(
                    object("built", structure(object("name", typed("string"))), "more", typed("integer")),
                    "built", "more"),
                new Handler(3, "built", instance, mapper), null, null, null, null, null));
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
                    // made
                    Object both = argument(0, "both");
                    Object lists = argument(1, "lists");
                    requireValid("both", "lists");
                    return completed(instance.made((Tools.Both) both, (Tools.Lists) lists));
                }
                case 1: {
                    // members
                    Object any = argument(2, "any");
                    Object renamed = argument(3, "renamed");
                    requireValid("any", "renamed");
                    return completed(instance.members((Tools.Any) any, (Tools.Renamed) renamed));
                }
                case 2: {
                    // references
                    Object parent = argument(4, "parent");
                    Object more = argument(5, "more");
                    requireValid("parent", "more");
                    return completed(instance.references((Tools.Parent) parent, (int) more));
                }
                default: {
                    // built
                    Object built = argument(6, "built");
                    Object more = argument(5, "more");
                    requireValid("built", "more");
                    return completed(instance.built((Tools.Built) built, (int) more));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Both
                    return mapped(text(value, "a string"), Tools.Both.class, "a string");
                case 1: // Tools.Lists
                    return mapped(value, Tools.Lists.class, "an array");
                case 2: // Tools.Any
                    return mapped(value, Tools.Any.class, "an object");
                case 3: // Tools.Renamed
                    return mapped(value, Tools.Renamed.class, "an object");
                case 4: // Tools.Parent
                    return mapped(value, Tools.Parent.class, "an object");
                case 5: // int
                    return intValue(value);
                default: // 6: Tools.Built
                    return mapped(value, Tools.Built.class, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, intValue, whole, decimal, wholeNumber,
        //     MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, text, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
