// Imports

/** The tools of Generic.Inner: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Generic$Inner$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Generic.Inner> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Generic$Inner$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Generic.Inner instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // inner
        tools.add(new ToolDefinition(
                "inner",
                "In an inner class.",
                structure(
                    object("values", object("type", "array", "items", typed("string")), "one", typed("string")),
                    "values", "one"),
                handler(0, "inner", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Generic.Inner instance) {
        return new Generic$Inner$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Generic.Inner) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Generic.Inner instance;

        Call(Generic.Inner instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // inner
            Object values = argument(0, "values");
            Object one = argument(1, "one");
            requireValid("values", "one");
            return completed(instance.inner((CharSequence[]) bounded("values", values, 1, Comparable.class), (CharSequence) bounded("one", one, 0, Comparable.class)));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence[]
                    return readArrayOfCharSequence(value);
                default: // 1: CharSequence
                    return stringValue(value);
            }
        }

        CharSequence[] readArrayOfCharSequence(Object value) {
            Object[] items = collection(1, value, new ArrayList<Object>()).toArray();
            CharSequence[] result = new CharSequence[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (CharSequence) items[index];
            }
            return result;
        }
    }
}
