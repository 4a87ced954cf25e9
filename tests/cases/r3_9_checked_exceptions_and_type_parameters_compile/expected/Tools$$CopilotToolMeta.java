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
        // read
        tools.add(new ToolDefinition(
                "read",
                "Reads.",
                structure(object("path", typed("string")), "path"),
                new Handler(0, "read", instance), null, null, null, null, null));
        // sort
        tools.add(new ToolDefinition(
                "sort",
                "Sorts.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(1, "sort", instance), null, null, null, null, null));
        // bounded
        tools.add(new ToolDefinition(
                "bounded",
                "Bounded.",
                structure(object("number", typed("number"), "text", typed("string")), "number", "text"),
                new Handler(2, "bounded", instance), null, null, null, null, null));
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
                    // read
                    Object path = argument(0, "path");
                    requireValid("path");
                    return completed(instance.read((String) path));
                }
                case 1: {
                    // sort
                    Object words = argument(1, "words");
                    requireValid("words");
                    return completed(instance.sort((List) words));
                }
                default: {
                    // bounded
                    Object number_ = argument(2, "number");
                    Object text = argument(3, "text");
                    requireValid("number", "text");
                    return completed(instance.bounded((Number) number_, (CharSequence) text));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // List<String>
                    return collection(0, value, new ArrayList());
                case 2: // Number
                    return numberValue(value);
                default: // 3: CharSequence
                    return stringValue(value);
            }
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, descend, collection,
        //     MOST_DIGITS, floatValue, doubleValue, stringValue, numberValue, decimal, completed, failed,
        //     ArgumentError
        // End of the runtime helpers.
    }
}
