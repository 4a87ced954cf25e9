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
        // search
        tools.add(new ToolDefinition(
                "search",
                "Searches.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"),
                        "deep", typed("boolean")),
                    "query", "deep"),
                new Handler(0, "search", instance), null, null, null, null, null));
        // maybe
        tools.add(new ToolDefinition(
                "maybe",
                "Searches maybe.",
                structure(
                    object(
                        "query", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                new Handler(1, "maybe", instance), null, null, null, null, null));
        // all
        tools.add(new ToolDefinition(
                "all",
                "Searches all.",
                structure(
                    object(
                        "queries", object(
                            "type", "array",
                            "items", structure(object("text", typed("string"), "limit", typed("integer")), "text", "limit"))),
                    "queries"),
                new Handler(2, "all", instance), null, null, null, null, null));
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
                    // search
                    Object query = argument(0, "query");
                    Object deep = argument(1, "deep");
                    requireValid("query", "deep");
                    return completed(instance.search((Tools.Query) query, (boolean) deep));
                }
                case 1: {
                    // maybe
                    Object query = argument(2, "query");
                    requireValid("query");
                    return completed(instance.maybe((Optional) query));
                }
                default: {
                    // all
                    Object queries = argument(3, "queries");
                    requireValid("queries");
                    return completed(instance.all((List) queries));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Query
                    return readQuery(value);
                case 1: // boolean
                    return booleanValue(value);
                case 2: // Optional<Tools.Query>
                    return optional(0, value);
                case 3: // List<Tools.Query>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: int
                    return intValue(value);
            }
        }

        Tools.Query readQuery(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Query(
                    (String) member(4, members, "text"),
                    (int) member(5, members, "limit"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, optional, elements, members,
        //     noObject, descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, booleanValue,
        //     stringValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
