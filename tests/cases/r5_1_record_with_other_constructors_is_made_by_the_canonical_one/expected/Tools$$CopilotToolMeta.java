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
        // flat
        tools.add(new ToolDefinition(
                "flat",
                "Flattened.",
                structure(
                    object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                    "first", "second", "made"),
                new Handler(0, "flat", instance), null, null, null, null, null));
        // nested
        tools.add(new ToolDefinition(
                "nested",
                "Nested.",
                structure(
                    object(
                        "pair", structure(
                            object("first", typed("integer"), "second", typed("integer"), "made", typed("string")),
                            "first", "second", "made"),
                        "more", typed("integer")),
                    "pair", "more"),
                new Handler(1, "nested", instance), null, null, null, null, null));
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

        Handler(int number, String tool, Tools instance) {
            this.number = number;
            this.tool = tool;
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, tool, invocation).answer(number);
        }
    }

    private static final class Call {
        final Tools instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Tools instance, String tool, ToolInvocation invocation) {
            this.instance = instance;
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
                    // flat
                    Object first = argument(0, "first");
                    Object second = argument(1, "second");
                    Object made = argument(2, "made");
                    requireValid("first", "second", "made");
                    Tools.Pair record;
                    try {
                        record = new Tools.Pair((int) first, (Integer) second, (String) made);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.flat(record));
                }
                default: {
                    // nested
                    Object pair = argument(3, "pair");
                    Object more = argument(0, "more");
                    requireValid("pair", "more");
                    return completed(instance.nested((Tools.Pair) pair, (int) more));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // Integer
                    return intValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: Tools.Pair
                    return readPair(value);
            }
        }

        Tools.Pair readPair(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Pair(
                    (int) member(0, members, "first"),
                    (Integer) member(1, members, "second"),
                    (String) member(2, members, "made"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
