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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows what is in it.",
                structure(
                    object(
                        "it", object("type", "string", "maxLength", 3, "description", "Deep in."),
                        "numbers", object("type", "array", "items", typed("integer"), "description", "Numbers."),
                        "number", object("type", "integer", "description", "With a default.", "default", 5)),
                    "numbers"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object it = argument(0, "it");
            Object numbers = argument(1, "numbers");
            Object number_ = orDefault(2, "number", 5);
            requireValid("it", "numbers", "number");
            return completed(instance.show((Optional) it, (List) numbers, (Optional) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(3, value);
                case 1: // List<Optional<Optional<OptionalInt>>>
                    return collection(4, value, new ArrayList());
                case 2: // Optional<Optional<Integer>>
                    return optional(5, value);
                case 3: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(6, value);
                case 4: // Optional<Optional<OptionalInt>>
                    return optional(7, value);
                case 5: // Optional<Integer>
                    return optional(8, value);
                case 6: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(9, value);
                case 7: // Optional<OptionalInt>
                    return optional(10, value);
                case 8: // Integer
                    return intValue(value);
                case 9: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(11, value);
                case 10: // OptionalInt
                    return value == null ? OptionalInt.empty() : OptionalInt.of(intValue(value));
                case 11: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(12, value);
                case 12: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(13, value);
                case 13: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(14, value);
                case 14: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(15, value);
                case 15: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(16, value);
                case 16: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(17, value);
                case 17: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional...
                    return optional(18, value);
                case 18: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String...
                    return optional(19, value);
                case 19: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>...
                    return optional(20, value);
                case 20: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>>>>>
                    return optional(21, value);
                case 21: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>>>>
                    return optional(22, value);
                case 22: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>>>
                    return optional(23, value);
                case 23: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>>
                    return optional(24, value);
                case 24: // Optional<Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>>
                    return optional(25, value);
                case 25: // Optional<Optional<Optional<Optional<Optional<Optional<String>>>>>>
                    return optional(26, value);
                case 26: // Optional<Optional<Optional<Optional<Optional<String>>>>>
                    return optional(27, value);
                case 27: // Optional<Optional<Optional<Optional<String>>>>
                    return optional(28, value);
                case 28: // Optional<Optional<Optional<String>>>
                    return optional(29, value);
                case 29: // Optional<Optional<String>>
                    return optional(30, value);
                case 30: // Optional<String>
                    return optional(31, value);
                case 31: { // String
                    Object result = value(32, value);
                    textSize(value, 0, 3);
                    return result;
                }
                default: // 32: String
                    return stringValue(value);
            }
        }
    }
}
