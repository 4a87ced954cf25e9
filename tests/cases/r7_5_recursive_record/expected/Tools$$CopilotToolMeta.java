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
        // walk
        tools.add(new ToolDefinition(
                "walk",
                "Walks.",
                object(
                    "type", "object",
                    "properties", object("root", object("$ref", "#/$defs/Node"), "depth", typed("integer")),
                    "required", list("root", "depth"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "name", "children"))),
                handler(0, "walk", instance, mapper), null, null, null, null, null));
        // walk_flat
        tools.add(new ToolDefinition(
                "walk_flat",
                "Walks flat.",
                object(
                    "type", "object",
                    "properties", object(
                        "name", typed("string"),
                        "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                    "required", list("name", "children"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "name", typed("string"),
                                "children", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "name", "children"))),
                handler(1, "walk_flat", instance, mapper), null, null, null, null, null));
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
                    // walk
                    Object root = argument(0, "root");
                    Object depth = argument(1, "depth");
                    requireValid("root", "depth");
                    return completed(instance.walk((Tools.Node) root, (int) depth));
                }
                default: {
                    // walk_flat
                    Object name = argument(2, "name");
                    Object children = argument(3, "children");
                    requireValid("name", "children");
                    Tools.Node record;
                    try {
                        record = new Tools.Node((String) name, (List) children);
                    } catch (RuntimeException thrown) {
                        throw errorOf(thrown);
                    }
                    return completed(instance.walkFlat(record));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Node
                    return readNode(value);
                case 1: // int
                    return intValue(value);
                case 2: // String
                    return stringValue(value);
                default: // 3: List<Tools.Node>
                    return collection(0, value, new ArrayList());
            }
        }

        Tools.Node readNode(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Node(
                    (String) member(2, members, "name"),
                    (List) member(3, members, "children"));
        }
    }
}
