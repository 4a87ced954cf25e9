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
                    "properties", object("node", object("$ref", "#/$defs/Node", "description", "The first node")),
                    "required", list("node"),
                    "$defs", object(
                        "Node", structure(
                            object(
                                "next", object("$ref", "#/$defs/Node"),
                                "a", typed("string"),
                                "x", typed("integer")),
                            "a"))),
                handler(0, "walk", instance, mapper), null, null, null, null, null));
        // rank
        tools.add(new ToolDefinition(
                "rank",
                "Ranks.",
                structure(
                    object(
                        "ranked", object(
                            "type", "object",
                            "properties", object("note", typed("string")),
                            "required", list(),
                            "additionalProperties", object("type", "integer", "maximum", 9),
                            "description", "The ranks")),
                    "ranked"),
                handler(1, "rank", instance, mapper), null, null, null, null, null));
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
                    Object node = argument(0, "node");
                    requireValid("node");
                    return completed(instance.walk((Tools.Node) node));
                }
                default: {
                    // rank
                    Object ranked = argument(1, "ranked");
                    requireValid("ranked");
                    return completed(instance.rank((Tools.Ranked) ranked));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Node
                    return mapped(value(2, value), Tools.Node.class, "an object");
                case 1: // Tools.Ranked
                    return mapped(value(3, value), Tools.Ranked.class, "an object");
                case 2: // Tools.Node
                    return checkNode(value);
                case 3: // Tools.Ranked
                    return checkRanked(value);
                case 4: // Tools.Node
                    return checkNode2(value);
                default: { // 5: Integer
                    Object result = value;
                    atMost(value, 9L);
                    return result;
                }
            }
        }

        Object checkNode(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "next");
                require(value, "a");
            }
            return value;
        }

        Object checkRanked(Object value) {
            if (value instanceof Map) {
                inspectOthers(5, value, "note");
            }
            return value;
        }

        Object checkNode2(Object value) {
            if (value instanceof Map) {
                inspect(4, value, "next");
                require(value, "a");
            }
            return value;
        }
    }
}
