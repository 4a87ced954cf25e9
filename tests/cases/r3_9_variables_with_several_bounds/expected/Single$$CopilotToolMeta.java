// Imports

/** The tools of Single: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Single$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Single> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Single$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Single instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(1);
        // least
        tools.add(new ToolDefinition(
                "least",
                "The only tool of its class.",
                structure(object("values", object("type", "array", "items", typed("string"))), "values"),
                handler(0, "least", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Single instance) {
        return new Single$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Single) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Single instance;

        Call(Single instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            // least
            return least();
        }

        <V0 extends CharSequence & Comparable<V0>> CompletableFuture<Object> least() throws Throwable {
            Object values = argument(0, "values");
            requireValid("values");
            return completed(instance.least((V0[]) bounded("values", values, 1, Comparable.class)));
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
