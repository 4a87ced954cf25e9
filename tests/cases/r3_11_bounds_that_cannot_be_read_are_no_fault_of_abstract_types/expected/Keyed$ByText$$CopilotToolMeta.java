// Imports

/** The tools of Keyed.ByText: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Keyed$ByText$$CopilotToolMeta implements CopilotToolMetadataProvider<Keyed.ByText> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Keyed$ByText$$CopilotToolMeta() {}

    @Override
    public List<ToolDefinition> definitions(Keyed.ByText instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // find
        tools.add(new ToolDefinition(
                "find",
                "Find.",
                structure(
                    object(
                        "key", object("type", "string", "description", "The key.", "default", "a"),
                        "more", object("type", "array", "items", typed("string")),
                        "counts", object("type", "object", "additionalProperties", typed("integer"))),
                    "more", "counts"),
                new Handler(instance), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Keyed.ByText instance) {
        return new Keyed$ByText$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    // Runtime helpers:
    //     object, list, typed, structure
    // End of the runtime helpers.

    private static final class Handler implements ToolHandler {
        private final Keyed.ByText instance;

        Handler(Keyed.ByText instance) {
            this.instance = instance;
        }

        @Override
        public CompletableFuture<Object> invoke(ToolInvocation invocation) {
            return new Call(instance, "find", invocation).answer();
        }
    }

    private static final class Call {
        final Keyed.ByText instance;
        final String tool;
        final ToolInvocation invocation;

        Call(Keyed.ByText instance, String tool, ToolInvocation invocation) {
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
            // find
            Object key = orDefault(0, "key", "a");
            Object more = argument(1, "more");
            Object counts = argument(2, "counts");
            requireValid("key", "more", "counts");
            return completed(instance.find((String) key, (List) more, (Map) counts));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // List<String>
                    return collection(0, value, new ArrayList());
                case 2: // Map<String, Integer>
                    return map(4, 3, value, new LinkedHashMap());
                case 3: // Integer
                    return intValue(value);
                default: // 4: Object
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, orDefault, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, map, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, completed,
        //     failed, ArgumentError
        // End of the runtime helpers.
    }
}
