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
        // compute
        tools.add(new ToolDefinition(
                "compute",
                "Computes.",
                object(
                    "type", "object",
                    "properties", object("expression", object("$ref", "#/$defs/Expression"), "more", typed("integer")),
                    "required", list("expression", "more"),
                    "$defs", object(
                        "Expression", object(
                            "oneOf", list(
                                structure(
                                    object(
                                        "op", object("type", "string", "enum", list("value")),
                                        "number", typed("integer")),
                                    "op", "number"),
                                object("$ref", "#/$defs/Sum"))),
                        "Sum", structure(
                            object(
                                "op", object("type", "string", "enum", list("sum")),
                                "terms", object("type", "array", "items", object("$ref", "#/$defs/Expression"))),
                            "op", "terms"))),
                handler(0, "compute", instance, mapper), null, null, null, null, null));
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
            // compute
            Object expression = argument(0, "expression");
            Object more = argument(1, "more");
            requireValid("expression", "more");
            return completed(json(instance.compute((Tools.Expression) expression, (int) more), mapper));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Expression
                    return mapped(value(2, value), Tools.Expression.class, "an object with op \"value\" or \"sum\"");
                case 1: // int
                    return intValue(value);
                case 2: // Tools.Expression
                    return tagged(value, "op", "an object with op \"value\" or \"sum\"", "value", 3, "sum", 5);
                case 3: // Tools.Value
                    return checkValue(value);
                case 4: // List<Tools.Expression>
                    return inspectElements(2, value);
                default: // 5: Tools.Sum
                    return checkSum(value);
            }
        }

        Object checkValue(Object value) {
            if (value instanceof Map) {
                require(value, "number");
            }
            return value;
        }

        Object checkSum(Object value) {
            if (value instanceof Map) {
                require(value, "terms");
                inspect(4, value, "terms");
            }
            return value;
        }
    }
}
