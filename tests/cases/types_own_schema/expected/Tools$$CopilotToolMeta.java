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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(4);
        // label
        tools.add(new ToolDefinition(
                "label",
                "More than the type says.",
                structure(
                    object(
                        "value", object(
                            "items", object("enum", list("new", "sale")),
                            "maxItems", 2,
                            "description", "Up to two labels")),
                    "value"),
                handler(0, "label", instance, mapper), null, null, null, null, null));
        // price
        tools.add(new ToolDefinition(
                "price",
                "Anything, with a schema.",
                structure(object("value", object("type", list("number", "null"), "description", "In euros")), "value"),
                handler(1, "price", instance, mapper), null, null, null, null, null));
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "Definitions move to the tool's root.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Node", "description", "A tree")),
                    "required", list("tree"),
                    "$defs", object("Node", object("additionalProperties", object("$ref", "#/$defs/Node")))),
                handler(2, "tree", instance, mapper), null, null, null, null, null));
        // pick
        tools.add(new ToolDefinition(
                "pick",
                "On a record's component.",
                structure(
                    object(
                        "value", object(
                            "type", "array",
                            "items", structure(
                                object("letter", object("enum", list("a", "b"), "description", "Which")),
                                "letter"))),
                    "value"),
                handler(3, "pick", instance, mapper), null, null, null, null, null));
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
                    // label
                    Object value = argument(0, "value");
                    requireValid("value");
                    return completed(instance.label((List) value));
                }
                case 1: {
                    // price
                    Object value = argument(1, "value");
                    requireValid("value");
                    return completed(instance.price((JsonNode) value));
                }
                case 2: {
                    // tree
                    Object tree = argument(2, "tree");
                    requireValid("tree");
                    return completed(instance.tree(tree));
                }
                default: {
                    // pick
                    Object value = argument(3, "value");
                    requireValid("value");
                    return completed(instance.pick((List) value));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<String>
                    return collection(4, value, new ArrayList());
                case 1: // JsonNode
                    return mapped(value, JsonNode.class, "any JSON value");
                case 2: // Object
                    return anything(value);
                case 3: // List<Tools.Choice>
                    return collection(5, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: Tools.Choice
                    return readChoice(value);
            }
        }

        Tools.Choice readChoice(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Choice((String) member(4, members, "letter"));
        }
    }
}
