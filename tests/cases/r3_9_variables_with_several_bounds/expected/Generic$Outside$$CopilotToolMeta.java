// Imports

/** The tools of Generic.Outside: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$Outside$$CopilotToolMeta implements CopilotToolMetadataProvider<Generic.Outside> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$Outside$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Generic.Outside instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inner
        tools.add(new ToolDefinition(
                "inner",
                "In an inner class.",
                structure(
                    object("values", object("type", "array", "items", typed("string")), "one", typed("string")),
                    "values", "one"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic.Outside instance) {
        return new Generic$Outside$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Generic.Outside instance;

        Handler(Generic.Outside instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "inner", invocation).answer();
        }
    }

    private static final class Call {
        final Generic.Outside instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Generic.Outside instance, String tool, ToolInvocation invocation) {
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
            // inner
            return inner();
        }

        <V0 extends CharSequence & Comparable<V0>> CompletableFuture<Object> inner() throws Throwable {
            Object values = argument(0, "values");
            Object one = argument(1, "one");
            requireValid("values", "one");
            return completed(instance.inner((V0[]) bounded("values", values, 1, Comparable.class), (V0) bounded("one", one, 0, Comparable.class)));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence[]
                    return readArrayOfCharSequence(value);
                default: // 1: CharSequence
                    return stringValue(value);
            }
        }

        CharSequence[] readArrayOfCharSequence(Object value) {
            Object[] items = collection(1, value, new ArrayList<Object>()).toArray();
            CharSequence[] result = new CharSequence[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (CharSequence) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     bounded, stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
