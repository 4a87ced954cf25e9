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
        // box
        tools.add(new ToolDefinition(
                "box",
                "A box.",
                structure(
                    object(
                        "box", structure(
                            object(
                                "value", object("type", "string", "maxLength", 3),
                                "list", object("type", "array", "items", typed("string")),
                                "array", object("type", "array", "items", typed("string"))),
                            "value", "list", "array"),
                        "other", typed("integer")),
                    "box", "other"),
                new Handler(0, "box", instance), null, null, null, null, null));
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "A variable of the method.",
                structure(
                    object("numbers", object("type", "array", "items", typed("number")), "other", typed("integer")),
                    "numbers", "other"),
                new Handler(1, "variable", instance), null, null, null, null, null));
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
                    // box
                    Object box = argument(0, "box");
                    Object other = argument(1, "other");
                    requireValid("box", "other");
                    return completed(instance.box((Tools.Box) box, (int) other));
                }
                default: {
                    // variable
                    Object numbers = argument(2, "numbers");
                    Object other = argument(1, "other");
                    requireValid("numbers", "other");
                    return completed(instance.variable((List) numbers, (int) other));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Box<String>
                    return readBoxOfString(value);
                case 1: // int
                    return intValue(value);
                case 2: // List<Number>
                    return collection(6, value, new ArrayList());
                case 3: { // String
                    Object result = value(7, value);
                    textSize(value, 0, 3);
                    return result;
                }
                case 4: // List<String>
                    return collection(7, value, new ArrayList());
                case 5: // String[]
                    return readArrayOfString(value);
                case 6: // Number
                    return numberValue(value);
                default: // 7: String
                    return stringValue(value);
            }
        }

        Tools.Box readBoxOfString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Box(
                    (String) member(3, members, "value"),
                    (List) member(4, members, "list"),
                    (String[]) member(5, members, "array"));
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(7, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, firstOf, elements, members, noObject,
        //     descend, collection, member, valueAt, MOST_DIGITS, intValue, whole, floatValue, doubleValue,
        //     stringValue, numberValue, decimal, textIn, textSize, span, completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
