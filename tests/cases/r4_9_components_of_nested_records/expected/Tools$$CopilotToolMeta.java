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
        // order
        tools.add(new ToolDefinition(
                "order",
                "Orders.",
                structure(
                    object(
                        "lines", object(
                            "type", "array",
                            "items", structure(
                                object(
                                    "item", typed("string", "What."),
                                    "count", typed("integer", "How many."),
                                    "currency", object("type", "string", "pattern", "^[A-Z]{3}$", "description", "The currency.")),
                                "item", "currency")),
                        "note", typed("string")),
                    "lines", "note"),
                handler(0, "order", instance, mapper), null, null, null, null, null));
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
            // order
            Object lines = argument(0, "lines");
            Object note = argument(1, "note");
            requireValid("lines", "note");
            return completed(instance.order((List) lines, (String) note));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Line>
                    return collection(2, value, new ArrayList());
                case 1: // String
                    return stringValue(value);
                case 2: // Tools.Line
                    return readLine(value);
                case 3: // Integer
                    return intValue(value);
                default: // 4: Integer or null
                    return value == null ? null : value(3, value);
            }
        }

        Tools.Line readLine(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Line(
                    (String) member(1, members, "item"),
                    (Integer) member(4, members, "count"),
                    (String) member(1, members, "currency"));
        }
    }
}
