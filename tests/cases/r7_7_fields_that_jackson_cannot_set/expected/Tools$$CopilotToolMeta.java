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
        // one
        tools.add(new ToolDefinition(
                "one",
                "One.",
                structure(object("unset", structure(object()), "more", typed("integer")), "unset", "more"),
                new Handler(0, "one", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Two.",
                structure(object("heirs", object("type", "array", "items", structure(object()))), "heirs"),
                new Handler(1, "two", instance, mapper), null, null, null, null, null));
        // three
        tools.add(new ToolDefinition(
                "three",
                "Three.",
                structure(
                    object(
                        "one", structure(object("name", typed("string"))),
                        "getter", structure(object("name", typed("string"))),
                        "detected", structure(object("name", typed("string"))),
                        "nothing", structure(object())),
                    "one", "getter", "detected", "nothing"),
                new Handler(2, "three", instance, mapper), null, null, null, null, null));
        // four
        tools.add(new ToolDefinition(
                "four",
                "Four.",
                structure(object("unset", structure(object())), "unset"),
                new Handler(3, "four", instance, mapper), null, null, null, null, null));
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
                    Object unset = argument(0, "unset");
                    Object more = argument(1, "more");
                    requireValid("unset", "more");
                    return completed(instance.one((Tools.Unset) unset, (int) more));
                }
                case 1: {
                    // two
                    Object heirs = argument(2, "heirs");
                    requireValid("heirs");
                    return completed(instance.two((List) heirs));
                }
                case 2: {
                    // three
                    Object one = argument(3, "one");
                    Object getter = argument(4, "getter");
                    Object detected = argument(5, "detected");
                    Object nothing = argument(6, "nothing");
                    requireValid("one", "getter", "detected", "nothing");
                    return completed(instance.three((Tools.OneSet) one, (Tools.ByGetter) getter, (Tools.Detected) detected, (Tools.Nothing) nothing));
                }
                default: {
                    // four
                    Object unset = argument(0, "unset");
                    requireValid("unset");
                    return completed(instance.four((Tools.Unset) unset));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Unset
                    return mapped(value, Tools.Unset.class, "an object");
                case 1: // int
                    return intValue(value);
                case 2: // List<Tools.Heir>
                    return collection(7, value, new ArrayList());
                case 3: // Tools.OneSet
                    return mapped(value, Tools.OneSet.class, "an object");
                case 4: // Tools.ByGetter
                    return mapped(value, Tools.ByGetter.class, "an object");
                case 5: // Tools.Detected
                    return mapped(value, Tools.Detected.class, "an object");
                case 6: // Tools.Nothing
                    return mapped(value, Tools.Nothing.class, "an object");
                default: // 7: Tools.Heir
                    return mapped(value, Tools.Heir.class, "an object");
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped,
        //     wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind, nodeAt, replace,
        //     stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf, expectation, constants,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
