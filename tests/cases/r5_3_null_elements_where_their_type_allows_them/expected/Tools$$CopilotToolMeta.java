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
        // list
        tools.add(new ToolDefinition(
                "list",
                "Lists.",
                structure(
                    object(
                        "words", object("type", "array", "items", typed("string")),
                        "numbers", object("type", "array", "items", typed("integer")),
                        "counts", object("type", "object", "additionalProperties", typed("integer"))),
                    "words", "numbers", "counts"),
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
            return new Call(instance, "list", invocation).answer();
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
            // list
            Object words = argument(0, "words");
            Object numbers = argument(1, "numbers");
            Object counts = argument(2, "counts");
            requireValid("words", "numbers", "counts");
            return completed(instance.list((List) words, (List) numbers, (Map) counts));
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // List<String>
                    return collection(4, value, new ArrayList());
                case 1: // List<Optional<Integer>>
                    return collection(5, value, new ArrayList());
                case 2: // Map<String, Integer>
                    return map(8, 7, value, new LinkedHashMap());
                case 3: // String
                    return stringValue(value);
                case 4: // String or null
                    return value == null ? null : value(3, value);
                case 5: // Optional<Integer>
                    return optional(6, value);
                case 6: // Integer
                    return intValue(value);
                case 7: // Integer or null
                    return value == null ? null : value(6, value);
                default: // 8: Object
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, optional, elements, members,
        //     noObject, descend, collection, map, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
