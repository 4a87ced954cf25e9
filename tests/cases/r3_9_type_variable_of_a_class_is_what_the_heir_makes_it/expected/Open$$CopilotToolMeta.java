// Imports

/** The tools of Open: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Open$$CopilotToolMeta implements CopilotToolMetadataProvider<Open> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Open$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Open instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // put
        tools.add(new ToolDefinition(
                "put",
                "Puts.",
                structure(
                    object(
                        "key", typed("number"),
                        "value", typed("number"),
                        "more", object("type", "array", "items", typed("number"))),
                    "key", "value", "more"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Open instance) {
        return new Open$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Open instance;

        Handler(Open instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "put", invocation).answer();
        }
    }

    private static final class Call {
        final Open instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Open instance, String tool, ToolInvocation invocation) {
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
            // put
            Object key = argument(0, "key");
            Object value = argument(0, "value");
            Object more = argument(1, "more");
            requireValid("key", "value", "more");
            return completed(instance.put((Number) key, (Number) value, (List) more));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Number
                    return numberValue(value);
                default: // 1: List<Number>
                    return collection(0, value, new ArrayList());
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, floatValue, doubleValue, numberValue, decimal, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
