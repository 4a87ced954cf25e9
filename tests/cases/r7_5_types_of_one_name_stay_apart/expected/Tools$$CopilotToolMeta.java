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
        // join
        tools.add(new ToolDefinition(
                "join",
                "Joins.",
                object(
                    "type", "object",
                    "properties", object("own", object("$ref", "#/$defs/Node"), "foreign", object("$ref", "#/$defs/Node2")),
                    "required", list("own", "foreign"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "number", typed("integer"),
                                "more", object("type", "array", "items", object("$ref", "#/$defs/Node"))),
                            "number", "more"),
                        "Node2", structure(
                            object(
                                "text", typed("string"),
                                "more", object("type", "array", "items", object("$ref", "#/$defs/Node2"))),
                            "text", "more"))),
                handler(0, "join", instance, mapper), null, null, null, null, null));
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
            // join
            Object own = argument(0, "own");
            Object foreign = argument(1, "foreign");
            requireValid("own", "foreign");
            return completed(instance.join((Tools.Node) own, (Node) foreign));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Node
                    return readNode(value);
                case 1: // Node
                    return readNode2(value);
                case 2: // int
                    return intValue(value);
                case 3: // List<Tools.Node>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: List<Node>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Node readNode(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Node(
                    (int) member(2, members, "number"),
                    (List) member(3, members, "more"));
        }

        Node readNode2(Object value) {
            Map<?, ?> members = members(value);
            return new Node(
                    (String) member(4, members, "text"),
                    (List) member(5, members, "more"));
        }
    }
}
