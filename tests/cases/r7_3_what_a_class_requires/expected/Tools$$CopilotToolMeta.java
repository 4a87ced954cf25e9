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
        // make
        tools.add(new ToolDefinition(
                "make",
                "Makes.",
                structure(
                    object(
                        "made", structure(
                            object("count", typed("integer"), "label", typed("string"), "kind", typed("string")),
                            "count", "kind")),
                    "made"),
                handler(0, "make", instance, mapper), null, null, null, null, null));
        // check
        tools.add(new ToolDefinition(
                "check",
                "Checks.",
                structure(
                    object(
                        "checked", structure(
                            object(
                                "declared", typed("string"),
                                "present", typed("string"),
                                "worded", object("type", "string", "minLength", 1, "pattern", "\\S"),
                                "filled", object("type", "array", "items", typed("string"), "minItems", 1),
                                "free", typed("string")),
                            "declared", "present", "worded", "filled")),
                    "checked"),
                handler(1, "check", instance, mapper), null, null, null, null, null));
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
                    // make
                    Object made = argument(0, "made");
                    requireValid("made");
                    return completed(instance.make((Tools.Made) made));
                }
                default: {
                    // check
                    Object checked = argument(1, "checked");
                    requireValid("checked");
                    instance.check((Tools.Checked) checked);
                    return completed("Success");
                }
            }
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // Tools.Made
                    return mapped(value(2, value), Tools.Made.class, "an object");
                case 1: // Tools.Checked
                    return mapped(value(3, value), Tools.Checked.class, "an object");
                case 2: // Tools.Made
                    return checkMade(value);
                case 3: // Tools.Checked
                    return checkChecked(value);
                case 4: { // String
                    Object result = value;
                    textSize(value, 1, 2147483647);
                    notBlank(value);
                    return result;
                }
                default: { // 5: List<String>
                    Object result = value;
                    elementCount(value, 1, 2147483647);
                    return result;
                }
            }
        }

        Object checkMade(Object value) {
            if (value instanceof Map) {
                require(value, "count");
                require(value, "kind");
            }
            return value;
        }

        Object checkChecked(Object value) {
            if (value instanceof Map) {
                require(value, "declared");
                require(value, "present");
                require(value, "worded");
                inspect(4, value, "worded");
                require(value, "filled");
                inspect(5, value, "filled");
            }
            return value;
        }
    }
}
