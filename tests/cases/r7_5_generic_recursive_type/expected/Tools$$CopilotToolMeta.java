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
        // sum
        tools.add(new ToolDefinition(
                "sum",
                "Sums.",
                object(
                    "type", "object",
                    "properties", object(
                        "numbers", object("$ref", "#/$defs/TreeOfInteger"),
                        "words", object("$ref", "#/$defs/TreeOfString")),
                    "required", list("numbers", "words"),
                    "$defs", object(
                        "TreeOfInteger", structure(
                            object(
                                "value", typed("integer"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfInteger"))),
                            "value", "branches"),
                        "TreeOfString", structure(
                            object(
                                "value", typed("string"),
                                "branches", object("type", "array", "items", object("$ref", "#/$defs/TreeOfString"))),
                            "value", "branches"))),
                handler(0, "sum", instance, mapper), null, null, null, null, null));
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
            // sum
            Object numbers = argument(0, "numbers");
            Object words = argument(1, "words");
            requireValid("numbers", "words");
            return completed(instance.sum((Tools.Tree) numbers, (Tools.Tree) words));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Tree<Integer>
                    return readTreeOfInteger(value);
                case 1: // Tools.Tree<String>
                    return readTreeOfString(value);
                case 2: // Integer
                    return intValue(value);
                case 3: // List<Tools.Tree<Integer>>
                    return collection(0, value, new ArrayList());
                case 4: // String
                    return stringValue(value);
                default: // 5: List<Tools.Tree<String>>
                    return collection(1, value, new ArrayList());
            }
        }

        Tools.Tree readTreeOfInteger(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Tree(
                    (Integer) member(2, members, "value"),
                    (List) member(3, members, "branches"));
        }

        Tools.Tree readTreeOfString(Object value) {
            Map<?, ?> members = members(value);
            return new Tools.Tree(
                    (String) member(4, members, "value"),
                    (List) member(5, members, "branches"));
        }
    }
}
