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
                handler(0, "list", instance, mapper), null, null, null, null, null));
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
            // list
            Object words = argument(0, "words");
            Object numbers = argument(1, "numbers");
            Object counts = argument(2, "counts");
            requireValid("words", "numbers", "counts");
            return completed(instance.list((List) words, (List) numbers, (Map) counts));
        }

        protected Object value(int type, Object value) {
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
    }
}
