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
        // one
        tools.add(new ToolDefinition(
                "one",
                "As generators of schemas write it.",
                object(
                    "type", "object",
                    "properties", object(
                        "tree", object("$ref", "#/$defs/tree2"),
                        "parts", object(
                            "type", "array",
                            "items", structure(
                                object("tree", object("$ref", "#/$defs/tree3", "description", "Its tree.")),
                                "tree"))),
                    "required", list("tree", "parts"),
                    "$defs", object(
                        "tree2", object(
                            "description", "A tree.",
                            "type", "object",
                            "properties", object(
                                "$schema", typed("string"),
                                "left", object("$ref", "#/$defs/tree2"),
                                "right", object("$ref", "#/$defs/tree2"),
                                "leaf", object("$ref", "#/$defs/tree")),
                            "default", object("$schema", "kept", "$ref", "#")),
                        "tree", object("anyOf", list(object("$ref", "#/$defs/tree2"), typed("null"))),
                        "tree3", object("description", "Any tree.", "type", "array", "items", object("$ref", "#/$defs/tree3")))),
                handler(0, "one", instance, mapper), null, null, null, null, null));
        // two
        tools.add(new ToolDefinition(
                "two",
                "Its own description is the argument's.",
                object(
                    "type", "object",
                    "properties", object(
                        "tree", object("$ref", "#/$defs/tree", "description", "Two."),
                        "part", structure(object("tree", object("$ref", "#/$defs/tree2", "description", "Its tree.")), "tree")),
                    "required", list("tree", "part"),
                    "$defs", object(
                        "tree", object("items", object("$ref", "#/$defs/tree")),
                        "tree2", object("description", "Any tree.", "type", "array", "items", object("$ref", "#/$defs/tree2")))),
                handler(1, "two", instance, mapper), null, null, null, null, null));
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
                    // one
                    Object tree = argument(0, "tree");
                    Object parts = argument(1, "parts");
                    requireValid("tree", "parts");
                    return completed(instance.one((JsonNode) tree, (List) parts));
                }
                default: {
                    // two
                    Object tree = argument(0, "tree");
                    Object part = argument(2, "part");
                    requireValid("tree", "part");
                    return completed(instance.two((JsonNode) tree, (Tools.Part) part));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 1: // List<Tools.Part>
                    return collection(2, value, new ArrayList());
                default: // 2: Tools.Part
                    return readPart(value);
            }
        }

        Tools.Part readPart(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Part((JsonNode) member(0, members, "tree"));
        }
    }
}
