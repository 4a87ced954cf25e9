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
        // calculate
        tools.add(new ToolDefinition(
                "calculate",
                "Calculates.",
                object(
                    "type", "object",
                    "properties", object("term", object("$ref", "#/$defs/Term")),
                    "required", list("term"),
                    "$defs", object(
                        "Term", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "kind", object("type", "string", "enum", list("literal")),
                                        "value", typed("integer")),
                                    "kind", "value"),
                                object("$ref", "#/$defs/Sum"))),
                        "Sum", structure(
                            object(
                                "kind", object("type", "string", "enum", list("sum")),
                                "left", object("$ref", "#/$defs/Term"),
                                "right", object("$ref", "#/$defs/Term")),
                            "kind", "left", "right"))),
                handler(0, "calculate", instance, mapper), null, null, null, null, null));
        // follow
        tools.add(new ToolDefinition(
                "follow",
                "Follows links.",
                object(
                    "type", "object",
                    "properties", object("first", object("$ref", "#/$defs/Link"), "steps", typed("integer")),
                    "required", list("first", "steps"),
                    "$defs", object(
                        "Link", structure(object("name", typed("string"), "next", object("$ref", "#/$defs/Link")), "name"))),
                handler(1, "follow", instance, mapper), null, null, null, null, null));
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
                    // calculate
                    Object term = argument(0, "term");
                    requireValid("term");
                    return completed(json(instance.calculate((Tools.Term) term), mapper));
                }
                default: {
                    // follow
                    Object first = argument(1, "first");
                    Object steps = argument(2, "steps");
                    requireValid("first", "steps");
                    return completed(instance.follow((Tools.Link) first, (int) steps));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Term
                    return mapped(value(3, value), Tools.Term.class, "an object with kind \"literal\" or \"sum\"");
                case 1: // Tools.Link
                    return readLink(value);
                case 2: // int
                    return intValue(value);
                case 3: // Tools.Term
                    return tagged(value, "kind", "an object with kind \"literal\" or \"sum\"", "literal", 6, "sum", 7);
                case 4: // String
                    return stringValue(value);
                case 5: // Tools.Link or null
                    return value == null ? null : value(1, value);
                case 6: // Tools.Literal
                    return checkLiteral(value);
                default: // 7: Tools.Sum
                    return checkSum(value);
            }
        }

        Tools.Link readLink(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Link(
                    (String) member(4, members, "name"),
                    (Tools.Link) member(5, members, "next"));
        }

        Object checkLiteral(Object value) {
            if (value instanceof Map) {
                require(value, "value");
            }
            return value;
        }

        Object checkSum(Object value) {
            if (value instanceof Map) {
                require(value, "left");
                inspect(3, value, "left");
                require(value, "right");
                inspect(3, value, "right");
            }
            return value;
        }
    }
}
