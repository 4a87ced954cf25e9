// Imports

/** The tools of Finder: made by copilot-tool-processor, for {@code ToolDefinition.fromObject}. */
@AllowCopilotExperimental
@SuppressWarnings({
    "all", "auxiliaryclass", "cast", "deprecation", "exports", "rawtypes", "removal", "serial", "unchecked"
})
public final class Finder$$CopilotToolMeta extends Companion implements CopilotToolMetadataProvider<Finder> {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

    /** Made by the SDK, which finds this class by its name. */
    public Finder$$CopilotToolMeta() {
        super(1, "0.1.0");
    }

    @Override
    public List<ToolDefinition> definitions(Finder instance, ObjectMapper mapper) {
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(2);
        // find_one
        tools.add(new ToolDefinition(
                "find_one",
                "Finds one.",
                structure(object("key", typed("string", "Its key")), "key"),
                handler(0, "find_one", instance, mapper), null, null, null, null, null));
        // find_some
        tools.add(new ToolDefinition(
                "find_some",
                "Finds some.",
                structure(
                    object(
                        "keys", object("type", "array", "items", typed("string"), "description", "Their keys"),
                        "tags", object("type", "array", "items", typed("string"), "description", "Tags")),
                    "keys", "tags"),
                handler(1, "find_some", instance, mapper), null, null, null, null, null));
        return tools;
    }

    static List<ToolDefinition> definitions(Finder instance) {
        return new Finder$$CopilotToolMeta().definitions(instance, MAPPER);
    }

    @Override
    protected CompanionCall call(
            int number, Object instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
        return new Call((Finder) instance, mapper, tool, invocation);
    }

    private static final class Call extends CompanionCall {
        final Finder instance;

        Call(Finder instance, ObjectMapper mapper, String tool, ToolInvocation invocation) {
            super(tool, mapper, invocation);
            this.instance = instance;
        }

        protected CompletableFuture<Object> call(int number) throws Throwable {
            switch (number) {
                case 0: {
                    // find_one
                    Object key = argument(0, "key");
                    requireValid("key");
                    return completed(instance.find((CharSequence) key));
                }
                default: {
                    // find_some
                    Object keys = argument(1, "keys");
                    Object tags = argument(2, "tags");
                    requireValid("keys", "tags");
                    return completed(instance.find((List) keys, invocation, (String[]) tags));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // CharSequence
                    return stringValue(value);
                case 1: // List<CharSequence>
                    return collection(0, value, new ArrayList());
                case 2: // String[]
                    return readArrayOfString(value);
                default: // 3: String
                    return stringValue(value);
            }
        }

        String[] readArrayOfString(Object value) {
            Object[] items = collection(3, value, new ArrayList<Object>()).toArray();
            String[] result = new String[items.length];
            for (int index = 0; index < items.length; index++) {
                result[index] = (String) items[index];
            }
            return result;
        }
    }
}
