// Imports

/** The tools of Generic: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Generic> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Generic instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // raw
        tools.add(new ToolDefinition(
                "raw",
                "In a generic class, whose companion calls it raw.",
                structure(
                    object(
                        "one", typed("string"),
                        "values", object("type", "array", "items", typed("string")),
                        "text", typed("string")),
                    "one", "values", "text"),
                handler(0, "raw", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic instance) {
        return new Generic$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Generic) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Generic instance;

        Call(Generic instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // raw
            Object one = argument(0, "one");
            Object values = argument(1, "values");
            Object text = argument(0, "text");
            requireValid("one", "values", "text");
            return completed(instance.raw((CharSequence) bounded("one", one, 0, Comparable.class), (CharSequence[]) bounded("values", values, 1, Comparable.class), (CharSequence) text));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence
                    return stringValue(value);
                default: // 1: CharSequence[]
                    return readArrayOfCharSequence(value);
            }
        }

        CharSequence[] readArrayOfCharSequence(Object value) {
            Object[] items = collection(0, value, new ArrayList<Object>()).toArray();
            CharSequence[] result = new CharSequence[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (CharSequence) items[index];
            }
            return result;
        }
    }
}
