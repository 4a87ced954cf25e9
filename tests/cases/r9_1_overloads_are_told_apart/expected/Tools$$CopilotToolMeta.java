// Imports

/** The tools of Tools: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Tools$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Tools> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Tools$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Tools instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // put_object
        tools.add(new ToolDefinition(
                "put_object",
                "Object.",
                structure(object("any", object()), "any"),
                handler(0, "put_object", instance, mapper), null, null, null, null, null));
        // put_string
        tools.add(new ToolDefinition(
                "put_string",
                "String.",
                structure(object("text", typed("string")), "text"),
                handler(1, "put_string", instance, mapper), null, null, null, null, null));
        // put_boxed
        tools.add(new ToolDefinition(
                "put_boxed",
                "Boxed.",
                structure(object("number", typed("integer", "N."))),
                handler(2, "put_boxed", instance, mapper), null, null, null, null, null));
        // put_long
        tools.add(new ToolDefinition(
                "put_long",
                "Long.",
                structure(object("number", typed("integer")), "number"),
                handler(3, "put_long", instance, mapper), null, null, null, null, null));
        // put_double
        tools.add(new ToolDefinition(
                "put_double",
                "Double.",
                structure(object("number", typed("number")), "number"),
                handler(4, "put_double", instance, mapper), null, null, null, null, null));
        // put_words
        tools.add(new ToolDefinition(
                "put_words",
                "Words.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                handler(5, "put_words", instance, mapper), null, null, null, null, null));
        // put_list
        tools.add(new ToolDefinition(
                "put_list",
                "List.",
                structure(object("words", object("type", "array", "items", typed("string"))), "words"),
                handler(6, "put_list", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Tools instance) {
        return new Tools$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Tools) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Tools instance;

        Call(Tools instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
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

        protected Object value(int type, Object value) {
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
    }
}
