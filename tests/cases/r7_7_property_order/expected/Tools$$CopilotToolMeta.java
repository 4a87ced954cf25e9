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
        // order
        tools.add(new ToolDefinition(
                "order",
                "Orders.",
                structure(
                    object(
                        "ordered", structure(
                            object("zeta", typed("integer"), "alpha", typed("integer"), "beta", typed("integer"))),
                        "alphabetic", structure(object("alpha", typed("integer"), "zeta", typed("integer"))),
                        "turned", structure(
                            object("b", typed("integer"), "a", typed("integer"), "c", typed("integer")),
                            "b", "a", "c")),
                    "ordered", "alphabetic", "turned"),
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
            return new Call(instance, mapper, "order", invocation).answer();
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
            // order
            Object ordered = argument(0, "ordered");
            Object alphabetic = argument(1, "alphabetic");
            Object turned = argument(2, "turned");
            requireValid("ordered", "alphabetic", "turned");
            return completed(instance.order((Tools.Ordered) ordered, (Tools.Alphabetic) alphabetic, (Tools.Turned) turned));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Ordered
                    return mapped(value, Tools.Ordered.class, "an object");
                case 1: // Tools.Alphabetic
                    return mapped(value, Tools.Alphabetic.class, "an object");
                case 2: // Tools.Turned
                    return readTurned(value);
                default: // 3: int
                    return intValue(value);
            }
        }

        Tools.Turned readTurned(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Turned(
                    (int) member(3, members, "a"),
                    (int) member(3, members, "b"),
                    (int) member(3, members, "c"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, wholeNumber, MOST_NESTED, MOST_CONSTANTS,
        //     MOST_TEXTS, mapped, wordsOf, readMapped, treeAt, numberNode, withoutTexts, failureOf, isOfWrongKind,
        //     nodeAt, replace, stepsOf, mappingError, wrongValue, thrownBy, expectationOfWhole, rangeOf,
        //     expectation, constants, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
