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
        ArrayList<ToolDefinition> tools = new ArrayList<ToolDefinition>(7);
        // endless
        tools.add(new ToolDefinition(
                "endless",
                "Takes what never ends.",
                structure(
                    object(
                        "values", object("type", "array", "items", structure(object("value", typed("integer")), "value"))),
                    "values"),
                handler(0, "endless", instance, mapper), null, null, null, null, null));
        // loop
        tools.add(new ToolDefinition(
                "loop",
                "Takes what never ends.",
                structure(
                    object("value", structure(object("value", typed("integer"))), "more", typed("integer")),
                    "value", "more"),
                handler(1, "loop", instance, mapper), null, null, null, null, null));
        // digits
        tools.add(new ToolDefinition(
                "digits",
                "Counts digits.",
                structure(
                    object("number", typed("number"), "integer", typed("integer"), "nearest", typed("number")),
                    "number", "integer", "nearest"),
                handler(2, "digits", instance, mapper), null, null, null, null, null));
        // anything
        tools.add(new ToolDefinition(
                "anything",
                "Takes anything.",
                structure(object("value", object()), "value"),
                handler(3, "anything", instance, mapper), null, null, null, null, null));
        // nodes
        tools.add(new ToolDefinition(
                "nodes",
                "Takes nodes.",
                structure(object("text", typed("string", "A text")), "text"),
                handler(4, "nodes", instance, mapper), null, null, null, null, null));
        // binary
        tools.add(new ToolDefinition(
                "binary",
                "Takes bytes.",
                structure(object("node", object("description", "Bytes")), "node"),
                handler(5, "binary", instance, mapper), null, null, null, null, null));
        // pojo
        tools.add(new ToolDefinition(
                "pojo",
                "Takes an object.",
                structure(object("node", object("description", "An object")), "node"),
                handler(6, "pojo", instance, mapper), null, null, null, null, null));
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
                    // endless
                    Object values = argument(0, "values");
                    requireValid("values");
                    return completed(instance.endless((List) values));
                }
                case 1: {
                    // loop
                    Object value = argument(1, "value");
                    Object more = argument(2, "more");
                    requireValid("value", "more");
                    return completed(instance.loop((Tools.Loop) value, (int) more));
                }
                case 2: {
                    // digits
                    Object number_ = argument(3, "number");
                    Object integer = argument(4, "integer");
                    Object nearest = argument(5, "nearest");
                    requireValid("number", "integer", "nearest");
                    return completed(instance.digits((BigDecimal) number_, (BigInteger) integer, (double) nearest));
                }
                case 3: {
                    // anything
                    Object value = argument(6, "value");
                    requireValid("value");
                    return completed(instance.anything(value));
                }
                case 4: {
                    // nodes
                    Object text = argument(7, "text");
                    requireValid("text");
                    return completed(instance.nodes((TextNode) text));
                }
                case 5: {
                    // binary
                    Object node = argument(8, "node");
                    requireValid("node");
                    return completed(instance.binary((BinaryNode) node));
                }
                default: {
                    // pojo
                    Object node = argument(9, "node");
                    requireValid("node");
                    return completed(instance.pojo((POJONode) node));
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // List<Tools.Endless>
                    return collection(10, value, new ArrayList());
                case 1: // Tools.Loop
                    return mapped(value, Tools.Loop.class, "an object");
                case 2: // int
                    return intValue(value);
                case 3: // BigDecimal
                    return bigDecimalValue(value);
                case 4: // BigInteger
                    return bigIntegerValue(value);
                case 5: // double
                    return doubleValue(value);
                case 6: // Object
                    return anything(value);
                case 7: // TextNode
                    return mapped(value, TextNode.class, "a value that the tool can read");
                case 8: // BinaryNode
                    return mapped(value, BinaryNode.class, "a value that the tool can read");
                case 9: // POJONode
                    return mapped(value, POJONode.class, "a value that the tool can read");
                default: // 10: Tools.Endless
                    return readEndless(value);
            }
        }

        Tools.Endless readEndless(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Endless((int) member(2, members, "value"));
        }
    }
}
