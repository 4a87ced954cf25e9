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
        // show
        tools.add(new ToolDefinition(
                "show",
                "Shows.",
                structure(
                    object(
                        "leaf", structure(
                            object(
                                "item", object("type", "string", "format", "date"),
                                "count", typed("integer"),
                                "more", object("type", "array", "items", object("type", "string", "format", "date")),
                                "array", object("type", "array", "items", object("type", "string", "format", "date")),
                                "nested", object(
                                    "type", "object",
                                    "additionalProperties", structure(
                                        object(
                                            "item", typed("boolean"),
                                            "count", typed("integer"),
                                            "more", object("type", "array", "items", typed("boolean")),
                                            "array", object("type", "array", "items", typed("boolean"))))))),
                        "raw", structure(
                            object(
                                "item", object(),
                                "count", typed("number"),
                                "more", object("type", "array", "items", object())))),
                    "leaf", "raw"),
                handler(0, "show", instance, mapper), null, null, null, null, null));
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
            // show
            Object leaf = argument(0, "leaf");
            Object raw = argument(1, "raw");
            requireValid("leaf", "raw");
            return completed(instance.show((Tools.Leaf) leaf, (Tools.Base) raw));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Leaf
                    return mapped(value(2, value), Tools.Leaf.class, "an object",
                            "java.time.LocalDate", "an ISO 8601 date such as 2024-02-29");
                case 1: // Tools.Base
                    return mapped(value, Tools.Base.class, "an object");
                case 2: // Tools.Leaf
                    return checkLeaf(value);
                case 3: { // LocalDate
                    Object result = value;
                    noArray(value, "an ISO 8601 date such as 2024-02-29");
                    return result;
                }
                case 4: // List<LocalDate>
                    return inspectElements(3, value);
                default: // 5: LocalDate[]
                    return inspectElements(3, value);
            }
        }

        Object checkLeaf(Object value) {
            if (value instanceof Map) {
                inspect(3, value, "item");
                inspect(4, value, "more");
                inspect(5, value, "array");
            }
            return value;
        }
    }
}
