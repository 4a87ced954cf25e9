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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // put_object
        tools.add(new ToolDefinition(
                "put_object",
                "Object.",
                structure(object("any", object()), "any"),
                new Handler(0, "put_object", instance), null, null, null, null, null));
        // put_string
        tools.add(new ToolDefinition(
                "put_string",
                "String.",
                structure(object("text", typed("string")), "text"),
                new Handler(1, "put_string", instance), null, null, null, null, null));
        // put_boxed
        tools.add(new ToolDefinition(
                "put_boxed",
                "Boxed.",
                structure(object("number", typed("integer", "N."))),
                new Handler(2, "put_boxed", instance), null, null, null, null, null));
        // put_long
        tools.add(new ToolDefinition(
                "put_long",
                "Long.",
                structure(object("number", typed("integer")), "number"),
                new Handler(3, "put_long", instance), null, null, null, null, null));
        // put_double
        tools.add(new ToolDefinition(
                "put_double",
                "Double.",
                structure(object("number", typed("number")), "number"),
                new Handler(4, "put_double", instance), null, null, null, null, null));
        // put_words
        tools.add(new ToolDefinition(
                "put_words",
                "Words.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(5, "put_words", instance), null, null, null, null, null));
        // put_list
        tools.add(new ToolDefinition(
                "put_list",
                "List.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                new Handler(6, "put_list", instance), null, null, null, null, null));
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
                    // put_object
                    Object any = argument(0, "any");
                    requireValid("any");
                    return completed(instance.put(any));
                }
                case 1: {
                    // put_string
                    Object text = argument(1, "text");
                    requireValid("text");
                    return completed(instance.put((String) text));
                }
                case 2: {
                    // put_boxed
                    Object number_ = argument(3, "number");
                    requireValid("number");
                    return completed(instance.put((Integer) number_));
                }
                case 3: {
                    // put_long
                    Object number_ = argument(4, "number");
                    requireValid("number");
                    return completed(instance.put((long) number_));
                }
                case 4: {
                    // put_double
                    Object number_ = argument(5, "number");
                    requireValid("number");
                    return completed(instance.put((double) number_));
                }
                case 5: {
                    // put_words
                    Object words = argument(6, "words");
                    requireValid("words");
                    return completed(instance.put((String[]) words));
                }
                default: {
                    // put_list
                    Object words = argument(7, "words");
                    requireValid("words");
                    return completed(instance.put((List) words));
                }
            }
        }

        Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // String
                    return stringValue(value);
                case 2: // Integer
                    return intValue(value);
                case 3: // Integer or null
                    return value == null ? null : value(2, value);
                case 4: // long
                    return longValue(value);
                case 5: // double
                    return doubleValue(value);
                case 6: // String[]
                    return readArrayOfString(value);
                default: // 7: List<String>
                    return collection(1, value, new ArrayList());
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(1, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }

        // Runtime helpers:
        //     MOST_LEVELS, MOST_REPORTED, givenArguments, argumentErrors, knownNames, cameAsText, isFromText,
        //     textMapper, nesting, given, givenAsText, ofText, argument, argumentOf, reread, errorOf,
        //     requireValid, problems, more, unknown, distance, refused, anyValue, anything, firstOf, elements,
        //     descend, collection, MOST_DIGITS, intValue, longValue, whole, doubleValue, stringValue, decimal,
        //     completed, failed, ArgumentError
        // End of the runtime helpers.
    }
}
