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
        // count
        tools.add(new ToolDefinition(
                "count",
                "Counts.",
                structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                new Handler(0, "count", instance, mapper), null, null, null, null, null));
        // count_more
        tools.add(new ToolDefinition(
                "count_more",
                "Counts more.",
                structure(
                    object(
                        "range", structure(object("from", typed("integer"), "to", typed("integer")), "from", "to"),
                        "more", typed("integer")),
                    "range", "more"),
                new Handler(1, "count_more", instance, mapper), null, null, null, null, null));
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
                    Object from = argument(0, "from");
                    Object to = argument(0, "to");
                    requireValid("from", "to");
                    Tools.Range record;
                    try {
                        record = new Tools.Range((int) from, (int) to);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(json(instance.count(record), mapper));
                }
                default: {
                    // count_more
                    Object range = argument(1, "range");
                    Object more = argument(0, "more");
                    requireValid("range", "more");
                    return completed(json(instance.countMore((Tools.Range) range, (int) more), mapper));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                default: // 1: Tools.Range
                    return readRange(value);
            }
        }

        Tools.Range readRange(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Range((int) member(0, members, "from"), (int) member(0, members, "to"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, decimal, completed, failed, json, ArgumentError
        // End of the runtime helpers.
    }
}
