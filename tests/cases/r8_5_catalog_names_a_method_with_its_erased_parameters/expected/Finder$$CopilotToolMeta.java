// Imports

/** The tools of Finder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Finder$$CopilotToolMeta implements CopilotToolMetadataProvider<Finder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Finder$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Finder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find_one
        tools.add(new ToolDefinition(
                "find_one",
                "Finds one.",
                structure(object("key", typed("string", "Its key")), "key"),
                new Handler(0, "find_one", instance), null, null, null, null, null));
        // find_some
        tools.add(new ToolDefinition(
                "find_some",
                "Finds some.",
                structure(
                    object(
                        "keys", object("type", "array", "items", typed("string"), "description", "Their keys"),
                        "tags", object("type", "array", "items", typed("string"), "description", "Tags")),
                    "keys", "tags"),
                new Handler(1, "find_some", instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Finder instance) {
        return new Finder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final int number;
        private final String tool;
        private final Finder instance;

        Handler(int number, String tool, Finder instance) {
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
        final Finder instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Finder instance, String tool, ToolInvocation invocation) {
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
                    // find_one
                    Object key = argument(0, "key");
                    requireValid("key");
                    return completed(instance.find((CharSequence) key));
                }
                default: {
                    // find_some
                    Object keys = argument(1, "keys");
                    Object tags = argument(2, "tags");
                    requireValid("keys", "tags");
                    return completed(instance.find((List) keys, invocation, (String[]) tags));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence
                    return stringValue(value);
                case 1: // List<CharSequence>
                    return collection(0, value, new ArrayList());
                case 2: // String[]
                    return readArrayOfString(value);
                default: // 3: String
                    return stringValue(value);
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(3, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     stringValue, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
