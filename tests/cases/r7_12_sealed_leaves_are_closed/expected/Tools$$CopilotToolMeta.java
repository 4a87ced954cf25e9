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
                        "shape", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("r", typed("number"), "colour", typed("string")),
                                    "required", list("r"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("r", typed("number"), "inner", typed("number")),
                                    "required", list("r", "inner"),
                                    "additionalProperties", false)),
                            "description", "The shape"),
                        "tree", object("$ref", "#/$defs/Tree", "description", "The tree"),
                        "rings", object(
                            "type", "array",
                            "items", structure(object("r", typed("number"), "inner", typed("number")), "r", "inner"),
                            "description", "The rings"),
                        "other", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("r", typed("number"), "colour", typed("string")),
                                    "required", list("r"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("r", typed("number"), "inner", typed("number")),
                                    "required", list("r", "inner"),
                                    "additionalProperties", false)),
                            "description", "Another shape",
                            "default", object("r", 1, "inner", 0.5))),
                    "required", list("shape", "rings"),
                    "$defs", object(
                        "Tree", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object("value", typed("integer")),
                                    "required", list("value"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object(
                                        "left", object("$ref", "#/$defs/Tree"),
                                        "right", object("$ref", "#/$defs/Tree")),
                                    "required", list("left", "right"),
                                    "additionalProperties", false))))),
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
            Object shape = argument(0, "shape");
            Object tree = argument(1, "tree");
            Object rings = argument(2, "rings");
            Object other = orDefault(0, "other", object("r", 1, "inner", 0.5));
            requireValid("shape", "tree", "rings", "other");
            return completed(instance.draw((Tools.Shape) shape, (Optional) tree, (List) rings, (Tools.Shape) other));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Shape
                    return deduced(value, "an object with \"r\", or one with \"r\" and \"inner\"",
                            3, new String[][] {{"r"}}, new String[][] {{"colour"}},
                            4, new String[][] {{"r"}, {"inner"}}, new String[][] {});
                case 1: // Optional<Tools.Tree>
                    return optional(5, value);
                case 2: // List<Tools.Ring>
                    return collection(4, value, new ArrayList());
                case 3: // Tools.Circle
                    return readCircle(value);
                case 4: // Tools.Ring
                    return readRing(value);
                case 5: // Tools.Tree
                    return deduced(value, "an object with \"value\", or one with \"left\" and \"right\"",
                            8, new String[][] {{"value"}}, new String[][] {},
                            9, new String[][] {{"left"}, {"right"}}, new String[][] {});
                case 6: // double
                    return doubleValue(value);
                case 7: // Optional<String>
                    return optional(10, value);
                case 8: // Tools.Leaf
                    return readLeaf(value);
                case 9: // Tools.Branch
                    return readBranch(value);
                case 10: // String
                    return stringValue(value);
                default: // 11: int
                    return intValue(value);
            }
        }

        Tools.Circle readCircle(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Circle(
                    (double) member(6, members, "r"),
                    (Optional) member(7, members, "colour"));
        }

        Tools.Ring readRing(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Ring((double) member(6, members, "r"), (double) member(6, members, "inner"));
        }

        Tools.Leaf readLeaf(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Leaf((int) member(11, members, "value"));
        }

        Tools.Branch readBranch(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Branch(
                    (Tools.Tree) member(5, members, "left"),
                    (Tools.Tree) member(5, members, "right"));
        }
    }
}
