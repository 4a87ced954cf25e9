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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "number", typed("integer"),
                        "isbn", typed("string"),
                        "name", object("type", "string", "maxLength", 3),
                        "later", typed("integer"),
                        "item", structure(
                            object("count", typed("integer"), "name", object("type", "string", "maxLength", 3)),
                            "count", "name")),
                    "number", "isbn", "name", "later", "item"),
                new Handler(0, "take", instance), null, null, null, null, null));
        // silent
        tools.add(new ToolDefinition(
                "silent",
                "Is silent.",
                structure(object("number", typed("integer")), "number"),
                new Handler(1, "silent", instance), null, null, null, null, null));
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
                    // take
                    Object number_ = argument(0, "number");
                    Object isbn = argument(1, "isbn");
                    Object name = argument(2, "name");
                    Object later = argument(0, "later");
                    Object item = argument(3, "item");
                    requireValid("number", "isbn", "name", "later", "item");
                    return completed(instance.take((int) number_, (String) isbn, (String) name, (int) later, (Tools.Item) item));
                }
                default: {
                    // silent
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.silent((int) number_));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // String
                    return stringValue(value);
                case 2: { // String
                    Object result = value(1, value);
                    textSize(value, 0, 3);
                    return result;
                }
                default: // 3: Tools.Item
                    return readItem(value);
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (int) member(0, members, "count"),
                    (String) member(2, members, "name"));
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, members, noObject, descend,
        //     member, valueAt, MOST_DIGITS, intValue, whole, stringValue, decimal, textIn, textSize, span,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
