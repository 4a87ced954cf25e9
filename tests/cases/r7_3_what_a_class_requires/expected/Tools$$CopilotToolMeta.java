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
        // make
        tools.add(new ToolDefinition(
                "make",
                "Makes.",
                structure(
                    object(
                        "made", structure(
                            object("count", typed("integer"), "label", typed("string"), "kind", typed("string")),
                            "count", "kind")),
                    "made"),
                new Handler(0, "make", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Checks.",
                structure(
                    object(
                        "checked", structure(
                            object(
                                "declared", typed("string"),
                                "present", typed("string"),
                                "worded", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                "filled", object("type", "array", "items", typed("string"), "minItems", 1),
                                "free", typed("string")),
                            "declared", "present", "worded", "filled")),
                    "checked"),
                new Handler(1, "check", instance, mapper), null, null, null, null, null));
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
                    // make
                    Object made = argument(0, "made");
                    requireValid("made");
                    return completed(instance.make((Tools.Made) made));
                }
                default: {
                    // check
                    Object checked = argument(1, "checked");
                    requireValid("checked");
                    instance.check((Tools.Checked) checked);
                    return completed("Success");
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Made
                    return mapped(value(2, value), Tools.Made.class, "an object");
                case 1: // Tools.Checked
                    return mapped(value(3, value), Tools.Checked.class, "an object");
                case 2: // Tools.Made
                    return checkMade(value);
                case 3: // Tools.Checked
                    return checkChecked(value);
                case 4: { // String
                    Object result = value;
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                default: { // 5: List<String>
                    Object result = value;
                    elementCount(value, 1, 2147483647);
                    return result;
                }
            }
        }

        Object checkMade(Object value) {
            if (value instanceof Map) {
                require(value, "count");
                require(value, "kind");
            }
            return value;
        }

        Object checkChecked(Object value) {
            if (value instanceof Map) {
                require(value, "declared");
                require(value, "present");
                require(value, "worded");
                inspect(4, value, "worded");
                require(value, "filled");
                inspect(5, value, "filled");
            }
            return value;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, descend, valueAt, inspect,
        //     inspectMember, require, MOST_DIGITS, decimal, wholeNumber, textIn, textSize, elementCount, notBlank,
        //     span, MOST_NESTED, MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode,
        //     withoutTexts, failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue,
        //     thrownBy, expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
