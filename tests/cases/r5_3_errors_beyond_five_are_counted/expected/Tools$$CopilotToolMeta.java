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
        // seven
        tools.add(new ToolDefinition(
                "seven",
                "Seven numbers.",
                structure(
                    object(
                        "a", typed("integer"),
                        "b", typed("integer"),
                        "c", typed("integer"),
                        "d", typed("integer"),
                        "e", typed("integer"),
                        "f", typed("integer"),
                        "g", typed("integer")),
                    "a", "b", "c", "d", "e", "f", "g"),
                new Handler(0, "seven", instance), null, null, null, null, null));
        // one
        tools.add(new ToolDefinition(
                "one",
                "One list.",
                structure(object("numbers", object("type", "array", "items", typed("integer"))), "numbers"),
                new Handler(1, "one", instance), null, null, null, null, null));
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
                    // seven
                    Object a = argument(0, "a");
                    Object b = argument(0, "b");
                    Object c = argument(0, "c");
                    Object d = argument(0, "d");
                    Object e = argument(0, "e");
                    Object f = argument(0, "f");
                    Object g = argument(0, "g");
                    requireValid("a", "b", "c", "d", "e", "f", "g");
                    return completed(instance.seven((int) a, (int) b, (int) c, (int) d, (int) e, (int) f, (int) g));
                }
                default: {
                    // one
                    Object numbers = argument(1, "numbers");
                    requireValid("numbers");
                    return completed(instance.one((List) numbers));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // List<Integer>
                    return collection(2, value, new ArrayList());
                default: // 2: Integer
                    return intValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, intValue, whole, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
