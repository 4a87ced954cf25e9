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
                handler(0, "box", instance, mapper), null, null, null, null, null));
        // variable
        tools.add(new ToolDefinition(
                "variable",
                "A variable of the method.",
                structure(
                    object("numbers", object("type", "array", "items", typed("number")), "other", typed("integer")),
                    "numbers", "other"),
                handler(1, "variable", instance, mapper), null, null, null, null, null));
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

        protected Object value(int type, Object value) {
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
    }
}
