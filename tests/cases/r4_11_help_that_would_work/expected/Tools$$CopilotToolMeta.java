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
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("value", typed("integer", "Count")), "value"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // more
        tools.add(new ToolDefinition(
                "more",
                "Counts more.",
                structure(object("value", typed("integer", "Count")), "value"),
                new Handler(1, "more", instance, mapper), null, null, null, null, null));
        // flip
        tools.add(new ToolDefinition(
                "flip",
                "Switches.",
                structure(object("value", typed("boolean", "On")), "value"),
                new Handler(2, "flip", instance, mapper), null, null, null, null, null));
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
                    // count
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.count((AtomicInteger) value));
                }
                case 1: {
                    // more
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.more((AtomicLong) value));
                }
                default: {
                    // flip
                    Object value = argument(2, "value");
                    requireValid("value");
                    return completed(instance.flip((AtomicBoolean) value));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // AtomicInteger
                    return mapped(value, AtomicInteger.class, "a value that the tool can read");
                case 1: // AtomicLong
                    return mapped(value, AtomicLong.class, "a value that the tool can read");
                default: // 2: AtomicBoolean
                    return mapped(value, AtomicBoolean.class, "a value that the tool can read");
            }
        }

        // Runtime helpers:
        //     MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText, textMapper,
        //     nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf, requireValid, problems,
        //     more, unknown, distance, refused, firstOf, MOST_DIGITS, decimal, wholeNumber, MOST_NESTED,
        //     MOST_CONSTANTS, MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts,
        //     failureOf, isOfWrongKind, nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy,
        //     expectationOfWhole, rangeOf, expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
