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
        // take
        tools.add(new ToolDefinition(
                "take",
                "Takes.",
                structure(
                    object(
                        "number", typed("integer"),
                        "isbn", typed("string"),
                        "name", object("type", "string", "maxLength", 3),
                        "later", typed("integer"),
                        "item", structure(
                            object("count", typed("integer"), "name", object("type", "string", "maxLength", 3)),
                            "count", "name")),
                    "number", "isbn", "name", "later", "item"),
                handler(0, "take", instance, mapper), null, null, null, null, null));
        // silent
        tools.add(new ToolDefinition(
                "silent",
                "Is silent.",
                structure(object("number", typed("integer")), "number"),
                handler(1, "silent", instance, mapper), null, null, null, null, null));
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
                    // take
                    Object number_ = argument(0, "number");
                    Object isbn = argument(1, "isbn");
                    Object name = argument(2, "name");
                    Object later = argument(0, "later");
                    Object item = argument(3, "item");
                    requireValid("number", "isbn", "name", "later", "item");
                    return completed(instance.take((int) number_, (String) isbn, (String) name, (int) later, (Tools.Item) item));
                }
                default: {
                    // silent
                    Object number_ = argument(0, "number");
                    requireValid("number");
                    return completed(instance.silent((int) number_));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // int
                    return intValue(value);
                case 1: // String
                    return stringValue(value);
                case 2: { // String
                    Object result = value(1, value);
                    textSize(value, 0, 3);
                    return result;
                }
                default: // 3: Tools.Item
                    return readItem(value);
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (int) member(0, members, "count"),
                    (String) member(2, members, "name"));
        }
    }
}
