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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(3);
        // chain
        tools.add(new ToolDefinition(
                "chain",
                "Optional components.",
                object(
                    "type", "object",
                    "properties", object("chain", object("$ref", "#/$defs/Chain"), "left", object("$ref", "#/$defs/Left")),
                    "required", list("chain", "left"),
                    "$defs", object(
                        "Chain", structure(object("name", typed("string"), "next", object("$ref", "#/$defs/Chain")), "name"),
                        "Left", structure(object("right", object("$ref", "#/$defs/Right")), "right"),
                        "Right", structure(
                            object(
                                "name", typed("string"),
                                "left", object("$ref", "#/$defs/Left", "description", "Back.")),
                            "name"))),
                handler(0, "chain", instance, mapper), null, null, null, null, null));
        // expression
        tools.add(new ToolDefinition(
                "expression",
                "A leaf that ends it.",
                object(
                    "type", "object",
                    "properties", object("expression", object("$ref", "#/$defs/Expression"), "more", typed("integer")),
                    "required", list("expression", "more"),
                    "$defs", object(
                        "Expression", object(
                            "oneOf", list(
                                object(
                                    "type", "object",
                                    "properties", object(
                                        "first", object("$ref", "#/$defs/Expression"),
                                        "others", object(
                                            "type", "array",
                                            "items", object("$ref", "#/$defs/Expression"),
                                            "minItems", 1)),
                                    "required", list("first", "others"),
                                    "additionalProperties", false),
                                object(
                                    "type", "object",
                                    "properties", object("value", typed("integer")),
                                    "required", list("value"),
                                    "additionalProperties", false))))),
                handler(1, "expression", instance, mapper), null, null, null, null, null));
        // tree
        tools.add(new ToolDefinition(
                "tree",
                "Collections that may be empty.",
                object(
                    "type", "object",
                    "properties", object("tree", object("$ref", "#/$defs/Tree"), "more", typed("integer")),
                    "required", list("tree", "more"),
                    "$defs", object(
                        "Tree", structure(
                            object(
                                "parts", object("type", "array", "items", object("$ref", "#/$defs/Tree")),
                                "named", object("type", "object", "additionalProperties", object("$ref", "#/$defs/Tree"))),
                            "parts", "named"))),
                handler(2, "tree", instance, mapper), null, null, null, null, null));
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
                    // chain
                    Object chain = argument(0, "chain");
                    Object left = argument(1, "left");
                    requireValid("chain", "left");
                    return completed(instance.chain((Tools.Chain) chain, (Tools.Left) left));
                }
                case 1: {
                    // expression
                    Object expression = argument(2, "expression");
                    Object more = argument(3, "more");
                    requireValid("expression", "more");
                    return completed(instance.expression((Tools.Expression) expression, (int) more));
                }
                default: {
                    // tree
                    Object tree = argument(4, "tree");
                    Object more = argument(3, "more");
                    requireValid("tree", "more");
                    return completed(instance.tree((Tools.Tree) tree, (int) more));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Chain
                    return readChain(value);
                case 1: // Tools.Left
                    return readLeft(value);
                case 2: // Tools.Expression
                    return deduced(value, "an object with \"first\" and \"others\", or one with \"value\"",
                            8, new String[][] {{"first"}, {"others"}}, new String[][] {},
                            9, new String[][] {{"value"}}, new String[][] {});
                case 3: // int
                    return intValue(value);
                case 4: // Tools.Tree
                    return readTree(value);
                case 5: // String
                    return stringValue(value);
                case 6: // Optional<Tools.Chain>
                    return optional(0, value);
                case 7: // Tools.Right
                    return readRight(value);
                case 8: // Tools.Sum
                    return readSum(value);
                case 9: // Tools.Number
                    return readNumber(value);
                case 10: // List<Tools.Tree>
                    return collection(4, value, new ArrayList());
                case 11: // Map<String, Tools.Tree>
                    return map(14, 4, value, new LinkedHashMap());
                case 12: // Tools.Left or null
                    return value == null ? null : value(1, value);
                case 13: { // List<Tools.Expression>
                    Object result = value(15, value);
                    elementCount(value, 1, 2147483647);
                    return result;
                }
                case 14: // Object
                    return stringValue(value);
                default: // 15: List<Tools.Expression>
                    return collection(2, value, new ArrayList());
            }
        }

        Tools.Chain readChain(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Chain(
                    (String) member(5, members, "name"),
                    (Optional) member(6, members, "next"));
        }

        Tools.Left readLeft(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Left((Tools.Right) member(7, members, "right"));
        }

        Tools.Tree readTree(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Tree(
                    (List) member(10, members, "parts"),
                    (Map) member(11, members, "named"));
        }

        Tools.Right readRight(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Right(
                    (String) member(5, members, "name"),
                    (Tools.Left) member(12, members, "left"));
        }

        Tools.Sum readSum(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Sum(
                    (Tools.Expression) member(2, members, "first"),
                    (List) member(13, members, "others"));
        }

        Tools.Number readNumber(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Number((int) member(3, members, "value"));
        }
    }
}
