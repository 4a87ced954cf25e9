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
        // paint
        tools.add(new ToolDefinition(
                "paint",
                "Paints.",
                structure(
                    object(
                        "colour", object(
                            "pattern", "^#[0-9a-f]{6}$",
                            "type", "string",
                            "minLength", 7,
                            "description", "A colour."),
                        "options", object(
                            "type", "object",
                            "description", "Its own words.",
                            "properties", object(
                                "z", object("type", list("string", "null")),
                                "a", object("enum", list(1, (Object) null, "x"))),
                            "default", object("deep", list(list(object("er", null))), "quote", "\"\u00e9\n"),
                            "additionalProperties", false),
                        "number", object("description", "Wins.", "type", "integer")),
                    "colour", "options", "number"),
                handler(0, "paint", instance, mapper), null, null, null, null, null));
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
            // paint
            Object colour = argument(0, "colour");
            Object options = argument(1, "options");
            Object number_ = argument(2, "number");
            requireValid("colour", "options", "number");
            return completed(instance.paint((String) colour, options, (int) number_));
        }

        protected Object value(int type, Object value) {
            switch (type) {
                case 0: // String
                    return stringValue(value);
                case 1: // Object
                    return anything(value);
                default: // 2: int
                    return intValue(value);
            }
        }
    }
}
