// Imports

/** The tools of Generic: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$$CopilotToolMeta implements CopilotToolMetadataProvider<Generic> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Generic instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "In a generic class, whose companion calls it raw.",
                structure(
                    object(
                        "one", typed("string"),
                        "values", object("type", "array", "items", typed("string")),
                        "text", typed("string")),
                    "one", "values", "text"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic instance) {
        return new Generic$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Generic instance;

        Handler(Generic instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "raw", invocation).answer();
        }
    }

    private static final class Call {
        final Generic instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Generic instance, String tool, ToolInvocation invocation) {
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
            // raw
            Object one = argument(0, "one");
            Object values = argument(1, "values");
            Object text = argument(0, "text");
            requireValid("one", "values", "text");
            return completed(instance.raw((CharSequence) bounded("one", one, 0, Comparable.class), (CharSequence[]) bounded("values", values, 1, Comparable.class), (CharSequence) text));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence
                    return stringValue(value);
                default: // 1: CharSequence[]
                    return readArrayOfCharSequence(value);
            }
        }

        CharSequence[] readArrayOfCharSequence(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
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
