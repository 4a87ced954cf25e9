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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object("items", object("type", "array", "items", typed("integer")), "first", typed("integer")),
                    "items", "first"),
                new Handler(instance), null, null, null, null, null));
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

        Handler(Tools instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "show", invocation).answer();
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
            // show
            Object items = argument(0, "items");
            Object first = argument(1, "first");
            requireValid("items", "first");
            Tools.Page record;
            try {
                record = new Tools.Page((List) items, (Integer) first);
            } catch (RuntimeException thrown) {
                throw errorOf(thrown);
            }
            return completed(instance.show(record));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Integer>
                    return collection(1, value, new ArrayList());
                default: // 1: Integer
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
