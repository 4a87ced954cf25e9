// Imports

/** The tools of Keyed.ByText: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Keyed$ByText$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Keyed.ByText> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Keyed$ByText$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

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
                handler(0, "find", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Keyed.ByText instance) {
        return new Keyed$ByText$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Keyed.ByText) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Keyed.ByText instance;

        Call(Keyed.ByText instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // find
            Object key = orDefault(0, "key", "a");
            Object more = argument(1, "more");
            Object counts = argument(2, "counts");
            requireValid("key", "more", "counts");
            return completed(instance.find((String) key, (List) more, (Map) counts));
        }

        protected Object value(int type, Object value) {
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
    }
}
