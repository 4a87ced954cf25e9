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
        // draw
        tools.add(new ToolDefinition(
                "draw",
                "Draws.",
                object(
                    "type", "object",
                    "properties", object(
                        "a", object("$ref", "#/$defs/Item", "description", "A."),
                        "b", object("items", object("$ref", "#/$defs/Item2"), "description", "B."),
                        "c", object("$ref", "#/$defs/Item3")),
                    "required", list("a", "b", "c"),
                    "$defs", object(
                        "Item", typed("integer"),
                        "Item2", typed("string"),
                        "Item3", structure(
                            object(
                                "name", typed("string"),
                                "parts", object("type", "array", "items", object("$ref", "#/$defs/Item3"))),
                            "name", "parts"))),
                handler(0, "draw", instance, mapper), null, null, null, null, null));
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
            // draw
            Object a = argument(0, "a");
            Object b = argument(0, "b");
            Object c = argument(1, "c");
            requireValid("a", "b", "c");
            instance.draw(a, b, (Tools.Item) c);
            return completed("Success");
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Object
                    return anything(value);
                case 1: // Tools.Item
                    return readItem(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: List<Tools.Item>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Item readItem(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Item(
                    (String) member(2, members, "name"),
                    (List) member(3, members, "parts"));
        }
    }
}
